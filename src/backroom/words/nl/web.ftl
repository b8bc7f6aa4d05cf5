### De webclient: wat elke pagina heeft.

web-skip = Naar de tafel
web-nav = Navigatie
web-nav-rules = Spelregels
web-nav-watch = Kijken
web-nav-games = Mijn spellen
web-nav-about = Over ons
web-language = Taal
web-nobody = Ga zitten als…
web-unofficial = Onofficieel en gratis. De dozen zijn het bezitten waard.
web-unreachable = Het huis is niet bereikbaar. We proberen het opnieuw zodra jij dat doet.
web-line-lost = De verbinding viel weg voordat er antwoord kwam. Kijk naar de tafel en probeer het dan opnieuw.
web-seat = Speler { $number }
