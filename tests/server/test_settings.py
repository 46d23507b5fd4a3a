"""Settings: a file, the environment, the command line; what is wrong is told with its place."""

from __future__ import annotations

import argparse
from dataclasses import fields
from pathlib import Path

import pytest

from arene.core.refusal import BadData
from arene.server.settings import NAMES, USUAL, Rate, Settings, add_options, option, settings_from
from arene.server.sitewords import site_words
from arene.words import LANGUAGES, said

ROOT = Path(__file__).parent.parent.parent


def chosen(*typed: str, **environment: str) -> Settings:
    parser = argparse.ArgumentParser()
    add_options(parser, site_words("en"))
    return settings_from(parser.parse_args(typed), environment)


def test_nothing_said_is_the_usual() -> None:
    assert chosen() == USUAL


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "arene.toml"
    file.write_text(
        'host = "0.0.0.0"\nport = 8100\nlimits = false\npublic_url = "https://A.example/"\n'
        'trusted_proxies = ["10.0.0.1", "172.16.0.0/12"]\nguesses = "5/hour"\nconnections = 50\n'
    )
    assert chosen(ARENE_CONFIG=str(file)) == Settings(
        host="0.0.0.0",
        port=8100,
        limits=False,
        public_url="https://a.example",
        trusted_proxies=("10.0.0.1", "172.16.0.0/12"),
        guesses=Rate(5, 3600),
        connections=50,
    )
    mixed = chosen("--config", str(file), "--port", "8300", ARENE_PORT="8200", ARENE_HOST="::1", ARENE_LIMITS="on")
    assert (mixed.port, mixed.host, mixed.limits, mixed.connections) == (8300, "::1", True, 50)
    assert chosen(ARENE_TRUSTED_PROXIES="10.0.0.1, 10.1.0.0/16").trusted_proxies == ("10.0.0.1", "10.1.0.0/16")
    assert chosen(ARENE_GUESSES="off").guesses == Rate(0)


@pytest.mark.parametrize(
    ("name", "value", "english"),
    [
        ("PORT", "99999", "ARENE_PORT: 99999 is no port; use 0 to 65535"),
        ("LIMITS", "maybe", "ARENE_LIMITS: 'maybe' is not one of on, off"),
        ("GUESSES", "many", "ARENE_GUESSES: 'many' is no rate; write for example 60/minute, or off"),
        ("CONNECTIONS", "0", "ARENE_CONNECTIONS: '0' is out of range; allowed is 1 to 1000000"),
        ("LOG", "xml", "ARENE_LOG: 'xml' is not one of text, json"),
        (
            "TRUSTED_PROXIES",
            "everybody",
            "ARENE_TRUSTED_PROXIES: 'everybody' is neither an address nor a network; write for example 10.0.0.1 or "
            "10.0.0.0/8",
        ),
        (
            "PUBLIC_URL",
            "jeux.example",
            "ARENE_PUBLIC_URL: 'jeux.example' is no address of a site; it begins with http or https and has nothing "
            "after the name",
        ),
    ],
)
def test_what_does_not_fit_is_told(name: str, value: str, english: str) -> None:
    with pytest.raises(BadData) as caught:
        chosen(**{f"ARENE_{name}": value})
    assert said(caught.value, "en") == english
    assert said(caught.value, "fr") != english


@pytest.mark.parametrize(
    "value", ["https://a.example/path", "ftp://a.example", "https://", "https://a.example?x", "//a"]
)
def test_a_public_address_has_nothing_behind_it(value: str) -> None:
    with pytest.raises(BadData):
        chosen("--public-url", value)


def test_a_setting_that_is_none_and_a_file_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "arene.toml"
    file.write_text('publik_url = "https://a.example"\n')
    with pytest.raises(BadData, match="publik_url: there is no such setting"):
        chosen("--config", str(file))
    with pytest.raises(BadData, match="No such file"):
        chosen("--config", str(tmp_path / "none.toml"))


def test_every_setting_is_explained_in_help_and_on_the_page() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for lang in LANGUAGES:
        parser = argparse.ArgumentParser()
        add_options(parser, site_words(lang))
        told = parser.format_help()
        for field in fields(Settings):
            assert f"--{option(field.name)}" in told
            assert site_words(lang)(f"setting-{option(field.name)}")
    for name in NAMES:
        assert f"`{name}`" in page, name
