"""Whatever somebody is called or says, it is drawn as letters: nothing of it runs in a page."""

import pytest

from browser.conftest import Sit
from browser.people import Player
from builders.running_house import Client, House

SCRIPTS = (
    "<img src=x onerror='hurt=1'>",
    "<script>hurt=1</script>",
    "<svg onload=hurt=1>",
    "{{constructor.x}}{@html 1}",
    "javascript:hurt=1//",
)
TALK = (
    *SCRIPTS,
    "<a href='javascript:hurt=1'>click</a>",
    "<iframe srcdoc='<script>parent.hurt=1</script>'></iframe>",
    "<style>*{display:none}</style><link rel=stylesheet href=//evil.example/x.css>",
    "<form action=//evil.example><input name=q autofocus onfocus=hurt=1></form>",
)
FOREIGN = (
    *("script:not([src^='/static/'])", "iframe", "object", "embed", "base", "style"),
    *("form[action*='evil']", "[onerror]", "[onload]", "[onfocus]"),
)
FOUND = """foreign => ({
  hurt: globalThis.hurt ?? null,
  foreign: document.querySelectorAll(foreign).length,
  links: [...document.querySelectorAll("a[href]")].filter(a => a.protocol === "javascript:").length,
})"""


def looked(player: Player) -> None:
    """Nothing has run, and nothing is there that could."""
    found = player.page.evaluate(FOUND, ", ".join(FOREIGN))
    assert found == {"hurt": None, "foreign": 0, "links": 0}


@pytest.mark.parametrize("script", SCRIPTS)
def test_names_titles_and_talk_are_letters_and_nothing_runs(
    sit: Sit, house: House, script: str
) -> None:
    mallory = Client(house.port)
    mallory.post("/api/guests", {"name": script})
    table = mallory.make("counterfeiters", 2, listed=True, title=script)
    mallory.sit(table, 0)
    reader = sit()
    reader.become("Reader")
    reader.go("/")
    reader.page.get_by_text(script).first.wait_for()
    looked(reader)
    reader.go(f"/join/{table['links']['play']}")
    reader.page.get_by_text(script).first.wait_for()
    looked(reader)
    reader.post(f"/api/tables/{table['id']}/seats?link={table['links']['play']}", {"seat": 1})
    mallory.start(table)
    with mallory.socket(table) as line:
        line.wait("update")
        for text in TALK:
            assert line.ask("say", text=text)["type"] == "done"
        reader.go(f"/table/{table['id']}")
        reader.page.wait_for_function("() => globalThis.heard?.update !== null")
        reader.press(reader.page.get_by_role("tab", name=reader.say("web-tab-talk")))
        reader.page.get_by_text(TALK[-1]).first.wait_for()
        looked(reader)
    answer = reader.page.request.get("/")
    assert "unsafe" not in answer.headers["content-security-policy"]
