### Sentences of the service: why it does not do what it was asked.

## People

service-stranger = We no longer know you. Please come in again.
service-name-empty = Please tell us your name.
service-name-long = A name has at most { $most } characters; this one has { $length }.
service-name-characters = This name contains a character that we cannot show ({ $character }).
service-name-of-a-bot = This end of a name is kept for bots.
service-language = Please choose one of our languages: { $languages }.
service-login-form = A login has { $least } to { $most } characters: only the letters a to z, digits, -, _ and the full stop.
service-login-taken = Somebody is already called { $login }. Please choose another login.
service-passphrase-length = A passphrase has { $least } to { $most } characters. A few words in a row are easy to remember.
service-passphrase-wrong = That is not your passphrase.
service-account-already = You already have an account.
service-account-none = You are here as a guest. A passphrase comes with an account.
service-only-people = A bot's token sits, plays and talks at tables; this is for people.
service-tokens-of-accounts = Tokens for bots come with an account.
service-no-token = You have no such token.
service-log-in = This login and this passphrase do not go together.

## When it gets too much

service-too-fast = That was a bit too fast. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 } and try again.
service-busy = There is a crowd at the door. Please try again in a moment.
service-too-many-tables = You have { $most } tables waiting already. Begin or close one of them first.
service-too-many-tokens = You have { $most } tokens already. Revoke one of them first.
service-too-many-sockets = You have this open in too many windows. Please close some.
service-too-much-talk = Catch your breath; then go on talking.
service-talk-full = You have said so much at this table that nothing more fits.
service-too-slow = Your connection is too slow for this table. Please come back when it is better.
service-message-long = A message has at most { $most } bytes.
service-no-text = Messages to a table are text, never bytes.

## Tables

service-no-table = There is no such table, or you need a link to see it.
service-no-link = This link leads nowhere any more.
service-no-join = You need an invitation link to sit down here.
service-no-watch = The host has closed this table to spectators.
service-not-host = Only the host of the table can do that.
service-not-seated = You are not sitting at this table.
service-already-seated = You already have a seat at this table.
service-rated-for-people = A rated table is for people: bots from outside do not sit there.
service-chair-taken = Somebody is already sitting there.
service-chair-free = Nobody is sitting there.
service-chairs-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
 } Put bots there, or wait for players.
service-nobody-plays = Bots on their own need no table. Sit down yourself, or invite somebody.
service-table-full = There is no free seat at this table.
service-no-seat = There is no such seat; this table has { $seats }.
service-has-begun = The game has begun; it is too late for that.
service-not-begun = The game has not begun yet.
service-not-over = The game is not over yet.
service-is-there = This player is at the table.
service-same-chair = A bot is already sitting there.
service-bot-sits = A bot is sitting in for you. Take your seat back first.
service-moved-on = The table has moved on since you looked. Look again, then choose.
service-clock = A clock runs for { $days } days at most.
service-no-level = There is no such bot; we have: { $levels }.
service-no-order = There is no such standing order here; there are: { $orders }.
service-no-such-choice = That is not among the choices.
service-no-entry = The log of this game ends with entry { $last }.
service-no-game = There is no such game here; we have: { $games }.
service-no-lesson = There is no lesson for this game here.
service-no-guide = There is no illustrated page for this game here.
service-no-puzzle = This puzzle is of a day that has not come yet.
service-only-a-lesson = This is a lesson: nothing here counts, and nobody listens.
service-no-talk = There is no talking at this table.
service-no-whispers = There is no whispering at this table.
service-no-listener = You can only speak to another player at this table.
service-empty-talk = You said nothing.
service-table-gone = The host has closed this table.
service-aside = The records of this table are damaged. It has been set aside, and the operator has been told.
service-other-version = This game of { $game } was begun under version { $version } of its rules, and this house now plays version { $ours }. It is closed; its log is kept, and the replay shows it as far as today’s rules agree.

## The service itself

service-bad-input = That does not work: { $reason }.
service-bad-message = We do not understand this message: { $reason }.
service-bad-request = We do not understand this request: { $reason }.
service-no-page = There is nothing here.
service-no-documents = The documents are not in this house. In a checkout “make docs” builds them; published packages have them.
service-no-method = That cannot be done here.
service-too-large = That is too large for us.
service-other-origin = This request comes from another site; we do not listen to those.
service-not-written = We could not write this down, so nothing has happened. Please try again.
service-closing = The house is closing for a moment. Nothing is lost; please come back.
service-fault = Something went wrong on our side. Nothing has changed that you were not told about.
service-no-hints = There are no hints at this table.
service-nothing-asked = There is nothing for you to decide right now.
service-no-advice = The coach is not answering. Ask again.
service-no-figures = This evening cannot be looked back on at the moment.
service-file-too-hard = This file takes us too long to read. A card file or a game from Backroom never does.
service-too-many-games = You have begun { $most } games today that are not over. Please play on at one of them first.
service-too-many-connections = Too many lines to us are open from where you are. Please close some, or come back in a moment.

## Meeting people and being called

service-no-person = We know nobody by this card.
service-no-friend = Only friends can be asked to a table like this. Send the link instead.
service-no-match = You are not waiting for a quick match.
service-no-call = There is nothing to end here any more.
service-bad-address = { $why ->
    [scheme] We only send to addresses that begin with https://.
    [host] The address must name a host, and nobody’s password.
    [private] This address is not on the public internet; we do not send there.
    [keys] These are not the keys of a browser.
    [mailbox] That is not an e-mail address.
   *[url] That is not an address we can send to.
 }
service-no-mail = This house sends no e-mail.
service-too-many-friends = The list is full: it holds { $most }.
service-too-many-calls = You are called in { $most } ways already. End one of them first.
service-ended = This game was ended unfinished, as everybody at the table wished. It counts for nobody; its log is kept, and the replay shows it.
