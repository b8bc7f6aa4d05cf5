### Capo della Mafia im Terminal: was daraus folgt, und woher der Respekt kam

cap-follows-stakes = Der Auftrag ist { $hat } Respekt wert; ein richtiger Verdacht bringt { $right }, ein falscher kostet { $wrong }.
cap-follows-suspect = { $seat }: { $hidden ->
    [one] eine Karte verdeckt
   *[other] { $hidden } Karten verdeckt
}, { $missing ->
    [0] was offen liegt, reicht für den Auftrag
    [one] ein Symbol fehlt noch
   *[other] { $missing } Symbole fehlen noch
}. Ein Verdacht bringt { $right }, wenn der Auftrag scheitert, { $wrong }, wenn nicht.
cap-follows-team = { $passes ->
    [yes] Deine Karten würden eine Kontrolle überstehen
   *[no] Deine Karten würden eine Kontrolle nicht überstehen
}: { $missing ->
    [0] kein Symbol fehlt
    [one] ein Symbol fehlt
   *[other] { $missing } Symbole fehlen
}, { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
} (höchstens { $limit }).
cap-account = { $seat }: { $sources }.
cap-source-start = { $change } zu Beginn
cap-source-missions = { $change } für Aufträge
cap-source-giulia = { $change } dank Giulia Napoli
cap-source-right-suspicions = { $change } für richtige Verdächtigungen
cap-source-wrong-suspicions = { $change } für falsche Verdächtigungen
cap-source-stolen = { $change } gestohlen von Mario Beretta
cap-source-robbed = { $change } an Mario Beretta der anderen
cap-source-least-respect = { $change } für den wenigsten Respekt

## Der Tisch, wie ihn das Programm zeichnet

cap-draw-respect = { $respect } Respekt
cap-draw-cards = { $cards }
cap-draw-jailed = {"  "}im Gefängnis
cap-draw-suspected = {"  "}verdächtigt
