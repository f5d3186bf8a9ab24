"""Nobody reads a sentence to find out what it means.

Log lines, questions, reasons and options come with their parts, marks, cues, moments and rules. Code that searches
their words instead goes wrong with the next wording, so it is refused here: in the page, and in all Python beside the
games.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from turnkey.core.events import CUES

ROOT = Path(__file__).parents[2]
FOLDERS = [ROOT / "src/turnkey" / folder for folder in ("cli", "play", "lab", "bots")]
PYTHON = sorted(path for folder in FOLDERS for path in folder.rglob("*.py"))
PAGE = sorted(path for kind in ("*.ts", "*.svelte") for path in (ROOT / "web/src").rglob(kind))

# What holds a sentence, by its last name: `told[0].sentence`, `table.why_not(seat, action)`.
SENTENCES = {
    "line", "lines", "log", "news", "fresh", "sentence", "sentences", "says", "prompt", "question", "reason", "reasons",
    "reason_against", "why", "why_not", "told", "did",
}  # fmt: skip
PAGE_SENTENCES = SENTENCES | {"text", "fault", "message"}
SEARCHES = {"startswith", "endswith", "find", "rfind", "index", "partition", "rpartition", "split", "rsplit",
            "removeprefix", "removesuffix", "count"}  # fmt: skip
SAME = {"str", "lower", "upper", "casefold", "strip", "rstrip", "lstrip", "capitalize"}  # of the same sentence

# What is found and may stay, by file and by what it does there.
ALLOWED = {
    ("web/src/api.svelte.ts", "/[.!?]$/.test(text)"): "a fault is shown with a full stop at its end, whatever it says",
    ("web/src/boards/generic/things.ts", "text.includes("): "a number is left out that the printed words tell already",
    ("web/src/boards/lines.ts", 'text.split(" ")'): "a text is laid out in lines",
    ("web/src/picture.ts", "text.matchAll(/url"): "what a drawing refers to is taken into its picture",
}


# Python


def called(node: ast.expr) -> str:
    """The last name of an expression."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return node.attr
    if isinstance(node, ast.Subscript):
        return called(node.value)
    if isinstance(node, ast.Call):
        name = called(node.func)
        if name in SAME:
            inner = node.args[0] if isinstance(node.func, ast.Name) and node.args else node.func
            return called(inner.value) if isinstance(inner, ast.Attribute) and inner is node.func else called(inner)
        return name
    return ""


def read_in_python(source: str) -> Iterator[str]:
    """Every place that searches a sentence."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            searched = [node.func.value] if node.func.attr in SEARCHES else []
            if isinstance(node.func.value, ast.Name) and node.func.value.id == "re":
                searched = node.args
            if any(called(one) in SENTENCES for one in searched):
                yield ast.unparse(node)
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            is_text = isinstance(node.left, ast.JoinedStr) or (
                isinstance(node.left, ast.Constant) and isinstance(node.left.value, str)
            )
            if is_text and called(node.comparators[0]) in SENTENCES:
                yield ast.unparse(node)


# The page

CHAIN = r"((?:[\w$]+(?:\([^()]*\)|\[[^\]]*\])?[?!]?\.)*[\w$]+(?:\[[^\]]*\])?)"
SEARCHED = re.compile(CHAIN + r"[?!]?\.(?:startsWith|endsWith|match|matchAll|search|replace|replaceAll|split)\(")
HOLDS = re.compile(CHAIN + r"[?!]?\.(?:includes|indexOf|lastIndexOf)\((?=[\"'`/]|String\()")
TESTED = re.compile(r"(?:/[gimsuy]*|\))\.(?:test|exec)\(" + CHAIN)
MADE = re.compile(r"new RegExp\(.*")


def last(chain: str) -> str:
    return re.sub(r"\(.*?\)|\[.*?\]|[?!]", "", chain).rsplit(".", 1)[-1]


def read_in_page(source: str) -> Iterator[str]:
    """Every place that searches a sentence, or makes up a search as it goes along."""
    for row in source.splitlines():
        for pattern in (SEARCHED, HOLDS, TESTED):
            if any(last(chain) in PAGE_SENTENCES for chain in pattern.findall(row)):
                yield row.strip()
        if MADE.search(row):
            yield row.strip()


# Both


def is_allowed(path: Path, found: str) -> bool:
    return any(str(path.relative_to(ROOT)) == file and does in found for file, does in ALLOWED)


@pytest.mark.parametrize("path", [*PYTHON, *PAGE], ids=lambda path: str(path.relative_to(ROOT)))
def test_no_sentence_is_searched_for_its_meaning(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    found = read_in_python(source) if path.suffix == ".py" else read_in_page(source)
    assert [one for one in found if not is_allowed(path, one)] == []


def test_nothing_is_allowed_that_is_not_there() -> None:
    for file, does in ALLOWED:
        assert any(does in one for one in read_in_page((ROOT / file).read_text(encoding="utf-8"))), (file, does)


@pytest.mark.parametrize(
    "planted",
    [
        'if line.startswith("— "): pass',
        'heading = " says: " not in line',
        'now = not reason.startswith("that is for ")',
        'bare = table.why_not(seat, action).partition(" Possible: ")[0]',
        'rolled = re.search(r"rolls (\\d)", log[-1])',
        'rolled = re.match("Ben", str(one.sentence).lower())',
        'f"{name} rolls" in told[0]',
    ],
)
def test_python_that_reads_a_sentence_is_caught(planted: str) -> None:
    assert list(read_in_python(planted))


@pytest.mark.parametrize(
    "planted",
    [
        "if (/\\b(rolls?|dice|die)\\b/i.test(line)) return 1;",
        "return /^—+ .*—+$/.test(line);",
        'const did = (shown?.did ?? "") && shown.did.replace(/^[^:]+/, seatTitle);',
        "const at = game.options.find((one) => new RegExp(`b${one.name}`).test(fault));",
        'while (!one.sentence.startsWith(start)) start = "";',
        'if (reason.includes("not your turn")) hide();',
        "const [first] = frame.question?.text.split(':');",
        "const rolled = lines[0].match(/rolls (\\d)/);",
    ],
)
def test_a_page_that_reads_a_sentence_is_caught(planted: str) -> None:
    assert list(read_in_page(planted))


@pytest.mark.parametrize(
    "harmless",
    [
        'const seats = handles.map((one) => one.split(":"));',
        "return winners.includes(seat) && lines.length > 0;",
        "const [page] = path.split('/');",
        "{#if line.chapter}<h3>{line.says}</h3>{/if}",
    ],
)
def test_a_page_that_reads_data_is_not(harmless: str) -> None:
    assert not list(read_in_page(harmless))


def test_python_that_reads_data_is_not_caught() -> None:
    harmless = 'line.cue in ("win", "open") or seat in told or typed.startswith("?") or verb.word.split()'
    assert not list(read_in_python(harmless))


def test_there_is_a_sound_for_every_cue() -> None:
    source = (ROOT / "web/src/tones.ts").read_text(encoding="utf-8")
    table = source[source.index("SOUNDS: Record<Cue") : source.index("};")]
    heard = re.findall(r'^  (?:"([^"]*)"|(\w+)):', table, re.MULTILINE)
    assert sorted(quoted or plain for quoted, plain in heard) == sorted(CUES)
