### Wie das Haus Leute zurückruft. Nichts Verborgenes darf hier stehen.

call-turn = Du bist am Zug: { $table }
call-turn-text = { $game }: Der Tisch wartet auf dich.
call-match = Dein Tisch ist bereit: { $game }
call-match-text = Alle sitzen. Die Karten sind gegeben.
call-invited = { $host } hält dir einen Stuhl frei
call-invited-text = { $game }: Setz dich, wann du magst.
call-leave = Ruf mich nicht mehr
call-mail-leave = Du bekommst das, weil du gerufen werden wolltest. Ein Klick, und es hört auf: { $link }
call-confirm = Darf Backroom dir schreiben?
call-confirm-text = Jemand, hoffentlich du, möchte per E-Mail erfahren, wann er bei Backroom am Zug ist. Wenn das stimmt, folge diesem Link: { $link }

    Wenn nicht, tu nichts: Du hörst nie wieder davon.
call-hook-turn = { $game }, { $table }: { $names } am Zug.
call-hook-over = { $game }, { $table }: Die Partie ist vorbei.
call-calendar = Backroom: meine Züge
