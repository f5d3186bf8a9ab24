"""The page in the language of its reader: every text comes from the catalogue, and German fits where English does."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from browsing import PHONE, ROOT, STILL, WIDE, Person

import turnkey
from sampling import SWEEP

People = Callable[..., Person]
WEB = ROOT / "web"
GERMAN = "de-DE"
SIZES = {"wide": WIDE, "phone": PHONE}


def faults_in(sources: Path) -> list[str]:
    """What is wrong with the texts of these sources, one fault a line."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no Node.js")
    ran = subprocess.run([node, "catalogue/check.js", sources], cwd=WEB, capture_output=True, text=True, check=False)
    assert ran.stderr == ""
    return ran.stdout.splitlines()


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A small page: one component, one module, their texts in two languages."""
    (tmp_path / "languages").mkdir()
    (tmp_path / "languages" / "en.ftl").write_text("greeting = Hello { $name }\nplain = Once more\n")
    (tmp_path / "languages" / "de.ftl").write_text("greeting = Hallo { $name }\nplain = Noch einmal\n")
    part = '<button aria-label={t("plain")} class="row wide">{t("greeting", { name })}</button>\n'
    (tmp_path / "Part.svelte").write_text(part)
    (tmp_path / "words.ts").write_text('export const code = (kind: string) => (kind === "Some code" ? 1 : 2);\n')
    return tmp_path


def test_every_text_of_the_page_is_in_the_catalogue_in_all_languages() -> None:
    assert faults_in(WEB / "src") == []


def test_a_page_whose_texts_are_all_in_the_catalogue_has_no_faults(sources: Path) -> None:
    assert faults_in(sources) == []


PLANTED = [
    ("A.svelte", "<p>Well played</p>", "Well played"),
    ("B.svelte", '<button aria-label="Close it">✕</button>', "Close it"),
    ("C.svelte", '<p>{late ? "yes" : t("plain")}</p>', "yes"),
    ("D.svelte", "<p>{`You have ${count} left`}</p>", "You have {} left"),
    ("E.svelte", '<g data-words="The deck."></g>', "The deck."),
    ("F.svelte", '<List heading="My tables" />', "My tables"),
    ("g.ts", 'export const told = (n: number): string => (n ? "Nothing yet" : "");', "Nothing yet"),
    ("h.ts", "export const told = (n: number): string => `as number ${n}`;", "as number {}"),
]


def test_texts_outside_the_catalogue_are_found(sources: Path) -> None:
    for name, source, _ in PLANTED:
        (sources / name).write_text(source)
    assert faults_in(sources) == [f"{name}:1: no text of the catalogue: {text}" for name, _, text in PLANTED]


@pytest.mark.parametrize(
    ("german", "fault"),
    [
        ("greeting = Hallo { $name }\n", "plain is missing"),
        ("greeting = Hallo\nplain = Noch einmal\n", "greeting leaves $name out"),
        ("greeting = Hallo { $name } { $day }\nplain = Noch einmal\n", "greeting uses $day, which English does not"),
        ("greeting = Hallo { $name }\nplain = Noch einmal\nold = Alt\n", "old is unknown in English"),
    ],
)
def test_what_a_translation_lacks_is_found(sources: Path, german: str, fault: str) -> None:
    (sources / "languages" / "de.ftl").write_text(german)
    assert faults_in(sources) == [f"languages/de.ftl: {fault}"]


def test_a_text_that_nothing_uses_is_found(sources: Path) -> None:
    for language in ("en", "de"):
        with (sources / "languages" / f"{language}.ftl").open("a") as catalogue:
            catalogue.write("idle = Idle\n")
    assert faults_in(sources) == ["languages/en.ftl: nothing uses idle"]


def test_the_browser_s_wish_is_followed_and_a_choice_goes_before_it(person: People) -> None:
    somebody = person(locale=GERMAN)
    page = somebody.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("heading", name="Fünf Brettspiele um Schlösser.").wait_for()
    assert page.locator("html").get_attribute("lang") == "de"
    page.get_by_label("Sprache").select_option("en")
    page.get_by_role("heading", name="Five board games about locks.").wait_for()
    assert page.locator("html").get_attribute("lang") == "en"
    page.reload()
    page.get_by_role("heading", name="Five board games about locks.").wait_for()
    called = [one for one in asked if "/api/" in one]
    assert called
    assert all("language=" in one for one in called)
    assert any("language=en" in one for one in called)


def test_somebody_without_a_wish_for_it_loads_no_german(person: People) -> None:
    somebody = person()
    loaded: list[str] = []
    somebody.page.on("request", lambda request: loaded.append(request.url))
    somebody.sit_at("airlock", 3, seed=1)
    assert any(re.search(r"/airlock-en-", one) for one in loaded)
    assert not any(re.search(r"-de-[^/]*\.js", one) for one in loaded)


def test_the_language_of_a_table_can_be_changed_at_the_table(person: People) -> None:
    somebody = person()
    sockets: list[str] = []
    somebody.page.on("websocket", lambda socket: sockets.append(socket.url))
    somebody.sit_at("airlock", 3, seed=1)
    somebody.open_menu()
    somebody.page.get_by_label("Language").select_option("de")
    somebody.page.get_by_role("tab", name="Was geschah").wait_for()
    somebody.page.locator("[data-step] .board > :not(h2)").first.wait_for()
    assert "language=en" in sockets[0]
    assert "language=de" in sockets[-1]


@pytest.mark.parametrize(
    ("slug", "size"),
    [
        (slug, size)
        for number, slug in enumerate(turnkey.game_names())
        for place, size in enumerate(SIZES)
        if SWEEP or number == place  # one game on each screen: test_web_boards looks at German in all of them
    ],
)
def test_german_is_nowhere_cut_off(person: People, slug: str, size: str) -> None:
    somebody = person(SIZES[size], locale=GERMAN)
    for acts in (0, 7, 14, 30) if SWEEP else (14,):
        somebody.sit_at(slug, max(turnkey.game(slug).seats), seed=3, acts=acts)
        somebody.page.evaluate(STILL)
        assert somebody.faults() == []
        assert not somebody.scrolls_sideways()
