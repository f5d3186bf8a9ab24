to-the-content = To the content
this-part-of-the-page = This part of the page could not be loaded. Reload to try again.
how-to-play = How to play
all-rules = All rules
all-rules-says = Every rule by its number, as the program plays it.
no-rules-written = Nobody has written down its rules one by one. What you can do is told above, and at the table everything explains itself.
rules-are-english = Only in English.
as-a-page = As a page
new-to-it = New to it?
print-it = Print
guide-goal = The goal
guide-deeds = What you can do
guide-things = Things
learn-it-step-by-step = Learn it step by step
play-now = Play now
fetching-the-guide = Fetching the guide …
all-games = All games
setting-the-table = Setting the table …
the-board = The board
your-own-things = Your own things
the-steps-of-the-lesson = The steps of the lesson
how-to-play-to-read = How to play, to read
once-more = Once more
you-can-go-on-here = You can go on here later
leave = Leave
try-again = Try again
go-on = Go on
back = Back
say-it = Say it
show-me = Show me
skip-ahead = Skip ahead
read-what-it-says-then = Read what it says, then go on.
the-lesson = The lesson
there-is-no-such-table = There is no such table, or you were not invited to it.
fetching-the-games = Fetching the games …
five-board-games-about-locks = Five board games about locks.
play-at-once-against-bots = Play at once against bots, or send friends a link. No account, nothing to install.
my-tables = My tables
open-to-all = Open to all
go-to-the-table = Go to the table
who-sits-where = Who sits where
touch-a-seat-to-change = Touch a seat to change who sits there.
the-table = The table
show-it-on-the-front = Show it on the front page, for everybody
if-somebody-goes-away = If somebody goes away
the-table-waits-however-long = the table waits, however long
hints = Hints
hints-alone = for whoever is alone with bots
hints-for-all = for everybody; it is practice then
clock = Clock
none = none
how-do-you-play = How do you play?
ready-made-rules = Ready-made rules
setting-up = Setting up …
make-the-table = Make the table
a-table-for-turnkey = A table for { $title } · Turnkey
what-if = What if …
play-on-from-this-very = Play on from this very step, against bots.
on-the-seat-of = on the seat of
play-on-from-here = Play on from here
to-the-table = To the table
to-the-beginning = To the beginning
one-step-back = One step back
one-step-on = One step on
to-the-end = To the end
eyes-of = Eyes of
everybody-open-cards = everybody: open cards
a-spectator = a spectator
fetching-the-record = Fetching the record …
replay-turnkey = Replay · { $title } · Turnkey
roll = Roll
see-the-board = See the board
see-the-scores = See the scores
coming-to-the-table = Coming to the table …
the-connection-is-gone-trying = The connection is gone; trying again. Nothing that was acknowledged is lost.
play-on-here = Play on here
this-link-hands-a-seat = This link hands a seat over to this device. The device it came from will watch from then on.
take-the-seat = Take the seat
what-do-you-do = What do you do?
what-would-you-do = What would you do?
thinking-about-a-hint = Thinking …
makes-it-practice = (it is practice then)
you-may-also = You may also …
back-to-my-last-decision = Back to my last decision
take-it-back = Take it back
this-makes-it-a-table = makes it a practice table
ask-to-go-back-a = Ask to go back a step
claim-something = Claim something
claim-something-2 = Claim something …
claim = Claim
save-the-record-so-far = Save the record so far
the-scores = The scores
standing = Standing
result-word =
    { $word ->
        [score] Points
        [total] Total
        [value] Value
        [tiles] Modules
        [side] Side
        [hp] Health
        [fate] Fate
        [captures] Caught
        [round] Round
        [turn] Turn
        [alive] Alive
        [cards] Cards
        [keys] Keys
        [access] Access cards
        [resources] Resources
        [hand] Hand
        [built] Built
        [runners] Runners
        [james] James
        [escaped] Escaped
        [jailed] In Jail
        [free] In the city
        [eliminated] Out of the game
       *[other] { $word }
    }
what-weighed-most = What weighed most
all-secrets-lie-open-now = All secrets lie open now: look at the board, too.
come-along-to-the-rematch = Come along to the rematch
rematch = Rematch
watch-the-replay = Watch the replay
find-the-move = Find the move
puzzles = puzzles
see-the-review = See the review
review = Review
what-is-shown = What is shown
share-a-picture = Share a picture
print = Print
save-the-record = Save the record
turnkey-all-games = Turnkey, all games
your-name = Your name
save = Save
cancel = Cancel
qr-code-of-the-link = QR code of the link
link = Link
copied = Copied
copy = Copy
the-game-begins-when-every = The game begins when every seat is taken.
somebody = Somebody
sit-here = Sit here
send-away = Send away
send-this-link-to-your = Send this link to your friends, or let them scan it.
begin-now-bots-take-the = Begin now: bots take the open seats
what-happened = What happened
log = Log
nothing-yet = Nothing yet.
since-you-decided = Since you decided
up-and-down-go-through = Up and down go through the lines, left and right through what a line names; it lights up on the board, and Enter brings it into sight.
all-right = All right
never-mind = Never mind
all-options = All options
do-it = Do it
something-else = Something else
you-may-also-2 = You may also
fetching-the-rules = Fetching the rules …
who-sits-here = Who sits here?
a-friend-whoever-has-the = A friend: whoever has the link
for-designers = For designers
seats = Seats
this-table = This table
speed = Speed
colours = Colours
tell-me-when-it-is = Tell me when it is my turn
whoever-has-this-link-can = Whoever has this link can watch.
open-this-on-the-other = Open this on the other device, once: your seat goes there.
go-on-at-another-device = Go on at another device
say-why-i-am-asked = Say why I am asked
in-my-first-two-games = In my first two games of a kind.
begin-slowly = Begin slowly
in-my-first-two-games-unless = In my first two games of a kind, unless I choose a speed.
pass-for-me-when-i = Pass for me when I have no choice
only-where-everybody-can-tell = Only where everybody can tell that there is none.
leave-a-bot-plays-on = Leave: a bot plays on
learn-this-game-step-by = Learn this game, step by step
icons-by-the-authors-of = Icons by the authors of game-icons.net (CC BY 3.0). Fonts under the SIL Open Font License.
all-credits = All credits and licences
talk = Talk
chat = Chat
those-who-sit-here-can = Those who sit here can talk.
say-something-to-everybody = Say something to everybody
send = Send
how-fast-you-follow-what = How fast you follow what happens
rules-and-help = Rules and help
menu = Menu
why-cant-i = Why can't I …?
point-at-anything-on-the = Point at anything on the board, or go there with the Tab key; on a phone, press it long. Or choose:
what-would-you-like-to = What would you like to do?
choose = choose
this-font-cannot-be-read = this font cannot be read
this-board-is-no-drawing = this board is no drawing: it cannot be made a picture of
this-browser-cannot-paint-a = this browser cannot paint a picture
the-picture-cannot-be-saved = the picture cannot be saved
language = Language
sounds = Sounds
sounds-on = Sounds on
sounds-off = Sounds off
you-are = You are
say-who-you-are = Say who you are
title-how-to-play = How to play { $title } · Turnkey
title-learn = Learn { $title } · Turnkey
title-tables-wait = ({ $count }) Your turn · Turnkey
title-your-turn = ● Your turn · { $title } · Turnkey
the-board-shows = The board: { $what }
server-unreachable = The server cannot be reached. Is it running?
server-answered = The server answered { $status }.
no-such-game = There is no game { $slug } here.
level-random = wild
level-random-says = Does anything at all.
level-easy = relaxed
level-easy-says = Plays along, misses a few.
level-medium = steady
level-medium-says = A fair match for most.
level-hard = sharp
level-hard-says = Thinks ahead, blocks you.
bot-of-level =
    { $level ->
        [easy] Relaxed bot
        [medium] Steady bot
        [hard] Sharp bot
       *[random] Wild bot
    }
bot-named = Bot: { $bot }
seat-you = You
seat-friend = A friend
seat-bot = A bot
seat-number = Seat { $number }
you = you
a-friend = a friend
host = host
by-the-link = by the link
me = Me
count-best = { $count }, best
nobody-wins = Nobody wins
# who: you, one other, several with you (us), several others
verdict =
    { $who ->
        [you] You win
        [one] { $names } wins
        [us] { $names } win
       *[several] { $names } win
    }
verdict-by-how-much = { $verdict } { $margin }
# unit: what the game counts, where that is not points
margin-ahead =
    { $unit ->
        [points] by { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
       *[other] by { $count } { $unit }
    }
margin-with =
    { $unit ->
        [points] with { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
       *[other] with { $count } { $unit }
    }
undo-law = Alone you take back what shows nothing and rolls nothing anew, until somebody else acts. Everything else goes back only if everybody who has a seat agrees, also who is away. What chance has answered stays answered, and what was said stays said. Alone with bots, you go back to your own last decision, and the table is practice from then on.
makes-practice-law = This makes it a table for practice. { undo-law }
practice-law = Practice: somebody alone with bots went back to a decision, or somebody took a hint. It counts for no campaign.
hint-law = A bot says what it would do here, from what you know. Everybody reads that you took a hint, and the table is for practice from then on: it counts for no campaign.
yes = yes
no = no
open = open
sits-as-bot = { $name }, a { $level } bot
sits-away = { $name }, away: a bot plays
sits-you = { $who } (you)
round = Round { $round }
round-of = Round { $round } of { $rounds }
turn = Turn { $turn }
just-now = just now
minutes-ago = { $minutes } min ago
hours-ago = { $hours } h ago
days-ago =
    { $days ->
        [one] { $days } day ago
       *[other] { $days } days ago
    }
place-locked-out = Search the ship together, hoard alone.
place-airlock = Dock modules, colour to colour.
place-lockup = Send your crew in, some of it face down.
place-break-escape = Three run, one hunts, the clock strikes.
place-lockdown = Vote, lie, throw somebody to the Monsters.
well-done-next = Well done. Next: { $chapter }.
not-quite = Not quite
that-was-the-lesson = That was the lesson
step = Step
step-of = Step { $step } of { $steps }
lesson = Lesson
lesson-step-of = Lesson · step { $step } of { $steps }
done-in-brackets = (done)
players = { $players } players
minutes = { $minutes } min
your-turn = Your turn
your-turn-in = Your turn: { $title }
your-turn-asked = Your turn. { $question }
# dealing, play, learn and with-friends are buttons; the texts after them are only heard: "Play now Airlock"
dealing = Dealing …
play = Play
play-what = now { $title }
learn = Learn
learn-what = { $title }, step by step
with-friends = With friends
with-friends-what = make a table for { $title }
your-move-in = It is your move in { $title }.
go-on-with = Go on with { $title }?
and-at-more-tables =
    { $count ->
        [one] And at { $count } more table.
       *[other] And at { $count } more tables.
    }
a-table-for = A table for { $title }
bot-after-a-minute = a bot plays on after a minute
bot-after-minutes = a bot plays on after { $minutes } minutes
bot-after-a-day = a bot plays on after a day
clock-minutes = { $minutes } minutes each, { $seconds } s a decision
clock-hour = an hour each, { $seconds } s a decision
rules-differ =
    { $count ->
        [0] As usual. A change is told to everybody at the table.
        [one] { $count } rule differs from the usual.
       *[other] { $count } rules differ from the usual.
    }
more-options =
    { $count ->
        [one] { $count } more option
       *[other] { $count } more options
    }
start-when =
    { $friends ->
        [0] Start at once?
        [one] Start as soon as a friend sits down.
       *[other] Start as soon as { $friends } friends sit down.
    }
name-as-role = { $name } as { $role }
as-role = as { $role }
won-by = { $reason }. Won by { $names }.
nobody = nobody
nobody-yet = nobody yet
pause = Pause
# of a replay
play-back = Play
over = Over
over-now = The game is over.
over-because = The game is over: { $reason }.
what-goes-with-it = Chosen: { $picked }
close = Close
close-the-list = Close the list
more = More
all = All
all-of-them = All { $count }
fewer = Fewer
table-is-closed = { $title }: this table is closed
won = won
count-more = { $count } more
rules-of-this-table = Rules of this table: { $rules }.
waiting-for-somebody = waiting for somebody
a-bot-plays-for-you = A bot plays for you.
take-the-seat-back = Take the seat back
a-bot-will-take-over = A bot will take over soon.
i-stay = I stay
wants-to-go-back = { $name } would like to go back to step { $step }. What chance has answered stays answered.
agree = Agree
disagree = No
waiting-for-agreement = Waiting for { $names }.
let-go-of = Let go of { $thing }
ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
status-your-turn = your turn
status-thinking = thinking
status-done = done
away = away
away-a-bot-plays = away: a bot plays
bot-in = bot in { $time }
time-left = time left
time-left-for-all = Time left for all
left-for-all = left for all
count-watch =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
tab-table = Table
tab-log = What happened
tab-log-short = Happened
tab-talk = Talk
tab-seats = Seats
tab-rules = Rules
beside-the-table = Beside the table
unread = unread
unfold-the-side = Unfold the side column
fold-the-side = Fold the side column away
seats-open =
    { $count ->
        [one] { $count } seat open
       *[other] { $count } seats open
    }
to-decide = { $names } to decide
mark-practice = practice
mark-watching = watching
mark-replay = replay
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-none = no motion
colours-system = as the system
colours-dark = dark
colours-light = light
hear = Hear { $name }
mute = Mute { $name }
your-die = Your die: throw it.
one-moment = One moment …
waiting-for = Waiting for { $names } …
done-and-thinking = Done: { $done }. Still thinking: { $thinking }.
chosen-click-puts-back = Chosen. A click puts it back.
now-does = Now: { $ways }
and-more-ways =
    { $count ->
        [one] And { $count } more way.
       *[other] And { $count } more ways.
    }
guest-board-broken = The board that comes with { $title } does not work. This plain one shows everything, and the game goes on.
close-it = Close
had-no-choice = had no choice
plays-a-bot = A bot: { $level }
title-me = Who you are · Turnkey
who-you-are-here = Who you are here
your-account = Your account and data
log-in = Log in
log-in-by-passkey = Log in by passkey
link-from-a-mail = You opened a link from a mail. It works once.
you-are-logged-in = You are logged in as { $name }.
saved = Saved.
known-by-a-cookie = You need no account: this browser knows you by a cookie.
keep-your-seats = Keep your seats for years
keep-your-seats-says = If you like: with a passkey or a mail address you find your tables again on any device, also when this browser has forgotten you.
make-a-passkey = Make a passkey
passkey-made = The passkey is made. Use it to log in on other devices.
passkey-not-used = The browser made or used no passkey.
used-last = used last on { $date }
take-away = Take away
mail-address = Mail address
send-me-a-link = Send me a link
mail-is-on-its-way = If that address can be used, a mail is on its way. Its link works once, within an hour.
no-accounts-here = This server has neither passkeys nor mail. Your seats are kept by this browser's cookie.
log-out = Log out
log-out-here = Log out here
log-out-everywhere = Log out everywhere
yes-log-out = Yes, log out here
yes-log-out-everywhere = Yes, log out on all devices
you-are-logged-out = You are logged out.
known-on-devices =
    { $count ->
        [one] You are known on { $count } device.
       *[other] You are known on { $count } devices.
    }
log-out-loses = Without a passkey or a mail address you cannot come back to your tables.
your-data = Your data
your-data-says = All that this server keeps of you, as a file: name, devices, seats, what you wrote, links, results.
save-your-data = Save your data
forget-me = Forget me
forget-me-says = Your name, what you wrote, your links, devices and account go at once. Games stay, with somebody of no name in your seat; where a game is going on, a bot plays for it. This cannot be taken back.
yes-forget-me = Yes, forget me for good
you-are-forgotten = You are forgotten here.
call-links-back = Call all links back
call-links-back-says = The invitation and the links to your seat that you gave away lead nowhere then; a new invitation is made.
fair-play = Fair play
one-address = { $names } come from one address: perhaps one person, perhaps one home.
mute-for-all = Mute for all
let-speak = Let speak again
bot-plays-on = Bot plays on
pause-the-game = Pause the game
game-goes-on = Go on
mark-paused = paused
close-the-table = Close the table
yes-close-it = Yes, close it for good
closed-rules = Closed: its rules have changed
closed-host = Closed by its host
closed-host-says = Whoever made this table has closed it. Its record so far can be kept.
what-the-host-did = What the host did
deed-remove = sent { $name } away
deed-mute = muted { $name }
deed-unmute = let { $name } speak again
deed-pause = paused the game
deed-resume = let the game go on
deed-bot = let a bot play on for { $name }
deed-close = closed the table
report-somebody = Report somebody
report-is-sent = The report is sent to whoever runs this server.
whom = Whom
what-for = What for
why-abuse = Insults or threats
why-cheating = Cheating
why-stalling = Holding up the game
why-name = A bad name
why-other = Something else
in-your-words = In your own words
send-the-report = Send the report
title-ratings = Ratings · Turnkey
title-tournaments = Tournaments · Turnkey
ratings = Ratings
ratings-say = How strong people and bots are at each game, from tables that were made to count. The number after ± says how sure that is; who stands first has most even if it is wrong by that much.
rating = Rating
rated-games = Games
no-ratings-yet = Nobody has played a rated game of this yet. Make a table that counts: it is one of its settings.
no-ratings-here = This server keeps no ratings.
a-bot-called = { $name } (bot)
table-counts = It counts for ratings: no hints, no way back for practice; names stand in a public list
mark-rated = rated
tournaments = Tournaments
tournaments-say = Several rounds at several tables. Points are for everybody whom you leave behind you.
entrants =
    { $count ->
        [one] { $count } takes part
       *[other] { $count } take part
    }
cup-round = round { $round } of { $rounds }
round-number = Round { $round }
cup-open = not begun yet
cup-over = over
a-new-tournament = A new tournament
its-name = Its name
the-game = Game
seats-a-table = Seats at a table
who-meets-whom = Who meets whom
kind-swiss = Swiss: those with like points meet
kind-round-robin = Everybody meets everybody
number-of-rounds = Rounds
make-the-tournament = Make the tournament
withdraw = Take no part
take-part = Take part
begin-the-tournament = Begin the tournament
standings = Standings
who-plays = Who
call-me = Calls to your tables
call-me-says = When it is your turn and you are away: a word that a table waits, and never what lies on it.
call-here = Call me on this device
call-not-here = Do not call me on this device
call-by-mail = Call me by mail
call-not-by-mail = Do not call me by mail
calls-not-allowed = The browser does not allow calls. You can change that in its settings for this page.
touch-what-glows = Touch what glows.
for-designers-the-lab = For designers: balance a game in the lab
