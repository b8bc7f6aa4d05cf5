### How the house calls people back. Nothing hidden may stand here.

call-turn = It is your turn: { $table }
call-turn-text = { $game }: the table waits for you.
call-match = Your table is ready: { $game }
call-match-text = Everybody has sat down. The cards are dealt.
call-invited = { $host } is keeping a chair for you
call-invited-text = { $game }: sit down when you like.
call-leave = Call me no more
call-mail-leave = You get this because you asked to be called. One click and it stops: { $link }
call-confirm = Shall Backroom write to you?
call-confirm-text = Somebody, we hope you, wants to hear by e-mail when it is their turn at Backroom. If that is right, follow this link: { $link }

    If not, do nothing: you will hear no more of it.
call-hook-turn = { $game }, { $table }: it is the turn of { $names }.
call-hook-over = { $game }, { $table }: the game is over.
call-calendar = Backroom: my turns
