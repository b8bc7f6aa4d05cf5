### Lessons: what is the same in all of them.

learn-but = Allowed, but tonight the lesson goes another way.
learn-beppe = Beppe, the old waiter
learn-lesson = Lesson
learn-title = First evening
learn-contents = The parts of the lesson
learn-left = { $game } on the real table, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 } left
learn-again = again
learn-now = now
learn-leave = Leave, keep my place
learn-leave-short = Leave
learn-part-of = Part { $part } of { $all }
learn-step-of = { $step } of { $all }
learn-show-me = Show me
learn-go-on = Go on
learn-skip-show = Skip
learn-take-back = Take it back
learn-once-more = Do it once more, and it happens.
learn-nothing-lost = Nothing is lost: the table only asks again.
learn-stamp-but = allowed, but
learn-stamp-refused = not allowed
learn-back = Back
learn-why = Why?
learn-detour = So it would have gone. Nothing here counts: take it back, and we go on with the lesson.
learn-end = You won your first evening
learn-end-says = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
 }, { $mistakes ->
    [0] no mistake
    [one] one mistake
   *[other] { $mistakes } mistakes
 }, { $helped ->
    [0] no help
    [one] helped once
   *[other] helped { $helped } times
 }. Bravo.
learn-know = What you know now
learn-unmet = What you have not met yet
learn-evening = Your evening
learn-newcomer = Newcomer
learn-you = You
learn-real = Now a real game
learn-real-says = Bots of level easy. They play by the same rules, do not see your cards, and make mistakes.
learn-play-easy = Play against easy
learn-see-again = See it again
learn-home = To the other games
