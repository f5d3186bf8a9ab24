## What things are called

# seat a
seat-a-138dc2 = Platz a
# seat b
seat-b-bdb800 = Platz b
# seat c
seat-c-fe09c9 = Platz c
# seat d
seat-d-804c8b = Platz d
# seat e
seat-e-2e6f64 = Platz e
# Brakka Coalbeard
brakka-coalbeard-e7f70d = Brakka Kohlenbart
# Odrun the Deaf
odrun-the-deaf-9868f6 = Odrun die Taube
# Old Tamp
old-tamp-b1726b = Opa Tamp
# Sooty Mard
sooty-mard-bb8195 = Ruß-Mard
# Gilt-Tooth Hurn
gilt-tooth-hurn-6d7e16 = Goldzahn-Hurn
# Slab
slab-54b6f7 = Klotz
# Runa Split-Lip
runa-split-lip-a68b10 = Runa Spaltlippe
# Ember Dorrik
ember-dorrik-b018ad = Glut-Dorrik
# Skeever
skeever-bee435 = Skeever
# Whisk the Snitch
whisk-the-snitch-1842d3 = Wusel die Petze
# Pockets
pockets-642716 = Langfinger
# Inky Tail
inky-tail-1146aa = Tintenschwanz
# Greasepaw
greasepaw-b9382c = Schmierpfote
# Mother Gnaw
mother-gnaw-d14cef = Mutter Nag
# Brother Null
brother-null-15051d = Bruder Null
# Sister Veil
sister-veil-41e32d = Schwester Schleier
# The Hollow Acolyte
the-hollow-acolyte-1a5551 = Hohler Akolyth
    .gender = masculine
    .definite = der hohle Akolyth
    .definite-accusative = den hohlen Akolythen
    .definite-dative = dem hohlen Akolythen
# Ash Deacon
ash-deacon-f5b47c = Diakon Asche
# Brewer of Dusk
brewer-of-dusk-b4dde7 = Brauerin der Dämmerung
    .gender = feminine
# Prophet in Chains
prophet-in-chains-f42e3c = Prophet in Ketten
    .gender = masculine
    .accusative = Propheten in Ketten
    .dative = Propheten in Ketten
# Sergeant Krull
sergeant-krull-594c82 = Feldwebel Krull
# Dread Marn
dread-marn-ec7355 = Schreckens-Marn
# Thudd
thudd-6c02ea = Thudd
# Grist
grist-e70381 = Grist
# Harga One-Eye
harga-one-eye-2842e0 = Harga Einauge
# Vorl the Loud
vorl-the-loud-4deef4 = Vorl der Laute
    .accusative = Vorl den Lauten
    .dative = Vorl dem Lauten
# Xargath
xargath-1a1f04 = Xargath
# Ignivore
ignivore-3266ca = Ignivore
# Ny'ul
nyul-766e8b = Ny'ul
# the Yard
the-yard-10b766 = Hof
    .gender = masculine
    .in = im Hof
    .into = in den Hof
    .from = vom Hof
# the Sewers
the-sewers-58dea2 = Kanalisation
    .gender = feminine
    .in = in der Kanalisation
    .into = in die Kanalisation
    .from = aus der Kanalisation
# the Infirmary
the-infirmary-70e730 = Krankenstation
    .gender = feminine
    .in = in der Krankenstation
    .into = in die Krankenstation
    .from = aus der Krankenstation
# the Smithy
the-smithy-b44991 = Schmiede
    .gender = feminine
    .in = in der Schmiede
    .into = in die Schmiede
    .from = aus der Schmiede
# the Commissary
the-commissary-12ad0b = Laden
    .gender = masculine
    .in = im Laden
    .into = in den Laden
    .from = aus dem Laden
# the Chow Hall
the-chow-hall-1e7487 = Speisesaal
    .gender = masculine
    .in = im Speisesaal
    .into = in den Speisesaal
    .from = aus dem Speisesaal
# the Cell Block
the-cell-block-3cb664 = Zellentrakt
    .gender = masculine
    .in = im Zellentrakt
    .into = in den Zellentrakt
    .from = aus dem Zellentrakt
# the Library
the-library-1686d3 = Bibliothek
    .gender = feminine
    .in = in der Bibliothek
    .into = in die Bibliothek
    .from = aus der Bibliothek
# Bone Shiv
bone-shiv-8b2c46 = Knochenmesser
    .gender = neuter
# Candle Stub
candle-stub-bdc42e = Kerzenstummel
    .gender = masculine
# Etched Pebble
etched-pebble-67ee48 = Runenkiesel
    .gender = masculine
# Hollow Brick
hollow-brick-376ddc = Hohlziegel
    .gender = masculine
# Knucklebone Dice
knucklebone-dice-b4af9a = Knochenwürfel
    .gender = plural
    .dative = Knochenwürfeln
# Sock Flail
sock-flail-7db444 = Sockenflegel
    .gender = masculine
# Knotted Rope
knotted-rope-47964e = Knotenseil
    .gender = neuter
# Stolen Draught
stolen-draught-e3adba = Diebestrunk
    .gender = masculine
# Smoke Bomb
smoke-bomb-6425c7 = Rauchbombe
    .gender = feminine
# Iron Knuckles
iron-knuckles-ae5a0e = Schlagring
    .gender = masculine
# Forged Pass
forged-pass-826da3 = Passfälschung
    .gender = feminine
# Rune Chalk
rune-chalk-a9c14c = Runenkreide
    .gender = feminine
# Spoon Key
spoon-key-a8b8ca = Löffelschlüssel
    .gender = masculine
# Fire Flask
fire-flask-7170fb = Feuerflasche
    .gender = feminine
# Claw Gauntlet
claw-gauntlet-05ecef = Krallenhandschuh
    .gender = masculine
# False-Bottom Crate
false-bottom-crate-8283d8 = Kiste mit Doppelboden
    .gender = feminine
# Scribe's Kit
scribes-kit-34b1fc = Schreibzeug
    .gender = neuter
# Coin Purse
coin-purse-0701e8 = Geldbeutel
    .gender = masculine
# Iron File
iron-file-ff4441 = Eisenfeile
    .gender = feminine
# Poison Vial
poison-vial-16cef0 = Giftphiole
    .gender = feminine
# Spiked Club
spiked-club-37b569 = Stachelkeule
    .gender = feminine
# Guard Uniform
guard-uniform-afe398 = Wachuniform
    .gender = feminine
# Witch Lantern
witch-lantern-19f34a = Hexenlaterne
    .gender = feminine
# Ritual Mask
ritual-mask-d18939 = Ritualmaske
    .gender = feminine
# Gilded Fang
gilded-fang-c7f7c5 = Goldfang
    .gender = masculine
# Warding Idol
warding-idol-76237c = Schutzidol
    .gender = neuter
# Dragul Banner
dragul-banner-4e7afe = Dragul-Banner
    .gender = neuter
# Warden's Key
wardens-key-a9c86e = Schlüssel des Direktors
    .gender = masculine
# Storm Jar
storm-jar-11203c = Sturmglas
    .gender = neuter
# Champion Blade
champion-blade-3a9118 = Heldenklinge
    .gender = feminine
# Cutthroats
cutthroats-fcd2c0 = Halsabschneider
# Firebrands
firebrands-cb4f7b = Brandstifter
# Rune Readers
rune-readers-b7a309 = Runenleser
# Delvers' Pact
delvers-pact-678e45 = Grubenpakt
# Rat Kings
rat-kings-b56d35 = Rattenkönige
# Inner Circle
inner-circle-b8b3f5 = Innerer Kreis
# War Band
war-band-c80b66 = Kriegstrupp
# Full Stash
full-stash-bd2293 = Volles Versteck
# Heavy Hitters
heavy-hitters-24d573 = Schwere Jungs
# Mixed Company
mixed-company-3774b0 = Gemischte Gesellschaft
# Marked Crew
marked-crew-06383f = Gezeichnete Bande
# Scrap Barons
scrap-barons-9e89d5 = Schrottbarone
# Bootleg Alchemists
bootleg-alchemists-5ddf80 = Schwarzbrenner
# Metal Mongers
metal-mongers-7a2b38 = Metallschieber
# Motley Crew
motley-crew-c266f5 = Bunter Haufen
# Full Regalia
full-regalia-0dd8e1 = Voller Ornat
# the guards
the-guards-2bc818 = Wachen
    .gender = plural
# the Gnolls
the-gnolls-29950e = Gnolle
    .gender = plural
# the Kobolds
the-kobolds-f854d9 = Kobolde
    .gender = plural
# the Bugbears
the-bugbears-54e277 = Grottenschrate
    .gender = plural
# the Goblins
the-goblins-173c05 = Goblins
    .gender = plural
# the Insectoids
the-insectoids-14f71f = Insektoiden
    .gender = plural
# the lookout
the-lookout-385035 = Späher
    .gender = masculine
# token 2
token-76b05a = Marker 2
    .gender = masculine
    .definite = Marker 2
# token 3
token-1c7ad4 = Marker 3
    .gender = masculine
    .definite = Marker 3
# token 4
token-4e86c4 = Marker 4
    .gender = masculine
    .definite = Marker 4
# token 5
token-3e1e77 = Marker 5
    .gender = masculine
    .definite = Marker 5
# the enforcer
the-enforcer-ec84b8 = Schläger
    .gender = masculine
# unseen
unseen-539499 = nicht zu sehen
# a lookout
a-lookout-6d39e9 = Späher
    .gender = masculine
# an enforcer
an-enforcer-49edc0 = Schläger
    .gender = masculine
# a guard of 1
a-guard-of-b5de8b = Wache mit Stärke 1
    .gender = feminine
# a guard of 2
a-guard-of-1d8605 = Wache mit Stärke 2
    .gender = feminine
# a guard of 3
a-guard-of-79ca82 = Wache mit Stärke 3
    .gender = feminine
# a whistle
a-whistle-9439e9 = Trillerpfeife
    .gender = feminine
# a guard of 0
a-guard-of-b1b843 = Wache mit Stärke 0
    .gender = feminine
# a guard of 4
a-guard-of-5861c1 = Wache mit Stärke 4
    .gender = feminine
# a guard of 5
a-guard-of-d1b264 = Wache mit Stärke 5
    .gender = feminine
# Big Book of Stealth
big-book-of-stealth-8ecf15 = Großes Buch der Heimlichkeit
# Keyhole Companion
keyhole-companion-d751d8 = Schlüsselloch-Begleiter
# Prowler's Map
prowlers-map-c720bc = Karte für Nachtschwärmer
# Brawler's Breviary
brawlers-breviary-4e78ce = Brevier für Raufbolde
# Codex of Calm
codex-of-calm-58c0d9 = Kodex der Ruhe
# Ledger of Blame
ledger-of-blame-a93906 = Sündenregister
# Scrounger's Almanac
scroungers-almanac-d97ff2 = Almanach für Schnorrer
# Haggler's Handbook
hagglers-handbook-71652e = Handbuch des Feilschens
# Tinker's Treatise
tinkers-treatise-b0a2f7 = Traktat für Tüftler
# Smuggler's Timetable
smugglers-timetable-ebdd98 = Fahrplan für Schmuggler
# Book of Alibis
book-of-alibis-aa1168 = Buch der Alibis
# a token
a-token-c3c231 = Marker
    .gender = masculine
# scrap
scrap-6ec350 = Schrott
    .gender = masculine
    .counted = 1 Schrott
# potion
potion-c31c04 = Trank
    .gender = masculine
    .counted = 1 Trank
# iron
iron-83e4c6 = Eisen
    .gender = neuter
    .counted = 1 Eisen
# gold
gold-22183c = Gold
    .gender = neuter
    .counted = 1 Gold
# 2 scrap
scrap-d18315 = 2 Schrott
# scrap and potion
scrap-and-potion-d54a3d = 1 Schrott und 1 Trank
# scrap and iron
scrap-and-iron-47b341 = 1 Schrott und 1 Eisen
# scrap and gold
scrap-and-gold-01cb40 = 1 Schrott und 1 Gold
# 2 potions
potions-68b3d1 = 2 Tränke
# potion and iron
potion-and-iron-cca9cf = 1 Trank und 1 Eisen
# potion and gold
potion-and-gold-fcfa74 = 1 Trank und 1 Gold
# 2 iron
iron-100c72 = 2 Eisen
# iron and gold
iron-and-gold-cd781a = 1 Eisen und 1 Gold
# 2 gold
gold-bc154d = 2 Gold
# 3 scrap
scrap-90869d = 3 Schrott
# 2 scrap and potion
scrap-and-potion-503c66 = 2 Schrott und 1 Trank
# 2 scrap and iron
scrap-and-iron-173872 = 2 Schrott und 1 Eisen
# 2 scrap and gold
scrap-and-gold-f32009 = 2 Schrott und 1 Gold
# scrap and 2 potions
scrap-and-potions-a39d90 = 1 Schrott und 2 Tränke
# scrap, potion and iron
scrap-potion-and-iron-1e47d3 = 1 Schrott, 1 Trank und 1 Eisen
# scrap, potion and gold
scrap-potion-and-gold-231d0a = 1 Schrott, 1 Trank und 1 Gold
# scrap and 2 iron
scrap-and-iron-f20564 = 1 Schrott und 2 Eisen
# scrap, iron and gold
scrap-iron-and-gold-2bfedf = 1 Schrott, 1 Eisen und 1 Gold
# scrap and 2 gold
scrap-and-gold-bf4f16 = 1 Schrott und 2 Gold
# 3 potions
potions-e9cff7 = 3 Tränke
# 2 potions and iron
potions-and-iron-305538 = 2 Tränke und 1 Eisen
# 2 potions and gold
potions-and-gold-d21346 = 2 Tränke und 1 Gold
# potion and 2 iron
potion-and-iron-589c57 = 1 Trank und 2 Eisen
# potion, iron and gold
potion-iron-and-gold-cdd0ad = 1 Trank, 1 Eisen und 1 Gold
# potion and 2 gold
potion-and-gold-3a32fa = 1 Trank und 2 Gold
# 3 iron
iron-9a2534 = 3 Eisen
# 2 iron and gold
iron-and-gold-2ff4b6 = 2 Eisen und 1 Gold
# iron and 2 gold
iron-and-gold-90a9c7 = 1 Eisen und 2 Gold
# 3 gold
gold-a20ede = 3 Gold
# 4 scrap
scrap-80f55f = 4 Schrott
# 3 scrap and potion
scrap-and-potion-bb959b = 3 Schrott und 1 Trank
# 3 scrap and iron
scrap-and-iron-b58211 = 3 Schrott und 1 Eisen
# 3 scrap and gold
scrap-and-gold-ea17f6 = 3 Schrott und 1 Gold
# 2 scrap and 2 potions
scrap-and-potions-e3e8d4 = 2 Schrott und 2 Tränke
# 2 scrap, potion and iron
scrap-potion-and-iron-7168ff = 2 Schrott, 1 Trank und 1 Eisen
# 2 scrap, potion and gold
scrap-potion-and-gold-d00695 = 2 Schrott, 1 Trank und 1 Gold
# 2 scrap and 2 iron
scrap-and-iron-433c38 = 2 Schrott und 2 Eisen
# 2 scrap, iron and gold
scrap-iron-and-gold-982697 = 2 Schrott, 1 Eisen und 1 Gold
# 2 scrap and 2 gold
scrap-and-gold-747d90 = 2 Schrott und 2 Gold
# scrap and 3 potions
scrap-and-potions-c34c49 = 1 Schrott und 3 Tränke
# scrap, 2 potions and iron
scrap-potions-and-iron-4f0b70 = 1 Schrott, 2 Tränke und 1 Eisen
# scrap, 2 potions and gold
scrap-potions-and-gold-326435 = 1 Schrott, 2 Tränke und 1 Gold
# scrap, potion and 2 iron
scrap-potion-and-iron-09f1ec = 1 Schrott, 1 Trank und 2 Eisen
# scrap, potion, iron and gold
scrap-potion-iron-and-gold-8fd49d = 1 Schrott, 1 Trank, 1 Eisen und 1 Gold
# scrap, potion and 2 gold
scrap-potion-and-gold-4e6664 = 1 Schrott, 1 Trank und 2 Gold
# scrap and 3 iron
scrap-and-iron-cbfc93 = 1 Schrott und 3 Eisen
# scrap, 2 iron and gold
scrap-iron-and-gold-496ca8 = 1 Schrott, 2 Eisen und 1 Gold
# scrap, iron and 2 gold
scrap-iron-and-gold-3426a0 = 1 Schrott, 1 Eisen und 2 Gold
# scrap and 3 gold
scrap-and-gold-05df40 = 1 Schrott und 3 Gold
# 4 potions
potions-1290ad = 4 Tränke
# 3 potions and iron
potions-and-iron-5b1d6f = 3 Tränke und 1 Eisen
# 3 potions and gold
potions-and-gold-2cbf2c = 3 Tränke und 1 Gold
# 2 potions and 2 iron
potions-and-iron-bccd2d = 2 Tränke und 2 Eisen
# 2 potions, iron and gold
potions-iron-and-gold-8b4c09 = 2 Tränke, 1 Eisen und 1 Gold
# 2 potions and 2 gold
potions-and-gold-ebf6b4 = 2 Tränke und 2 Gold
# potion and 3 iron
potion-and-iron-116b82 = 1 Trank und 3 Eisen
# potion, 2 iron and gold
potion-iron-and-gold-cde41f = 1 Trank, 2 Eisen und 1 Gold
# potion, iron and 2 gold
potion-iron-and-gold-a2098c = 1 Trank, 1 Eisen und 2 Gold
# potion and 3 gold
potion-and-gold-02b9e2 = 1 Trank und 3 Gold
# 4 iron
iron-f4fd4d = 4 Eisen
# 3 iron and gold
iron-and-gold-b1cb70 = 3 Eisen und 1 Gold
# 2 iron and 2 gold
iron-and-gold-729bf6 = 2 Eisen und 2 Gold
# iron and 3 gold
iron-and-gold-797e6d = 1 Eisen und 3 Gold
# 4 gold
gold-6f4f3d = 4 Gold
# 5 scrap
scrap-780967 = 5 Schrott
# 4 scrap and potion
scrap-and-potion-54610a = 4 Schrott und 1 Trank
# 4 scrap and iron
scrap-and-iron-a78d63 = 4 Schrott und 1 Eisen
# 4 scrap and gold
scrap-and-gold-8e6076 = 4 Schrott und 1 Gold
# 3 scrap and 2 potions
scrap-and-potions-413618 = 3 Schrott und 2 Tränke
# 3 scrap, potion and iron
scrap-potion-and-iron-677022 = 3 Schrott, 1 Trank und 1 Eisen
# 3 scrap, potion and gold
scrap-potion-and-gold-021f9a = 3 Schrott, 1 Trank und 1 Gold
# 3 scrap and 2 iron
scrap-and-iron-fb6d90 = 3 Schrott und 2 Eisen
# 3 scrap, iron and gold
scrap-iron-and-gold-1bd2fc = 3 Schrott, 1 Eisen und 1 Gold
# 3 scrap and 2 gold
scrap-and-gold-89b0a8 = 3 Schrott und 2 Gold
# 2 scrap and 3 potions
scrap-and-potions-987b21 = 2 Schrott und 3 Tränke
# 2 scrap, 2 potions and iron
scrap-potions-and-iron-454fe0 = 2 Schrott, 2 Tränke und 1 Eisen
# 2 scrap, 2 potions and gold
scrap-potions-and-gold-10bbf5 = 2 Schrott, 2 Tränke und 1 Gold
# 2 scrap, potion and 2 iron
scrap-potion-and-iron-46c49d = 2 Schrott, 1 Trank und 2 Eisen
# 2 scrap, potion, iron and gold
scrap-potion-iron-and-gold-ebb4e2 = 2 Schrott, 1 Trank, 1 Eisen und 1 Gold
# 2 scrap, potion and 2 gold
scrap-potion-and-gold-a2dcad = 2 Schrott, 1 Trank und 2 Gold
# 2 scrap and 3 iron
scrap-and-iron-5f17de = 2 Schrott und 3 Eisen
# 2 scrap, 2 iron and gold
scrap-iron-and-gold-466732 = 2 Schrott, 2 Eisen und 1 Gold
# 2 scrap, iron and 2 gold
scrap-iron-and-gold-5dffdd = 2 Schrott, 1 Eisen und 2 Gold
# 2 scrap and 3 gold
scrap-and-gold-2f6fab = 2 Schrott und 3 Gold
# scrap and 4 potions
scrap-and-potions-0d428e = 1 Schrott und 4 Tränke
# scrap, 3 potions and iron
scrap-potions-and-iron-9bed9d = 1 Schrott, 3 Tränke und 1 Eisen
# scrap, 3 potions and gold
scrap-potions-and-gold-9a8b2c = 1 Schrott, 3 Tränke und 1 Gold
# scrap, 2 potions and 2 iron
scrap-potions-and-iron-465584 = 1 Schrott, 2 Tränke und 2 Eisen
# scrap, 2 potions, iron and gold
scrap-potions-iron-and-gold-80dfda = 1 Schrott, 2 Tränke, 1 Eisen und 1 Gold
# scrap, 2 potions and 2 gold
scrap-potions-and-gold-01498f = 1 Schrott, 2 Tränke und 2 Gold
# scrap, potion and 3 iron
scrap-potion-and-iron-27428c = 1 Schrott, 1 Trank und 3 Eisen
# scrap, potion, 2 iron and gold
scrap-potion-iron-and-gold-4a509c = 1 Schrott, 1 Trank, 2 Eisen und 1 Gold
# scrap, potion, iron and 2 gold
scrap-potion-iron-and-gold-eaf01a = 1 Schrott, 1 Trank, 1 Eisen und 2 Gold
# scrap, potion and 3 gold
scrap-potion-and-gold-9064fd = 1 Schrott, 1 Trank und 3 Gold
# scrap and 4 iron
scrap-and-iron-7369a2 = 1 Schrott und 4 Eisen
# scrap, 3 iron and gold
scrap-iron-and-gold-6fbd2a = 1 Schrott, 3 Eisen und 1 Gold
# scrap, 2 iron and 2 gold
scrap-iron-and-gold-dddf7b = 1 Schrott, 2 Eisen und 2 Gold
# scrap, iron and 3 gold
scrap-iron-and-gold-1ede46 = 1 Schrott, 1 Eisen und 3 Gold
# scrap and 4 gold
scrap-and-gold-f2f813 = 1 Schrott und 4 Gold
# 5 potions
potions-9589cf = 5 Tränke
# 4 potions and iron
potions-and-iron-82e531 = 4 Tränke und 1 Eisen
# 4 potions and gold
potions-and-gold-3e54a5 = 4 Tränke und 1 Gold
# 3 potions and 2 iron
potions-and-iron-cc2b80 = 3 Tränke und 2 Eisen
# 3 potions, iron and gold
potions-iron-and-gold-e46cc8 = 3 Tränke, 1 Eisen und 1 Gold
# 3 potions and 2 gold
potions-and-gold-c908de = 3 Tränke und 2 Gold
# 2 potions and 3 iron
potions-and-iron-60b3f1 = 2 Tränke und 3 Eisen
# 2 potions, 2 iron and gold
potions-iron-and-gold-0d6d8b = 2 Tränke, 2 Eisen und 1 Gold
# 2 potions, iron and 2 gold
potions-iron-and-gold-c86278 = 2 Tränke, 1 Eisen und 2 Gold
# 2 potions and 3 gold
potions-and-gold-af33d4 = 2 Tränke und 3 Gold
# potion and 4 iron
potion-and-iron-c1918f = 1 Trank und 4 Eisen
# potion, 3 iron and gold
potion-iron-and-gold-72c3cf = 1 Trank, 3 Eisen und 1 Gold
# potion, 2 iron and 2 gold
potion-iron-and-gold-eef56d = 1 Trank, 2 Eisen und 2 Gold
# potion, iron and 3 gold
potion-iron-and-gold-6b2485 = 1 Trank, 1 Eisen und 3 Gold
# potion and 4 gold
potion-and-gold-23a268 = 1 Trank und 4 Gold
# 5 iron
iron-6c46e8 = 5 Eisen
# 4 iron and gold
iron-and-gold-8dc21b = 4 Eisen und 1 Gold
# 3 iron and 2 gold
iron-and-gold-d9f896 = 3 Eisen und 2 Gold
# 2 iron and 3 gold
iron-and-gold-52f6d3 = 2 Eisen und 3 Gold
# iron and 4 gold
iron-and-gold-916b74 = 1 Eisen und 4 Gold
# 5 gold
gold-0494e8 = 5 Gold
# the reward of the rank
the-reward-of-the-rank-0fe4c4 = Belohnung für den Rang
# the new goon
the-new-goon-d60006 = neuer Handlanger
# the new item
the-new-item-9f0aa6 = neuer Gegenstand
# the tome
the-tome-b9687b = Wälzer
# the trade
the-trade-9e4881 = Tauschhandel
# a tome
a-tome-fd7133 = Wälzer
    .gender = masculine
# the other
the-other-87d8ca = anderer
# the Award
the-award-993518 = Auszeichnung
    .gender = feminine
# the End Game goal
the-end-game-goal-0619c5 = Schlussziel
    .gender = neuter
# the first player token
the-first-player-token-93f4db = Startmarker
    .gender = masculine
# the lookout, face up
the-lookout-face-up-eecd52 = Späher, offen
# the lookout, face down
the-lookout-face-down-7b3bce = Späher, verdeckt
# token 2, face up
token-face-up-818204 = Marker 2, offen
# token 2, face down
token-face-down-faa061 = Marker 2, verdeckt
# token 3, face up
token-face-up-4d7692 = Marker 3, offen
# token 3, face down
token-face-down-1badfd = Marker 3, verdeckt
# token 4, face up
token-face-up-c2f65f = Marker 4, offen
# token 4, face down
token-face-down-91cdd8 = Marker 4, verdeckt
# token 5, face up
token-face-up-41439d = Marker 5, offen
# token 5, face down
token-face-down-fe1b79 = Marker 5, verdeckt
# the enforcer, face up
the-enforcer-face-up-7f10a0 = Schläger, offen
# the enforcer, face down
the-enforcer-face-down-d74454 = Schläger, verdeckt
# scrap for potion
scrap-for-potion-81be39 = 1 Schrott gegen 1 Trank
# scrap for iron
scrap-for-iron-803dc7 = 1 Schrott gegen 1 Eisen
# scrap for gold
scrap-for-gold-ef9986 = 1 Schrott gegen 1 Gold
# potion for scrap
potion-for-scrap-771e4a = 1 Trank gegen 1 Schrott
# potion for iron
potion-for-iron-c12727 = 1 Trank gegen 1 Eisen
# potion for gold
potion-for-gold-8fe609 = 1 Trank gegen 1 Gold
# iron for scrap
iron-for-scrap-91b019 = 1 Eisen gegen 1 Schrott
# iron for potion
iron-for-potion-87632b = 1 Eisen gegen 1 Trank
# iron for gold
iron-for-gold-d5d401 = 1 Eisen gegen 1 Gold
# gold for scrap
gold-for-scrap-fca4de = 1 Gold gegen 1 Schrott
# gold for potion
gold-for-potion-c1c7c6 = 1 Gold gegen 1 Trank
# gold for iron
gold-for-iron-b59f60 = 1 Gold gegen 1 Eisen
# one goon
one-goon-e4d160 = einen Handlanger
# two goons
two-goons-9bfcbd = zwei Handlanger
# a turn of Roll Call
a-turn-of-roll-call-11a884 = Zug beim Appell
    .gender = masculine
# the choice of where to look
the-choice-of-where-to-808d0e = Wahl, wo du nachsiehst
    .gender = feminine
# the choice of a move
the-choice-of-a-move-1bb922 = Wahl eines Markers, der umzieht
    .gender = feminine
# the choice of whom to blame
the-choice-of-whom-to-2709a9 = Wahl, wer den Verdacht bekommt
    .gender = feminine
# the choice of what to scrounge
the-choice-of-what-to-25fd1e = Wahl, was du schnorrst
    .gender = feminine
# a window after a turn of Roll Call
a-window-after-a-turn-79d9aa = Moment nach einem Zug beim Appell
    .gender = masculine
# the window before ranks are fixed
the-window-before-ranks-are-fce579 = Moment, bevor die Ränge feststehen
    .gender = masculine
# the offer of a reward
the-offer-of-a-reward-8dabec = Angebot einer Belohnung
    .gender = neuter
# the first at the Commissary
the-first-at-the-commissary-9352dd = Rang eins im Laden
    .definite = Rang eins im Laden
# the second at the Commissary
the-second-at-the-commissary-a8cf87 = Rang zwei im Laden
    .definite = Rang zwei im Laden
# a trade at the Commissary
a-trade-at-the-commissary-7d441c = Tausch im Laden
    .gender = masculine
# the end of a trade at the Commissary
the-end-of-a-trade-515259 = Ende eines Tauschs im Laden
    .gender = neuter
# a turn at the Chow Hall
a-turn-at-the-chow-a599ea = Zug im Speisesaal
    .gender = masculine
# a payment for goons
a-payment-for-goons-734113 = Zahlung für Handlanger
    .gender = feminine
# the choice of a goon
the-choice-of-a-goon-b143b3 = Wahl eines Handlangers
    .gender = feminine
# a turn in the Cell Block
a-turn-in-the-cell-c4bfc0 = Zug im Zellentrakt
    .gender = masculine
# a payment for an item
a-payment-for-an-item-ec16fd = Zahlung für einen Gegenstand
    .gender = feminine
# a payment for a reserved item
a-payment-for-a-reserved-26a8cb = Zahlung für einen reservierten Gegenstand
    .gender = feminine
# the choice of whom to hand suspicion to
the-choice-of-whom-to-4f19a3 = Wahl, wer einen Verdachtsmarker bekommt
    .gender = feminine
# the choice of an exchange
the-choice-of-an-exchange-e28be3 = Wahl eines Tauschs
    .gender = feminine
# the choice between two tomes
the-choice-between-two-tomes-b06e51 = Wahl zwischen zwei Wälzern
    .gender = feminine
# the window before the Patrol
the-window-before-the-patrol-c081e4 = Moment vor der Patrouille
    .gender = masculine
# the limit check
the-limit-check-7700aa = Prüfung der Grenze
    .gender = feminine
# the window before a raid
the-window-before-a-raid-9a7787 = Moment vor einer Razzia
    .gender = masculine
# the guards' turn
the-guards-turn-1018e9 = Zug der Wachen
    .gender = masculine
# the end
the-end-694de2 = Ende
    .gender = neuter

## What happens

# {goon} ({kind}) comes to {to}.
goon-kind-comes-to-to-217235 = { NAME($goon, article: "definite") } ({ $kind }) kommt { NAME($to, form: "into") }.
# {goon} draws {count:suspicion marker|suspicion markers} to {location}: {lying} there.
goon-draws-count-suspicion-marker-13eb1e =
    { NAME($goon, article: "definite") } lockt { $count } Verdachtsmarker { NAME($location, form: "into") }: Dort { $lying ->
        [one] liegt
       *[other] liegen
    } jetzt { $lying }.
# {item} is on display.
item-is-on-display-29d38d =
    { NAME($item, article: "definite") } { GENDER($item) ->
        [plural] liegen
       *[other] liegt
    } in der Auslage.
# The Award is {goal}.
the-award-is-goal-feab60 = Die Auszeichnung ist „{ $goal }“.
# The Instant goal is {goal}.
the-instant-goal-is-goal-ed156c = Das Sofortziel ist „{ $goal }“.
# The End Game goal is {goal}.
the-end-game-goal-is-b1dc63 = Das Schlussziel ist „{ $goal }“.
# {first:holds|hold} the first player token. All begin with {reputation} reputation and power {power}, and {suspicion:suspicion marker is|suspicion markers are} left.
first-holds-hold-the-first-8373c1 =
    { NAME($first, article: "definite") } { COUNT($first) ->
        [one] hat
       *[other] haben
    } den Startmarker. Alle beginnen mit { $reputation } Ruf und Macht { $power }, und { $suspicion } Verdachtsmarker { $suspicion ->
        [one] ist
       *[other] sind
    } übrig.
# {seat} plays {crew}[; {other} plays {left} instead].
seat-plays-crew-other-plays-22629b =
    { $seat } spielt { NAME($crew, case: "accusative", article: "definite") }{ HAS($other) ->
        [yes] ; { $other } spielt stattdessen { NAME($left, case: "accusative", article: "definite") }
       *[no] { "" }
    }.
# Round {round} of {rounds}: Roll Call
round-round-of-rounds-roll-a51c19 = Runde { $round } von { $rounds }: Appell
# A guard card goes face down to each location but the Library.
a-guard-card-goes-face-011c5b = An jeden Ort außer der Bibliothek kommt verdeckt eine Wachkarte.
# {seat} sends tokens to {location}[, {up} face up][, {hidden} face down ({down})].
seat-sends-tokens-to-location-b04e6a =
    { $seat } schickt Marker { NAME($location, form: "into") }{ HAS($up) ->
        [yes] , offen { $up }
       *[no] { "" }
    }{ HAS($hidden) ->
        [yes] , verdeckt { $hidden } ({ $down })
       *[no] { "" }
    }.
# {seat} passes with {held:token|tokens} in the cell.
seat-passes-with-held-token-d9f2bd =
    { $seat } passt, mit { $held ->
        [0] leerer Zelle
        [one] { $held } Marker in der Zelle
       *[other] { $held } Markern in der Zelle
    }.
# The guard at {location} is {guard}.
the-guard-at-location-is-dc6e52 = Die Wache { NAME($location, form: "in") }: { $guard }.
# {guard} comes to {location}, face up.
guard-comes-to-location-face-3e0aa6 = { NAME($guard, article: "indefinite") } kommt offen { NAME($location, form: "into") }.
# No guard is left for {location}.
no-guard-is-left-for-747d9c = Für { NAME($location, case: "accusative", article: "definite") } ist keine Wache mehr übrig.
# Off duty: no guard comes.
off-duty-no-guard-comes-12843b = Dienstfrei: Keine Wache kommt.
# {seat} plays {tome}; {left:tome|tomes} left.
seat-plays-tome-left-tome-8d6469 =
    { $seat } spielt „{ $tome }“; { $left ->
        [0] kein Wälzer bleibt
        [one] { $left } Wälzer bleibt
       *[other] { $left } Wälzer bleiben
    } übrig.
# {seat} may put {allowance} more face down this round.
seat-may-put-allowance-more-3b2a6e = { $seat } darf in dieser Runde noch { $allowance } verdeckt legen.
# {seat} looks at what lies face down at {location}.
seat-looks-at-what-lies-c6cebd = { $seat } sieht nach, was { NAME($location, form: "in") } verdeckt liegt.
# {location}, {owner}, face down: {tokens}.
location-owner-face-down-tokens-9b0233 = { NAME($location, form: "in") } hat { $owner } verdeckt: { $tokens }.
# {location}, face down: {guard}.
location-face-down-guard-3ec2ca = { NAME($location, form: "in") } liegt verdeckt: { $guard }.
# {seat} moves {token} from {start} to {to}.
seat-moves-token-from-start-c1c7cc = { $seat } verschiebt { NAME($token, case: "accusative", article: "definite") } { NAME($start, form: "from") } { NAME($to, form: "into") }.
# {seat} moves {token}, face down, from {start} to {to}.
seat-moves-token-face-down-6a9f1c =
    { $seat } verschiebt { $token ->
        [hidden] einen Marker
       *[other] { NAME($token, case: "accusative", article: "definite") }
    } verdeckt { NAME($start, form: "from") } { NAME($to, form: "into") }.
# You have looked at it: it is {token} of {seat}.
you-have-looked-at-it-c1e26c = Das hast du schon gesehen: Es ist { NAME($token, article: "definite") } von { $seat }.
# {seat} is {bonus} stronger at {location}.
seat-is-bonus-stronger-at-a606c3 = { $seat } ist { NAME($location, form: "in") } um { $bonus } stärker.
# {seat} pays one marker less for what comes next.
seat-pays-one-marker-less-4aef3e = { $seat } zahlt beim nächsten Mal einen Marker weniger.
# {seat} takes two actions in the Cell Block this turn.
seat-takes-two-actions-in-7f2170 = { $seat } hat in diesem Zug zwei Aktionen im Zellentrakt.
# {seat} is not searched by this Patrol.
seat-is-not-searched-by-6f4843 = { $seat } wird von dieser Patrouille nicht durchsucht.
# {seat} loses nothing in this raid.
seat-loses-nothing-in-this-e99471 = { $seat } verliert in dieser Razzia nichts.
# Round {round}: Lights Out
round-round-lights-out-4a4843 = Runde { $round }: Licht aus
# The lantern comes to {location}[; {lying:suspicion marker lies|suspicion markers lie} there].
the-lantern-comes-to-location-2a3194 =
    Die Laterne kommt { NAME($location, form: "into") }{ HAS($lying) ->
        [yes]
            ; dort { $lying ->
                [one] liegt { $lying } Verdachtsmarker
               *[other] liegen { $lying } Verdachtsmarker
            }
       *[no] { "" }
    }.
# {seat} turns up {tokens}.
seat-turns-up-tokens-a83fc3 = { $seat } deckt auf: { $tokens }.
# {location}, rank {rank}: {party} with strength {strength}.
location-rank-rank-party-with-dfdc50 = { $location }, Rang { $rank }: { NAME($party, article: "definite") } mit Stärke { $strength }.
# {party:takes|take} {count:suspicion marker|suspicion markers} from {location}, {suspicion} now.
party-takes-take-count-suspicion-115c2e =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] nimmt
       *[other] nehmen
    } { $count } Verdachtsmarker { NAME($location, form: "from") }, jetzt { $suspicion }.
# Everybody at {location} has a lookout: {count:suspicion marker stays|suspicion markers stay}.
everybody-at-location-has-a-9d6d8a =
    { NAME($location, form: "in") } haben alle einen Späher: { $count } Verdachtsmarker { $count ->
        [one] bleibt
       *[other] bleiben
    } liegen.
# {seat} declines at {location}.
seat-declines-at-location-33c3ee = { $seat } lehnt { NAME($location, form: "in") } ab.
# {party:gets|get} nothing at {location}.
party-gets-get-nothing-at-a1f606 =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] bekommt
       *[other] bekommen
    } { NAME($location, form: "in") } nichts.
# {party:goes|go} home from {location}[ with {tokens}].
party-goes-go-home-from-716d3f =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] geht
       *[other] gehen
    } { NAME($location, form: "from") } nach Hause{ HAS($tokens) ->
        [yes] { " " }(mit { $tokens })
       *[no] { "" }
    }.
# {party:goes|go} from {location} to the Library[ with {tokens}].
party-goes-go-from-location-71848e =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] geht
       *[other] gehen
    } { NAME($location, form: "from") } in die Bibliothek{ HAS($tokens) ->
        [yes] { " " }(mit { $tokens })
       *[no] { "" }
    }.
# {party:gains|gain} {markers} ({cause}).
party-gains-gain-markers-cause-895f80 =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] bekommt
       *[other] bekommen
    } { NAME($markers, form: "counted") } ({ $cause }).
# {party:gains|gain} a power marker ({cause}): power {power}.
party-gains-gain-a-power-d22add =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] bekommt
       *[other] bekommen
    } einen Machtmarker ({ $cause }): Macht { $power }.
# {party:takes|take} the first player token from {before}.
party-takes-take-the-first-5c9343 =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] nimmt
       *[other] nehmen
    } den Startmarker von { NAME($before, case: "dative", article: "definite") }.
# {party:keeps|keep} the first player token.
party-keeps-keep-the-first-950070 =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] behält
       *[other] behalten
    } den Startmarker.
# {party:turns|turn} {give} into {get} ({cause}).
party-turns-turn-give-into-e39d1e =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] tauscht
       *[other] tauschen
    } { NAME($give, form: "counted") } gegen { NAME($get, form: "counted") } ({ $cause }).
# {party:gives|give} {markers} back to trade.
party-gives-give-markers-back-8edddd =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] gibt
       *[other] geben
    } { NAME($markers, form: "counted") } zum Tausch zurück.
# {party:pays|pay} {markers} for {goons:goon|goons}.
party-pays-pay-markers-for-734441 =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] zahlt
       *[other] zahlen
    } { NAME($markers, form: "counted") } für { $goons } Handlanger.
# {party:pays|pay} {markers} for {item}.
party-pays-pay-markers-for-54dbac =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] zahlt
       *[other] zahlen
    } { NAME($markers, form: "counted") } für { NAME($item, case: "accusative", article: "definite") }.
# {party:pays|pay} {markers} to reserve {item}.
party-pays-pay-markers-to-e8717e =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] zahlt
       *[other] zahlen
    } { NAME($markers, form: "counted") }, um { NAME($item, case: "accusative", article: "definite") } zu reservieren.
# Haggled: {party:pays|pay} nothing.
haggled-party-pays-pay-nothing-a31728 =
    Gefeilscht: { NAME($party, article: "definite", large: "yes") } { COUNT($party) ->
        [one] zahlt
       *[other] zahlen
    } nichts.
# {party:hires|hire} {goon} ({kind}) from {start}.
party-hires-hire-goon-kind-b9cfaf =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] heuert
       *[other] heuern
    } { NAME($goon, case: "accusative", article: "definite") } ({ $kind }) { NAME($start, form: "from") } an.
# {party:builds|build} {item}: {gain} reputation, {reputation} now.
party-builds-build-item-gain-eb8292 =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] baut
       *[other] bauen
    } { NAME($item, case: "accusative", article: "definite") }: { $gain } Ruf, jetzt { $reputation }.
# {party:reserves|reserve} {item}.
party-reserves-reserve-item-75a94b =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] reserviert
       *[other] reservieren
    } { NAME($item, case: "accusative", article: "definite") }.
# {party:has|have} room for {limit} resources now.
party-has-have-room-for-aa933e =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] hat
       *[other] haben
    } jetzt Platz für { $limit } { $limit ->
        [one] Ressource
       *[other] Ressourcen
    }.
# {party:returns|return} {count:suspicion marker|suspicion markers} ({cause}), {left} left.
party-returns-return-count-suspicion-5ee293 =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] gibt
       *[other] geben
    } { $count } Verdachtsmarker zurück ({ $cause }), { $left ->
        [0] keiner bleibt
        [one] { $left } bleibt
       *[other] { $left } bleiben
    }.
# {party:hands|hand} a suspicion marker to {other} ({cause}).
party-hands-hand-a-suspicion-b8c0f1 =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] gibt
       *[other] geben
    } einen Verdachtsmarker an { NAME($other, case: "accusative", article: "definite") } ({ $cause }).
# {party} hands no suspicion on.
party-hands-no-suspicion-on-8e2c2e = { $party } gibt keinen Verdacht weiter.
# {party} turns nothing into anything.
party-turns-nothing-into-anything-09618c = { $party } tauscht nichts.
# {seat} draws {tome} ({held} in hand).
seat-draws-tome-held-in-05d740 =
    { $seat } zieht { $tome ->
        [hidden] einen Wälzer
       *[other] „{ $tome }“
    } ({ $held } auf der Hand).
# {seat} draws {tome} to choose from.
seat-draws-tome-to-choose-a48bb2 =
    { $seat } zieht zur Auswahl { $tome ->
        [hidden] einen Wälzer
       *[other] „{ $tome }“
    }.
# There is no tome left for {seat}.
there-is-no-tome-left-4199cc = Für { $seat } ist kein Wälzer mehr da.
# {seat} keeps one and puts {tome} under the deck ({held} in hand).
seat-keeps-one-and-puts-26cb06 =
    { $seat } behält einen und legt { $tome ->
        [hidden] den anderen
       *[other] „{ $tome }“
    } unter den Stapel ({ $held } auf der Hand).
# The guards gain {count} reputation instead of a tome, {reputation} now.
the-guards-gain-count-reputation-a1ac7a = Die Wachen bekommen { $count } Ruf statt eines Wälzers, jetzt { $reputation }.
# {party:takes|take} the Award {award} with {count}.
party-takes-take-the-award-a1361c =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] nimmt
       *[other] nehmen
    } sich mit { $count } die Auszeichnung „{ $award }“.
# {party:scores|score} the Instant goal {goal}: {gain} reputation, {reputation} now.
party-scores-score-the-instant-9d3399 =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] wertet
       *[other] werten
    } das Sofortziel „{ $goal }“: { $gain } Ruf, jetzt { $reputation }.
# Round {round}: Patrol
round-round-patrol-0d742e = Runde { $round }: Patrouille
# {seat} returns {kind}: {left} left, {limit} may stay.
seat-returns-kind-left-left-d598b5 = { $seat } gibt { NAME($kind, form: "counted") } zurück: noch { $left }, { $limit } dürfen bleiben.
# {goon} leaves the Chow Hall for the discards.
goon-leaves-the-chow-hall-6de1c7 = { NAME($goon, article: "definite") } verlässt den Speisesaal und kommt auf die Ablage.
# {goon} moves on from {start} to {to}.
goon-moves-on-from-start-dbbda2 = { NAME($goon, article: "definite") } zieht { NAME($start, form: "from") } weiter { NAME($to, form: "into") }.
# The {size} discarded goons are shuffled into a new deck.
the-size-discarded-goons-are-1d07f1 = Die { $size } abgelegten Handlanger werden zu einem neuen Stapel gemischt.
# The {size} played tomes are shuffled into a new deck.
the-size-played-tomes-are-e522ed = Die { $size } gespielten Wälzer werden zu einem neuen Stapel gemischt.
# A raid: {needed} suspicion markers are needed, {supply} left
a-raid-needed-suspicion-markers-de06b0 =
    Razzia: { $needed } Verdachtsmarker { $needed ->
        [one] wird
       *[other] werden
    } gebraucht, { $supply ->
        [0] keiner ist
        [one] { $supply } ist
       *[other] { $supply } sind
    } übrig
# The Final Raid
the-final-raid-d0c55f = Die letzte Razzia
# {party:has|have} {suspicion:suspicion marker|suspicion markers}.
party-has-have-suspicion-suspicion-a159e8 =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] hat
       *[other] haben
    } { $suspicion ->
        [0] keinen
       *[other] { $suspicion }
    } Verdachtsmarker.
# {party:loses|lose} {loss} reputation, {reputation} left.
party-loses-lose-loss-reputation-3fd5fa =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] verliert
       *[other] verlieren
    } { $loss } Ruf, { $reputation ->
        [one] { $reputation } bleibt
       *[other] { $reputation } bleiben
    }.
# An alibi saves {party}.
an-alibi-saves-party-89b44a = Ein Alibi rettet { NAME($party, case: "accusative", article: "definite") }.
# All suspicion goes back to the supply: {supply} there.
all-suspicion-goes-back-to-617792 =
    Aller Verdacht kommt zurück in den Vorrat: Dort { $supply ->
        [one] ist
       *[other] sind
    } jetzt { $supply } Marker.
# The guards' suspicion and what lies at the locations goes back to the supply: {supply} there.
the-guards-suspicion-and-what-a717e1 =
    Der Verdacht der Wachen und alles, was an den Orten liegt, kommt zurück in den Vorrat: Dort { $supply ->
        [one] ist
       *[other] sind
    } jetzt { $supply } Marker.
# Final scoring
final-scoring-5fe06c = Schlusswertung
# {party}, {kind}: {goons:goon is|goons are} worth {worth}.
party-kind-goons-goon-is-3ec544 =
    { NAME($party, article: "definite") }, { $kind }: { $goons } Handlanger { $goons ->
        [one] ist
       *[other] sind
    } { $worth } wert.
# {party}: {count:+} for {what}, {reputation} now.
party-count-for-what-reputation-c885f3 =
    { NAME($party, article: "definite") }: { SIGNED($count) } für { $what ->
        [goons] die Handlanger
        [resources] die Ressourcen
        [gold] das Gold
        [tomes] die Wälzer
       *[other] { NAME($what, case: "accusative", article: "definite") }
    }, jetzt { $reputation }.
# {party:ends|end} with {total} and {built:built item|built items}.
party-ends-end-with-total-19e869 =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] kommt
       *[other] kommen
    } auf { $total }, { $built ->
        [0] ohne gebauten Gegenstand
        [one] mit einem gebauten Gegenstand
       *[other] mit { $built } gebauten Gegenständen
    }.
# {party:wins|win}.
party-wins-win-c2bcba =
    { NAME($party, article: "definite") } { COUNT($party) ->
        [one] gewinnt
       *[other] gewinnen
    }.

## What is done

# Place tokens at {location}.
place-tokens-at-location-cc69c2 = Leg Marker { NAME($location, form: "into") }.
# One or more tokens, all at one location where none of yours lie; never at the Library.
one-or-more-tokens-all-09770f = Einen oder mehrere Marker, alle an einen Ort, an dem noch keiner von dir liegt; nie in die Bibliothek.
# Add {token}.
add-token-5c6937 = Dazu: { $token }.
# Tokens out of your cell, lower ones first; only a few a round may go face down.
tokens-out-of-your-cell-3270ca = Marker aus deiner Zelle, kleinere zuerst; nur wenige dürfen je Runde verdeckt liegen.
# That is the placement.
that-is-the-placement-4cf9cd = Das sind alle.
# One token at least.
one-token-at-least-d75879 = Mindestens ein Marker.
# Pass.
pass-6fd464 = Passe.
# A pass is final for this Roll Call.
a-pass-is-final-for-f6f855 = Wer passt, ist für diesen Appell fertig.
# Play {word}.
play-word-ff188d = Spiel „{ $word }“.
# A tome out of your hand, free of charge, at the moment printed on it.
a-tome-out-of-your-7341d7 = Ein Wälzer von deiner Hand, kostenlos, in dem Moment, der darauf steht.
# Look at {location}.
look-at-location-47fda6 = Sieh { NAME($location, form: "in") } nach.
# A location where somebody else has something face down.
a-location-where-somebody-else-101f85 = Ein Ort, an dem jemand anders etwas verdeckt hat.
# Move {token}.
move-token-494d8f = Verschieb { NAME($token, case: "accusative", article: "definite") }.
# One of your tokens on the board.
one-of-your-tokens-on-05e036 = Einer deiner Marker auf dem Brett.
# Move it to {location}.
move-it-to-location-44d5cf = Verschieb ihn { NAME($location, form: "into") }.
# Another location, the Library excepted.
another-location-the-library-excepted-cbd8de = Ein anderer Ort, nur nicht die Bibliothek.
# Blame {seat}.
blame-seat-70b540 = Schieb es auf { $seat }.
# One of your markers, to anybody else.
one-of-your-markers-to-146180 = Einer deiner Marker, an irgendjemand anderen.
# Gain {bundle}.
gain-bundle-c70d39 = Nimm { NAME($bundle, form: "counted") }.
# As far as the supply reaches.
as-far-as-the-supply-8f0db0 = Soweit der Vorrat reicht.
# No tome for now.
no-tome-for-now-89a01b = Jetzt kein Wälzer.
# The window closes when everybody has said so in a row.
the-window-closes-when-everybody-88ed98 = Es geht weiter, wenn das alle nacheinander gesagt haben.
# Take the reward.
take-the-reward-c4cb43 = Nimm die Belohnung.
# Whoever takes it goes home with the crew.
whoever-takes-it-goes-home-443298 = Wer sie nimmt, geht mit seiner Bande nach Hause.
# Decline.
decline-fecfb6 = Lehn ab.
# Whoever declines moves on to the Library.
whoever-declines-moves-on-to-1efb8d = Wer ablehnt, geht weiter in die Bibliothek.
# Gain {kind}.
gain-kind-1a4ea3 = Nimm { NAME($kind, form: "counted") }.
# The first may choose.
the-first-may-choose-aa0002 = Rang eins darf wählen.
# Swap {exchange}.
swap-exchange-b4b7d9 = Tausche { $exchange }.
# One of yours for one of another kind.
one-of-yours-for-one-6d7acb = Eine deiner Ressourcen gegen eine von anderer Art.
# Give {pair} back.
give-pair-back-b45d1e = Gib { NAME($pair, form: "counted") } zurück.
# Any two of yours for any one.
any-two-of-yours-for-9bcd34 = Zwei beliebige von dir gegen eine beliebige.
# Get {kind} for it.
get-kind-for-it-e1a0a4 = Nimm { NAME($kind, form: "counted") } dafür.
# Also of a kind returned.
also-of-a-kind-returned-33e35d = Auch von einer Art, die du zurückgegeben hast.
# Hire {count}.
hire-count-97ea0f = Heure { $count } an.
# At the price of your rank; any goon that stands face up.
at-the-price-of-your-c852db = Zum Preis deines Rangs; irgendeinen Handlanger, der offen steht.
# Pay {markers}.
pay-markers-a0a742 = Zahle { NAME($markers, form: "counted") }.
# Markers of your own, in any mix that will do.
markers-of-your-own-in-ccca86 = Eigene Marker, in jeder Mischung, die passt.
# Hire {goon}.
hire-goon-6c2d98 = Heure { NAME($goon, case: "accusative", article: "definite") } an.
# Any goon that stands face up.
any-goon-that-stands-face-e98dff = Irgendeinen Handlanger, der offen steht.
# Build {item}.
build-item-d86046 = Bau { NAME($item, case: "accusative", article: "definite") }.
# On display, or reserved on an earlier turn; you must be able to pay for it.
on-display-or-reserved-on-567eef = Aus der Auslage oder in einem früheren Zug reserviert; du musst es bezahlen können.
# Reserve {item}.
reserve-item-1241e2 = Reserviere { NAME($item, case: "accusative", article: "definite") }.
# On display, for one resource.
on-display-for-one-resource-3f1ee9 = Aus der Auslage, für eine Ressource.
# Give a suspicion marker to {seat}.
give-a-suspicion-marker-to-cd4c0a = Gib einen Verdachtsmarker an { NAME($seat, case: "accusative", article: "definite") }.
# Keep your suspicion.
keep-your-suspicion-157f02 = Behalte deinen Verdacht.
# Nobody has to give.
nobody-has-to-give-ed062f = Niemand muss etwas weitergeben.
# Turn {exchange}.
turn-exchange-0ced9c = Tausche { $exchange }.
# Into another kind.
into-another-kind-125baf = Gegen eine andere Art.
# Turn nothing into anything.
turn-nothing-into-anything-c21a45 = Tausche nichts.
# Nobody has to.
nobody-has-to-e691c6 = Niemand muss.
# Keep {tome}.
keep-tome-df25e5 = Behalte „{ $tome }“.
# The other one goes under the deck.
the-other-one-goes-under-f6ba42 = Der andere kommt unter den Stapel.
# Return {kind}.
return-kind-755068 = Gib { NAME($kind, form: "counted") } zurück.
# Down to your limit, one after the other.
down-to-your-limit-one-c36420 = Bis zu deiner Grenze, nacheinander.
# Turn up the guard at {location}.
turn-up-the-guard-at-0b9c6b = Deck die Wache { NAME($location, form: "in") } auf.
# On the guards' turn you choose which of them shows his face.
on-the-guards-turn-you-350591 = Im Zug der Wachen wählst du, welche von ihnen sich zeigt.
# Play {crew}.
play-crew-91f49c = Spiel { NAME($crew, case: "accusative", article: "definite") }.
# A matter of colour, until your first tokens are placed; none that another seat has chosen or placed.
a-matter-of-colour-until-feaab9 = Nur eine Frage der Farbe, bis deine ersten Marker liegen; keine, die jemand anders gewählt oder gelegt hat.
# My crew at {location} has a strength of {range}.
my-crew-at-location-has-d58bd6 = Meine Bande { NAME($location, form: "in") } hat eine Stärke von { $range }.
# At {location} lies {token} of mine.
at-location-lies-token-of-c294f7 = { NAME($location, form: "in", large: "yes") } liegt von mir { NAME($token, article: "definite") }.
# I shall go to {location}.
i-shall-go-to-location-ea2fb2 = Ich gehe { NAME($location, form: "into") }.
# I shall stay away from {location}.
i-shall-stay-away-from-aa53ec = Ich gehe nicht { NAME($location, form: "into") }.
# Please stay away from {location}, {seat}.
please-stay-away-from-location-4a925b = Bitte geh nicht { NAME($location, form: "into") }, { $seat }.
# A deal, {seat}: I leave you {location}, you leave me {other}.
a-deal-seat-i-leave-3a253d = Ein Handel, { $seat }: Ich lasse dir { NAME($location, case: "accusative", article: "definite") }, du lässt mir { NAME($other, case: "accusative", article: "definite") }.
# The raid should look at {seat}.
the-raid-should-look-at-a5fa97 = Die Razzia sollte { $seat } treffen.

## Why it is asked

# By day crews send tokens to rooms, by night the strongest crew of each room gets the most.
by-day-crews-send-tokens-38ae33 = Am Tag schicken die Banden Marker in die Räume, bei Nacht bekommt die stärkste Bande jedes Raums am meisten.
# All tokens of one turn go to the same room, as many of them as you like.
all-tokens-of-one-turn-1c882c = Alle Marker eines Zuges gehen in denselben Raum, so viele du willst.
# The tome that you played lets you look at what others have face down in one room.
the-tome-that-you-played-fd2da5 = Mit dem gespielten Wälzer darfst du ansehen, was andere in einem Raum verdeckt liegen haben.
# The tome that you played moves one of your tokens to another room.
the-tome-that-you-played-bfe533 = Mit dem gespielten Wälzer geht einer deiner Marker in einen anderen Raum.
# The tome that you played hands one of your suspicion to somebody else.
the-tome-that-you-played-b524ac = Mit dem gespielten Wälzer geht einer deiner Verdachtsmarker an jemand anderen.
# The tome that you played brings you something of your choice from the supply.
the-tome-that-you-played-376d79 = Mit dem gespielten Wälzer bekommst du etwas deiner Wahl aus dem Vorrat.
# At this table tomes may be played after every turn, so all who hold one are asked.
at-this-table-tomes-may-a3be06 = An diesem Tisch dürfen nach jedem Zug Wälzer gespielt werden: Darum werden alle gefragt, die einen haben.
# Tokens lie open, and tomes can still change who is strongest: all here who hold one are asked.
tokens-lie-open-and-tomes-d61055 = Die Marker liegen offen, und Wälzer können noch ändern, wer am stärksten ist: Gefragt werden alle hier, die einen haben.
# Your rank earns you this; whoever takes it has the tokens back, whoever does not sends them on.
your-rank-earns-you-this-e5fefa = Das bringt dir dein Rang; wer es nimmt, bekommt seine Marker zurück, wer nicht, schickt sie weiter.
# You are first at the Commissary, and the first takes whatever resource they like.
you-are-first-at-the-c431ba = Du hast Rang eins im Laden, und Rang eins nimmt eine Ressource nach Wunsch.
# You are second at the Commissary, and the second may swap one resource.
you-are-second-at-the-af4104 = Du hast Rang zwei im Laden, und Rang zwei darf eine Ressource tauschen.
# At your rank the Commissary gives one resource for two.
at-your-rank-the-commissary-830d56 = Bei deinem Rang gibt der Laden eine Ressource für zwei.
# You gave two resources to the Commissary, and get one of your choice.
you-gave-two-resources-to-cbb54a = Du hast dem Laden zwei Ressourcen gegeben und bekommst eine nach Wunsch.
# Goons are hired in the Chow Hall, and your rank there says what they cost.
goons-are-hired-in-the-3cd5eb = Handlanger wirbt man im Speisesaal an, und dein Rang dort sagt, was sie kosten.
# Goons are paid with resources, of whatever kind you like.
goons-are-paid-with-resources-37a9c7 = Handlanger bezahlt man mit Ressourcen, welcher Art auch immer.
# You have paid, and any goon that lies open can be yours.
you-have-paid-and-any-9ee4c3 = Du hast bezahlt, und jeder offen liegende Handlanger kann deiner sein.
# In the Cell Block crews build items or reserve them, one after the other by rank.
in-the-cell-block-crews-d67e56 = Im Zellentrakt bauen oder reservieren die Banden Gegenstände, eine nach der anderen nach Rang.
# Items cost resources, and where the cost leaves it open you say which.
items-cost-resources-and-where-81fdd7 = Gegenstände kosten Ressourcen, und wo der Preis es offen lässt, sagst du, welche.
# To reserve an item costs one resource, of whatever kind you like.
to-reserve-an-item-costs-0c75be = Einen Gegenstand zu reservieren kostet eine Ressource, welcher Art auch immer.
# The card that you gained lets you hand one of your suspicion to somebody else.
the-card-that-you-gained-e67896 = Mit der neuen Karte darf einer deiner Verdachtsmarker an jemand anderen gehen.
# The card that you gained lets you swap one resource for another kind.
the-card-that-you-gained-c82311 = Mit der neuen Karte darfst du eine Ressource gegen eine andere Art tauschen.
# First in the Library you drew two tomes: one stays with you, the other goes under the stack.
first-in-the-library-you-b6bc6a = Mit Rang eins in der Bibliothek hast du zwei Wälzer gezogen: Einer bleibt dir, der andere kommt unter den Stapel.
# The Patrol comes next, and this is the last moment for tomes before it.
the-patrol-comes-next-and-b1419a = Als Nächstes kommt die Patrouille, und das ist der letzte Moment für Wälzer davor.
# When the Patrol comes nobody may have more resources than their limit.
when-the-patrol-comes-nobody-3cf800 = Wenn die Patrouille kommt, darf niemand mehr Ressourcen haben als erlaubt.
# A raid costs those with most suspicion some reputation, and tomes can still change who they are.
a-raid-costs-those-with-e3bc9c = Eine Razzia kostet die mit dem meisten Verdacht Ruf, und Wälzer können noch ändern, wer das ist.
# On the guards' turn one of their hidden cards is turned up, and you say which.
on-the-guards-turn-one-0bcf21 = Im Zug der Wachen wird eine ihrer verdeckten Karten aufgedeckt, und du sagst, welche.

## What is asked, and why not

# option {option}: there is no seat {seat} at a table for {players}
option-option-there-is-no-846691 = Option { $option }: An einem Tisch für { $players } gibt es keinen Platz { $seat }
# option difficulty: it is for a Solitary game; at a table for {players} there are no guards
option-difficulty-it-is-for-3e68ef = Option difficulty: Sie ist für ein Spiel allein; an einem Tisch für { $players } gibt es keine Wachen
# option first_player: in a Solitary game the guards always begin; leave it at 'random'
option-first-player-in-a-5d1f36 = Option first_player: Allein beginnen immer die Wachen; lass sie bei 'random'
# option goals: a Solitary game has no Instant goal (GI…)
option-goals-a-solitary-game-d21309 = Option goals: Ein Spiel allein hat kein Sofortziel (GI…)
# The highest reputation after {rounds} rounds wins. The most watched crews lose some in raids.
the-highest-reputation-after-rounds-90e9a7 = Nach { $rounds } Runden gewinnt der höchste Ruf. Wer am meisten unter Verdacht steht, verliert bei Razzien einen Teil davon.
# The highest reputation after this round wins. The most watched crews lose some in raids.
the-highest-reputation-after-this-ca6568 = Nach dieser Runde gewinnt der höchste Ruf. Wer am meisten unter Verdacht steht, verliert bei Razzien einen Teil davon.
# {excess} too many for the Patrol: what goes back?
excess-too-many-for-the-eecc66 = { $excess } zu viel für die Patrouille: Was gibst du zurück?
# Send tokens to {location}[, {up} face up][, {down} face down]: whom else?
send-tokens-to-location-up-305347 =
    Du schickst Marker { NAME($location, form: "into") }{ HAS($up) ->
        [yes] , offen { $up }
       *[no] { "" }
    }{ HAS($down) ->
        [yes] , verdeckt { $down }
       *[no] { "" }
    }: Wen noch?
# Where does {token} go?
where-does-token-go-4d20dc = Wohin geht { NAME($token, article: "definite") }?
# The bell rings: {parties:has|have} most suspicion, {most}; you have {own}. Play a tome before the raid?
the-bell-rings-parties-has-25c38a =
    Die Glocke läutet: { NAME($parties, article: "definite", large: "yes") } { COUNT($parties) ->
        [one] hat
       *[other] haben
    } den meisten Verdacht, { $most }; du hast { $own }. Spielst du vor der Razzia einen Wälzer?
# Take {markers}, or go on to the Library?
take-markers-or-go-on-0260ed = Nimmst du { NAME($markers, form: "counted") }, oder gehst du weiter in die Bibliothek?
# Hire one goon for {one}[, or two for {two}]?
hire-one-goon-for-one-4d64d7 =
    Heuerst du einen Handlanger für { $one } { $one ->
        [one] Ressource
       *[other] Ressourcen
    } an{ HAS($two) ->
        [yes] { " " }oder zwei für { $two }
       *[no] { "" }
    }?
# Reserve {item} for which resource?
reserve-item-for-which-resource-7af58c = Für welche Ressource reservierst du { NAME($item, case: "accusative", article: "definite") }?
# Into which room do you look?
into-which-room-do-you-4048da = In welchen Raum siehst du?
# What do you scrounge?
what-do-you-scrounge-75ad95 = Was schnorrst du?
# Play a tome before the next turn?
play-a-tome-before-the-80e22a = Spielst du vor dem nächsten Zug einen Wälzer?
# Play a tome before the Patrol?
play-a-tome-before-the-94848c = Spielst du vor der Patrouille einen Wälzer?
# Which resource do you take?
which-resource-do-you-take-295375 = Welche Ressource nimmst du?
# Swap one of yours for another kind?
swap-one-of-yours-for-12deca = Tauschst du eine deiner Ressourcen gegen eine andere Art?
# Which two do you give?
which-two-do-you-give-d67691 = Welche zwei gibst du?
# And what do you take for them?
and-what-do-you-take-66e234 = Und was nimmst du dafür?
# Turn one resource into another?
turn-one-resource-into-another-b497fb = Tauschst du eine Ressource gegen eine andere?
# Which tome do you keep?
which-tome-do-you-keep-b4973c = Welchen Wälzer behältst du?
# Which guard do you turn up?
which-guard-do-you-turn-23e569 = Welche Wache deckst du auf?
# Who gets one of your {suspicion} suspicion?
who-gets-one-of-your-8e8895 =
    Wer bekommt { $suspicion ->
        [one] deinen einzigen Verdachtsmarker
       *[other] einen von deinen { $suspicion } Verdachtsmarkern
    }?
# Play a tome before the ranks at {location} are fixed?
play-a-tome-before-the-dd454e = Spielst du einen Wälzer, bevor { NAME($location, form: "in") } die Ränge feststehen?
# To whom goes one of your {suspicion} suspicion?
to-whom-goes-one-of-598cb1 =
    An wen geht { $suspicion ->
        [one] dein einziger Verdachtsmarker
       *[other] einer von deinen { $suspicion } Verdachtsmarkern
    }?
# Whom do you send, and where?
whom-do-you-send-and-2e2d68 = Wen schickst du, und wohin?
# Your cell is empty: play a tome, or pass?
your-cell-is-empty-play-be2c1a = Deine Zelle ist leer: Spielst du einen Wälzer, oder passt du?
# Take a power marker, or go on to the Library?
take-a-power-marker-or-6145fa = Nimmst du einen Machtmarker, oder gehst du weiter in die Bibliothek?
# Take a power marker and the first player token, or go on to the Library?
take-a-power-marker-and-75e494 = Nimmst du einen Machtmarker und den Startmarker, oder gehst du weiter in die Bibliothek?
# Take the first player token, or go on to the Library?
take-the-first-player-token-663a9e = Nimmst du den Startmarker, oder gehst du weiter in die Bibliothek?
# Whom do you send to {location}?
whom-do-you-send-to-afbc35 = Wen schickst du { NAME($location, form: "into") }?
# Which of your tokens moves?
which-of-your-tokens-moves-5ac619 = Welcher deiner Marker zieht um?
# Pay {price} for {goons:goon|goons}: with what?
pay-price-for-goons-goon-022142 = Womit zahlst du { $price } Marker für { $goons } Handlanger?
# [{goons} goons are paid for. ]Whom do you hire?
goons-goons-are-paid-for-b52d81 =
    { HAS($goons) ->
        [yes] { $goons } Handlanger sind bezahlt. Wen heuerst du an?
       *[no] Wen heuerst du an?
    }
# [You have {actions} actions. ]Build an item, or reserve one?
you-have-actions-actions-build-ddcd81 =
    { HAS($actions) ->
        [yes] Du hast { $actions } Aktionen. Baust du einen Gegenstand, oder reservierst du einen?
       *[no] Baust du einen Gegenstand, oder reservierst du einen?
    }
# Pay for {item} with what?
pay-for-item-with-what-727699 = Womit bezahlst du { NAME($item, case: "accusative", article: "definite") }?
# one of your tokens on the board
one-of-your-tokens-on-6efd42 = einer deiner Marker auf dem Brett
# another location, the Library excepted
another-location-the-library-excepted-37755c = ein anderer Ort, nur nicht die Bibliothek
# one of your markers, to anybody else
one-of-your-markers-to-bbb5d7 = einer deiner Marker, an irgendjemand anderen
# the window closes when everybody has said so in a row
the-window-closes-when-everybody-fb848d = es geht weiter, wenn das alle nacheinander gesagt haben
# whoever takes it goes home with the crew
whoever-takes-it-goes-home-ce8c09 = wer sie nimmt, geht mit seiner Bande nach Hause
# whoever declines moves on to the Library
whoever-declines-moves-on-to-ff1820 = wer ablehnt, geht weiter in die Bibliothek
# nobody has to give
nobody-has-to-give-a7e923 = niemand muss etwas weitergeben
# nobody has to
nobody-has-to-de926b = niemand muss
# it cannot be added now
it-cannot-be-added-now-cb1e1e = jetzt kann er nicht dazukommen
# that is not the price
that-is-not-the-price-ceab7a = das ist nicht der Preis
# it cannot be built now
it-cannot-be-built-now-2e4951 = das kann jetzt nicht gebaut werden
# you have no {markers}
you-have-no-markers-b9de66 = du hast { NAME($markers, case: "accusative", article: "none") }
# {tome} has been played for this turn already
tome-has-been-played-for-d0c941 = „{ $tome }“ ist in diesem Zug schon gespielt
# crews are chosen before one's first tokens are placed, and only those that nobody else chose or placed
crews-are-chosen-before-ones-b0a8aa = Banden wählt man, bevor die eigenen ersten Marker liegen, und nur solche, die niemand sonst gewählt oder gelegt hat
# that is for {stage}, and this is {now}
that-is-for-stage-and-37888a = das gehört zu: { NAME($stage, article: "definite") }; jetzt ist dran: { NAME($now, article: "definite") }
# that is none of the two tomes you drew
that-is-none-of-the-6a3c21 = das ist keiner der beiden Wälzer, die du gezogen hast
# nobody else has anything face down at {location}
nobody-else-has-anything-face-c6dde2 = { NAME($location, form: "in") } hat sonst niemand etwas verdeckt
# tokens of yours lie at {location} already
tokens-of-yours-lie-at-6efbbf = { NAME($location, form: "in") } liegen schon Marker von dir
# a placement needs one token at least
a-placement-needs-one-token-c788ac = mindestens ein Marker muss dabei sein
# {token} is not in your cell
token-is-not-in-your-ee5eef = { NAME($token, article: "definite") } ist nicht in deiner Zelle
# choose a location first
choose-a-location-first-2945b3 = wähle zuerst einen Ort
# tokens are added in the order {order}, and you are past {token}
tokens-are-added-in-the-328a4c = Marker kommen in der Reihenfolge { $order } dazu, und { NAME($token, article: "definite") } ist schon vorbei
# no more of yours may go face down
no-more-of-yours-may-948109 = mehr von deinen dürfen nicht verdeckt liegen
# it costs {price}, and you have {own:resource|resources}
it-costs-price-and-you-0d2982 =
    es kostet { $price }, und du hast { $own ->
        [0] keine Ressource
        [one] { $own } Ressource
       *[other] { $own } Ressourcen
    }
# {goon} does not stand face up
goon-does-not-stand-face-2b9964 = { NAME($goon, article: "definite") } steht nicht offen
# you do not have {markers}
you-do-not-have-markers-0da8f9 = so viel hast du nicht: { NAME($markers, form: "counted") }
# it cannot be reserved now
it-cannot-be-reserved-now-8e3806 = das kann jetzt nicht reserviert werden
# you reserved {item} on this very turn
you-reserved-item-on-this-83b525 = du hast { NAME($item, case: "accusative", article: "definite") } erst in diesem Zug reserviert
# {item} is neither on display nor reserved by you
item-is-neither-on-display-6be3c1 =
    { NAME($item, article: "definite") } { GENDER($item) ->
        [plural] sind
       *[other] ist
    } weder in der Auslage noch von dir reserviert
# you cannot pay for {item}
you-cannot-pay-for-item-d6f6cf = du kannst { NAME($item, case: "accusative", article: "definite") } nicht bezahlen
# the supply has no {kind}
the-supply-has-no-kind-1517d3 = im Vorrat ist { NAME($kind, article: "none") } mehr
# the supply has no {markers} left
the-supply-has-no-markers-118f4e = { NAME($markers, form: "counted") } gibt der Vorrat nicht mehr her
# you hold no {tome}
you-hold-no-tome-193f2c = du hast „{ $tome }“ nicht auf der Hand
# {tome} is not played at this moment
tome-is-not-played-at-d8db4a = „{ $tome }“ spielt man nicht in diesem Moment
# you have no suspicion
you-have-no-suspicion-74dd85 = du hast keinen Verdacht
# you have no token on the board
you-have-no-token-on-b6d1c9 = du hast keinen Marker auf dem Brett
# nobody else has anything face down
nobody-else-has-anything-face-d0cd05 = sonst hat niemand etwas verdeckt
# the supply can give nothing of it
the-supply-can-give-nothing-fb7053 = der Vorrat gibt nichts davon her
# in a Solitary game there is nobody to talk to
in-a-solitary-game-there-60bfb1 = in einem Solospiel gibt es niemanden, mit dem du reden könntest
# a deal is about two different locations
a-deal-is-about-two-96ce1c = bei einem Handel geht es um zwei verschiedene Orte
# no guard lies face down at {location}
no-guard-lies-face-down-5bdf88 = { NAME($location, form: "in") } liegt keine Wache verdeckt
# you are placing tokens at {location}: add tokens, then end
you-are-placing-tokens-at-a53959 = du legst gerade Marker { NAME($location, form: "into") }: Nimm Marker dazu, dann schließ ab
# you have no token left in your cell
you-have-no-token-left-5bf683 = du hast keinen Marker mehr in deiner Zelle
# in a Solitary game nothing goes face down
in-a-solitary-game-nothing-f32ccc = in einem Solospiel liegt nichts verdeckt
# your rank here does not hire two
your-rank-here-does-not-de3cb7 = mit deinem Rang heuert man hier keine zwei an
# only {goons:goon stands|goons stand} face up
only-goons-goon-stands-goons-4efa15 =
    nur { $goons } Handlanger { $goons ->
        [one] steht
       *[other] stehen
    } offen
# {item} is not on display
item-is-not-on-display-6d462c =
    { NAME($item, article: "definite") } { GENDER($item) ->
        [plural] liegen
       *[other] liegt
    } nicht in der Auslage
# you have no resource to pay with
you-have-no-resource-to-b376e4 = du hast keine Ressource zum Bezahlen
# you have no {kind}
you-have-no-kind-b40796 = du hast { NAME($kind, case: "accusative", article: "none") }
# there is no seat {seat} at a table for {players}
there-is-no-seat-seat-1cab70 = den Platz { $seat } gibt es an einem Tisch mit { $players } Plätzen nicht
# that is yourself; name somebody else
that-is-yourself-name-somebody-06ca4e = das bist du selbst; nenn jemand anderen

## What things are

# Costs 2 scrap. 4 reputation. Shows a claw.
costs-scrap-reputation-shows-a-369599 = Kostet 2 Schrott. 4 Ruf. Zeigt eine Kralle.
# Costs scrap and potion. 4 reputation. Shows a flame.
costs-scrap-and-potion-reputation-cb140d = Kostet 1 Schrott und 1 Trank. 4 Ruf. Zeigt eine Flamme.
# Costs scrap and potion. 4 reputation. Shows a rune.
costs-scrap-and-potion-reputation-8e1f4d = Kostet 1 Schrott und 1 Trank. 4 Ruf. Zeigt eine Rune.
# Costs 2 scrap. 3 reputation. Brings room for one more resource and the right to swap one resource for another.
costs-scrap-reputation-brings-room-6ded6b = Kostet 2 Schrott. 3 Ruf. Bringt Platz für 1 Ressource mehr und das Recht, 1 Ressource gegen eine andere zu tauschen.
# Costs scrap plus any one resource. 3 reputation. Brings a tome and the right to swap one resource for another.
costs-scrap-plus-any-one-18eb55 = Kostet 1 Schrott und 1 beliebige Ressource. 3 Ruf. Bringt 1 Wälzer und das Recht, 1 Ressource gegen eine andere zu tauschen.
# Costs scrap and iron. 5 reputation. Shows a claw.
costs-scrap-and-iron-reputation-c58e66 = Kostet 1 Schrott und 1 Eisen. 5 Ruf. Zeigt eine Kralle.
# Costs 3 scrap. 5 reputation. Brings a potion.
costs-scrap-reputation-brings-a-981f8a = Kostet 3 Schrott. 5 Ruf. Bringt 1 Trank.
# Costs scrap and 2 potions. 6 reputation. Brings one suspicion marker off your board.
costs-scrap-and-potions-reputation-d8ac85 = Kostet 1 Schrott und 2 Tränke. 6 Ruf. Bringt 1 Verdachtsmarker weniger.
# Costs scrap and 2 potions. 5 reputation. Brings the right to hand one suspicion marker to somebody else. Shows a flame.
costs-scrap-and-potions-reputation-28efdb = Kostet 1 Schrott und 2 Tränke. 5 Ruf. Bringt das Recht, 1 Verdachtsmarker weiterzugeben. Zeigt eine Flamme.
# Costs 2 scrap and iron. 5 reputation. Brings a power marker.
costs-scrap-and-iron-reputation-4648c3 = Kostet 2 Schrott und 1 Eisen. 5 Ruf. Bringt 1 Machtmarker.
# Costs scrap and potion plus any one resource. 5 reputation. Brings one suspicion marker off your board and the right to swap one resource for another.
costs-scrap-and-potion-plus-43fe31 = Kostet 1 Schrott, 1 Trank und 1 beliebige Ressource. 5 Ruf. Bringt 1 Verdachtsmarker weniger und das Recht, 1 Ressource gegen eine andere zu tauschen.
# Costs scrap and 2 potions. 6 reputation. Shows a rune.
costs-scrap-and-potions-reputation-e4129b = Kostet 1 Schrott und 2 Tränke. 6 Ruf. Zeigt eine Rune.
# Costs 2 scrap and iron. 6 reputation. Shows a rune.
costs-scrap-and-iron-reputation-2015c7 = Kostet 2 Schrott und 1 Eisen. 6 Ruf. Zeigt eine Rune.
# Costs 2 potions plus any one resource. 6 reputation. Shows a flame.
costs-potions-plus-any-one-deb77a = Kostet 2 Tränke und 1 beliebige Ressource. 6 Ruf. Zeigt eine Flamme.
# Costs scrap and 2 iron. 7 reputation. Shows a claw.
costs-scrap-and-iron-reputation-ff83dc = Kostet 1 Schrott und 2 Eisen. 7 Ruf. Zeigt eine Kralle.
# Costs 2 scrap plus any one resource. 5 reputation. Brings room for one more resource.
costs-scrap-plus-any-one-7949d9 = Kostet 2 Schrott und 1 beliebige Ressource. 5 Ruf. Bringt Platz für 1 Ressource mehr.
# Costs scrap and potion plus any one resource. 5 reputation. Brings a tome. Shows a rune.
costs-scrap-and-potion-plus-1ac721 = Kostet 1 Schrott, 1 Trank und 1 beliebige Ressource. 5 Ruf. Bringt 1 Wälzer. Zeigt eine Rune.
# Costs scrap and gold. 6 reputation. Brings a tome.
costs-scrap-and-gold-reputation-d1d88c = Kostet 1 Schrott und 1 Gold. 6 Ruf. Bringt 1 Wälzer.
# Costs 2 scrap and 2 iron. 10 reputation. Brings a scrap.
costs-scrap-and-iron-reputation-2f348b = Kostet 2 Schrott und 2 Eisen. 10 Ruf. Bringt 1 Schrott.
# Costs scrap and 3 potions. 9 reputation. Brings the right to hand one suspicion marker to somebody else.
costs-scrap-and-potions-reputation-e3413a = Kostet 1 Schrott und 3 Tränke. 9 Ruf. Bringt das Recht, 1 Verdachtsmarker weiterzugeben.
# Costs 2 scrap and iron plus any one resource. 7 reputation. Brings a power marker.
costs-scrap-and-iron-plus-f3b542 = Kostet 2 Schrott, 1 Eisen und 1 beliebige Ressource. 7 Ruf. Bringt 1 Machtmarker.
# Costs scrap, potion and iron plus any one resource. 8 reputation. Brings 2 suspicion markers off your board.
costs-scrap-potion-and-iron-f30d60 = Kostet 1 Schrott, 1 Trank, 1 Eisen und 1 beliebige Ressource. 8 Ruf. Bringt 2 Verdachtsmarker weniger.
# Costs scrap, 2 potions and iron. 10 reputation. Shows a flame.
costs-scrap-potions-and-iron-88d2e6 = Kostet 1 Schrott, 2 Tränke und 1 Eisen. 10 Ruf. Zeigt eine Flamme.
# Costs 2 potions and iron plus any one resource. 8 reputation. Brings a tome. Shows a rune.
costs-potions-and-iron-plus-2b06da = Kostet 2 Tränke, 1 Eisen und 1 beliebige Ressource. 8 Ruf. Bringt 1 Wälzer. Zeigt eine Rune.
# Costs scrap, potion and gold. 9 reputation. Shows a claw.
costs-scrap-potion-and-gold-bc6228 = Kostet 1 Schrott, 1 Trank und 1 Gold. 9 Ruf. Zeigt eine Kralle.
# Costs potion, iron and gold. 8 reputation. Brings one suspicion marker off your board. Shows a flame.
costs-potion-iron-and-gold-b719be = Kostet 1 Trank, 1 Eisen und 1 Gold. 8 Ruf. Bringt 1 Verdachtsmarker weniger. Zeigt eine Flamme.
# Costs 2 iron and gold. 10 reputation. Shows a claw.
costs-iron-and-gold-reputation-2a156a = Kostet 2 Eisen und 1 Gold. 10 Ruf. Zeigt eine Kralle.
# Costs 2 scrap, 2 iron and gold. 15 reputation. Brings room for one more resource.
costs-scrap-iron-and-gold-6e199c = Kostet 2 Schrott, 2 Eisen und 1 Gold. 15 Ruf. Bringt Platz für 1 Ressource mehr.
# Costs 3 potions, iron and gold. 14 reputation. Shows a flame and a rune.
costs-potions-iron-and-gold-abe2fb = Kostet 3 Tränke, 1 Eisen und 1 Gold. 14 Ruf. Zeigt eine Flamme und eine Rune.
# Costs scrap, potion, 2 iron and gold. 13 reputation. Brings a power marker. Shows a claw.
costs-scrap-potion-iron-and-7b2644 = Kostet 1 Schrott, 1 Trank, 2 Eisen und 1 Gold. 13 Ruf. Bringt 1 Machtmarker. Zeigt eine Kralle.
# Dwarf, at the end 1, 3, 7, 12, 18, 25, 30 for 1 to 7 of them together. Brings an iron. Draws 1 suspicion a round to where it stands.
dwarf-at-the-end-for-911553 = Zwerg, am Ende 1, 3, 7, 12, 18, 25, 30 für 1 bis 7 zusammen. Bringt 1 Eisen. Lockt jede Runde 1 Verdacht dorthin, wo er steht.
# Dwarf, at the end 1, 3, 7, 12, 18, 25, 30 for 1 to 7 of them together. Brings 2 scrap. Draws 1 suspicion a round to where it stands.
dwarf-at-the-end-for-3d6369 = Zwerg, am Ende 1, 3, 7, 12, 18, 25, 30 für 1 bis 7 zusammen. Bringt 2 Schrott. Lockt jede Runde 1 Verdacht dorthin, wo er steht.
# Dwarf, at the end 1, 3, 7, 12, 18, 25, 30 for 1 to 7 of them together. Brings a scrap. Draws no suspicion.
dwarf-at-the-end-for-4b1ca2 = Zwerg, am Ende 1, 3, 7, 12, 18, 25, 30 für 1 bis 7 zusammen. Bringt 1 Schrott. Lockt keinen Verdacht an.
# Dwarf, at the end 1, 3, 7, 12, 18, 25, 30 for 1 to 7 of them together. Brings a gold. Draws 2 suspicion a round to where it stands.
dwarf-at-the-end-for-7f7c9a = Zwerg, am Ende 1, 3, 7, 12, 18, 25, 30 für 1 bis 7 zusammen. Bringt 1 Gold. Lockt jede Runde 2 Verdacht dorthin, wo er steht.
# Dwarf, at the end 1, 3, 7, 12, 18, 25, 30 for 1 to 7 of them together. Brings a power marker. Draws 1 suspicion a round to where it stands.
dwarf-at-the-end-for-b0831a = Zwerg, am Ende 1, 3, 7, 12, 18, 25, 30 für 1 bis 7 zusammen. Bringt 1 Machtmarker. Lockt jede Runde 1 Verdacht dorthin, wo er steht.
# Dwarf, at the end 1, 3, 7, 12, 18, 25, 30 for 1 to 7 of them together. Brings a scrap. Shows a claw. Draws no suspicion.
dwarf-at-the-end-for-90db39 = Zwerg, am Ende 1, 3, 7, 12, 18, 25, 30 für 1 bis 7 zusammen. Bringt 1 Schrott. Zeigt eine Kralle. Lockt keinen Verdacht an.
# Dwarf, at the end 1, 3, 7, 12, 18, 25, 30 for 1 to 7 of them together. Brings a potion. Shows a flame. Draws 1 suspicion a round to where it stands.
dwarf-at-the-end-for-00ab84 = Zwerg, am Ende 1, 3, 7, 12, 18, 25, 30 für 1 bis 7 zusammen. Bringt 1 Trank. Zeigt eine Flamme. Lockt jede Runde 1 Verdacht dorthin, wo er steht.
# Ratman, at the end -3, 1, 6, 13, 25 for 1 to 5 of them together. Brings 2 scrap. Draws no suspicion.
ratman-at-the-end-for-5f09fe = Ratling, am Ende -3, 1, 6, 13, 25 für 1 bis 5 zusammen. Bringt 2 Schrott. Lockt keinen Verdacht an.
# Ratman, at the end -3, 1, 6, 13, 25 for 1 to 5 of them together. Brings the right to hand one suspicion marker to somebody else. Draws 1 suspicion a round to where it stands.
ratman-at-the-end-for-9c7318 = Ratling, am Ende -3, 1, 6, 13, 25 für 1 bis 5 zusammen. Bringt das Recht, 1 Verdachtsmarker weiterzugeben. Lockt jede Runde 1 Verdacht dorthin, wo er steht.
# Ratman, at the end -3, 1, 6, 13, 25 for 1 to 5 of them together. Brings a potion and a scrap. Draws 1 suspicion a round to where it stands.
ratman-at-the-end-for-568631 = Ratling, am Ende -3, 1, 6, 13, 25 für 1 bis 5 zusammen. Bringt 1 Trank und 1 Schrott. Lockt jede Runde 1 Verdacht dorthin, wo er steht.
# Ratman, at the end -3, 1, 6, 13, 25 for 1 to 5 of them together. Brings a tome. Draws no suspicion.
ratman-at-the-end-for-93b703 = Ratling, am Ende -3, 1, 6, 13, 25 für 1 bis 5 zusammen. Bringt 1 Wälzer. Lockt keinen Verdacht an.
# Ratman, at the end -3, 1, 6, 13, 25 for 1 to 5 of them together. Brings one suspicion marker off your board. Draws no suspicion.
ratman-at-the-end-for-4ffcd4 = Ratling, am Ende -3, 1, 6, 13, 25 für 1 bis 5 zusammen. Bringt 1 Verdachtsmarker weniger. Lockt keinen Verdacht an.
# Ratman, at the end -3, 1, 6, 13, 25 for 1 to 5 of them together. Brings a scrap. Shows a rune. Draws 1 suspicion a round to where it stands.
ratman-at-the-end-for-b2d0bf = Ratling, am Ende -3, 1, 6, 13, 25 für 1 bis 5 zusammen. Bringt 1 Schrott. Zeigt eine Rune. Lockt jede Runde 1 Verdacht dorthin, wo er steht.
# Cultist, at the end 1 for each of your built items. Brings a tome. Draws 1 suspicion a round to where it stands.
cultist-at-the-end-for-eb3968 = Kultist, am Ende 1 für jeden deiner gebauten Gegenstände. Bringt 1 Wälzer. Lockt jede Runde 1 Verdacht dorthin, wo er steht.
# Cultist, at the end 1 for each of your built items. Brings a potion. Shows a rune. Draws 1 suspicion a round to where it stands.
cultist-at-the-end-for-799e91 = Kultist, am Ende 1 für jeden deiner gebauten Gegenstände. Bringt 1 Trank. Zeigt eine Rune. Lockt jede Runde 1 Verdacht dorthin, wo er steht.
# Cultist, at the end 1 for each of your built items. Shows a rune. Draws no suspicion.
cultist-at-the-end-for-90b541 = Kultist, am Ende 1 für jeden deiner gebauten Gegenstände. Zeigt eine Rune. Lockt keinen Verdacht an.
# Cultist, at the end 1 for each of your built items. Shows a flame. Draws no suspicion.
cultist-at-the-end-for-0ed1e1 = Kultist, am Ende 1 für jeden deiner gebauten Gegenstände. Zeigt eine Flamme. Lockt keinen Verdacht an.
# Cultist, at the end 1 for each of your built items. Brings a potion and the right to swap one resource for another. Draws 1 suspicion a round to where it stands.
cultist-at-the-end-for-14d2bc = Kultist, am Ende 1 für jeden deiner gebauten Gegenstände. Bringt 1 Trank und das Recht, 1 Ressource gegen eine andere zu tauschen. Lockt jede Runde 1 Verdacht dorthin, wo er steht.
# Cultist, at the end 1 for each of your built items. Brings a tome. Shows a flame. Draws 2 suspicion a round to where it stands.
cultist-at-the-end-for-401543 = Kultist, am Ende 1 für jeden deiner gebauten Gegenstände. Bringt 1 Wälzer. Zeigt eine Flamme. Lockt jede Runde 2 Verdacht dorthin, wo er steht.
# Hobgoblin, at the end 1 for each of your power markers. Brings a power marker. Draws 1 suspicion a round to where it stands.
hobgoblin-at-the-end-for-935a22 = Hobgoblin, am Ende 1 für jeden deiner Machtmarker. Bringt 1 Machtmarker. Lockt jede Runde 1 Verdacht dorthin, wo er steht.
# Hobgoblin, at the end 1 for each of your power markers. Brings a power marker. Draws 2 suspicion a round to where it stands.
hobgoblin-at-the-end-for-86d072 = Hobgoblin, am Ende 1 für jeden deiner Machtmarker. Bringt 1 Machtmarker. Lockt jede Runde 2 Verdacht dorthin, wo er steht.
# Hobgoblin, at the end 1 for each of your power markers. Brings a scrap. Shows a claw. Draws no suspicion.
hobgoblin-at-the-end-for-725574 = Hobgoblin, am Ende 1 für jeden deiner Machtmarker. Bringt 1 Schrott. Zeigt eine Kralle. Lockt keinen Verdacht an.
# Hobgoblin, at the end 1 for each of your power markers. Brings one suspicion marker off your board. Shows a claw. Draws no suspicion.
hobgoblin-at-the-end-for-2e55a3 = Hobgoblin, am Ende 1 für jeden deiner Machtmarker. Bringt 1 Verdachtsmarker weniger. Zeigt eine Kralle. Lockt keinen Verdacht an.
# Hobgoblin, at the end 1 for each of your power markers. Brings an iron. Draws 1 suspicion a round to where it stands.
hobgoblin-at-the-end-for-ef51e2 = Hobgoblin, am Ende 1 für jeden deiner Machtmarker. Bringt 1 Eisen. Lockt jede Runde 1 Verdacht dorthin, wo er steht.
# Demon, at the end 2 for each claw of yours. Brings a scrap. Shows a claw. Draws 2 suspicion a round to where it stands.
demon-at-the-end-for-0815c2 = Dämon, am Ende 2 für jede Kralle von dir. Bringt 1 Schrott. Zeigt eine Kralle. Lockt jede Runde 2 Verdacht dorthin, wo er steht.
# Demon, at the end 2 for each flame of yours. Brings a potion. Shows a flame. Draws 1 suspicion a round to where it stands.
demon-at-the-end-for-777ced = Dämon, am Ende 2 für jede Flamme von dir. Bringt 1 Trank. Zeigt eine Flamme. Lockt jede Runde 1 Verdacht dorthin, wo er steht.
# Demon, at the end 2 for each rune of yours. Brings a tome. Shows a rune. Draws 1 suspicion a round to where it stands.
demon-at-the-end-for-149af2 = Dämon, am Ende 2 für jede Rune von dir. Bringt 1 Wälzer. Zeigt eine Rune. Lockt jede Runde 1 Verdacht dorthin, wo er steht.
# Two more of your tokens may go face down this round. Played on your turn of Roll Call.
two-more-of-your-tokens-23f804 = Zwei weitere deiner Marker dürfen in dieser Runde verdeckt liegen. Zu spielen in deinem Zug beim Appell.
# Roll Call
roll-call-12489f = Appell
# Two more of your tokens may go face down this round.
two-more-of-your-tokens-43a57b = Zwei weitere Marker dürfen diese Runde verdeckt liegen.
# Look at all that others have face down at one location. Played on your turn of Roll Call.
look-at-all-that-others-ce2725 = Sieh dir an einem Ort alles an, was andere dort verdeckt haben. Zu spielen in deinem Zug beim Appell.
# Look at all that others have face down at one location.
look-at-all-that-others-75856a = Sieh dir an, was andere an einem Ort verdeckt haben.
# Move one of your tokens to another location, as it lies. Played on your turn of Roll Call.
move-one-of-your-tokens-91b7fd = Verschieb einen deiner Marker, so wie er liegt, an einen anderen Ort. Zu spielen in deinem Zug beim Appell.
# Move one of your tokens to another location, as it lies.
move-one-of-your-tokens-be3224 = Einer deiner Marker zieht um, so wie er liegt.
# Your crew is 3 stronger here, this once. Played before ranks are fixed where you have a crew.
your-crew-is-stronger-here-664a8c = Deine Bande ist hier dieses eine Mal um 3 stärker. Zu spielen bevor Ränge feststehen, wo du eine Bande hast.
# before ranks
before-ranks-b343ed = vor den Rängen
# Your crew is 3 stronger here, this once.
your-crew-is-stronger-here-795839 = Deine Bande ist hier dieses eine Mal um 3 stärker.
# Return two of your suspicion markers. Played at almost any moment.
return-two-of-your-suspicion-6b9d47 = Gib zwei deiner Verdachtsmarker zurück. Zu spielen fast jederzeit.
# any time
any-time-cc4ce0 = jederzeit
# Return two of your suspicion markers.
return-two-of-your-suspicion-f7f199 = Gib zwei deiner Verdachtsmarker zurück.
# Hand one of your suspicion markers to somebody else. Played at almost any moment.
hand-one-of-your-suspicion-a13d34 = Gib einen deiner Verdachtsmarker an jemand anderen. Zu spielen fast jederzeit.
# Hand one of your suspicion markers to somebody else.
hand-one-of-your-suspicion-a547d9 = Gib einen deiner Verdachtsmarker an jemand anderen.
# Gain two scrap, scrap and potion, two potions, or an iron. Played at almost any moment.
gain-two-scrap-scrap-and-50ed6e = Du bekommst 2 Schrott, 1 Schrott und 1 Trank, 2 Tränke oder 1 Eisen. Zu spielen fast jederzeit.
# Gain two scrap, scrap and potion, two potions, or an iron.
gain-two-scrap-scrap-and-ae5020 = Nimm 2 Schrott, Schrott und Trank, 2 Tränke oder 1 Eisen.
# Your next payment this turn is one marker less. Played on your turn in the Chow Hall or on your turn in the Cell Block.
your-next-payment-this-turn-a58094 = Deine nächste Zahlung in diesem Zug kostet einen Marker weniger. Zu spielen in deinem Zug im Speisesaal oder im Zellentrakt.
# when paying
when-paying-884a14 = beim Bezahlen
# Your next payment this turn is one marker less.
your-next-payment-this-turn-e7368c = Die nächste Zahlung im Zug kostet 1 Marker weniger.
# Two actions in the Cell Block instead of one. Played on your turn in the Cell Block.
two-actions-in-the-cell-19dca2 = Zwei Aktionen im Zellentrakt statt einer. Zu spielen in deinem Zug im Zellentrakt.
# Cell Block
cell-block-8c8e32 = Zellentrakt
# Two actions in the Cell Block instead of one.
two-actions-in-the-cell-b9996b = Zwei Aktionen im Zellentrakt statt einer.
# This Patrol does not look at your resource limit. Played before the Patrol.
this-patrol-does-not-look-d46921 = Diese Patrouille prüft deine Grenze für Ressourcen nicht. Zu spielen vor der Patrouille.
# Patrol
patrol-d17342 = Patrouille
# This Patrol does not look at your resource limit.
this-patrol-does-not-look-cbfe70 = Diese Patrouille prüft deine Grenze für Ressourcen nicht.
# This raid costs you no reputation. Played before a raid.
this-raid-costs-you-no-68dd09 = Diese Razzia kostet dich keinen Ruf. Zu spielen vor einer Razzia.
# in a raid
in-a-raid-8de916 = in einer Razzia
# This raid costs you no reputation.
this-raid-costs-you-no-21c337 = Diese Razzia kostet dich keinen Ruf.
# Award: most claw symbols, two at least. 8 reputation at the end (6 with one or two players).
award-most-claw-symbols-two-87da08 = Auszeichnung: die meisten Krallen, mindestens zwei. 8 Ruf am Ende (6 allein oder zu zweit).
# Most claws, 2 or more
most-claws-or-more-7cfa16 = Die meisten Krallen, ab 2
# At the end.
at-the-end-fca79f = Am Ende.
# Award: most flame symbols, two at least. 8 reputation at the end (6 with one or two players).
award-most-flame-symbols-two-90209d = Auszeichnung: die meisten Flammen, mindestens zwei. 8 Ruf am Ende (6 allein oder zu zweit).
# Most flames, 2 or more
most-flames-or-more-d88191 = Die meisten Flammen, ab 2
# Award: most rune symbols, two at least. 8 reputation at the end (6 with one or two players).
award-most-rune-symbols-two-ad2aea = Auszeichnung: die meisten Runen, mindestens zwei. 8 Ruf am Ende (6 allein oder zu zweit).
# Most runes, 2 or more
most-runes-or-more-eb9b6a = Die meisten Runen, ab 2
# Award: most dwarves, two at least. 8 reputation at the end (6 with one or two players).
award-most-dwarves-two-at-e392c2 = Auszeichnung: die meisten Zwerge, mindestens zwei. 8 Ruf am Ende (6 allein oder zu zweit).
# Most dwarves, 2 or more
most-dwarves-or-more-2f6082 = Die meisten Zwerge, ab 2
# Award: most ratmen, two at least. 8 reputation at the end (6 with one or two players).
award-most-ratmen-two-at-877059 = Auszeichnung: die meisten Ratlinge, mindestens zwei. 8 Ruf am Ende (6 allein oder zu zweit).
# Most ratmen, 2 or more
most-ratmen-or-more-baf3fd = Die meisten Ratlinge, ab 2
# Award: most cultists, two at least. 8 reputation at the end (6 with one or two players).
award-most-cultists-two-at-cca2e0 = Auszeichnung: die meisten Kultisten, mindestens zwei. 8 Ruf am Ende (6 allein oder zu zweit).
# Most cultists, 2 or more
most-cultists-or-more-36ae1d = Die meisten Kultisten, ab 2
# Award: most hobgoblins, two at least. 8 reputation at the end (6 with one or two players).
award-most-hobgoblins-two-at-f0ffca = Auszeichnung: die meisten Hobgoblins, mindestens zwei. 8 Ruf am Ende (6 allein oder zu zweit).
# Most hobgoblins, 2 or more
most-hobgoblins-or-more-e74aa2 = Die meisten Hobgoblins, ab 2
# Instant: the first with 3 built items. 5 reputation at once.
instant-the-first-with-built-5b04e1 = Sofortziel: zuerst mit 3 gebauten Gegenständen. 5 Ruf sofort.
# First with 3 built items
first-with-built-items-872d71 = Zuerst mit 3 gebauten Gegenständen
# At once.
at-once-aa0aff = Sofort.
# Instant: the first with 5 power markers. 5 reputation at once.
instant-the-first-with-power-82a848 = Sofortziel: zuerst mit 5 Machtmarkern. 5 Ruf sofort.
# First with 5 power markers
first-with-power-markers-013f2a = Zuerst mit 5 Machtmarkern
# Instant: the first with 3 kinds of goons. 5 reputation at once.
instant-the-first-with-kinds-47d86d = Sofortziel: zuerst mit 3 Arten von Handlangern. 5 Ruf sofort.
# First with 3 kinds of goons
first-with-kinds-of-goons-3b849f = Zuerst mit 3 Arten von Handlangern
# Instant: the first with a claw, a flame and a rune. 5 reputation at once.
instant-the-first-with-a-b6e920 = Sofortziel: zuerst mit Kralle, Flamme und Rune. 5 Ruf sofort.
# First with a claw, a flame and a rune
first-with-a-claw-a-cd27a3 = Zuerst mit Kralle, Flamme und Rune
# At the end: most built items with scrap in their cost. 8 reputation, 4 for the second (with one or two players 6, for the first only).
at-the-end-most-built-2324d2 = Am Ende: die meisten gebauten Gegenstände mit Schrott in den Kosten. 8 Ruf, 4 für Rang zwei (allein oder zu zweit 6, nur für Rang eins).
# Most items made with scrap
most-items-made-with-scrap-f64aa0 = Die meisten Gegenstände mit Schrott
# At the end: most built items with potion in their cost. 8 reputation, 4 for the second (with one or two players 6, for the first only).
at-the-end-most-built-a9c067 = Am Ende: die meisten gebauten Gegenstände mit Tränken in den Kosten. 8 Ruf, 4 für Rang zwei (allein oder zu zweit 6, nur für Rang eins).
# Most items made with potion
most-items-made-with-potion-7e6beb = Die meisten Gegenstände mit Tränken
# At the end: most built items with iron or gold in their cost. 8 reputation, 4 for the second (with one or two players 6, for the first only).
at-the-end-most-built-13605e = Am Ende: die meisten gebauten Gegenstände mit Eisen oder Gold in den Kosten. 8 Ruf, 4 für Rang zwei (allein oder zu zweit 6, nur für Rang eins).
# Most items made with iron or gold
most-items-made-with-iron-2e537a = Die meisten Gegenstände mit Eisen oder Gold
# At the end: 2 reputation for each kind of goon, for everybody.
at-the-end-reputation-for-2c92bd = Am Ende: 2 Ruf für jede Art von Handlangern, für alle.
# Each kind of goon
each-kind-of-goon-5e2a34 = Jede Art von Handlangern
# At the end: 3 reputation for each set of claw, flame and rune, for everybody.
at-the-end-reputation-for-78c779 = Am Ende: 3 Ruf für jeden Satz aus Kralle, Flamme und Rune, für alle.
# Each claw, flame and rune
each-claw-flame-and-rune-12ac29 = Jeder Satz aus Kralle, Flamme und Rune
# Lookout
lookout-69bc7a = Späher
# Strength 0. The guards take no suspicion here.
strength-the-guards-take-no-b6f266 = Stärke 0. Die Wachen nehmen hier keinen Verdacht.
# Enforcer
enforcer-50ad6a = Schläger
# As strong as the guards have power markers.
as-strong-as-the-guards-651f81 = So stark, wie die Wachen Machtmarker haben.
# Guard of 1
guard-of-39dfab = Wache mit Stärke 1
    .gender = feminine
# Strength 1.
strength-fdee5f = Stärke 1.
# Guard of 2
guard-of-532695 = Wache mit Stärke 2
    .gender = feminine
# Strength 2.
strength-3cabe5 = Stärke 2.
# Guard of 3
guard-of-c5e53b = Wache mit Stärke 3
    .gender = feminine
# Strength 3.
strength-2c847d = Stärke 3.
# Whistle
whistle-8d3d4d = Trillerpfeife
# Strength 1. Calls one more guard when Lights Out turns it up.
strength-calls-one-more-guard-8cd829 = Stärke 1. Ruft eine weitere Wache, wenn „Licht aus“ sie aufdeckt.
# Guard of 0
guard-of-a29d71 = Wache mit Stärke 0
    .gender = feminine
# Strength 0.
strength-f45244 = Stärke 0.
# Guard of 4
guard-of-b959bf = Wache mit Stärke 4
    .gender = feminine
# Strength 4.
strength-162c2f = Stärke 4.
# Guard of 5
guard-of-39c8c8 = Wache mit Stärke 5
    .gender = feminine
# Strength 5.
strength-60df93 = Stärke 5.
# Yard
yard-447ae0 = Hof
# One more guard comes to the Yard.
one-more-guard-comes-to-883b30 = Eine weitere Wache kommt in den Hof.
# Sewers
sewers-7dd7eb = Kanalisation
# One more guard comes to the Sewers.
one-more-guard-comes-to-6f0ff1 = Eine weitere Wache kommt in die Kanalisation.
# Infirmary
infirmary-538b98 = Krankenstation
# One more guard comes to the Infirmary.
one-more-guard-comes-to-e13c6b = Eine weitere Wache kommt in die Krankenstation.
# Smithy
smithy-62130d = Schmiede
# One more guard comes to the Smithy.
one-more-guard-comes-to-842263 = Eine weitere Wache kommt in die Schmiede.
# Commissary
commissary-af0c77 = Laden
# One more guard comes to the Commissary.
one-more-guard-comes-to-189a8b = Eine weitere Wache kommt in den Laden.
# Chow Hall
chow-hall-fd130a = Speisesaal
# One more guard comes to the Chow Hall.
one-more-guard-comes-to-680845 = Eine weitere Wache kommt in den Speisesaal.
# Off duty
off-duty-d437a0 = Dienstfrei
# Nobody comes.
nobody-comes-554ce7 = Niemand kommt.
# Strength 0. Where it lies you take no suspicion.
strength-where-it-lies-you-3d164a = Stärke 0. Wo er liegt, nimmst du keinen Verdacht.
# As strong as you have power markers.
as-strong-as-you-have-9c7b4f = So stark, wie du Machtmarker hast.
# A resource: pays for items and goons. 1 reputation at the end.
a-resource-pays-for-items-9b07be = Eine Ressource: bezahlt Gegenstände und Handlanger. Am Ende 1 Ruf.
# A resource: pays for items and goons. 2 reputation at the end.
a-resource-pays-for-items-39b4be = Eine Ressource: bezahlt Gegenstände und Handlanger. Am Ende 2 Ruf.
# dwarf
dwarf-118252 = Zwerg
# A goon who counts more, the more dwarves you have together.
a-goon-who-counts-more-2f0e1d = Ein Handlanger, der umso mehr zählt, je mehr Zwerge du zusammen hast.
# ratman
ratman-4b6a10 = Ratling
# A goon who costs reputation alone, and brings a lot in a pack.
a-goon-who-costs-reputation-7fcb61 = Ein Handlanger, der allein Ruf kostet und im Rudel viel bringt.
# cultist
cultist-5c7502 = Kultist
# A goon who counts for every item that you have built.
a-goon-who-counts-for-bb8971 = Ein Handlanger, der für jeden Gegenstand zählt, den du gebaut hast.
# hobgoblin
hobgoblin-06a55c = Hobgoblin
# A goon who counts for every power marker of yours.
a-goon-who-counts-for-2ad8a2 = Ein Handlanger, der für jeden deiner Machtmarker zählt.
# demon
demon-1a746a = Dämon
# A goon who counts for every symbol of its kind that you show.
a-goon-who-counts-for-443e82 = Ein Handlanger, der für jedes Symbol seiner Art zählt, das du zeigst.
# claw
claw-741a2e = Kralle
    .gender = feminine
# One of three symbols that goals and demons count.
one-of-three-symbols-that-b399a4 = Eins von drei Symbolen, die Ziele und Dämonen zählen.
# flame
flame-6c2875 = Flamme
    .gender = feminine
# rune
rune-251480 = Rune
    .gender = feminine
# Power markers by rank: 1/1/0 with 4 or 5 crews, 1/1/0 with 3, 1/0 with 1 or 2. The first also begins from now on.
power-markers-by-rank-with-589d1e = Machtmarker nach Rang: 1/1/0 bei 4 oder 5 Banden, 1/1/0 bei 3, 1/0 bei 1 oder 2. Rang eins beginnt außerdem von nun an.
# Scrap by rank: 3/2/1 with 4 or 5 crews, 3/1/1 with 3, 2/1 with 1 or 2.
scrap-by-rank-with-or-be5d52 = Schrott nach Rang: 3/2/1 bei 4 oder 5 Banden, 3/1/1 bei 3, 2/1 bei 1 oder 2.
# Potions for the first and for the last: 3 and 1 with 3 crews or more, 2 and 0 with 1 or 2.
potions-for-the-first-and-cc15c1 = Tränke für den ersten und den letzten Rang: 3 und 1 ab 3 Banden, 2 und 0 bei 1 oder 2.
# Iron by rank: 2/1/0 with 4 or 5 crews, 2/1/0 with 3, 2/0 with 1 or 2.
iron-by-rank-with-or-087783 = Eisen nach Rang: 2/1/0 bei 4 oder 5 Banden, 2/1/0 bei 3, 2/0 bei 1 oder 2.
# The first gains any one resource. With 3 crews or more the second swaps one for one. All others give two for one.
the-first-gains-any-one-843df8 = Rang eins bekommt eine beliebige Ressource. Ab 3 Banden tauscht Rang zwei eine gegen eine. Alle anderen geben zwei für eine.
# Hire a goon who stands face up, for fewer markers the higher your rank.
hire-a-goon-who-stands-68ff2a = Heure einen Handlanger an, der offen steht; je höher dein Rang, desto weniger Marker kostet es.
# Build an item, or reserve one for a resource; every rank may.
build-an-item-or-reserve-25edac = Bau einen Gegenstand, oder reserviere einen für eine Ressource; das darf jeder Rang.
# Library
library-a9a93b = Bibliothek
# Tomes by rank: 2/1/1/0 with 4 or 5 crews, 2/1/1/0 with 3, 2/1 with 1 or 2. The first draws two and keeps one.
tomes-by-rank-with-or-31b367 = Wälzer nach Rang: 2/1/1/0 bei 4 oder 5 Banden, 2/1/1/0 bei 3, 2/1 bei 1 oder 2. Rang eins zieht zwei und behält einen.
# The guards
the-guards-004033 = Die Wachen
# The highest reputation wins
the-highest-reputation-wins-5b75ba = Der höchste Ruf gewinnt
# Equal to the last: the win is shared
equal-to-the-last-the-eb625b = Bis zuletzt gleich: Der Sieg ist geteilt
# The guards are outsmarted
the-guards-are-outsmarted-319d05 = Die Wachen sind überlistet
# The guards have the upper hand
the-guards-have-the-upper-d43f4b = Die Wachen behalten die Oberhand
# To spare at the Patrol (below 0: a raid)
to-spare-at-the-patrol-697d3b = Übrig bei der Patrouille (unter 0: Razzia)
# Power markers left
power-markers-left-4fb789 = Machtmarker im Vorrat
# Suspicion markers left
suspicion-markers-left-be00c6 = Verdachtsmarker im Vorrat
# Resources left
resources-left-774ea2 = Ressourcen im Vorrat
# Items for sale
items-for-sale-241211 = Gegenstände in der Auslage
# Goons gone
goons-gone-c861da = Abgelegte Handlanger
# Tomes played
tomes-played-210833 = Gespielte Wälzer
# Put under the tome deck by
put-under-the-tome-deck-2073ad = Unter den Wälzerstapel gelegt von
# You know under the deck
you-know-under-the-deck-a4b9b2 = Du kennst unter dem Stapel
# You know in this hand
you-know-in-this-hand-97182a = Du kennst auf dieser Hand
# Crews
crews-e5142e = Banden
# Room for resources
room-for-resources-94fb5f = Platz für Ressourcen
# May hide
may-hide-4141b7 = Darf verdecken
# Tokens held
tokens-held-48262b = Marker in der Zelle
# In your cell
in-your-cell-113083 = In deiner Zelle
# Not shown this round
not-shown-this-round-574df1 = In dieser Runde nicht gezeigt
# Back home
back-home-b2cb47 = Wieder zu Hause
# Out of the game
out-of-the-game-fee207 = Aus dem Spiel
# Kinds of goons
kinds-of-goons-223da1 = Arten von Handlangern
# Goons would score
goons-would-score-4e9948 = Handlanger brächten
# At the end
at-the-end-20d45a = Am Ende
# You are placing
you-are-placing-5bf81b = Du legst gerade
# What a placement would bring
what-a-placement-would-bring-6cbd47 = Was ein Marker brächte
# You drew
you-drew-68acc2 = Du hast gezogen
# Location cards to come
location-cards-to-come-4583f6 = Ortskarten, die noch kommen
# Not searched by this Patrol
not-searched-by-this-patrol-4d0561 = Von dieser Patrouille nicht durchsucht
# Reward
reward-8f8de8 = Belohnung
# Rank taking its reward
rank-taking-its-reward-4de47f = Rang, der gerade belohnt wird
# Goons to hire
goons-to-hire-04a113 = Noch anzuheuern
# reputation
reputation-155205 = Ruf
# Reputation
reputation-e1c4b6 = Ruf
# The points of this game: the most after the last round win.
the-points-of-this-game-bd31c1 = Die Punkte dieses Spiels: Wer nach der letzten Runde am meisten davon hat, gewinnt.
# Power marker
power-marker-e9c715 = Machtmarker
# Your Enforcer is as strong as you have of these.
your-enforcer-is-as-strong-398119 = Dein Schläger ist so stark, wie du davon hast.
# Suspicion marker
suspicion-marker-8713d4 = Verdachtsmarker
# In a raid the crews with the most of them lose reputation.
in-a-raid-the-crews-60ded0 = Bei einer Razzia verlieren die Banden mit den meisten davon Ruf.
# The key
the-key-48b845 = Der Schlüssel
# Whoever holds it begins, wins ties, and has 2 reputation more at the end.
whoever-holds-it-begins-wins-ab052e = Wer ihn hat, beginnt, gewinnt Gleichstände und hat am Ende 2 Ruf mehr.
# Item
item-a310c3 = Gegenstand
# Built in the Cell Block for what it costs. It brings reputation and what it shows at once.
built-in-the-cell-block-bd9759 = Wird im Zellentrakt für seinen Preis gebaut. Er bringt sofort Ruf und das, was er zeigt.
# Goon
goon-aa96c9 = Handlanger
# Hired in the Chow Hall. It brings something at once and reputation at the end, but draws suspicion.
hired-in-the-chow-hall-f249cf = Wird im Speisesaal angeheuert. Er bringt sofort etwas und am Ende Ruf, lockt aber Verdacht an.
# Tome
tome-ac6c31 = Wälzer
# A secret card. Playing it costs nothing; one that you never play is worth 1 reputation.
a-secret-card-playing-it-0608b2 = Eine geheime Karte. Sie zu spielen kostet nichts; eine, die du nie spielst, ist 1 Ruf wert.
# Goal
goal-b4d18b = Ziel
# What brings reputation besides: three lie open, of different sorts.
what-brings-reputation-besides-three-d6b952 = Was außerdem Ruf bringt: Drei liegen offen, von jeder Art eines.
# Raid bell
raid-bell-40934d = Razziaglocke
# When the Patrol needs more suspicion markers than are left, the guards raid the crews.
when-the-patrol-needs-more-74d4ce = Braucht die Patrouille mehr Verdachtsmarker, als übrig sind, gibt es eine Razzia.
# They play against a single crew, by cards.
they-play-against-a-single-c7dfea = Sie spielen mit Karten gegen eine einzelne Bande.
# Holding cell
holding-cell-647b4d = Deine Zelle
# Your tokens wait here. What stays in it does nothing this round.
your-tokens-wait-here-what-23d77d = Hier warten deine Marker. Was darin bleibt, tut in dieser Runde nichts.
# Face down
face-down-fe6c63 = Verdeckt
# So many of your tokens may lie hidden each round. They are turned up at Lights Out.
so-many-of-your-tokens-9f90c7 = So viele deiner Marker dürfen in jeder Runde verdeckt liegen. Bei „Licht aus“ werden sie aufgedeckt.

## What a table agrees on

# House edition
house-edition-064d01 = Hausausgabe
# Send your crew through the prison, some of it face down; hire goons, build contraband, dodge the raids.
send-your-crew-through-the-25e2cb = Schick deine Bande durchs Gefängnis, zum Teil verdeckt; heure Handlanger an, bau Schmuggelware, und weich den Razzien aus.
# Difficulty
difficulty-b8f2f0 = Schwierigkeit
# How strong the guards are; for Solitary games only.
how-strong-the-guards-are-0e6cdc = Wie stark die Wachen sind; nur für Solospiele.
# Moderate
moderate-123ae0 = Mäßig
# Challenging
challenging-90e24b = Fordernd
# Expert
expert-e6e3b1 = Schwer
# First player
first-player-343d81 = Wer beginnt
# Who begins; not for Solitary games, where the guards do.
who-begins-not-for-solitary-a094f2 = Wer beginnt; nicht für Solospiele, dort beginnen die Wachen.
# Random
random-d01d45 = Zufällig
# Goals
goals-737717 = Ziele
# Which goals are in play; those not named are drawn.
which-goals-are-in-play-7a8718 = Welche Ziele im Spiel sind; nicht genannte werden gezogen.
# 'random', or cards such as GA1,GI2,GE5, one of a sort at most
random-or-cards-such-as-308eb3 = 'random' oder Karten wie GA1,GI2,GE5, höchstens eine von jeder Art
# Markers per goon
markers-per-goon-edb4d8 = Marker je Handlanger
# Markers that a goon brings to its location: one for each icon, or one at most.
markers-that-a-goon-brings-20e416 = Marker, die ein Handlanger an seinen Ort bringt: einen je Symbol oder höchstens einen.
# Icons
icons-cdd4de = Nach Symbolen
# One
one-abde44 = Einer
# Zero safe
zero-safe-50b9b7 = Sicher bei 0
# Whether a crew without suspicion loses nothing in a raid.
whether-a-crew-without-suspicion-6ccd0c = Ob eine Bande ohne Verdacht bei einer Razzia nichts verliert.
# Tome windows
tome-windows-925c56 = Zeiten für Wälzer
# Whether others may play tomes after each turn of Roll Call as well.
whether-others-may-play-tomes-2e3ba5 = Ob andere auch nach jedem Zug beim Appell Wälzer spielen dürfen.
# Standard
standard-949b1c = Standard
# Wide
wide-c6d3b7 = Weit
# Reserved public
reserved-public-c06ec1 = Reserviertes offen
# Whether reserved items stay in everybody's sight.
whether-reserved-items-stay-in-6e03c1 = Ob reservierte Gegenstände für alle sichtbar bleiben.
# Auto done
auto-done-925f6d = Von selbst fertig
# Seats that say done by themselves in some windows, whatever they hold.
seats-that-say-done-by-22249d = Plätze, die in manchen Momenten von selbst „fertig“ sagen, was sie auch haben.
# 'off', or seats with windows such as 'a:strength,patrol c:raid'; the windows are roll_call, strength, patrol, raid
off-or-seats-with-windows-db3ff8 = 'off' oder Plätze mit Zeiten wie 'a:strength,patrol c:raid'; die Zeiten sind roll_call, strength, patrol, raid
# Rounds
rounds-62e86e = Runden
# Rounds; the last has no Patrol.
rounds-the-last-has-no-137e7a = Runden; die letzte hat keine Patrouille.

## The lesson

# Your first night in the keep
your-first-night-in-the-e3277c = Deine erste Nacht im Kerker
# After six such rounds goons, goals and what you still hold count, too. Win a few rooms for certain, hide what others must not know, and let them carry the suspicion.
after-six-such-rounds-goons-e6558b = Nach sechs solchen Runden zählen auch Handlanger, Ziele und was du noch hast. Gewinn ein paar Räume sicher, verdecke, was andere nicht wissen sollen, und lass sie den Verdacht tragen.
# What you want
what-you-want-fe7a9a = Was du willst
# You lead a crew of prisoners, and the most reputation after six rounds wins. Most of it comes from items like these.
you-lead-a-crew-of-ba92fe = Du führst eine Bande von Gefangenen, und nach sechs Runden gewinnt der höchste Ruf. Der meiste kommt von Gegenständen wie diesen.
# Rooms pay by strength
rooms-pay-by-strength-dcfe83 = Räume zahlen nach Stärke
# Each room pays crews by their rank: in the Sewers the strongest gets three scrap, everybody else one.
each-room-pays-crews-by-06efad = Jeder Raum zahlt den Banden nach Rang: In der Kanalisation bekommt die stärkste drei Schrott, jede andere einen.
# Send somebody
send-somebody-951318 = Schick jemanden
# Take your token 4, choose the Sewers, and send it. Four is strong, and all can see it there.
take-your-token-choose-the-b4e2d0 = Nimm deinen Marker 4, wähle die Kanalisation, und schick ihn hin. Vier ist stark, und alle können ihn dort sehen.
# Two tokens a round may go face down. Press your 5 twice to hide it, and send it to the Cell Block, where items are built.
two-tokens-a-round-may-d1b3d0 = Zwei Marker je Runde dürfen verdeckt liegen. Drück zweimal auf deine 5, um sie zu verdecken, und schick sie in den Zellentrakt, wo man Gegenstände baut.
# Pip saw your 5 and sent nine against it. Had it lain face down, he would have counted on less: hide it.
pip-saw-your-and-sent-de07cc = Pip hat deine 5 gesehen und neun dagegen geschickt. Hätte sie verdeckt gelegen, hätte er mit weniger gerechnet: Verdecke sie.
# The Lookout
the-lookout-1670d9 = Der Späher
# Suspicion lies in the Chow Hall. Whoever ranks first there takes it, unless a Lookout is with them: send the eye and the 3.
suspicion-lies-in-the-chow-a8ae9b = Im Speisesaal liegt Verdacht. Wer dort Rang eins hat, nimmt ihn, außer mit einem Späher: Schick das Auge und die 3.
# Enough
enough-6928fb = Genug
# What you keep in your cell does nothing tonight. Here that is all right: pass, and the lights go out.
what-you-keep-in-your-85006a = Was du in deiner Zelle behältst, tut heute Nacht nichts. Hier ist das in Ordnung: Passe, und das Licht geht aus.
# Lights Out
lights-out-630c97 = Licht aus
# First in the Sewers
first-in-the-sewers-f56e06 = Rang eins in der Kanalisation
# A lantern goes from room to room. Your 4 beats Vesna's 3: take the scrap. The suspicion that lay here is yours as well.
a-lantern-goes-from-room-dd5a3d = Eine Laterne geht von Raum zu Raum. Deine 4 schlägt Vesnas 3: Nimm den Schrott. Der Verdacht, der hier lag, gehört auch dir.
# Hire
hire-527ba7 = Anheuern
# Pip was stronger here and got the suspicion. You come second: one goon for one resource. Hire one.
pip-was-stronger-here-and-c497f8 = Pip war hier stärker und hat den Verdacht bekommen. Du hast Rang zwei: ein Handlanger für eine Ressource. Heure einen an.
# You came here for a goon. Whoever declines goes on to the Library, and a tome for it is the smaller gain here.
you-came-here-for-a-08a1cd = Du bist wegen eines Handlangers hier. Wer ablehnt, geht weiter in die Bibliothek, und ein Wälzer ist hier weniger wert.
# Choose a goon
choose-a-goon-582176 = Wähle einen Handlanger
# Any goon who stands in a room will do. Skeever brings two scrap at once, and goons count again at the end.
any-goon-who-stands-in-dd08a5 = Jeder Handlanger, der in einem Raum steht, kommt in Frage. Skeever bringt sofort zwei Schrott, und am Ende zählen Handlanger noch einmal.
# Build
build-912e69 = Bauen
# Now your hidden 5 shows itself: Pip counted on his 4. First in the Cell Block, build the Bone Shiv for two scrap.
now-your-hidden-shows-itself-a45a97 = Jetzt zeigt sich deine verdeckte 5: Pip hatte auf seine 4 gesetzt. Mit Rang eins im Zellentrakt baust du für zwei Schrott das Knochenmesser.
# Then your crew walks on to the Library with nothing built, and Pip takes what he likes.
then-your-crew-walks-on-b4b279 = Dann geht deine Bande weiter in die Bibliothek, ohne etwas zu bauen, und Pip nimmt, was er will.
# Guards and power
guards-and-power-b15c1e = Wachen und Macht
# There are twelve suspicion markers. When they run out, guards come: whoever has most loses 8, here Pip with his four.
there-are-twelve-suspicion-markers-5fcb8c = Es gibt zwölf Verdachtsmarker. Gehen sie aus, kommen die Wachen: Wer am meisten hat, verliert 8, hier Pip mit seinen vier.
# The Enforcer
the-enforcer-7d1da1 = Der Schläger
# Your Enforcer, the fist, is as strong as your power, three now. Send it to the Yard for more power and the right to go first.
your-enforcer-the-fist-is-376fcb = Dein Schläger, die Faust, ist so stark wie deine Macht, jetzt drei. Schick ihn in den Hof: Das gibt mehr Macht und das Recht zu beginnen.
# Passing is final: all your tokens would lie idle tonight. Pass when nothing more is to be won, and not before.
passing-is-final-all-your-2d47a9 = Passen ist endgültig: Alle deine Marker lägen heute Nacht nutzlos da. Passe, wenn nichts mehr zu gewinnen ist, und nicht früher.

## How to play

# The goal
the-goal-5b7162 = Das Ziel
# You lead a crew of prisoners. After six rounds the highest reputation wins.
you-lead-a-crew-of-ddbdc6 = Du führst eine Bande von Gefangenen. Nach sechs Runden gewinnt der höchste Ruf.
# Items bring it at once, goons and goals at the end, and what you still hold brings a little.
items-bring-it-at-once-07eb2d = Gegenstände bringen ihn sofort, Handlanger und Ziele am Ende, und was du noch hast, bringt ein wenig.
# In turn, send one or more of your tokens to one room where none of yours are, or pass for good.
in-turn-send-one-or-bdfba0 = Reihum: Schick einen oder mehrere deiner Marker in einen Raum, in dem keiner von dir ist, oder passe endgültig.
# Two tokens a round may lie face down. What stays in your cell does nothing.
two-tokens-a-round-may-2d0c5f = Zwei Marker je Runde dürfen verdeckt liegen. Was in deiner Zelle bleibt, tut nichts.
# The Enforcer is as strong as your power markers. The Lookout has no strength, but keeps suspicion off you.
the-enforcer-is-as-strong-c3d8a0 = Der Schläger ist so stark, wie du Machtmarker hast. Der Späher hat keine Stärke, hält aber Verdacht von dir fern.
# Tokens
tokens-233edd = Marker
# Every crew has the same ones.
every-crew-has-the-same-ee7bf6 = Jede Bande hat die gleichen.
# The rooms are opened one after the other. Crews are ranked by strength, and paid by rank; ties go from the first player on.
the-rooms-are-opened-one-6ebb1d = Die Räume werden nacheinander geöffnet. Banden bekommen Ränge nach Stärke und werden nach Rang bezahlt; Gleichstände gehen reihum ab dem Startmarker.
# Suspicion that lies in a room goes to the highest rank without a Lookout there.
suspicion-that-lies-in-a-189e63 = Verdacht, der in einem Raum liegt, geht an den höchsten Rang ohne Späher dort.
# Who gets nothing walks on to the Library, where there are tomes.
who-gets-nothing-walks-on-af492f = Wer nichts bekommt, geht weiter in die Bibliothek, wo es Wälzer gibt.
# Rooms
rooms-2015d9 = Räume
# Yard: power, and who goes first. Sewers, Infirmary, Smithy: scrap, potions, iron. Commissary: one of your choice, or a trade.
yard-power-and-who-goes-a253c1 = Hof: Macht, und wer beginnt. Kanalisation, Krankenstation, Schmiede: Schrott, Tränke, Eisen. Laden: eine Ressource nach Wahl oder ein Tausch.
# Chow Hall: hire goons from any room. Cell Block: build an item, or reserve one for later.
chow-hall-hire-goons-from-e25685 = Speisesaal: Heure Handlanger aus beliebigen Räumen an. Zellentrakt: Bau einen Gegenstand, oder reserviere einen für später.
# Resources and markers
resources-and-markers-fd9ea7 = Ressourcen und Marker
# What rooms pay, and what it is for.
what-rooms-pay-and-what-fd0de6 = Was Räume zahlen, und wozu es gut ist.
# Items and goons
items-and-goons-86a2d7 = Gegenstände und Handlanger
# Both bring you reputation: items when you build them, goons at the end.
both-bring-you-reputation-items-6f32a9 = Beide bringen dir Ruf: Gegenstände, wenn du sie baust, Handlanger am Ende.
# Tomes
tomes-45d102 = Wälzer
# You get them in the Library. Each says when it may be played.
you-get-them-in-the-781457 = Du bekommst sie in der Bibliothek. Jeder sagt, wann er gespielt werden darf.
# Suspicion and raids
suspicion-and-raids-014eba = Verdacht und Razzien
# There are twelve suspicion markers. Goons draw them into their rooms after every round.
there-are-twelve-suspicion-markers-a32e20 = Es gibt zwölf Verdachtsmarker. Handlanger locken sie nach jeder Runde in ihre Räume.
# When there are not enough, guards raid: most suspicion loses 8 reputation, second most 4. Then all of it is cleared.
when-there-are-not-enough-f13909 = Reichen sie nicht, kommt eine Razzia: Wer den meisten Verdacht hat, verliert 8 Ruf, wer den zweitmeisten hat, 4. Dann wird aller Verdacht zurückgelegt.
# After the last round there is one raid more.
after-the-last-round-there-a56665 = Nach der letzten Runde gibt es noch eine Razzia.
# The end
the-end-6e7684 = Das Ende
# After Lights Out of the sixth round guards raid once more. Then goals, goons and what is left are counted.
after-lights-out-of-the-cfce3a = Nach „Licht aus“ der sechsten Runde gibt es noch eine Razzia. Dann zählen Ziele, Handlanger und was übrig ist.
# The highest reputation wins; if it is equal, the crew with more built items.
the-highest-reputation-wins-if-a2d53b = Der höchste Ruf gewinnt; ist er gleich, die Bande mit mehr gebauten Gegenständen.
# What beginners overlook
what-beginners-overlook-ae40b8 = Was man am Anfang übersieht
# You keep five resources at most from one round to the next: build before they are lost.
you-keep-five-resources-at-63eb7e = Von einer Runde zur nächsten behältst du höchstens fünf Ressourcen: Bau, bevor sie verloren sind.
# A weak crew gets something in some rooms, too: look at what the rest is paid.
a-weak-crew-gets-something-2c461f = Auch eine schwache Bande bekommt in manchen Räumen etwas: Sieh nach, was die übrigen bekommen.
# Tomes are secret and free to play. Those that you never play are worth one point each.
tomes-are-secret-and-free-2c5599 = Wälzer sind geheim und kostenlos zu spielen. Jeder, den du nie spielst, ist einen Punkt wert.
