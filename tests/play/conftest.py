from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres import NoPostgres, postgres


@pytest.fixture
def store(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL that the tests start themselves."""
    try:
        with postgres() as url:
            yield url
    except NoPostgres as fault:
        pytest.skip(str(fault))


@pytest.fixture
def postgres_store(request: pytest.FixtureRequest, postgres_url: str, tmp_path: Path) -> str:
    import psycopg

    with psycopg.connect(postgres_url, autocommit=True) as connection:  # a fresh database for each test
        name = f"t{abs(hash(request.node.name + str(tmp_path)))}"
        connection.execute(f"CREATE DATABASE {name}".encode())
    return postgres_url.rsplit("/", 1)[0] + f"/{name}"


@pytest.fixture(params=["store", "postgres_store"], ids=["sqlite", "postgresql"])
def either_store(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found
