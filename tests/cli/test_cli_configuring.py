"""Settings: a flag goes before the environment, that before the file, that before what is usual. And the doctor."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from command_line import run

from turnkey.cli import serve
from turnkey.cli.configuring import Configuration
from turnkey.cli.parsing import BadUsage, Parser
from turnkey.play.store import open_store


def told(*line: str) -> Configuration:
    parser = Parser(prog="turnkey")
    serve.add(parser.add_subparsers())
    return Configuration(parser.parse_args(["serve", *line]))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "turnkey.toml"
    made.write_text('port = 1\nhost = "0.0.0.0"\norigin = ["https://a.example"]\nkeep_chat = 7\nlimits = false\n')
    return made


def test_a_flag_goes_before_the_environment_that_before_the_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert told()["port"] == 8642
    assert told("--config", str(file))["port"] == 1
    monkeypatch.setenv("TURNKEY_CONFIG", str(file))
    assert (told()["port"], told()["host"], told()["keep-chat"], told()["limits"]) == (1, "0.0.0.0", 7.0, False)
    monkeypatch.setenv("TURNKEY_PORT", "2")
    monkeypatch.setenv("TURNKEY_ORIGIN", "https://b.example, https://c.example")
    assert told()["port"] == 2
    assert told()["origin"] == ("https://b.example", "https://c.example")
    assert told("--port", "3", "--origin", "https://d.example")["port"] == 3
    assert told("--origin", "https://d.example")["origin"] == ("https://d.example",)
    assert told("--no-compile")["compile-rules"] is False
    monkeypatch.setenv("TURNKEY_COMPILE_RULES", "no")
    assert told()["compile-rules"] is False


def test_they_all_reach_the_server(file: Path) -> None:
    settings = serve.settings_of(told("--config", str(file), "--smtp", "smtp://mail", "--mail-from", "x@y.example",
                                      "--metrics-token", "secret"))  # fmt: skip
    assert settings.origins == ("https://a.example",)
    assert (settings.care.keeping.chat, settings.care.keeping.open_tables) == (7, 30)
    assert settings.care.smtp is not None
    assert settings.care.smtp.port == 587
    assert settings.metrics_token == "secret"


@pytest.mark.parametrize(
    ("text", "said"),
    [("prot = 1", "did you mean port?"), ("port = ", "cannot be read"), ("port = 99999", "65535"),
     ("dance = 1", "dance"), ('log = "loud"', "none of"), ('limits = "perhaps"', "neither yes nor no")],
)  # fmt: skip
def test_a_file_with_a_slip_in_it_is_refused(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "x.toml").write_text(text)
    with pytest.raises(BadUsage, match=said.replace("?", r"\?")):
        _ = [told("--config", str(tmp_path / "x.toml"))[name] for name in ("port", "log", "limits")]


def test_a_word_in_the_environment_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TURNKEY_PORT", "many")
    with pytest.raises(BadUsage, match="TURNKEY_PORT"):
        _ = told()["port"]


async def made(url: str) -> None:
    await (await open_store(url)).close()


def test_the_doctor_finds_what_is_wrong_and_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("")
    monkeypatch.setenv("TURNKEY_WEB", str(page))
    url = f"sqlite:///{tmp_path}/t.db"
    well = run("doctor", "--db", url)
    assert (well.code, "!!" in well.out) == (0, False), well.out
    asyncio.run(made(url))
    assert "is up to date" in run("doctor", "--db", url).out

    def is_bad(said: str, *line: str) -> None:
        ran = run("doctor", *line)
        assert ran.code == 1, ran.out
        at = next(number for number, one in enumerate(ran.out.splitlines()) if said in one)
        lines = ran.out.splitlines()
        assert lines[at].startswith("!!")
        assert lines[at + 1].startswith("    "), "and what to do"

    with sqlite3.connect(tmp_path / "t.db") as file:
        file.execute(
            "INSERT INTO tables (id, game, version, edition, players, options, settings, host, public, made, touched,"
            " status, step, asked, rematch) VALUES ('t','x',1,'e',2,'{}','{}','h',0,0,?,'over',0,0,'')",
            [time.time() + 9999],
        )
    file.close()
    is_bad("clock is behind", "--db", url)
    with sqlite3.connect(tmp_path / "t.db") as file:
        file.execute("UPDATE schema_version SET version = 999")
    file.close()
    is_bad("newer release", "--db", url)
    is_bad("nobody can write into", "--db", "sqlite:////no/such/folder/t.db")
    is_bad("cannot be reached", "--db", "postgresql://x@127.0.0.1:1/x")
    monkeypatch.setenv("TURNKEY_SMTP", "smtp://127.0.0.1:1")
    monkeypatch.setenv("TURNKEY_MAIL_FROM", "x@y.example")
    is_bad("mail cannot be sent", "--db", f"sqlite:///{tmp_path}/new.db")
    monkeypatch.delenv("TURNKEY_SMTP")
    monkeypatch.setenv("TURNKEY_ORIGIN", "play.example")
    is_bad("is no origin", "--db", f"sqlite:///{tmp_path}/new.db")
    monkeypatch.setenv("TURNKEY_ORIGIN", "https://play.example")
    assert "no proxy is named" in run("doctor", "--db", f"sqlite:///{tmp_path}/new.db").out
