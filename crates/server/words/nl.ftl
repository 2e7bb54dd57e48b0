# Wat de interface zegt. De woorden van een spel staan bij het spel.

## Overal

ui-close = Sluiten
ui-back = Terug
ui-help = Hoe speel je?
ui-language = Taal
ui-language-partly = Het spel zelf is in het Engels.
ui-light = Licht
ui-dark = Donker
ui-sound = Geluiden
ui-rules = Regels
ui-try-again = Opnieuw proberen
ui-to-lobby = Naar de lobby
ui-nowhere = Hier is niets
ui-nowhere-text = Op dit adres is geen pagina.

## Lobby

ui-picture = Het bord van { $game }
ui-turns = { $turns ->
        [0] geen laatste beurt
        [one] 1 beurt
       *[other] { $turns } beurten
    }
ui-play = Spelen
ui-continue = Ga verder waar je gebleven was
ui-your-turn = jij bent aan zet
ui-waits-for = wacht op: { $sides }
ui-forget = Van deze lijst halen
ui-delete = Wissen
ui-delete-ask = Deze partij voor iedereen wissen?
ui-forget-ask = Deze partij van de lijst halen? Zonder de link kun je hier niet verder spelen.
ui-only-my-turn = Alleen waar ik aan de beurt ben
ui-all-matches = Alle { $count } partijen
ui-welcome = Vijf oorlogsspellen over de Tweede Wereldoorlog; het programma bewaakt de regels. Speel tegen de machine, met iemand aan dit scherm, of met een vriend via een link.
ui-games = De spellen
ui-going-on = Lopende partijen
ui-nothing-going-on = Er is nu geen partij die voor toeschouwers openstaat.
ui-import = Een verslag openen
ui-import-text = Sleep een verslag hierheen, of klik om er een te kiezen

## Nieuwe partij

ui-new-match = Nieuwe partij
ui-who-plays = Wie speelt?
ui-player-me = Ik
ui-player-me-text = Jij beslist voor deze kant op dit apparaat.
ui-player-person = een mens
ui-player-here = Iemand aan dit scherm
ui-player-here-text = Je geeft het scherm door; een gordijn bewaart de geheimen.
ui-player-friend = Een vriend
ui-player-friend-text = Je krijgt een link waarmee hij deze plaats inneemt.
ui-player-machine = De computer: { $level }
level-random = willekeurig
    .text = Doet maar wat, zolang het mag. Goed om de weg te leren kennen.
level-recruit = rekruut
    .text = Kent de regels en doet zijn best, maar heeft grillen en ziet dingen over het hoofd. Voor een eerste partij.
level-script = stafofficier
    .text = Speelt volgens een plan: valt aan waar de kansen goed zijn en dekt zijn bevoorrading.
level-regular = beroeps
    .text = Denkt een seconde over zijn beurt na: vergelijkt hoogstens twee dozijn plannen door de partij in gedachten verder te spelen.
level-veteran = veteraan
    .text = Denkt acht keer zo lang na als de beroeps.
ui-listed = Iedereen mag meekijken
ui-listed-text = De partij staat in de lobby. Anders is ze alleen te zien voor wie een link heeft.
ui-machines-give-up = Computerspelers geven een verloren partij op
ui-machines-give-up-text = Dat doen ze als ze twee beurten achter elkaar elk vervolg verliezen dat ze bedenken. Anders spelen ze door tot het einde.
ui-options = Twijfelgevallen in de regels
ui-options-usual = { $count ->
        [one] 1 optie, zoals gebruikelijk
       *[other] { $count } opties, alle zoals gebruikelijk
    }
ui-options-changed = { $count ->
        [one] 1 gewijzigd
       *[other] { $count } gewijzigd
    }
ui-default = gebruikelijk
ui-begin = Beginnen
ui-ready = De partij staat klaar
ui-friend-text = Stuur deze link naar je vriend. Wie hem opent, neemt de plaats in; stuur hem dus naar niemand anders.
ui-friend-link = Link voor { $side }
ui-watch-link = Link voor wie alleen toekijkt
ui-link-local = Deze link werkt alleen op deze computer. Start Sandtable met --listen 0.0.0.0:{ $port }, dan kunnen anderen in je netwerk meedoen.
ui-link-network = Deze link werkt voor iedereen in je netwerk.
ui-copy = Kopiëren
ui-copied = Gekopieerd
ui-enter = Naar het bord

## Partij

ui-board = Bord
ui-minimap = Het hele bord, in het klein
ui-phases = Fasen van de beurt
ui-your-decision = Jij beslist
ui-watching = Je kijkt toe
ui-over = Het spel is afgelopen
ui-play-again = Nog eens spelen
ui-not-allowed = Dat mag niet:
ui-refused-anyway = deze actie
ui-more = { $count ->
        [one] Nog iets wat je bedoeld kunt hebben
       *[other] Nog { $count } dingen die je bedoeld kunt hebben
    }
ui-undo = Terugnemen
ui-put-down = Terugleggen
ui-do = Doen
ui-all-of-them = Allemaal ({ $count })
ui-all-of-kind = Allemaal: { $kind } ({ $count })
ui-again = Nog een keer
ui-as-often = Zo vaak mogelijk
ui-as-last = Zoals de vorige keer ({ $count })
ui-as-suggested = Zoals voorgesteld
ui-end-part = Dit onderdeel beëindigen
ui-decide-first = Eerst moet dit worden beslist: { $what }
ui-can-act = Wie en wat nog iets kan doen ({ $count })
ui-advice = Advies
ui-advice-waiting = Denkt na over je stelling. Dat duurt een paar seconden…
ui-advice-none = Er is geen advies.
ui-advice-plan = Wat het het liefst wil
ui-advice-take = Doen
ui-purpose = Doel: { $aim }
ui-purpose-chance = Doel: { $aim } ({ $percent } %)
ui-aim-chance = { $aim } ({ $percent } %)
ui-follow = { $count ->
        [one] Nog één van de stapel gaat mee.
       *[other] Nog { $count } van de stapel gaan mee.
    }
ui-do-it = Toch doen
ui-choose = Kiezen
ui-out-of-play = Doet in dit scenario niet mee
ui-cost = kost { $cost }
ui-sum = Samen
ui-steps = { $now } van { $full } stappen
ui-points = { $points ->
        [one] { $points } overwinningspunt
       *[other] { $points } overwinningspunten
    }
ui-chances = Kans op elk resultaat
ui-percent = { $n }%
ui-inspector = Wat hier is
ui-layers = Op de kaart
ui-numbers = Nummers van de hexen
ui-zoom-in = Dichterbij
ui-zoom-out = Verder weg
ui-fit = De hele kaart
ui-action = Waar iets te doen is
ui-next = Volgende plek waar iets kan ({ $count })
ui-tape = Meetlint
ui-log = Logboek
ui-log-filter = Zoek in het logboek
ui-log-dice = Alleen worpen
ui-log-earlier = Toon wat eerder kwam
ui-log-none = Zoiets is niet gebeurd.
ui-log-empty = Er is nog niets gebeurd.
ui-log-count = { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }
ui-log-everybody = Iedereen
ui-playback = Wat de anderen deden
ui-resume = Verder
ui-one-move = Eén zet
ui-skip = Overslaan
ui-pace = Hoe snel de zetten van anderen worden getoond
ui-pace-off = Niet tonen
ui-pace-slow = Langzaam
ui-pace-normal = Normaal
ui-pace-fast = Snel
ui-card = Sinds je laatste beslissing
ui-card-lost = { $side }: verliezen
ui-card-many = { $count } × { $kind }
ui-card-weaker = { $name } (−{ $count })
ui-card-places = { $count ->
        [one] 1 plaats
       *[other] { $count } plaatsen
    }
ui-card-and-more = en nog { $count }
ui-show-again = Nog eens tonen
ui-trays = Naast de kaart
ui-trays-empty = Naast de kaart staat niets.
ui-replay = Terugkijken
ui-record = Verslag opslaan
ui-links = Rond de partij
ui-invite = Links
ui-fold = Kolom inklappen
ui-unfold = Kolom uitklappen
ui-connection-lost = Verbinding verbroken. We proberen het opnieuw; er gaat niets verloren.
ui-curtain = Wisseling van spelers
ui-hand-over = Geef het scherm door. Aan de beurt: { $side }.
ui-hand-over-several = Meerdere spelers beslissen in het geheim. Wie gaat eerst?
ui-curtain-why = Van wat nu komt is niets te zien voordat er op de knop is gedrukt.
ui-i-am = { $side }: ik ben er
ui-hint = Wat oplicht kun je aanklikken: goud om te kiezen, rood om aan te vallen. Klik op iets anders en je hoort waarom het niet kan. Met een rechtsklik zie je wat daar is.
ui-hint-touch = Wat oplicht kun je aantikken: goud om te kiezen, rood om aan te vallen. Tik iets anders aan en je hoort waarom het niet kan. Houd je vinger ergens op om te zien wat er is.
ui-you-play = Jij speelt: { $side }
ui-got-it = Begrepen

## Terugkijken

ui-step-of = Stap { $step } van { $steps }
ui-to-match = Naar de partij
ui-go-on = Van hier verder als nieuwe partij
ui-to-start = Naar het begin
ui-step-back = Eén stap terug
ui-step-on = Eén stap verder
ui-auto = Vanzelf afspelen
ui-pause = Pauze
ui-slider = Stap
ui-turn = Beurt
ui-turn-number = Beurt { $turn }
ui-speed = Snelheid

## Regels

ui-rules-chapters = Hoofdstukken
ui-rules-related = Zie ook
ui-rules-search = Zoek op nummer, titel en tekst
ui-rules-alone = Op een eigen pagina
ui-rules-count = { $count ->
        [one] 1 bepaling
       *[other] { $count } bepalingen
    }
ui-rules-none = Geen bepaling bevat al deze woorden.
ui-rule-option = Optie: { $option }
ui-rule-tests = { $count ->
        [one] bewezen door 1 test
       *[other] bewezen door { $count } tests
    }
ui-provenance-rulebook = Spelregelboek
ui-provenance-history = Geschiedenis
ui-provenance-published = Uitgegeven spel
ui-provenance-house = Huisregel
ui-kept-enforced = Overtreding wordt geweigerd
ui-kept-automatic = Doet het programma
ui-kept-definition = Begrip
ui-kept-set-up = In de opstelling
ui-kept-option = Geregeld door een optie

## Hulp

ui-help-light = Wat oplicht kun je aanklikken: goud om te kiezen, rood om aan te vallen. In de hoek staat wat het kost.
ui-help-refused = Klik op iets wat niet oplicht en je hoort welke regel het verbiedt.
ui-help-inspect = Met een rechtsklik, of door lang te drukken op een aanraakscherm, zie je wat daar is. De bevoorradingslijn wordt op de kaart getekend.
ui-help-undo = Je kunt alles terugnemen tot aan de laatste worp of de laatste onthulling.
ui-help-saved = Elke beslissing wordt meteen bewaard. Sluit de pagina wanneer je wilt.
ui-help-secret = Wat je tegenstander geheimhoudt, komt nooit in jouw browser.
ui-key-pan = De kaart verschuiven
ui-key-zoom = Dichterbij, verder weg
ui-key-fit = De hele kaart
ui-key-next = Volgende en vorige plek waar iets kan
ui-key-tab = Langs alle keuzes
ui-key-enter = Een keuze maken
ui-key-digits = Een knop kiezen op volgnummer
ui-key-undo = Terugnemen
ui-key-inspect = Wat is hier?
ui-key-escape = Sluiten
ui-key-help = Deze pagina

## Problemen die alleen de client tegenkomt

problem-unreachable = De server is niet bereikbaar.

# Strijdmachten

ui-forces = Strijdmachten
ui-force-by-option = Zoals de opties zeggen
ui-force-own = Eigen
ui-force-new = Nieuwe strijdmacht
ui-force-build = Samenstellen…
ui-force-name = Naam van de strijdmacht
ui-force-limit = Punten van het spel
ui-force-list = Legerlijst
ui-force-search = Zoeken
ui-force-gift = Voor niets
ui-force-remove = Verwijderen
ui-force-empty = Nog niets: neem eenheden uit de lijst.
ui-force-check = Wat de regels zeggen
ui-force-good = Met deze strijdmacht mag gespeeld worden.
ui-force-left-out = Niet in onze lijsten
ui-force-ready = Kant-en-klaar
ui-force-use = Hiermee spelen
ui-force-save = Als bestand opslaan
ui-force-load = Bestand openen

# Units on an open table

ui-models = { $now } van { $full } figuren
ui-aboard = Aan boord
ui-last-told = Laatst vernomen
ui-taken-out = uit de zak

# Tables

ui-table = Tafel
ui-table-drawn = Door het lot
ui-table-draw = Trek een andere
ui-table-fair = Voor beide kanten gelijk
ui-table-unfair = Niet gelijk voor beide kanten
ui-table-far = Verre rand
ui-table-near = Nabije rand
ui-table-edit = Inrichten…
ui-table-new = Nieuwe tafel
ui-table-name = Naam van de tafel
ui-table-put = Op de tafel zetten
ui-table-left = Naar links draaien
ui-table-right = Naar rechts draaien
ui-table-width = Breedte
ui-table-depth = Diepte
ui-table-floors = Verdiepingen
ui-table-mirror = Verre helft spiegelen
ui-table-good = Op deze tafel kan worden gespeeld.
ui-table-keys = Pijlen verschuiven een stuk, R draait het, + en − maken het groter of kleiner, D verdubbelt het, Delete haalt het weg.
ui-table-use = Hierop spelen

# Texts of forces and tables

ui-text-copy = Als tekst kopiëren
ui-text-copied = Gekopieerd
ui-text-paste = Tekst plakken
ui-text-read = Overnemen
ui-print = Afdrukken
ui-duplicate = Verdubbelen
ui-up = Omhoog
ui-down = Omlaag
ui-draft-kept = Dit is het ontwerp dat u had laten liggen.
ui-draft-fresh = Opnieuw beginnen

## What happens to a match as a whole

match-rules-changed = Hier zijn de regels veranderd, van versie { $from } in { $to }. Vanaf nu gelden de nieuwe.
match-cannot-go-on = De regels zijn veranderd van versie { $from } in { $to } en deze partij kan er niet mee verder ({ $why }). Ze wordt getoond zoals ze het laatst was.
match-damaged = Wat van deze partij is bewaard, is beschadigd ({ $why }). Ze wordt getoond zover ze te lezen is.
match-no-picture = Er is geen beeld meer van deze partij; het logboek vertelt wat er gebeurde.
match-dice-promised = Het apparaat van deze plaats heeft zijn deel van de dobbelstenen beloofd.
match-dice-shown = Het apparaat van deze plaats heeft zijn deel van de dobbelstenen getoond.
match-dice-begun-without = De dobbelstenen beginnen zonder wie nog niets had beloofd; hun deel trekt de server.
match-given-up = Opgegeven door { $who }.
match-ready-to-give-up = Bereid om op te geven: { $who }. De partij eindigt als iedereen aan die kant dat is.
ui-give-up = Opgeven
ui-give-up-ask = Deze partij opgeven? De andere kant wint, en het kan niet ongedaan worden gemaakt.
ui-give-up-together = Zolang er nog iemand aan jouw kant speelt, gaat de partij door tot ook die opgeeft.

## What the dice follow from

ui-dice-parts = Dobbelstenen
ui-dice-waiting = Dobbelstenen: wachten op het deel van { $who }
ui-dice-begin-without = Beginnen zonder
ui-dice-lost = Je deel van de dobbelstenen is op een ander apparaat getrokken of hier gewist. Open de partij waar je haar het eerst opende.
ui-dice-changed = De server belooft niet meer hetzelfde startgetal als eerst. Je deel van de dobbelstenen wordt hem niet getoond.
ui-dice-own-part = eigen deel
ui-dice-by-server = door de server getrokken
ui-dice-not-yet = nog niet binnen
ui-dice-left-out = Op jouw deel is niet gewacht: wie de server beheert, zou deze worpen kunnen kennen.
ui-dice-check = Hoe je de worpen controleert
ui-dice-checker = Controle in Python

## Inleiding en rondleidingen

ui-briefing = Inleiding
ui-briefing-situation = De toestand
ui-briefing-aim = Wat je moet doen
ui-briefing-special = Wat er bijzonder is
ui-briefing-length = Hoe lang het duurt
ui-briefing-strong = Wie waar sterk is
ui-briefing-score = Wat telt, en hoe het staat
ui-briefing-what = Wat
ui-briefing-worth = Waard
ui-briefing-now = Nu
ui-briefing-levels = Wat het uiteindelijk wordt
ui-briefing-as-it-stands = zoals het staat
ui-briefing-always = Dit tonen als een partij begint
ui-briefing-begin = Naar het bord
ui-learn = Al spelend leren
ui-tour-step = Stap { $step } van { $of }
ui-tour-next = Verder
ui-tour-do = Doe het voor mij
ui-tour-wait = De anderen beslissen …
ui-tour-leave = De rondleiding verlaten
ui-tour-suggests = De rondleiding stelt voor: { $what }
ui-tour-over = Dat was de rondleiding. De partij is echt: speel verder zoals je wilt, of begin in de hal een eigen partij.
ui-tour-go-on = Verder spelen
ui-example-try = Proberen
ui-example-play = Vanaf hier een partij spelen
ui-example-again = Opnieuw
ui-example-over = Dat was het voorbeeld. De stelling is echt: speel verder zoals u wilt, of begin opnieuw.
ui-example-left = Dat mag ook, maar het voorbeeld doet iets anders. Neem het terug of begin opnieuw.
ui-example-leave = Voorbeeld verlaten
