### Hoe het huis mensen terugroept. Niets verborgens mag hier staan.

call-turn = Je bent aan de beurt: { $table }
call-turn-text = { $game }: de tafel wacht op je.
call-match = Je tafel is klaar: { $game }
call-match-text = Iedereen zit. De kaarten zijn gedeeld.
call-invited = { $host } houdt een stoel voor je vrij
call-invited-text = { $game }: schuif aan wanneer je wilt.
call-leave = Roep me niet meer
call-mail-leave = Je krijgt dit omdat je geroepen wilde worden. Eén klik en het stopt: { $link }
call-confirm = Mag Backroom je schrijven?
call-confirm-text = Iemand, hopelijk jij, wil per e-mail horen wanneer het zijn beurt is bij Backroom. Klopt dat, volg dan deze link: { $link }

    Zo niet, doe dan niets: je hoort er niet meer van.
call-hook-turn = { $game }, { $table }: { $names } is aan de beurt.
call-hook-over = { $game }, { $table }: de partij is uit.
call-calendar = Backroom: mijn beurten
