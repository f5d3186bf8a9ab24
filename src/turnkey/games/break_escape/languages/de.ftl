## What things are called

# TELEPORT
teleport-f990cb = TELEPORT
    .gender = masculine
# SWAP
swap-9574b2 = TAUSCH
    .gender = masculine
# PUP
pup-1709d3 = WELPE
    .gender = masculine
    .accusative = WELPEN
    .dative = WELPEN
# JAIL BREAK
jail-break-183905 = AUSBRUCH
    .gender = masculine
# a card
a-card-1e3d88 = Karte
    .gender = feminine
# the Start
the-start-979d2e = Start
    .gender = masculine
    .at = am Start
    .to = zum Start
# a Supply
a-supply-5ae21e = Lager
    .gender = neuter
    .at = in einem Lager
    .to = in ein Lager
# a Safe House
a-safe-house-9f6a3d = Zuflucht
    .gender = feminine
    .at = in einer Zuflucht
    .to = in eine Zuflucht
# the Jail
the-jail-1d8414 = Gefängnis
    .gender = neuter
    .at = beim Gefängnis
    .to = zum Gefängnis
# the Gate
the-gate-b81525 = Tor
    .gender = neuter
    .at = am Tor
    .to = zum Tor
# at a Safe House
at-a-safe-house-7de96d = in einer Zuflucht
# by resting
by-resting-765a25 = beim Rasten
# the Runners
the-runners-ab4e2e = Läufer
    .gender = plural
    .dative = Läufern
# James
james-c13b9c = James
# Enough Runners are through the Gate: the Runners win!
enough-runners-are-through-the-2b704a = Genug Läufer sind durch das Tor entkommen: Die Läufer gewinnen!
# James is beaten: the Runners win!
james-is-beaten-the-runners-86e706 = James ist besiegt: Die Läufer gewinnen!
# All three Runners are in Jail: James wins!
all-three-runners-are-in-cd6ab1 = Alle drei Läufer sitzen im Gefängnis: James gewinnt!
# All three Runners are out of the game: James wins!
all-three-runners-are-out-41e9ea = Alle drei Läufer sind aus dem Spiel: James gewinnt!
# No Runner is left at large: James wins!
no-runner-is-left-at-5e4181 = Kein Läufer ist mehr auf freiem Fuß: James gewinnt!
# No Runner is left who could still win: James wins!
no-runner-is-left-who-06d47c = Kein Läufer ist übrig, der noch gewinnen könnte: James gewinnt!
# The last round is over: James wins!
the-last-round-is-over-0b3ab5 = Die letzte Runde ist vorbei: James gewinnt!
# the time before the move
the-time-before-the-move-517b49 = Zeit vor dem Gehen
    .gender = feminine
    .when = vor dem Gehen
# the time after the move
the-time-after-the-move-880f37 = Zeit nach dem Gehen
    .gender = feminine
    .when = nach dem Gehen
# the time to discard
the-time-to-discard-d6e3ef = Abwerfen
    .gender = neuter
    .when = beim Abwerfen
# a turn in Jail
a-turn-in-jail-b9bd2a = Zug im Gefängnis
    .gender = masculine
    .when = in einem Zug im Gefängnis
# the choice of James's steps
the-choice-of-jamess-steps-0174aa = Wahl der Schritte von James
    .gender = feminine
    .when = bei der Wahl der Schritte von James
# the choice of James's direction
the-choice-of-jamess-direction-73ed80 = Wahl der Richtung von James
    .gender = feminine
    .when = bei der Wahl der Richtung von James
# James's strike
jamess-strike-46775b = Schlag von James
    .gender = masculine
    .when = beim Schlag von James
# the moment of falling
the-moment-of-falling-145423 = Moment, in dem jemand bei 0 ist
    .gender = masculine
    .when = mit 0 Leben

## What happens

# Round {round}, {seat}
round-round-seat-94e41d = Runde { $round }, { $seat }
# {runner} is dealt {card}.
runner-is-dealt-card-d957b2 = { $runner } bekommt { NAME($card, case: "accusative", article: "indefinite") }.
# {seat} rolls {die}.
seat-rolls-die-1bd325 = { $seat } würfelt eine { $die }.
# {seat} moves to {to}[, {place}].
seat-moves-to-to-place-9d636a =
    { $seat } geht auf Feld { $to }{ HAS($place) ->
        [yes] , { NAME($place, form: "to") }
       *[no] { "" }
    }.
# {runner} plays TELEPORT and stands on {to}[, {place}].
runner-plays-teleport-and-stands-236c1e =
    { $runner } spielt einen TELEPORT und steht auf Feld { $to }{ HAS($place) ->
        [yes] , { NAME($place, form: "at") }
       *[no] { "" }
    }.
# {runner} plays SWAP: {one} stands on {one_to} now, and {other} on {other_to}.
runner-plays-swap-one-stands-351fe5 = { $runner } spielt einen TAUSCH: { $one } steht jetzt auf Feld { $one_to } und { $other } auf Feld { $other_to }.
# {runner} plays PUP and leaves a Pup on {space}.
runner-plays-pup-and-leaves-f78525 = { $runner } spielt einen WELPEN und lässt ihn auf Feld { $space } zurück.
# {runner} draws {card} ({size} in hand).
runner-draws-card-size-in-4f4242 = { $runner } zieht { NAME($card, case: "accusative", article: "indefinite") } ({ $size } auf der Hand).
# There is no card left for {runner}.
there-is-no-card-left-e06441 = Für { $runner } ist keine Karte mehr da.
# The discards are shuffled into a new deck of {size}.
the-discards-are-shuffled-into-adb288 =
    Die Ablage wird zu einem neuen Stapel mit { $size } { $size ->
        [one] Karte
       *[other] Karten
    } gemischt.
# {runner} has found a JAIL BREAK: Key number {keys}.
runner-has-found-a-jail-63d23a = { $runner } hat einen AUSBRUCH gefunden: Schlüssel Nummer { $keys }.
# The Gate is open!
the-gate-is-open-54a64c = Das Tor ist offen!
# {seat} heals {amount} {care}: {health} HP.
seat-heals-amount-care-health-e99b51 = { $seat } heilt { $care } { $amount } Leben und hat jetzt { $health }.
# James attacks {targets} on {space}.
james-attacks-targets-on-space-815d23 = James greift auf Feld { $space } an und trifft { $targets }.
# {by} hits {seat} for {amount}: {health} HP left.
by-hits-seat-for-amount-9faf14 =
    { $by } trifft { $seat } und nimmt { $amount } Leben, { $health ->
        [0] keines bleibt
        [one] { $health } bleibt
       *[other] { $health } bleiben
    }.
# {runner} tries to free {prisoner} and rolls {die}; it takes {needed}.
runner-tries-to-free-prisoner-f7ac54 = { $runner } will { $prisoner } befreien und würfelt eine { $die }; nötig ist mindestens eine { $needed }.
# {runner} is free, at the Safe House on {space}, with {health} HP.
runner-is-free-at-the-511a29 = { $runner } ist frei, in der Zuflucht auf Feld { $space }, mit { $health } Leben.
# {runner} escapes! That makes {count} of {needed}.
runner-escapes-that-makes-count-69ea1c = { $runner } entkommt! Das macht { $count } von { $needed }.
# {runner} discards {card}.
runner-discards-card-aab4c9 = { $runner } wirft { NAME($card, case: "accusative", article: "indefinite") } ab.
# {runner} tries to break out and rolls {die}; it takes {needed}.
runner-tries-to-break-out-4fdd50 = { $runner } will ausbrechen und würfelt eine { $die }; nötig ist mindestens eine { $needed }.
# {runner} stays in Jail.
runner-stays-in-jail-b2ed44 = { $runner } bleibt im Gefängnis.
# A Pup stops James on {space}.
a-pup-stops-james-on-8d65cf = Auf Feld { $space } hält ein Welpe James auf.
# James strikes nobody.
james-strikes-nobody-0aa451 = James lässt alle in Ruhe.
# {runner} plays JAIL BREAK and survives with {health} HP.
runner-plays-jail-break-and-a34d53 = { $runner } spielt einen AUSBRUCH und überlebt mit { $health } Leben.
# {runner} is Wanted now.
runner-is-wanted-now-f49d99 = { $runner } wird jetzt gesucht.
# James seizes {runner}, who has {health} HP.
james-seizes-runner-who-has-9617f1 = James packt { $runner } bei { $health } Leben.
# {runner} falls.
runner-falls-536916 = { $runner } geht zu Boden.
# {runner} is captured and goes to Jail, on {jail}, with {health} HP.
runner-is-captured-and-goes-53b0ed = { $runner } wird gefangen und kommt mit { $health } Leben ins Gefängnis auf Feld { $jail }.
# {runner} is captured again and out of the game.
runner-is-captured-again-and-3ef4c7 = { $runner } wird noch einmal gefangen und ist aus dem Spiel.
# {runner} plays JAIL BREAK for {prisoner}.
runner-plays-jail-break-for-f05749 = { $runner } spielt einen AUSBRUCH für { $prisoner }.
# {reason}
reason-433384 = { $reason }

## What is done

# Walk your roll.
walk-your-roll-fd4930 = Geh deinen Wurf.
# You must move the full roll, clockwise, from where your piece stands now. Then the space you end on takes effect; the ones you pass do not.
you-must-move-the-full-acab9c = Du musst den ganzen Wurf gehen, im Uhrzeigersinn, von dort, wo deine Figur jetzt steht. Dann wirkt das Feld, auf dem du landest; die Felder unterwegs wirken nicht.
# Play TELEPORT: put your piece on space {space}.
play-teleport-put-your-piece-c42131 = Spiel einen TELEPORT: Stell deine Figur auf Feld { $space }.
# Any other space of the board. After your move the space takes effect as if you had landed there; before it you still have to move your roll from there.
any-other-space-of-the-6b4b3f = Jedes andere Feld des Bretts. Nach dem Gehen wirkt das Feld, als wärst du dort gelandet; vor dem Gehen musst du deinen Wurf von dort aus noch gehen.
# Play SWAP: {one} and {other} change places.
play-swap-one-and-other-8cece4 = Spiel einen TAUSCH: { $one } und { $other } tauschen die Plätze.
# Two pieces on different spaces, jailed Runners excepted. Nobody lands anywhere by it: no card, no healing, no Pup, no strike.
two-pieces-on-different-spaces-e4736b = Zwei Figuren auf verschiedenen Feldern, nur keine Läufer im Gefängnis. Niemand landet dadurch irgendwo: keine Karte, keine Heilung, kein Welpe, kein Schlag.
# Play PUP: leave a Pup on your space.
play-pup-leave-a-pup-004ac8 = Spiel einen WELPEN: Lass ihn auf deinem Feld.
# James stops on the first Pup that he steps on, and cannot try a capture on that turn. One Pup a space, as long as there are tokens.
james-stops-on-the-first-89dbd4 = James bleibt beim ersten Welpen stehen, auf den er tritt, und kann in diesem Zug niemanden gefangen nehmen. Ein Welpe je Feld, solange es Marker gibt.
# Play JAIL BREAK: free {runner}.
play-jail-break-free-runner-7a25b6 = Spiel einen AUSBRUCH: Befreie { $runner }.
# Standing free on the Jail, you let one jailed Runner out without a roll.
standing-free-on-the-jail-b1ae14 = Wenn du frei beim Gefängnis stehst, lässt du einen gefangenen Läufer ohne Wurf heraus.
# Attack.
attack-5513cf = Greif an.
# A Runner on James's space hurts him; James on the space of Runners hurts all of them at once.
a-runner-on-jamess-space-0d959d = Ein Läufer auf dem Feld von James verletzt ihn; James auf dem Feld von Läufern verletzt alle zugleich.
# Try to free {runner}: roll the die.
try-to-free-runner-roll-3b3575 = Versuch, { $runner } zu befreien: Würfle.
# On the Jail, a main action; a high roll opens the door, a low one costs you the action.
on-the-jail-a-main-7e0647 = Beim Gefängnis, eine Hauptaktion; ein hoher Wurf öffnet die Tür, ein niedriger kostet dich die Aktion.
# Rest and heal.
rest-and-heal-efcf36 = Raste und heile.
# On a Safe House, a main action; you heal beyond what landing there gave you.
on-a-safe-house-a-4adfc1 = In einer Zuflucht, eine Hauptaktion; du heilst zusätzlich zu dem, was die Ankunft dir gegeben hat.
# Escape through the Gate.
escape-through-the-gate-bd60c2 = Entkomm durch das Tor.
# On the open Gate, a main action. You leave the board for good and your hand is discarded. Enough escapes win the game.
on-the-open-gate-a-4cefdd = Am offenen Tor, eine Hauptaktion. Du verlässt das Brett für immer, und deine Handkarten kommen auf die Ablage. Genug Entkommene gewinnen das Spiel.
# End your turn.
end-your-turn-c77197 = Beende deinen Zug.
# The main action is yours to leave.
the-main-action-is-yours-f813f6 = Auf die Hauptaktion darfst du verzichten.
# Discard {card}.
discard-card-016151 = Wirf { NAME($card, case: "accusative", article: "indefinite") } ab.
# At the end of your turn you keep no more cards than the limit.
at-the-end-of-your-1505c6 = Am Ende deines Zugs behältst du nicht mehr Karten als erlaubt.
# Try to break out: roll the die.
try-to-break-out-roll-29bf6a = Versuch auszubrechen: Würfle.
# The highest roll frees you; you are then put on the Safe House nearest to the Jail.
the-highest-roll-frees-you-9c84e5 = Der höchste Wurf befreit dich; du kommst dann in die Zuflucht, die dem Gefängnis am nächsten liegt.
# Stay in Jail.
stay-in-jail-e7312c = Bleib im Gefängnis.
# Nobody has to try.
nobody-has-to-try-f4436f = Niemand muss es versuchen.
# Capture {runner}.
capture-runner-49d1c8 = Nimm { $runner } gefangen.
# A Runner on your space who is weak enough is taken, and no card can answer that. Not on a turn on which a Pup stopped you.
a-runner-on-your-space-0cf5fc = Ein Läufer auf deinem Feld, der schwach genug ist, wird gefangen, und dagegen hilft keine Karte. Nicht in einem Zug, in dem dich ein Welpe aufgehalten hat.
# Strike nobody.
strike-nobody-197d7d = Lass alle in Ruhe.
# A capture attempt that must fail is lawful, so you may let go.
a-capture-attempt-that-must-08fd80 = Ein Fangversuch, der misslingen muss, ist erlaubt: Du darfst also auch verzichten.
# Play JAIL BREAK: stay in the game.
play-jail-break-stay-in-144f8c = Spiel einen AUSBRUCH: Bleib im Spiel.
# You stay where you are, nearly dead, free and Wanted.
you-stay-where-you-are-d3ba41 = Du bleibst, wo du bist, halb tot, frei und gesucht.
# Let James have you.
let-james-have-you-e5a4bd = Lass dich von James fangen.
# Without a card, 0 HP means capture.
without-a-card-hp-means-67cef6 = Ohne Karte heißt 0 Leben: gefangen.
# Walk this many steps: {steps}.
walk-this-many-steps-steps-ef42f9 = Geh so viele Schritte: { $steps }.
# With this option James may stop short of his roll.
with-this-option-james-may-be4d0a = Mit dieser Option darf James vor dem Ende seines Wurfs stehen bleiben.
# Walk clockwise.
walk-clockwise-b1c603 = Geh im Uhrzeigersinn.
# With this option James chooses his direction after the roll.
with-this-option-james-chooses-6a7d44 = Mit dieser Option wählt James nach dem Wurf seine Richtung.
# Walk counter-clockwise.
walk-counter-clockwise-2c0988 = Geh gegen den Uhrzeigersinn.
# I hold {count} {card}.
i-hold-count-card-20e598 = Ich habe { $count }-mal { $card } auf der Hand.
# My plan: {goal}.
my-plan-goal-aa9f94 =
    Mein Plan: { $goal ->
        [gate] zum Tor
        [supply] in ein Lager
        [jail] zum Gefängnis
        [safe] in eine Zuflucht
        [hunt] James jagen
        [run] weglaufen
       *[other] { $goal }
    }.
# {seat}, please keep your {card}.
seat-please-keep-your-card-04513a = { $seat }, bitte behalte { NAME($card, case: "accusative", article: "your") }.
# {seat} should be freed.
seat-should-be-freed-d94b3c = { $seat } sollte befreit werden.
# Let us swap {one} and {other}.
let-us-swap-one-and-5ba77d = Tauschen wir { $one } und { $other }.
# Agreed.
agreed-32b65d = Einverstanden.
# No.
no-ea9542 = Nein.

## Why it is asked

# Cards can change where you start from; after that you roll, and walk all of it.
cards-can-change-where-you-8bb5d8 = Karten können ändern, wo du losgehst; danach würfelst du und gehst den ganzen Wurf.
# You must walk all that you rolled, but cards can still change where you start from.
you-must-walk-all-that-4a5bba = Du musst deinen ganzen Wurf gehen, aber Karten können noch ändern, wo du losgehst.
# You have arrived: every turn you may do one thing where you stand, and play cards.
you-have-arrived-every-turn-9c5a0b = Du bist angekommen: In jedem Zug darfst du dort, wo du stehst, eine Sache tun und Karten spielen.
# Your turn ends, and nobody takes more cards along than the limit.
your-turn-ends-and-nobody-df772f = Dein Zug endet, und niemand nimmt mehr Karten mit, als erlaubt sind.
# In Jail nobody walks or plays cards: you can try to break out, or wait to be freed.
in-jail-nobody-walks-or-fa558a = Im Gefängnis geht niemand und spielt niemand Karten: Versuch auszubrechen, oder warte, bis dich jemand befreit.
# At this table James need not walk all that he rolled.
at-this-table-james-need-af6172 = An diesem Tisch muss James nicht seinen ganzen Wurf gehen.
# At this table James may walk either way round.
at-this-table-james-may-b4d9c1 = An diesem Tisch darf James in beide Richtungen gehen.
# Your move ended where Runners stand, so James may strike, once.
your-move-ended-where-runners-9f7e34 = Deine Bewegung endet dort, wo Läufer stehen: Darum darf James einmal zuschlagen.
# Only JAIL BREAK saves you at 0; you are asked whatever you hold, so that nobody learns your cards.
only-jail-break-saves-you-56710a = Bei 0 rettet dich nur ein AUSBRUCH; du wirst immer gefragt, damit niemand etwas über deine Karten erfährt.

## What is asked, and why not

# Find {keys:Key|Keys} in the Supplies, then get {escapes:Runner|Runners} out through the Gate before the clock strikes {rounds}.
find-keys-key-keys-in-c9429f = Findet in den Lagern { $keys } Schlüssel und bringt dann { $escapes } Läufer durch das Tor, bevor es { $rounds } schlägt.
# Hold all three in Jail, or let the clock strike {rounds}.
hold-all-three-in-jail-fd7653 = Bring alle drei ins Gefängnis, oder warte, bis es { $rounds } schlägt.
# The Gate is open: get {escapes:Runner|Runners} out before the clock strikes {rounds}.
the-gate-is-open-get-e29524 = Das Tor ist offen: Bringt { $escapes } Läufer hinaus, bevor es { $rounds } schlägt.
# You rolled {die}. Walk to space {to}[, {place}], or play a card first?
you-rolled-die-walk-to-884bf8 =
    Du hast eine { $die } gewürfelt. Gehst du auf Feld { $to }{ HAS($place) ->
        [yes] , { NAME($place, form: "to") }
       *[no] { "" }
    }, oder spielst du erst eine Karte?
# {targets:is|are} here. Hit for {damage}, or take somebody who is weak enough to Jail?
targets-is-are-here-hit-220227 =
    { $targets } { COUNT($targets) ->
        [one] ist
       *[other] sind
    } hier. Schlägst du zu und nimmst { $damage } Leben, oder bringst du jemanden, der schwach genug ist, ins Gefängnis?
# James has you at 0. Play JAIL BREAK, or {end}?
james-has-you-at-play-fbbcb7 = James hat dich auf 0. Willst du einen AUSBRUCH spielen oder { $end }?
# James has you at 0, and you have nothing against it: you {end}.
james-has-you-at-and-b5d83a = James hat dich auf 0, und du hast nichts dagegen: Du musst { $end }.
# You are on space {space}. What do you do here?
you-are-on-space-space-572394 = Du bist auf Feld { $space }. Was machst du hier?
# You hold {cards}, and may keep {limit}. Which card goes?
you-hold-cards-and-may-bf3430 = Du hast { $cards } Karten und darfst { $limit } behalten. Welche wirfst du ab?
# Try to break out? It takes {needed} or more.
try-to-break-out-it-855b28 = Willst du ausbrechen? Nötig ist mindestens eine { $needed }.
# How far does James walk? At most {steps:space|spaces}.
how-far-does-james-walk-131ec7 =
    Wie weit geht James? Höchstens { $steps } { $steps ->
        [one] Feld
       *[other] Felder
    }.
# Which way does James go, {steps:space|spaces} far?
which-way-does-james-go-aa30a5 =
    In welche Richtung geht James, { $steps } { $steps ->
        [one] Feld
       *[other] Felder
    } weit?
# Play a card before you roll, or go?
play-a-card-before-you-dc1694 = Spielst du vor dem Wurf eine Karte, oder gehst du?
# go to Jail
go-to-jail-52aee4 = ins Gefängnis gehen
# nothing calls for it now
nothing-calls-for-it-now-ce9876 = dafür ist jetzt kein Anlass
# James has no cards and no such action
james-has-no-cards-and-1ed1f8 = James hat keine Karten und keine solche Aktion
# it needs the main action, which is not open to you now
it-needs-the-main-action-5d1841 = es braucht die Hauptaktion, und die hast du jetzt nicht
# you must stand on the Gate, space {gate}
you-must-stand-on-the-39f7ec = du musst am Tor stehen, auf Feld { $gate }
# that is for {stage}, and this is {now}
that-is-for-stage-and-37888a = das geht nur { NAME($stage, form: "when") }, nicht { NAME($now, form: "when") }
# a Pup stopped you, so there is no capture on this turn
a-pup-stopped-you-so-05d9c1 = ein Welpe hat dich aufgehalten, also nimmst du in diesem Zug niemanden gefangen
# {runner} has {health} HP, and a capture works at {most} or less
runner-has-health-hp-and-57ca14 = { $runner } hat { $health } Leben, und gefangen nehmen kannst du bei höchstens { $most }
# this table agreed that James must strike
this-table-agreed-that-james-8e8c16 = an diesem Tisch ist ausgemacht, dass James zuschlagen muss
# everybody here could be captured, so you must attack or capture
everybody-here-could-be-captured-0fe258 = alle hier sind schwach genug, also musst du angreifen oder jemanden gefangen nehmen
# your roll does not reach so far
your-roll-does-not-reach-93b9fb = so weit reicht dein Wurf nicht
# cards are played before the move or after it
cards-are-played-before-the-3ab9a8 = Karten spielt man vor oder nach dem Gehen
# you hold no {card}
you-hold-no-card-8f3c2d = du hast { NAME($card, case: "accusative", article: "none") } auf der Hand
# {cards} cards were played this turn, which is the most
cards-cards-were-played-this-d89576 =
    in diesem Zug { $cards ->
        [one] ist
       *[other] sind
    } schon { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } gespielt, und mehr geht nicht
# in Jail that card cannot be played at this table
in-jail-that-card-cannot-0f2a5c = im Gefängnis kann man diese Karte an diesem Tisch nicht spielen
# the board ends at space {last}
the-board-ends-at-space-787155 = das Brett endet mit Feld { $last }
# you stand there already
you-stand-there-already-bb1cf5 = du stehst schon dort
# only James and free Runners can be swapped
only-james-and-free-runners-36fef8 = tauschen können nur James und freie Läufer
# a Pup lies here already
a-pup-lies-here-already-dec4f2 = hier liegt schon ein Welpe
# all Pup tokens are on the board
all-pup-tokens-are-on-fd95eb = alle Welpen sind schon auf dem Brett
# {runner} is not in Jail
runner-is-not-in-jail-441420 = { $runner } ist nicht im Gefängnis
# you must stand on the Jail, space {jail}
you-must-stand-on-the-b36f1c = du musst beim Gefängnis stehen, auf Feld { $jail }
# this is not the time for a main action
this-is-not-the-time-0df675 = für eine Hauptaktion ist jetzt nicht die Zeit
# you have taken your main action this turn
you-have-taken-your-main-0c4d3d = deine Hauptaktion in diesem Zug ist schon verbraucht
# the main action comes after the move
the-main-action-comes-after-f30469 = die Hauptaktion kommt nach dem Gehen
# James is not on your space but on {space}
james-is-not-on-your-8aa045 = James ist nicht auf deinem Feld, sondern auf Feld { $space }
# there is nothing to heal
there-is-nothing-to-heal-db4103 = es gibt nichts zu heilen
# you must stand on a Safe House
you-must-stand-on-a-f1106b = du musst in einer Zuflucht stehen
# the Gate is closed: {keys} of {needed} Keys
the-gate-is-closed-keys-f9d46a = das Tor ist zu: { $keys } von { $needed } Schlüsseln
# {runner} is not a target on your space
runner-is-not-a-target-7310c2 = { $runner } ist auf deinem Feld kein Ziel
# they stand on the same space
they-stand-on-the-same-9375b7 = sie stehen auf demselben Feld
# Whoever ends a walk here heals {heal}. Resting heals {rest} more. It gives no shelter from James.
whoever-ends-a-walk-here-13a366 = Wer hier landet, heilt { $heal }. Rasten heilt { $rest } mehr. Vor James schützt sie nicht.
# Here the caught Runners sit. A friend who stands here frees one of them with a roll of {friend} or more; on their own they need a {own}.
here-the-caught-runners-sit-18d9c1 = Hier sitzen die Gefangenen. Wer draußen davor steht, befreit mit einem Wurf von { $friend } oder mehr jemanden; allein braucht man eine { $own }.
# {keys:Key opens|Keys open} it. Then Runners who stop here can leave, and they win when {runners} of them are outside.
keys-key-opens-keys-open-dadc16 =
    { $keys ->
        [one] Ein Schlüssel öffnet
       *[other] { $keys } Schlüssel öffnen
    } es. Dann können Läufer, die hier stehen bleiben, entkommen, und sie gewinnen, wenn { $runners } draußen sind.
# All Runners share it. It comes only from a Supply, and is never lost. {keys:opens|open} the Gate.
all-runners-share-it-it-d2df74 =
    Er gehört allen Läufern. Er kommt nur aus einem Lager und geht nie verloren. { $keys ->
        [one] Einer öffnet
       *[other] { $keys } öffnen
    } das Tor.
# Health. An attack by James costs everybody on his space {damage}. With {weak} or fewer a Runner can be taken prisoner.
health-an-attack-by-james-949821 = Leben. Ein Angriff von James kostet alle auf seinem Feld { $damage }. Mit { $weak } oder weniger kann ein Läufer gefangen werden.
# Runners walk exactly what they roll, clockwise. James walks {bonus} more.
runners-walk-exactly-what-they-5101ea = Läufer gehen genau ihren Wurf, im Uhrzeigersinn. James geht { $bonus } weiter.
# One hour is one round. When round {rounds} is over, James has won.
one-hour-is-one-round-55e949 = Eine Stunde ist eine Runde. Ist Runde { $rounds } vorbei, hat James gewonnen.
# A Runner with {hearts:heart|hearts}.
a-runner-with-hearts-heart-ce3884 =
    Ein Läufer mit { $hearts } { $hearts ->
        [one] Herz
       *[other] Herzen
    }.
# He hunts the Runners, with {hearts:heart|hearts}.
he-hunts-the-runners-with-db5220 =
    Er jagt die Läufer, mit { $hearts } { $hearts ->
        [one] Herz
       *[other] Herzen
    }.

## What things are

# Go to any space. After your walk the space takes effect, as if you had walked there.
go-to-any-space-after-606d17 = Geh auf ein beliebiges Feld. Nach dem Gehen wirkt das Feld, als wärst du dorthin gegangen.
# Two people on different spaces change places, James too. These spaces do not take effect.
two-people-on-different-spaces-a3a537 = Zwei auf verschiedenen Feldern tauschen die Plätze, auch James. Diese Felder wirken nicht.
# Leave a Pup on your space. James has to stop there on his walk, and takes nobody prisoner that turn.
leave-a-pup-on-your-736d3f = Lass einen Welpen auf deinem Feld. James muss dort stehen bleiben und nimmt in diesem Zug niemanden gefangen.
# At the Jail: free somebody without a roll. Or, when an attack leaves you no heart: keep one.
at-the-jail-free-somebody-5bdd5a = Am Gefängnis: Befrei jemanden ohne Wurf. Oder, wenn dir ein Angriff kein Herz lässt: Behalte eines.
# Start
start-3ead70 = Start
# All people begin here. It has no effect.
all-people-begin-here-it-97db04 = Hier beginnen alle. Das Feld hat keine Wirkung.
# Street
street-5b67bc = Straße
# Nothing happens here.
nothing-happens-here-836e69 = Hier geschieht nichts.
# Supply
supply-acff3f = Lager
# Whoever ends a walk here draws a card. A JAIL BREAK found here is a Key, too.
whoever-ends-a-walk-here-d1a8ef = Wer hier landet, zieht eine Karte. Ein AUSBRUCH, der hier gefunden wird, ist auch ein Schlüssel.
# Safe House
safe-house-b33698 = Zuflucht
# Jail
jail-c8f8f2 = Gefängnis
# Gate
gate-92f976 = Tor
# Key
key-14ef46 = Schlüssel
# Heart
heart-aaddd2 = Herz
# Pup on the street
pup-on-the-street-91fffa = Welpe auf der Straße
# James has to stop here on his walk. Then the Pup is gone.
james-has-to-stop-here-e59a60 = James muss hier stehen bleiben. Danach ist der Welpe weg.
# Wanted
wanted-5a0ebb = Gesucht
# Was caught or saved by a card. Caught once more, this Runner is out of the game.
was-caught-or-saved-by-51077b = War gefangen oder wurde durch eine Karte gerettet. Noch einmal gefangen, ist dieser Läufer aus dem Spiel.
# Red street
red-street-d9db63 = Rote Straße
# James's next walk can end here, with so many of the six faces of his die.
jamess-next-walk-can-end-958154 = Hier kann James nächstes Mal ankommen, mit so vielen der sechs Seiten seines Würfels.
# Die
die-4f5cfe = Würfel
# Clock
clock-a9c440 = Uhr
# Deck
deck-fb579d = Stapel
# Supplies give the top card. When it is used up, the used cards are shuffled.
supplies-give-the-top-card-427a3f = Lager geben die oberste Karte. Ist er aufgebraucht, werden die benutzten Karten gemischt.
# Used cards
used-cards-38ef5d = Benutzte Karten
# Played and thrown away. They are shuffled when the deck is used up.
played-and-thrown-away-they-c799c7 = Gespielt und abgeworfen. Sie werden gemischt, wenn der Stapel aufgebraucht ist.
# Ben
ben-188cce = Ben
# Lewis
lewis-26b028 = Lewis
# David
david-feba81 = David

## What a table agrees on

# House edition
house-edition-064d01 = Hausausgabe
# Three Runners, one Pursuer, a ring of streets: find Keys, dodge James, get two of you through the Gate.
three-runners-one-pursuer-a-c98d3f = Drei Läufer, ein Verfolger, ein Ring aus Straßen: Findet Schlüssel, weicht James aus, und bringt zwei von euch durch das Tor.
# Rounds
rounds-62e86e = Runden
# Rounds until James wins by time.
rounds-until-james-wins-by-c34aab = Runden, bis James durch die Zeit gewinnt.
# Keys needed
keys-needed-a2433a = Nötige Schlüssel
# Keys that open the Gate; 0: open from the start.
keys-that-open-the-gate-cefacc = Schlüssel, die das Tor öffnen; 0: von Anfang an offen.
# Escapes needed
escapes-needed-761587 = Nötige Entkommene
# Escapes that win for the Runners.
escapes-that-win-for-the-96bae4 = Wie viele Läufer entkommen müssen, damit sie gewinnen.
# HP ben
hp-ben-16f995 = Leben von Ben
# Ben's health.
bens-health-83c86e = Leben von Ben.
# HP lewis
hp-lewis-40d4a6 = Leben von Lewis
# Lewis's health.
lewiss-health-cf8444 = Leben von Lewis.
# HP david
hp-david-bcbddc = Leben von David
# David's health.
davids-health-77b980 = Leben von David.
# HP james
hp-james-f9b5a9 = Leben von James
# James's health.
jamess-health-1ae98a = Leben von James.
# Runner damage
runner-damage-efc943 = Schaden der Läufer
# What a Runner's attack costs James.
what-a-runners-attack-costs-f268e4 = Wie viele Leben der Angriff eines Läufers James kostet.
# James damage
james-damage-364136 = Schaden von James
# What James's attack costs each Runner he hits.
what-jamess-attack-costs-each-3b2621 = Wie viele Leben der Angriff von James jeden getroffenen Läufer kostet.
# Capture at
capture-at-3f8ba3 = Gefangen ab
# A capture attempt works at this health or less.
a-capture-attempt-works-at-8e96ba = Gefangen nehmen lässt sich, wer höchstens so viele Leben hat.
# Pursuer bonus
pursuer-bonus-d8f255 = Zuschlag für James
# Steps that James adds to his die.
steps-that-james-adds-to-0255dd = Schritte, die James zu seinem Wurf dazubekommt.
# Rescue min
rescue-min-e0a1ff = Wurf zum Befreien
# Lowest roll that rescues; 7: never.
lowest-roll-that-rescues-never-9bf4b9 = Niedrigster Wurf, der jemanden befreit; 7: nie.
# Breakout min
breakout-min-84be52 = Wurf zum Ausbrechen
# Lowest roll that breaks out; 7: never.
lowest-roll-that-breaks-out-0ebbc6 = Niedrigster Wurf zum Ausbrechen; 7: nie.
# Release HP
release-hp-e9bf12 = Leben nach dem Gefängnis
# Health in Jail and on leaving it.
health-in-jail-and-on-c75b26 = Leben im Gefängnis und danach.
# Survive HP
survive-hp-63b5aa = Leben nach der Rettung
# Health after surviving by card.
health-after-surviving-by-card-dd2c03 = Leben, wenn eine Karte rettet.
# Start hand
start-hand-e61eaf = Karten am Anfang
# Cards dealt to each Runner.
cards-dealt-to-each-runner-665abc = Karten, die jeder Läufer am Anfang bekommt.
# Hand limit
hand-limit-01774e = Handkarten höchstens
# Cards a Runner may keep at the end of the turn.
cards-a-runner-may-keep-ed0707 = Karten, die ein Läufer am Ende des Zugs behalten darf.
# Supply draw
supply-draw-ed318e = Karten im Lager
# Cards drawn at a Supply.
cards-drawn-at-a-supply-686c47 = Karten, die man in einem Lager zieht.
# Safe heal
safe-heal-3064f1 = Heilung bei Ankunft
# Healing by landing on a Safe House.
healing-by-landing-on-a-7c4746 = Heilung bei der Ankunft in einer Zuflucht.
# Rest heal
rest-heal-b40f5b = Heilung beim Rasten
# Healing by the main action Rest.
healing-by-the-main-action-6d6bd3 = Heilung durch die Hauptaktion Rasten.
# Deck teleport
deck-teleport-9d0e9f = TELEPORT im Stapel
# TELEPORT cards in the deck.
teleport-cards-in-the-deck-fa1b3a = TELEPORT-Karten im Stapel.
# Deck swap
deck-swap-cbce4e = TAUSCH im Stapel
# SWAP cards in the deck.
swap-cards-in-the-deck-6ae642 = TAUSCH-Karten im Stapel.
# Deck pup
deck-pup-4582de = WELPE im Stapel
# PUP cards in the deck.
pup-cards-in-the-deck-fe58e1 = WELPE-Karten im Stapel.
# Deck jailbreak
deck-jailbreak-626da8 = AUSBRUCH im Stapel
# JAIL BREAK cards in the deck.
jail-break-cards-in-the-3711e8 = AUSBRUCH-Karten im Stapel.
# Pup supply
pup-supply-a60bec = Vorrat an Welpen
# Pup tokens; as many as PUP cards unless set.
pup-tokens-as-many-as-e9f0a4 = Marker für Welpen; ohne Angabe so viele wie WELPE-Karten.
# Board
board-9c763d = Brett
# The loop of spaces, clockwise from the first.
the-loop-of-spaces-clockwise-104342 = Der Ring der Felder, im Uhrzeigersinn vom ersten an.
# 8 to 60 of .OCSJG with one O, one J, one G and an S
to-of-ocsjg-with-one-a47982 = 8 bis 60 aus .OCSJG mit einem O, einem J, einem G und einem S
# Premove window
premove-window-e076de = Karten vor dem Gehen
# Whether cards may be played with the die in sight, or before it is rolled.
whether-cards-may-be-played-2b7d19 = Ob man Karten spielt, wenn der Wurf schon zu sehen ist, oder vor dem Wurf.
# After roll
after-roll-c47edb = Nach dem Wurf
# Before roll
before-roll-a06286 = Vor dem Wurf
# Main timing
main-timing-1e50c7 = Zeit der Aktion
# Whether the main action comes after the move, or at any time of the turn.
whether-the-main-action-comes-ac219c = Ob die Hauptaktion nach dem Gehen kommt oder irgendwann im Zug.
# After move
after-move-a2c69c = Nach dem Gehen
# Any
any-5df553 = Jederzeit
# Teleport resolves
teleport-resolves-ae9e3a = TELEPORT löst aus
# When a TELEPORT's destination takes effect like a landing.
when-a-teleports-destination-takes-ab5d03 = Wann das Ziel eines TELEPORTS wirkt, als wäre man dort gelandet.
# Always
always-e2e541 = Immer
# Never
never-dea1d1 = Nie
# Swap resolves
swap-resolves-4200c6 = TAUSCH löst aus
# Whether a SWAP after the move resolves the active Runner's new space.
whether-a-swap-after-the-26f218 = Ob nach dem Gehen ein TAUSCH das neue Feld des Läufers wirken lässt, der am Zug ist.
# Own
own-d60d7c = Das eigene Feld
# Key source
key-source-d5a812 = Woher Schlüssel kommen
# Which draws of JAIL BREAK make Keys: only those at a Supply, or the deal too.
which-draws-of-jail-break-6c56ac = Welcher gezogene AUSBRUCH ein Schlüssel ist: nur einer aus einem Lager oder auch einer vom Austeilen.
# Any draw
any-draw-920f61 = Jedes Ziehen
# Jail win
jail-win-49af03 = Sieg durch Gefängnis
# When James has all Runners: each jailed or eliminated; all three jailed; or nobody free any more.
when-james-has-all-runners-835f24 = Wann James alle Läufer hat: alle gefangen oder ausgeschieden; alle drei gefangen; oder niemand mehr frei.
# Contained
contained-e3edee = Alle gefasst
# Three
three-b77298 = Alle drei
# In play
in-play-2f03f2 = Wer im Spiel ist
# Elimination
elimination-58f7cb = Ausscheiden
# Who is out when captured: who bears the marker; who was captured before; or nobody.
who-is-out-when-captured-aa7c05 = Wer ausscheidet, wenn James zugreift: wer gesucht wird; wer schon einmal gefangen war; oder niemand.
# Second capture
second-capture-a673bb = Zweite Gefangennahme
# Off
off-27ba75 = Aus
# Survival marks
survival-marks-0efaa3 = Rettung macht gesucht
# Whether surviving by card gives the Wanted marker.
whether-surviving-by-card-gives-cc4c8c = Ob man gesucht wird, wenn einen eine Karte gerettet hat.
# Jailed immune
jailed-immune-66f50d = Gefangene sind sicher
# Whether James cannot strike jailed Runners.
whether-james-cannot-strike-jailed-19c166 = Ob James Läufer im Gefängnis nicht schlagen kann.
# Jailed cards
jailed-cards-a4d57d = Karten im Gefängnis
# Cards that a jailed Runner may play: none; SWAP and PUP; or JAIL BREAK as well.
cards-that-a-jailed-runner-92e404 = Karten, die ein gefangener Läufer spielen darf: keine; TAUSCH und WELPE; oder auch AUSBRUCH.
# None
none-8504a0 = Keine
# Limited
limited-7a6e71 = Begrenzt
# All
all-327193 = Alle
# Jailbreak uses main
jailbreak-uses-main-61c0dc = AUSBRUCH braucht die Aktion
# Whether a rescue by card uses the main action.
whether-a-rescue-by-card-254d82 = Ob eine Befreiung durch eine Karte die Hauptaktion verbraucht.
# Nearest
nearest-133cbc = Nächste Zuflucht
# How the Safe House nearest to the Jail is found: either way round, or clockwise only.
how-the-safe-house-nearest-7ed0a9 = Wie die Zuflucht gefunden wird, die dem Gefängnis am nächsten liegt: in beiden Richtungen oder nur im Uhrzeigersinn.
# Either
either-5cf3f2 = In beide Richtungen
# Clockwise
clockwise-e04f34 = Im Uhrzeigersinn
# James move
james-move-76616a = Wie James geht
# James walks his whole roll; any number of steps up to it; or chooses his direction.
james-walks-his-whole-roll-296539 = James geht seinen ganzen Wurf; beliebig viele Schritte bis dahin; oder er wählt seine Richtung.
# Exact
exact-9da588 = Genau
# Up to
up-to-7e1cec = Bis zu
# Either way
either-way-a1a7da = Hin oder zurück
# James must strike
james-must-strike-77fad8 = James muss zuschlagen
# Whether James must strike where he can.
whether-james-must-strike-where-4ef956 = Ob James zuschlagen muss, wo er kann.
# James heals
james-heals-0111a6 = James heilt
# Whether a Safe House heals James.
whether-a-safe-house-heals-247eb8 = Ob eine Zuflucht James heilt.
# Safe house protects
safe-house-protects-777e29 = Zuflucht schützt
# Whether Runners on a Safe House are safe from James.
whether-runners-on-a-safe-653a04 = Ob Läufer in einer Zuflucht vor James sicher sind.
# Reshuffle
reshuffle-9c4abf = Neu mischen
# Whether the discards become a new deck when the deck is empty.
whether-the-discards-become-a-19a3f3 = Ob die Ablage ein neuer Stapel wird, wenn der Stapel leer ist.
# Hands
hands-828110 = Handkarten
# Who sees a Runner's cards: the team, only that Runner, or everybody.
who-sees-a-runners-cards-7086ce = Wer die Karten eines Läufers sieht: das Team, nur dieser Läufer oder alle.
# Team
team-91cb21 = Im Team
# Private
private-e6509c = Geheim
# Open
open-115abf = Offen
# Runner channel
runner-channel-7506ab = Was Läufer hören
# Who hears what the Runners say: only they, or James too.
who-hears-what-the-runners-3324b7 = Wer hört, was die Läufer sagen: nur sie oder auch James.
# As written
as-written-bcf6f0 = Wie geschrieben
# Strict steps
strict-steps-1f5ed1 = Strenge Schritte
# Even deck
even-deck-2ee2cb = Gleichmäßiger Stapel
# Hot pursuit
hot-pursuit-fa8875 = Heiße Jagd

## The lesson

# Your first escape
your-first-escape-dcfea5 = Deine erste Flucht
# Two Runners are out: you have won. In a game of your own, share the Supplies, watch the red streets, and never leave a friend in Jail for long.
two-runners-are-out-you-162e29 = Zwei Läufer sind draußen: Ihr habt gewonnen. Teilt euch in euren eigenen Spielen die Lager auf, achtet auf die roten Straßen, und lasst niemanden lange im Gefängnis.
# The night
the-night-6910fc = Die Nacht
# What you want
what-you-want-fe7a9a = Was du willst
# You are David, one of three Runners. You win together when two of you leave by this Gate, and it opens with two Keys.
you-are-david-one-of-68e8a8 = Du bist David, einer von drei Läufern. Ihr gewinnt zusammen, wenn zwei von euch durch dieses Tor entkommen, und es öffnet sich mit zwei Schlüsseln.
# Who hunts you
who-hunts-you-38a660 = Wer dich jagt
# James hunts you: he walks what his die shows and two steps more. The red streets are those where he can turn up next.
james-hunts-you-he-walks-60a22d = James jagt euch: Er geht seinen Wurf und zwei Schritte mehr. Auf den roten Straßen kann er als Nächstes auftauchen.
# A Pup in his way
a-pup-in-his-way-fee0d3 = Ein Welpe im Weg
# Leave your Pup here before you walk on: James has to stop at it, and takes nobody prisoner that turn.
leave-your-pup-here-before-8898f4 = Lass deinen Welpen hier, bevor du weitergehst: James muss bei ihm stehen bleiben und nimmt in diesem Zug niemanden gefangen.
# You walked first, so the Pup would now lie in front of you and not between James and you. Play it before you walk.
you-walked-first-so-the-4cf8b9 = Du bist zuerst gegangen: Jetzt läge der Welpe vor dir und nicht zwischen James und dir. Spiel ihn, bevor du gehst.
# Walk your roll
walk-your-roll-b94ec7 = Geh deinen Wurf
# You rolled 4, and a roll is walked in full. It ends on a Supply: there you draw a card, and Keys come only from there.
you-rolled-and-a-roll-9508e1 = Du hast eine 4 gewürfelt, und einen Wurf geht man ganz. Er endet in einem Lager: Dort ziehst du eine Karte, und nur dort gibt es Schlüssel.
# Changing places brings no card, and you would leave your Supply to walk from elsewhere. Keep SWAP for a tight corner.
changing-places-brings-no-card-fd8235 = Ein Platztausch bringt keine Karte, und du würdest von woanders gehen und dein Lager verfehlen. Heb den TAUSCH für brenzlige Lagen auf.
# The first Key
the-first-key-3a7dd2 = Der erste Schlüssel
# A JAIL BREAK from a Supply is a Key: one of two hangs at the Gate. End your turn and watch James meet the Pup.
a-jail-break-from-a-e3fed2 = Ein AUSBRUCH aus einem Lager ist ein Schlüssel: Einer von zweien hängt am Tor. Beende deinen Zug, und sieh zu, wie James auf den Welpen trifft.
# A friend in Jail
a-friend-in-jail-b8b3f8 = Ein Freund im Gefängnis
# James has put Lewis in Jail. Whoever stands at the Jail can let him out, and your roll of 2 takes you there.
james-has-put-lewis-in-cbb406 = James hat Lewis ins Gefängnis gebracht. Wer beim Gefängnis steht, kann ihn herauslassen, und dein Wurf von 2 führt dich hin.
# The rescue
the-rescue-95f446 = Die Befreiung
# A rescue is your one action of the turn: throw the die, and a 4, 5 or 6 opens the door.
a-rescue-is-your-one-3bf494 = Eine Befreiung ist deine eine Aktion im Zug: Würfle, und eine 4, 5 oder 6 öffnet die Tür.
# The card frees him for certain. But it can save you as well, and you will need that in a moment: try the die first.
the-card-frees-him-for-8def45 = Die Karte befreit ihn sicher. Aber sie kann auch dich retten, und das wirst du gleich brauchen: Versuch es erst mit dem Würfel.
# James strikes
james-strikes-3d9f2f = James schlägt zu
# Lewis is out, with one heart left; caught once more he is gone for good. End your turn: James is close.
lewis-is-out-with-one-f6735d = Lewis ist draußen, mit einem Herzen; noch einmal gefangen, ist er für immer raus. Beende deinen Zug: James ist nah.
# Stay alive
stay-alive-89b4a8 = Bleib am Leben
# An attack costs three hearts, and you had three. Your JAIL BREAK keeps you free with one heart: play it.
an-attack-costs-three-hearts-2bc9a8 = Ein Angriff kostet drei Herzen, und du hattest drei. Dein AUSBRUCH hält dich mit einem Herzen in Freiheit: Spiel ihn.
# Now you sit in Jail yourself, and friends must come for you. With all three in Jail, James has won.
now-you-sit-in-jail-c1a99d = Jetzt sitzt du selbst im Gefängnis, und Freunde müssen dich holen. Sitzen alle drei, hat James gewonnen.
# Out of breath
out-of-breath-be8afa = Außer Atem
# A bed for the night
a-bed-for-the-night-c2d530 = Ein Bett für die Nacht
# James catches whoever has two hearts or fewer. Walk to the Safe House: to arrive there heals one.
james-catches-whoever-has-two-c935dd = James kann alle fangen, die zwei Herzen oder weniger haben. Geh in die Zuflucht: Die Ankunft heilt eines.
# Rest
rest-51c4c7 = Rasten
# Resting is an action, too: it heals one more heart. Do not stay for long, for James may come in.
resting-is-an-action-too-f8de40 = Auch Rasten ist eine Aktion: Es heilt noch ein Herz. Bleib nicht lange, denn James kann hereinkommen.
# You left a heart lying there. An action that is not used is gone: rest first, then end the turn.
you-left-a-heart-lying-f57605 = Du hast ein Herz liegen lassen. Eine Aktion, die du nicht nutzt, ist weg: Raste erst, dann beende den Zug.
# The Gate
the-gate-5d1617 = Das Tor
# The second Key
the-second-key-0f0888 = Der zweite Schlüssel
# One Key is missing, and the clock runs: after the twelfth round James has won. Walk to the Supply and draw.
one-key-is-missing-and-d07e0d = Ein Schlüssel fehlt, und die Uhr läuft: Nach der zwölften Runde hat James gewonnen. Geh in das Lager und zieh.
# Teleport
teleport-0301ff = Teleport
# The Gate is open. TELEPORT puts you on any space, also after your walk: go to the Gate now.
the-gate-is-open-teleport-0452de = Das Tor ist offen. Ein TELEPORT bringt dich auf jedes Feld, auch nach dem Gehen: Auf zum Tor.
# From here you would need a 2 to stand at the Gate next round, and James is on his way. Use the card now.
from-here-you-would-need-cef4de = Von hier bräuchtest du eine 2, um nächste Runde am Tor zu stehen, und James ist unterwegs. Nutz die Karte jetzt.
# Out
out-a5fa3f = Hinaus
# You stand at the open Gate, and leaving is an action. Go: Ben is right behind you, and with two outside you all win.
you-stand-at-the-open-f8709c = Du stehst am offenen Tor, und hinauszugehen ist eine Aktion. Geh: Ben ist dicht hinter dir, und mit zweien draußen habt ihr alle gewonnen.

## How to play

# The goal
the-goal-5b7162 = Das Ziel
# Ben, Lewis and David are the Runners and win or lose together. James hunts them alone.
ben-lewis-and-david-are-2724fb = Ben, Lewis und David sind die Läufer und gewinnen oder verlieren zusammen. James jagt sie allein.
# The Runners win when two of them have left through the Gate. It opens when two Keys have been found.
the-runners-win-when-two-61188b = Die Läufer gewinnen, wenn zwei von ihnen durch das Tor entkommen sind. Es öffnet sich, wenn zwei Schlüssel gefunden sind.
# James wins when every Runner sits in Jail or is out of the game, or when twelve rounds are over.
james-wins-when-every-runner-842b3b = James gewinnt, wenn jeder Läufer im Gefängnis sitzt oder aus dem Spiel ist, oder wenn zwölf Runden vorbei sind.
# A Runner's turn
a-runners-turn-b9d281 = Der Zug eines Läufers
# Roll, and walk exactly that far, clockwise. Cards may be played before and after the walk.
roll-and-walk-exactly-that-7bf45a = Würfle, und geh genau so weit, im Uhrzeigersinn. Karten darfst du vor und nach dem Gehen spielen.
# The space you end on takes effect; those you pass do not.
the-space-you-end-on-1038ff = Das Feld, auf dem du landest, wirkt; die Felder unterwegs wirken nicht.
# Then you have one action: attack James, try a rescue, rest, or escape, where the place allows it.
then-you-have-one-action-f7a6fc = Dann hast du eine Aktion: James angreifen, jemanden befreien, rasten oder entkommen, wo der Ort es erlaubt.
# James's turn
jamess-turn-b55b25 = Der Zug von James
# He walks what his die shows and two steps more. Where he ends on a Runner's space he strikes once.
he-walks-what-his-die-8860ac = Er geht seinen Wurf und zwei Schritte mehr. Endet er auf dem Feld eines Läufers, schlägt er einmal zu.
# An attack costs every Runner there three hearts. A capture takes one Runner who has two hearts or fewer.
an-attack-costs-every-runner-ddc347 = Ein Angriff kostet jeden Läufer dort drei Herzen. Gefangen nehmen kann er einen Läufer, der zwei Herzen oder weniger hat.
# Who is caught goes to Jail and is Wanted. Caught again, a Runner is out of the game.
who-is-caught-goes-to-c893ac = Wer gefangen wird, kommt ins Gefängnis und wird gesucht. Noch einmal gefangen, ist ein Läufer aus dem Spiel.
# Places
places-0f1367 = Orte
# Supply: draw a card. If it is a JAIL BREAK, a Key is hung up at the Gate, and the card is yours besides.
supply-draw-a-card-if-d8537c = Lager: Zieh eine Karte. Ist es ein AUSBRUCH, kommt ein Schlüssel ans Tor, und die Karte gehört dir außerdem.
# Safe House: heal one heart on arriving, and one more by resting. It gives no shelter from James.
safe-house-heal-one-heart-d58616 = Zuflucht: Die Ankunft heilt ein Herz, Rasten noch eines. Vor James schützt sie nicht.
# Jail: who stands here can free a friend with a 4, 5 or 6. Gate: once it is open, who stands here may leave.
jail-who-stands-here-can-bc33b7 = Gefängnis: Wer hier steht, kann jemanden mit einer 4, 5 oder 6 befreien. Tor: Ist es offen, darf entkommen, wer hier steht.
# Cards
cards-d1cea8 = Karten
# PUP stays on your space: James stops there, and cannot take anybody prisoner that turn.
pup-stays-on-your-space-baf118 = Ein WELPE bleibt auf deinem Feld: James bleibt dort stehen und kann in diesem Zug niemanden gefangen nehmen.
# TELEPORT puts you anywhere. After your walk the space takes effect, before it you still have to walk.
teleport-puts-you-anywhere-after-177150 = Ein TELEPORT bringt dich überallhin. Nach dem Gehen wirkt das Feld, davor musst du noch gehen.
# SWAP makes two pieces change places. JAIL BREAK frees a friend without a roll, or saves you at your last heart.
swap-makes-two-pieces-change-b2c798 = Ein TAUSCH lässt zwei Figuren die Plätze tauschen. Ein AUSBRUCH befreit jemanden ohne Wurf oder rettet dich beim letzten Herzen.
# Other things
other-things-561c90 = Anderes
# What else lies on the board or stands beside it.
what-else-lies-on-the-58d603 = Was sonst auf dem Brett liegt oder daneben steht.
# The end
the-end-6e7684 = Das Ende
# The game is over at once when two Runners are outside, or James has no heart left: the Runners win.
the-game-is-over-at-821571 = Das Spiel ist sofort vorbei, wenn zwei Läufer draußen sind oder James kein Herz mehr hat: Die Läufer gewinnen.
# It is over, too, when no Runner is free any more, or when the last round has passed: James wins.
it-is-over-too-when-a8384a = Es ist auch vorbei, wenn kein Läufer mehr frei ist oder die letzte Runde um ist: James gewinnt.
# What beginners overlook
what-beginners-overlook-ae40b8 = Was man am Anfang übersieht
# Keys come from Supplies only: a JAIL BREAK that was dealt at the start is none.
keys-come-from-supplies-only-35dc5c = Schlüssel kommen nur aus Lagern: Ein AUSBRUCH, der am Anfang ausgeteilt wurde, ist keiner.
# A JAIL BREAK that is played is still a Key. Keys are never lost.
a-jail-break-that-is-5aab5f = Ein AUSBRUCH, der gespielt ist, bleibt ein Schlüssel. Schlüssel gehen nie verloren.
# All three in Jail is the end. With two in Jail, nothing is more urgent than a rescue.
all-three-in-jail-is-869f89 = Alle drei im Gefängnis, und es ist aus. Sitzen zwei, ist nichts dringender als eine Befreiung.
