"""Two people in two browsers: an invitation, talk, a game, and one ranking."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from backroom.words import Speaker
from browser.conftest import Sit
from browser.people import Player, Screen, play_together
from builders.running_house import open_house


def test_two_people_make_a_table_talk_and_finish(sit: Sit) -> None:
    anna, bruno = sit(), sit(Screen.PHONE)
    make_a_table(anna, "Capo della Mafia", seats=3)
    accept(bruno, "Bruno", invitation(anna))
    expect(anna.region("web-lobby-chairs")).to_contain_text("Bruno")
    anna.press(anna.button("web-lobby-fill"))
    anna.press(anna.button("web-lobby-start"))

    for player in (anna, bruno):
        player.press(tab(player, "talk"))
    speak(bruno, "I would never lie to you.")
    expect(talk(anna)).to_contain_text("Bruno I would never lie to you.")
    whisper(anna, "Bruno", "But I would.")
    for player in (anna, bruno):
        whispering = player.say("web-whispers-to", who="Bruno")
        expect(talk(player)).to_contain_text(f"{whispering} But I would.")

    results = [each["result"] for each in play_together(anna, bruno)]
    rankings = [player.sees_ranking(results[0]) for player in (anna, bruno)]
    assert results[0] == results[1]
    assert rankings[0] == rankings[1]
    assert "Bruno" in rankings[0]


def test_what_is_whispered_reaches_no_spectator(sit: Sit) -> None:
    alma, eyes = sit(), sit()
    table = alma.begin("capo-della-mafia", 3, listed=True)
    eyes.go(f"/table/{table}?watch=1")
    alma.asked()
    for player in (alma, eyes):
        player.press(tab(player, "talk"))
    whisper(alma, alma.table["chairs"][1]["name"], "Only between us.")
    speak(alma, "Good evening.")
    expect(talk(eyes)).to_contain_text("Good evening.")
    assert not any("between us" in frame for frame in eyes.frames)
    expect(talk(alma)).to_contain_text("Only between us.")


def test_an_invitation_does_not_lead_friends_to_their_own_machine(sit: Sit, tmp_path: Path) -> None:
    """The host looks at the house from the machine on which it runs."""
    alone = sit()
    make_a_table(alone, "Capo della Mafia", 3)
    expect(alone.page.get_by_text(alone.say("web-invite-only-here")).first).to_be_visible()
    expect(alone.page.get_by_role("img", name=alone.say("web-invite-qr"))).to_have_count(0)
    with open_house(tmp_path, reachable="http://192.168.7.5:8710") as house:
        host = sit(at=house)
        make_a_table(host, "Capo della Mafia", 3)
        expect(host.page.get_by_role("img", name=host.say("web-invite-qr"))).to_be_visible()
        assert invitation(host).startswith("http://192.168.7.5:8710/join/")
        host.page.close()


# What they do


def make_a_table(player: Player, title: str, seats: int) -> None:
    player.go("/")
    box = player.page.get_by_role("article", name=title)
    player.press(box.get_by_role("link", name=player.say("web-home-make")))
    chairs = player.page.get_by_role("group", name=player.say("web-new-seats"))
    player.press(chairs.get_by_text(str(seats), exact=True))
    name = player.page.get_by_label(player.say("web-new-name"))
    if not name.input_value():  # a newcomer is asked, so that friends read who invites them
        name.fill("Anna")
    player.press(player.button("web-new-make"))


def invitation(player: Player) -> str:
    """The link that a host sends to friends."""
    return player.page.get_by_label(player.say("web-lobby-invite-link")).first.input_value()


def accept(player: Player, name: str, link: str) -> None:
    player.go(link)
    player.page.get_by_label(player.say("web-join-name")).fill(name)
    player.press(player.button("web-join-sit"))
    expect(player.page).to_have_url(re.compile("/table/"))


def tab(player: Player, name: str) -> Locator:
    """It may say beside its name how much is new."""
    return player.page.get_by_role("tab", name=player.say(f"web-tab-{name}"))


def talk(player: Player) -> Locator:
    return player.page.get_by_role("list", name=player.say("web-tab-talk"))


def speak(player: Player, text: str) -> None:
    player.page.get_by_label(player.say("web-say"), exact=True).fill(text)
    player.press(player.button("web-send"))
    expect(talk(player)).to_contain_text(text)


def whisper(player: Player, name: str, text: str) -> None:
    to = player.page.get_by_label(Speaker("en").ui("web-say-to"))
    to.select_option(label=player.say("web-whisper-to", who=name))
    speak(player, text)
    to.select_option(label=player.say("web-to-all"))
