### The web client: what every page has.

web-skip = To the table
web-nav = Navigation
web-nav-rules = Rulebooks
web-nav-watch = Watch
web-nav-games = My games
web-nav-about = About
web-language = Language
web-nobody = Sit down as…
web-unofficial = Unofficial and free. The boxes are worth owning.
web-unreachable = The house cannot be reached. We will try again when you do.
web-line-lost = The connection broke before an answer came. Look at the table, then try again.
web-seat = Player { $number }
