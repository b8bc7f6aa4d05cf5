"""How the application looks, in Textual's own style language."""

STYLE = """
Screen { background: $background; color: $foreground; }
#strip { height: auto; max-height: 2; min-width: 24; background: $panel; padding: 0 1; }
#middle { height: 1fr; }
#left { width: 1fr; min-width: 24; }  /* Rich cannot break a line into no columns */
#board { height: 1fr; min-height: 3; background: $background; scrollbar-size-vertical: 0; }
#board:focus { background: $surface; }
#table { width: 1fr; height: auto; }
#hand { height: auto; max-height: 3; color: $primary; }
#news { height: auto; max-height: 2; color: $muted; }
#aside { height: auto; max-height: 4; color: $success; }
#asked { height: auto; max-height: 3; background: $felt; color: $foreground; text-style: bold; }
#typed { height: 1; border: none; background: $surface; }
#choices { height: auto; min-width: 24; border: none; padding: 0; background: $surface; }
#side { width: 37; min-width: 37; display: none; border-left: solid $panel; }
#players { height: auto; max-height: 50%; padding: 0 1; }
#story { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; border-top: solid $panel; }
.wide #side { display: block; }
.wide #news { display: none; }
.wide #board, .wide #hand, .wide #asked { padding: 0 1; }
.wide #aside, .wide #choices, .wide #typed { padding: 0 1; }
.wide #board { scrollbar-size-vertical: 1; }
.tall #news { max-height: 5; }
.tall #aside { max-height: 8; }
.tall #asked { padding: 0 1; }
ModalScreen { align: center middle; background: $background 60%; }
#paper {
    width: 90%; min-width: 24; max-width: 100; height: auto; max-height: 90%;
    border: round $primary; border-title-color: $primary; border-title-style: bold;
    background: $surface; padding: 0 1;
}
RulesPage #paper, DealForm #paper { height: 90%; }
#rules, #offers, #listed { border: none; height: 1fr; background: $surface; padding: 0; }
#offers, #listed { height: auto; max-height: 30; }
#paper OptionList > .option-list--option { padding: 0 0 0 1; }
TalkLine { align: center bottom; }
TalkLine Input { margin: 0 2 1 2; border: round $primary; }
#partners { layout: horizontal; height: 1; border: none; background: $surface; width: 1fr; }
#partners RadioButton { width: auto; margin: 0 2 0 0; background: $surface; }
#sides { height: 1fr; }
.side { width: 1fr; min-width: 20; height: 1fr; padding: 0 1 0 0; }
.heading { color: $primary; text-style: bold; }
.side Ticking { height: 1fr; min-height: 3; border: none; padding: 0; background: $background; }
.amounts { height: auto; max-height: 6; background: $background; }
.amount { height: auto; }
.amount Label { width: 1fr; color: $muted; }
.amount Label { padding: 0 1 0 0; }
.amount Input { width: 14; background: $panel; }
#sentence { height: auto; max-height: 5; color: $foreground; background: $felt; padding: 0 1; }
#buttons { height: 1; margin-top: 0; }
#buttons Button { margin-right: 2; }
Footer { height: 1; }
"""
