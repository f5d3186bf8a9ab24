to-the-content = Zum Inhalt
this-part-of-the-page = Dieser Teil der Seite konnte nicht geladen werden. Lade neu, um es noch einmal zu versuchen.
how-to-play = So wird gespielt
all-rules = Alle Regeln
all-rules-says = Jede Regel mit ihrer Nummer, so wie das Programm sie spielt.
no-rules-written = Niemand hat die Regeln einzeln aufgeschrieben. Was du tun kannst, steht oben, und am Tisch erklärt sich alles selbst.
rules-are-english = Nur auf Englisch.
as-a-page = Als Seite
new-to-it = Noch nie gespielt?
print-it = Drucken
guide-goal = Das Ziel
guide-deeds = Was du tun kannst
guide-things = Dinge
learn-it-step-by-step = Schritt für Schritt lernen
play-now = Jetzt spielen
fetching-the-guide = Die Anleitung wird geholt …
all-games = Alle Spiele
setting-the-table = Der Tisch wird gedeckt …
the-board = Der Spielplan
your-own-things = Was dir gehört
the-steps-of-the-lesson = Die Schritte der Einführung
how-to-play-to-read = So wird gespielt, zum Lesen
once-more = Noch einmal
you-can-go-on-here = Du kannst hier später weitermachen
leave = Verlassen
try-again = Noch einmal versuchen
go-on = Weiter
back = Zurück
say-it = Sag es
show-me = Zeig es mir
skip-ahead = Vorspulen
read-what-it-says-then = Lies, was da steht, dann geh weiter.
the-lesson = Die Einführung
there-is-no-such-table = Diesen Tisch gibt es nicht, oder du bist nicht dazu eingeladen.
fetching-the-games = Die Spiele werden geholt …
five-board-games-about-locks = Fünf Brettspiele um Schlösser.
play-at-once-against-bots = Spiel gleich gegen Bots oder schick Freunden einen Link. Ohne Konto und Installation.
my-tables = Meine Tische
open-to-all = Offen für alle
go-to-the-table = Zum Tisch
who-sits-where = Wer sitzt wo
touch-a-seat-to-change = Tippe auf einen Platz, um zu ändern, wer dort sitzt.
the-table = Der Tisch
show-it-on-the-front = Auf der Startseite zeigen, für alle
if-somebody-goes-away = Wenn jemand weggeht
the-table-waits-however-long = wartet der Tisch, egal wie lange
hints = Tipps
hints-alone = für alle, die allein mit Bots spielen
hints-for-all = für alle; dann ist es Übung
clock = Uhr
none = keine
how-do-you-play = Wie spielt ihr?
ready-made-rules = Fertige Regeln
setting-up = Wird aufgebaut …
make-the-table = Tisch eröffnen
a-table-for-turnkey = Ein Tisch für { $title } · Turnkey
what-if = Was wäre, wenn …
play-on-from-this-very = Spiel genau von diesem Schritt an weiter, gegen Bots.
on-the-seat-of = auf dem Platz von
play-on-from-here = Von hier weiterspielen
to-the-table = Zum Tisch
to-the-beginning = Zum Anfang
one-step-back = Einen Schritt zurück
one-step-on = Einen Schritt weiter
to-the-end = Zum Ende
eyes-of = Mit den Augen von
everybody-open-cards = allen: offene Karten
a-spectator = einem Zuschauer
fetching-the-record = Die Aufzeichnung wird geholt …
replay-turnkey = Wiederholung · { $title } · Turnkey
roll = Würfeln
see-the-board = Zum Spielplan
see-the-scores = Zur Wertung
coming-to-the-table = Du kommst an den Tisch …
the-connection-is-gone-trying = Die Verbindung ist weg; sie wird neu gesucht. Nichts, was bestätigt wurde, geht verloren.
play-on-here = Hier weiterspielen
this-link-hands-a-seat = Dieser Link übergibt einen Platz an dieses Gerät. Das Gerät, von dem er kommt, sieht von da an zu.
take-the-seat = Platz nehmen
what-do-you-do = Was tust du?
what-would-you-do = Was würdest du tun?
thinking-about-a-hint = Einen Moment …
makes-it-practice = (dann ist es Übung)
you-may-also = Du darfst auch …
back-to-my-last-decision = Letzte Wahl zurücknehmen
take-it-back = Zurücknehmen
this-makes-it-a-table = macht ihn zum Übungstisch
ask-to-go-back-a = Um einen Schritt zurück bitten
claim-something = Etwas behaupten
claim-something-2 = Etwas behaupten …
claim = Behaupten
save-the-record-so-far = Aufzeichnung bis hier speichern
the-scores = Die Wertung
standing = Rangfolge
result-word =
    { $word ->
        [score] Punkte
        [total] Summe
        [value] Wert
        [tiles] Module
        [side] Seite
        [hp] Leben
        [fate] Schicksal
        [captures] Gefasst
        [round] Runde
        [turn] Zug
        [alive] Am Leben
        [cards] Karten
        [keys] Schlüssel
        [access] Zugangskarten
        [resources] Rohstoffe
        [hand] Hand
        [built] Gebaut
        [runners] Läufer
        [james] James
        [escape] Flucht
        [time] Zeit um
        [escaped] Entkommen
        [jailed] Im Gefängnis
        [free] In der Stadt
        [eliminated] Ausgeschieden
       *[other] { $word }
    }
what-weighed-most = Was den Ausschlag gab
all-secrets-lie-open-now = Alle Geheimnisse liegen jetzt offen: Schau auch auf den Spielplan.
come-along-to-the-rematch = Zur Revanche
rematch = Revanche
watch-the-replay = Wiederholung ansehen
find-the-move = Finde den Zug
puzzles = Rätsel
see-the-review = Auswertung ansehen
review = Auswertung
what-is-shown = Was gezeigt wird
share-a-picture = Bild teilen
print = Drucken
save-the-record = Aufzeichnung speichern
turnkey-all-games = Turnkey, alle Spiele
your-name = Dein Name
save = Speichern
cancel = Abbrechen
qr-code-of-the-link = QR-Code des Links
link = Link
copied = Kopiert
copy = Kopieren
the-game-begins-when-every = Das Spiel beginnt, sobald alle Plätze besetzt sind.
somebody = Irgendwer
sit-here = Hier sitzen
send-away = Wegschicken
send-this-link-to-your = Schick diesen Link deinen Freunden, oder lass sie ihn scannen.
begin-now-bots-take-the = Jetzt anfangen: Bots nehmen die freien Plätze
what-happened = Was geschah
log = Verlauf
nothing-yet = Noch nichts.
since-you-decided = Seit du entschieden hast
up-and-down-go-through = Auf und ab gehen durch die Zeilen, links und rechts durch das, was eine Zeile nennt; es leuchtet auf dem Spielplan auf, und die Eingabetaste holt es ins Bild.
all-right = In Ordnung
never-mind = Lass gut sein
all-options = Alle Möglichkeiten
do-it = Tu es
something-else = Etwas anderes
you-may-also-2 = Du darfst auch
fetching-the-rules = Die Regeln werden geholt …
who-sits-here = Wer sitzt hier?
a-friend-whoever-has-the = Ein Freund: wer den Link hat
for-designers = Für Tüftler
seats = Plätze
this-table = Dieser Tisch
speed = Tempo
colours = Farben
tell-me-when-it-is = Sag mir, wenn ich am Zug bin
whoever-has-this-link-can = Wer diesen Link hat, darf zusehen.
open-this-on-the-other = Öffne das einmal auf dem anderen Gerät: Dein Platz zieht dorthin um.
go-on-at-another-device = Auf einem anderen Gerät weiterspielen
say-why-i-am-asked = Sag mir, warum ich gefragt werde
in-my-first-two-games = In meinen ersten zwei Partien eines Spiels.
begin-slowly = Fang langsam an
in-my-first-two-games-unless = In meinen ersten zwei Partien eines Spiels, außer ich wähle ein Tempo.
pass-for-me-when-i = Für mich passen, wenn ich keine Wahl habe
only-where-everybody-can-tell = Nur wo alle erkennen können, dass es keine gibt.
leave-a-bot-plays-on = Weggehen: Ein Bot spielt weiter
learn-this-game-step-by = Dieses Spiel Schritt für Schritt lernen
icons-by-the-authors-of = Symbole von den Autoren von game-icons.net (CC BY 3.0). Schriften unter der SIL Open Font License.
all-credits = Alle Namen und Lizenzen
talk = Gespräch
chat = Chat
those-who-sit-here-can = Wer hier sitzt, kann reden.
say-something-to-everybody = Sag allen etwas
send = Senden
how-fast-you-follow-what = Wie schnell du dem Geschehen folgst
rules-and-help = Regeln und Hilfe
menu = Menü
why-cant-i = Warum kann ich nicht …?
point-at-anything-on-the = Zeig auf irgendetwas auf dem Spielplan, oder geh mit der Tabulatortaste hin; auf dem Handy drück lange darauf. Oder wähle:
what-would-you-like-to = Was möchtest du tun?
choose = wähle
this-font-cannot-be-read = Diese Schrift lässt sich nicht lesen
this-board-is-no-drawing = Dieser Spielplan ist keine Zeichnung: Von ihm gibt es kein Bild
this-browser-cannot-paint-a = Dieser Browser kann kein Bild malen
the-picture-cannot-be-saved = Das Bild lässt sich nicht speichern
language = Sprache
sounds = Töne
sounds-on = Töne an
sounds-off = Töne aus
you-are = Du bist
say-who-you-are = Sag, wer du bist
title-how-to-play = So wird { $title } gespielt · Turnkey
title-learn = { $title } lernen · Turnkey
title-tables-wait = ({ $count }) Du bist am Zug · Turnkey
title-your-turn = ● Du bist am Zug · { $title } · Turnkey
the-board-shows = Der Spielplan: { $what }
server-unreachable = Der Server ist nicht zu erreichen. Läuft er?
server-answered = Der Server antwortete mit { $status }.
no-such-game = Hier gibt es kein Spiel { $slug }.
level-random = wild
level-random-says = Tut irgendetwas.
level-easy = entspannt
level-easy-says = Spielt mit, übersieht manches.
level-medium = solide
level-medium-says = Für die meisten ein guter Gegner.
level-hard = scharf
level-hard-says = Denkt voraus, stellt sich dir in den Weg.
bot-of-level =
    { $level ->
        [easy] Entspannter Bot
        [medium] Solider Bot
        [hard] Scharfer Bot
       *[random] Wilder Bot
    }
bot-named = Bot: { $bot }
seat-you = Du
seat-friend = Ein Freund
seat-bot = Ein Bot
seat-number = Platz { $number }
you = du
a-friend = ein Freund
host = Gastgeber
by-the-link = über den Link
me = Ich
count-best = { $count }, am besten
nobody-wins = Niemand gewinnt
verdict =
    { $who ->
        [you] Du gewinnst
        [one] { $names } gewinnt
        [us] { $names } gewinnt
       *[several] { $names } gewinnen
    }
verdict-by-how-much = { $verdict } { $margin }
margin-ahead =
    { $unit ->
        [points] mit { $count ->
            [one] { $count } Punkt
           *[other] { $count } Punkten
        } Vorsprung
       *[other] mit { $count } { $unit } Vorsprung
    }
margin-with =
    { $unit ->
        [points] mit { $count ->
            [one] { $count } Punkt
           *[other] { $count } Punkten
        }
       *[other] mit { $count } { $unit }
    }
undo-law = Allein nimmst du zurück, was nichts aufdeckt und nichts neu auswürfelt, bis jemand anderes handelt. Alles andere geht nur zurück, wenn alle mit einem Platz zustimmen, auch wer weg ist. Was der Zufall beantwortet hat, bleibt beantwortet, und was gesagt wurde, bleibt gesagt. Allein mit Bots gehst du zu deiner eigenen letzten Entscheidung zurück, und der Tisch ist von da an ein Übungstisch.
makes-practice-law = Damit wird es ein Übungstisch. { undo-law }
practice-law = Übung: Jemand ist allein mit Bots zu einer Entscheidung zurückgegangen oder hat sich einen Tipp geben lassen. Das zählt für keine Kampagne.
hint-law = Ein Bot sagt, was er hier täte, nach dem, was du weißt. Alle lesen, dass du dir einen Tipp geben lässt, und der Tisch ist von da an ein Übungstisch: Er zählt für keine Kampagne.
yes = ja
no = nein
open = frei
sits-as-bot = { $name }, ein Bot ({ $level })
sits-away = { $name }, weg: Ein Bot spielt
sits-you = { $who } (du)
round = Runde { $round }
round-of = Runde { $round } von { $rounds }
turn = Zug { $turn }
just-now = gerade eben
minutes-ago = vor { $minutes } Min.
hours-ago = vor { $hours } Std.
days-ago =
    { $days ->
        [one] vor { $days } Tag
       *[other] vor { $days } Tagen
    }
place-locked-out = Zusammen suchen, allein horten.
place-airlock = Docke Module an, Farbe an Farbe.
place-lockup = Schick deine Bande hinein, verdeckt, wen du willst.
place-break-escape = Drei fliehen, einer jagt, die Uhr schlägt.
place-lockdown = Stimm ab, lüg, wirf jemanden den Monstern vor.
well-done-next = Gut gemacht. Als Nächstes: { $chapter }.
not-quite = Nicht ganz
that-was-the-lesson = Das war die Einführung
step = Schritt
step-of = Schritt { $step } von { $steps }
lesson = Einführung
lesson-step-of = Einführung · Schritt { $step } von { $steps }
done-in-brackets = (erledigt)
players = { $players } Personen
minutes = { $minutes } Min.
your-turn = Du bist am Zug
your-turn-in = Du bist am Zug: { $title }
your-turn-asked = Du bist am Zug. { $question }
dealing = Wird ausgeteilt …
play = Spielen
play-what = { $title }, jetzt gleich
learn = Lernen
learn-what = { $title }, Schritt für Schritt
with-friends = Mit Freunden
with-friends-what = einen Tisch für { $title } eröffnen
your-move-in = Bei { $title } bist du am Zug.
go-on-with = Weiter mit { $title }?
and-at-more-tables =
    { $count ->
        [one] Und an einem weiteren Tisch.
       *[other] Und an { $count } weiteren Tischen.
    }
a-table-for = Ein Tisch für { $title }
bot-after-a-minute = spielt nach einer Minute ein Bot weiter
bot-after-minutes = spielt nach { $minutes } Minuten ein Bot weiter
bot-after-a-day = spielt nach einem Tag ein Bot weiter
clock-minutes = { $minutes } Minuten je Platz, { $seconds } s je Entscheidung
clock-hour = eine Stunde je Platz, { $seconds } s je Entscheidung
rules-differ =
    { $count ->
        [0] Wie üblich. Eine Änderung wird allen am Tisch gesagt.
        [one] { $count } Regel weicht vom Üblichen ab.
       *[other] { $count } Regeln weichen vom Üblichen ab.
    }
more-options =
    { $count ->
        [one] { $count } weitere Einstellung
       *[other] { $count } weitere Einstellungen
    }
start-when =
    { $friends ->
        [0] Gleich anfangen?
        [one] Es geht los, sobald ein Freund sitzt.
       *[other] Es geht los, sobald { $friends } Freunde sitzen.
    }
name-as-role = { $name } als { $role }
as-role = als { $role }
won-by = { $reason }. Gewonnen: { $names }.
nobody = niemand
nobody-yet = noch niemand
pause = Pause
play-back = Abspielen
over = Vorbei
over-now = Das Spiel ist vorbei.
over-because = Das Spiel ist vorbei: { $reason }.
what-goes-with-it = Gewählt: { $picked }
close = Zu
close-the-list = Liste schließen
more = Mehr
all = Alle
all-of-them = Alle { $count }
fewer = Weniger
table-is-closed = { $title }: Dieser Tisch ist geschlossen
won = gewonnen
count-more = noch { $count }
rules-of-this-table = Regeln an diesem Tisch: { $rules }.
waiting-for-somebody = wartet auf jemanden
a-bot-plays-for-you = Ein Bot spielt für dich.
take-the-seat-back = Platz wieder einnehmen
a-bot-will-take-over = Gleich übernimmt ein Bot.
i-stay = Ich bleibe
wants-to-go-back = { $name } möchte zu Schritt { $step } zurück. Was der Zufall beantwortet hat, bleibt beantwortet.
agree = Zustimmen
disagree = Nein
waiting-for-agreement = Es fehlt noch: { $names }.
let-go-of = { $thing } loslassen
ways =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
status-your-turn = am Zug
status-thinking = überlegt
status-done = fertig
away = weg
away-a-bot-plays = weg: Ein Bot spielt
bot-in = Bot in { $time }
time-left = verbleibende Zeit
time-left-for-all = Verbleibende Zeit für alle
left-for-all = für alle
count-watch =
    { $count ->
        [one] { $count } sieht zu
       *[other] { $count } sehen zu
    }
tab-table = Tisch
tab-log = Was geschah
tab-log-short = Verlauf
tab-talk = Gespräch
tab-seats = Plätze
tab-rules = Regeln
beside-the-table = Neben dem Tisch
unread = ungelesen
unfold-the-side = Seitenspalte aufklappen
fold-the-side = Seitenspalte zuklappen
seats-open =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
to-decide = { $names } am Zug
mark-practice = Übung
mark-watching = du siehst zu
mark-replay = Wiederholung
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-none = keine Bewegung
colours-system = wie das System
colours-dark = dunkel
colours-light = hell
hear = { $name } hören
mute = { $name } stumm
your-die = Dein Würfel: Wirf ihn.
one-moment = Einen Moment …
waiting-for = Warten auf { $names } …
done-and-thinking = Fertig: { $done }. Überlegt noch: { $thinking }.
chosen-click-puts-back = Gewählt. Ein Klick legt es zurück.
now-does = Jetzt: { $ways }
and-more-ways =
    { $count ->
        [one] Und { $count } weitere Möglichkeit.
       *[other] Und { $count } weitere Möglichkeiten.
    }
guest-board-broken = Der Spielplan, den { $title } mitbringt, funktioniert nicht. Dieser schlichte zeigt alles, und das Spiel geht weiter.
close-it = Schließen
had-no-choice = hatte keine Wahl
plays-a-bot = Ein Bot: { $level }
title-me = Wer du bist · Turnkey
who-you-are-here = Wer du hier bist
your-account = Dein Konto und deine Daten
log-in = Anmelden
log-in-by-passkey = Mit Passkey anmelden
link-from-a-mail = Du hast einen Link aus einer Mail geöffnet. Er gilt einmal.
you-are-logged-in = Du bist angemeldet als { $name }.
saved = Gespeichert.
known-by-a-cookie = Du brauchst kein Konto: Dieser Browser kennt dich durch ein Cookie.
keep-your-seats = Behalte deine Plätze für Jahre
keep-your-seats-says = Wenn du magst: Mit einem Passkey oder einer Mailadresse findest du deine Tische auf jedem Gerät wieder, auch wenn dieser Browser dich vergessen hat.
make-a-passkey = Passkey anlegen
passkey-made = Der Passkey ist angelegt. Melde dich damit auf anderen Geräten an.
passkey-not-used = Der Browser hat keinen Passkey angelegt oder benutzt.
used-last = zuletzt benutzt am { $date }
take-away = Entfernen
mail-address = Mailadresse
send-me-a-link = Schick mir einen Link
mail-is-on-its-way = Wenn die Adresse benutzt werden kann, ist eine Mail unterwegs. Ihr Link gilt einmal, eine Stunde lang.
no-accounts-here = Dieser Server hat weder Passkeys noch Mail. Deine Plätze hängen am Cookie dieses Browsers.
log-out = Abmelden
log-out-here = Hier abmelden
log-out-everywhere = Überall abmelden
yes-log-out = Ja, hier abmelden
yes-log-out-everywhere = Ja, auf allen Geräten abmelden
you-are-logged-out = Du bist abgemeldet.
known-on-devices =
    { $count ->
        [one] Du bist auf { $count } Gerät bekannt.
       *[other] Du bist auf { $count } Geräten bekannt.
    }
log-out-loses = Ohne Passkey und Mailadresse kommst du nicht mehr an deine Tische.
your-data = Deine Daten
your-data-says = Alles, was dieser Server über dich aufbewahrt, als Datei: Name, Geräte, Plätze, was du geschrieben hast, Links, Ergebnisse.
save-your-data = Deine Daten speichern
forget-me = Vergiss mich
forget-me-says = Dein Name, was du geschrieben hast, deine Links, Geräte und dein Konto verschwinden sofort. Spiele bleiben, mit jemand ohne Namen auf deinem Platz; wo ein Spiel läuft, spielt dort ein Bot weiter. Das lässt sich nicht zurücknehmen.
yes-forget-me = Ja, vergiss mich endgültig
you-are-forgotten = Du bist hier vergessen.
call-links-back = Alle Links zurückrufen
call-links-back-says = Die Einladung und die Links zu deinem Platz, die du weitergegeben hast, führen dann nirgendwohin; es gibt eine neue Einladung.
fair-play = Fair spielen
one-address = { $names } kommen von einer Adresse: vielleicht eine Person, vielleicht ein Haushalt.
mute-for-all = Für alle stumm
let-speak = Wieder reden lassen
bot-plays-on = Bot spielt weiter
pause-the-game = Spiel anhalten
game-goes-on = Weiterspielen
mark-paused = angehalten
close-the-table = Tisch schließen
yes-close-it = Ja, endgültig schließen
closed-rules = Geschlossen: Die Regeln haben sich geändert
closed-host = Vom Gastgeber geschlossen
closed-host-says = Wer diesen Tisch eröffnet hat, hat ihn geschlossen. Das Protokoll bis hierher lässt sich aufheben.
what-the-host-did = Was der Gastgeber getan hat
deed-remove = hat { $name } weggeschickt
deed-mute = hat { $name } stumm geschaltet
deed-unmute = lässt { $name } wieder reden
deed-pause = hat das Spiel angehalten
deed-resume = lässt das Spiel weitergehen
deed-bot = lässt für { $name } einen Bot weiterspielen
deed-close = hat den Tisch geschlossen
report-somebody = Jemanden melden
report-is-sent = Die Meldung ist bei denen, die diesen Server betreiben.
whom = Wen
what-for = Weshalb
why-abuse = Beleidigungen oder Drohungen
why-cheating = Betrug
why-stalling = Hält das Spiel auf
why-name = Ein übler Name
why-other = Etwas anderes
in-your-words = In deinen Worten
send-the-report = Meldung abschicken
title-ratings = Wertungen · Turnkey
title-tournaments = Turniere · Turnkey
ratings = Wertungen
ratings-say = Wie stark Leute und Bots bei jedem Spiel sind, nach Tischen, die dafür zählen sollten. Die Zahl nach ± sagt, wie sicher das ist; vorn steht, wer auch dann am meisten hat, wenn die Wertung um so viel zu hoch ist.
rating = Wertung
rated-games = Spiele
no-ratings-yet = Hier hat noch niemand ein gewertetes Spiel gespielt. Eröffne einen Tisch, der zählt: Das ist eine seiner Einstellungen.
no-ratings-here = Dieser Server führt keine Wertungen.
a-bot-called = { $name } (Bot)
table-counts = Er zählt für Wertungen: keine Tipps, kein Zurück zum Üben; Namen stehen in einer öffentlichen Liste
mark-rated = gewertet
tournaments = Turniere
tournaments-say = Mehrere Runden an mehreren Tischen. Punkte gibt es für alle, die du hinter dir lässt.
entrants =
    { $count ->
        [one] { $count } nimmt teil
       *[other] { $count } nehmen teil
    }
cup-round = Runde { $round } von { $rounds }
round-number = Runde { $round }
cup-open = noch nicht begonnen
cup-over = beendet
a-new-tournament = Ein neues Turnier
its-name = Sein Name
the-game = Spiel
seats-a-table = Plätze je Tisch
who-meets-whom = Wer auf wen trifft
kind-swiss = Schweizer System: Wer ähnlich viele Punkte hat, trifft sich
kind-round-robin = Alle treffen auf alle
number-of-rounds = Runden
make-the-tournament = Turnier eröffnen
withdraw = Nicht teilnehmen
take-part = Teilnehmen
begin-the-tournament = Turnier beginnen
standings = Stand
who-plays = Wer
call-me = Rufe an deine Tische
call-me-says = Wenn du am Zug und nicht da bist: ein Wort, dass ein Tisch wartet, und nie, was darauf liegt.
call-here = Ruf mich auf diesem Gerät
call-not-here = Ruf mich nicht mehr auf diesem Gerät
call-by-mail = Ruf mich per Mail
call-not-by-mail = Ruf mich nicht mehr per Mail
calls-not-allowed = Der Browser erlaubt keine Rufe. Das lässt sich in seinen Einstellungen für diese Seite ändern.
touch-what-glows = Tippe an, was leuchtet.
for-designers-the-lab = Für Tüftler: ein Spiel im Labor ausgleichen
