"""The front page: what one sees who opens the address before the web table is there."""

from html import escape

from litestar import MediaType, Request, get

from backroom.kernel.game import Game, all_games
from backroom.server.web.troubles import language_of
from backroom.words import Speaker

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Backroom</title>
<style>
body {{ font: 1.05rem/1.6 Georgia, serif; max-width: 42rem; margin: 3rem auto; padding: 0 1.2rem;
  background: #17130f; color: #efe6d6; }}
h1 {{ font-weight: 400; letter-spacing: .06em; }}
a {{ color: #e3b464; }}
code {{ background: #2a231b; padding: .1em .35em; border-radius: .25em; }}
li {{ margin: .3rem 0; }}
</style>
</head>
<body>
<h1>Backroom</h1>
<p>{welcome}</p>
<ul>{games}</ul>
<p>{programs} <a href="/schema/openapi.json">/schema/openapi.json</a> ·
<a href="/health">/health</a></p>
<p>{terminal} <code>backroom play</code></p>
</body>
</html>
"""


@get("/", media_type=MediaType.HTML, sync_to_thread=False, include_in_schema=False)
def front_page(request: Request) -> str:  # type: ignore[type-arg]
    """In the reader's language."""
    language = language_of(request)
    speaker = Speaker(language)
    games = "".join(f"<li>{escape(line(speaker, game))}</li>" for game in all_games().values())
    return PAGE.format(
        language=language,
        welcome=escape(speaker.ui("service-page-welcome")),
        games=games,
        programs=escape(speaker.ui("service-page-programs")),
        terminal=escape(speaker.ui("service-page-terminal")),
    )


def line(speaker: Speaker, game: Game) -> str:
    least, most = game.seats[0], game.seats[-1]
    return speaker.ui("service-page-game", title=game.title, least=least, most=most)
