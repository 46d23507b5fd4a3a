"""What lies in deploy/ says nothing that the program does not know."""

from __future__ import annotations

import argparse
import re
import shlex
from pathlib import Path

from arene.cli import parser
from arene.server import supervisor
from arene.server.settings import NAMES, PREFIX, add_options, settings_from
from arene.server.sitewords import site_words

DEPLOY = Path(__file__).parent.parent / "deploy"
OTHERS = {"ARENE_SITE", "ARENE_COMPILE"}  # of the compose file itself, and of the build


def test_the_settings_file_is_one() -> None:
    options = argparse.ArgumentParser()
    add_options(options, site_words("en"))
    chosen = settings_from(options.parse_args(["--config", str(DEPLOY / "arene.toml")]), {})
    assert chosen.public_url and chosen.trusted_proxies and chosen.log == "json"


def test_every_variable_is_a_setting() -> None:
    for name in ("Dockerfile", "compose.yaml", "Caddyfile", "arene.service"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        for variable in set(re.findall(r"\bARENE_[A-Z_]+", text)) - OTHERS:
            assert variable.removeprefix(PREFIX).lower() in NAMES, f"{name}: {variable}"


def test_an_image_is_made_of_the_sources_alone() -> None:
    """What was once built here may be of other sources: setuptools would put it into the image."""
    left_out, kept = ((DEPLOY.parent / name).read_text(encoding="utf-8") for name in (".dockerignore", ".gitignore"))
    known = {line.removeprefix("**/") for line in left_out.splitlines()}
    for line in kept.splitlines():
        name = line.strip("/").removesuffix("/*")
        assert line.startswith("!") or name in known, line
    assert ".git" in known


def test_the_service_starts_what_can_be_typed() -> None:
    text = (DEPLOY / "arene.service").read_text(encoding="utf-8")
    program, *typed = shlex.split(re.findall("^ExecStart=(.*)$", text, re.MULTILINE)[0])
    assert program.endswith("/arene")
    assert parser("serve").parse_args(typed).config == Path("/etc/arene/arene.toml")


def test_a_server_is_given_the_time_that_it_takes_to_end() -> None:
    for name, wanted in (("arene.service", r"^TimeoutStopSec=(\d+)$"), ("compose.yaml", r"stop_grace_period: (\d+)s$")):
        found = re.findall(wanted, (DEPLOY / name).read_text(encoding="utf-8"), re.MULTILINE)
        assert [int(seconds) > supervisor._GOODBYE for seconds in found] == [True], name
