# Amit a felület mond. Egy játék szavai a játék mellett vannak.

## Mindenütt

ui-close = Bezárás
ui-back = Vissza
ui-help = Hogyan kell játszani?
ui-language = Nyelv
ui-language-partly = Maga a játék angolul van.
ui-light = Világos
ui-dark = Sötét
ui-sound = Hangok
ui-rules = Szabályok
ui-try-again = Újra
ui-to-lobby = A lobbiba
ui-nowhere = Itt nincs semmi
ui-nowhere-text = Ezen a címen nincs oldal.

## Lobbi

ui-picture = A tábla: { $game }
ui-turns = { $turns ->
        [0] nincs utolsó forduló
       *[other] { $turns } forduló
    }
ui-play = Játék
ui-continue = Folytasd, ahol abbahagytad
ui-your-turn = te jössz
ui-waits-for = várakozás: { $sides }
ui-forget = Levétel a listáról
ui-delete = Törlés
ui-delete-ask = Törli ezt a játszmát mindenkinek?
ui-forget-ask = Lekerüljön a listáról ez a parti? A linkje nélkül itt nem tudod folytatni.
ui-only-my-turn = Csak ahol én jövök
ui-all-matches = Mind a(z) { $count } parti
ui-welcome = Öt hadijáték a második világháborúból; a szabályokra a program ügyel. Játssz a gép ellen, valakivel ennél a képernyőnél, vagy egy baráttal, linken át.
ui-games = A játékok
ui-going-on = Folyó játszmák
ui-nothing-going-on = Most nincs nézők előtt nyitott játszma.
ui-import = Jegyzőkönyv megnyitása
ui-import-text = Húzz ide egy jegyzőkönyvet, vagy kattints, és válassz egyet

## Új játszma

ui-new-match = Új játszma
ui-who-plays = Ki játszik?
ui-player-me = Én
ui-player-me-text = Te döntesz ezért az oldalért, ezen az eszközön.
ui-player-person = egy ember
ui-player-here = Valaki ennél a képernyőnél
ui-player-here-text = Átadjátok egymásnak a képernyőt; a titkokat függöny őrzi.
ui-player-friend = Egy barátom
ui-player-friend-text = Kapsz egy linket, amellyel ez a hely elfoglalható.
ui-player-machine = A gép: { $level }
level-random = találomra
    .text = Bármit megtesz, ami szabad. Ismerkedni jó.
level-recruit = újonc
    .text = Ismeri a szabályokat és igyekszik, de szeszélyes, és elnéz dolgokat. Első játszmához.
level-script = vezérkari tiszt
    .text = Terv szerint játszik: ott támad, ahol jó az erőarány, és óvja az utánpótlását.
level-regular = sorkatona
    .text = Egy másodpercig gondolkodik a körén: legfeljebb két tucat tervet vet össze úgy, hogy fejben továbbjátssza a játszmát.
level-veteran = veterán
    .text = Nyolcszor annyit gondolkodik, mint a sorkatona.
ui-listed = Bárki nézheti
ui-listed-text = A játszma látszik a lobbiban. Különben csak az látja, akinek van hozzá linkje.
ui-machines-give-up = A gépek feladják a vesztett játszmát
ui-machines-give-up-text = Akkor teszik, ha két egymást követő körben minden elképzelt folytatást elveszítenek. Különben a végéig játszanak.
ui-options = Vitás szabályok
ui-options-usual = { $count ->
        [one] 1 opció, a szokásos
       *[other] { $count } opció, mind a szokásos
    }
ui-options-changed = { $count } megváltoztatva
ui-default = szokásos
ui-begin = Kezdés
ui-ready = A játszma készen áll
ui-friend-text = Küldd el ezt a linket a barátodnak. Aki megnyitja, elfoglalja a helyet, ezért másnak ne add oda.
ui-friend-link = Link ennek az oldalnak: { $side }
ui-watch-link = Link azoknak, akik csak néznék
ui-link-local = Ez a hivatkozás csak ezen a gépen működik. Indítsd a Sandtable-t a --listen 0.0.0.0:{ $port } kapcsolóval, hogy a hálózatod többi gépéről is csatlakozhassanak.
ui-link-network = Ez a hivatkozás a hálózatodon mindenkinek működik.
ui-copy = Másolás
ui-copied = Másolva
ui-enter = A táblához

## Játszma

ui-board = Tábla
ui-minimap = Az egész tábla kicsiben
ui-phases = A forduló fázisai
ui-your-decision = Te döntesz
ui-watching = Nézőként vagy itt
ui-over = A játék véget ért
ui-play-again = Új játszma
ui-not-allowed = Nem szabad:
ui-refused-anyway = ez a művelet
ui-more = { $count ->
        [one] Még valami, amire gondolhattál
       *[other] Még { $count } dolog, amire gondolhattál
    }
ui-undo = Visszavonás
ui-put-down = Visszatenni
ui-do = Mehet
ui-all-of-them = Mind ({ $count })
ui-all-of-kind = Mind: { $kind } ({ $count })
ui-again = Még egyszer
ui-as-often = Ahányszor csak lehet
ui-as-last = Mint legutóbb ({ $count })
ui-as-suggested = A javaslat szerint
ui-end-part = Ennek a résznek a vége
ui-decide-first = Előbb ezt kell eldönteni: { $what }
ui-can-act = Ki és mi cselekedhet még ({ $count })
ui-advice = Tanács
ui-advice-waiting = Gondolkodik az állásodon. Ez néhány másodperc…
ui-advice-none = Nincs tanács.
ui-advice-plan = Amit leginkább akar
ui-advice-take = Legyen így
ui-purpose = Cél: { $aim }
ui-purpose-chance = Cél: { $aim } ({ $percent } %)
ui-aim-chance = { $aim } ({ $percent } %)
ui-follow = { $count ->
        [one] Még egy egység követi.
       *[other] Még { $count } egység követi.
    }
ui-do-it = Mégis
ui-choose = Válassz
ui-out-of-play = Ebben a forgatókönyvben nincs játékban
ui-cost = ára { $cost }
ui-sum = Összesen
ui-steps = lépcsők: { $now } / { $full }
ui-points = { $points } győzelmi pont
ui-chances = Az egyes eredmények esélye
ui-percent = { $n }%
ui-inspector = Mi van itt
ui-layers = A térképen
ui-numbers = A hexák száma
ui-zoom-in = Közelebb
ui-zoom-out = Távolabb
ui-fit = Az egész térkép
ui-action = Ahol tenni lehet valamit
ui-next = A következő hely, ahol tenni lehet valamit ({ $count })
ui-tape = Mérőszalag
ui-log = Napló
ui-log-filter = Keresés a naplóban
ui-log-dice = Csak a dobások
ui-log-earlier = Korábbi bejegyzések
ui-log-none = Ilyesmi nem történt.
ui-log-empty = Még nem történt semmi.
ui-log-count = { $count ->
        [one] 1 bejegyzés
       *[other] { $count } bejegyzés
    }
ui-log-everybody = Mindenki
ui-playback = Amit a többiek tettek
ui-resume = Tovább
ui-one-move = Egy lépés
ui-skip = Átugrás
ui-pace = Milyen gyorsan látszanak a többiek lépései
ui-pace-off = Ne mutassa
ui-pace-slow = Lassan
ui-pace-normal = Közepesen
ui-pace-fast = Gyorsan
ui-card = A legutóbbi döntésed óta
ui-card-lost = { $side }: veszteségek
ui-card-many = { $count } × { $kind }
ui-card-weaker = { $name } (−{ $count })
ui-card-places = { $count ->
        [one] 1 hely
       *[other] { $count } hely
    }
ui-card-and-more = és még { $count }
ui-show-again = Mutasd újra
ui-trays = A térkép mellett
ui-trays-empty = A térkép mellett nincs semmi.
ui-replay = Visszajátszás
ui-record = Jegyzőkönyv mentése
ui-links = A játszma körül
ui-invite = Linkek
ui-fold = Az oszlop becsukása
ui-unfold = Az oszlop kinyitása
ui-connection-lost = Megszakadt a kapcsolat. Újra próbáljuk; semmi sem veszett el.
ui-curtain = Játékosváltás
ui-hand-over = Add át a képernyőt. Ő következik: { $side }.
ui-hand-over-several = Több oldal dönt titokban. Ki lesz az első?
ui-curtain-why = A gomb megnyomásáig semmi sem látszik abból, ami most jön.
ui-i-am = { $side }: itt vagyok
ui-hint = Ami világít, arra kattinthatsz: az arany választás, a piros támadás. Kattints bármi másra, és megtudod, miért nem lehet. Jobb gombbal megnézheted, mi van ott.
ui-hint-touch = Ami ki van világítva, megérinthető: arany a választáshoz, piros a támadáshoz. Érints meg bármi mást, és megtudod, miért nem lehet. Tartsd az ujjad valamin, hogy megtudd, mi van ott.
ui-you-play = A te oldalad: { $side }
ui-got-it = Értem

## Visszajátszás

ui-step-of = { $step }. lépés, összesen { $steps }
ui-to-match = A játszmához
ui-go-on = Folytatás innen új játszmaként
ui-to-start = Az elejére
ui-step-back = Egy lépés vissza
ui-step-on = Egy lépés előre
ui-auto = Lejátszás
ui-pause = Szünet
ui-slider = Lépés
ui-turn = Forduló
ui-turn-number = { $turn }. forduló
ui-speed = Sebesség

## Szabályok

ui-rules-chapters = Fejezetek
ui-rules-related = Lásd még
ui-rules-search = Keresés számra, címre és szövegre
ui-rules-alone = Külön oldalon
ui-rules-count = { $count } szabálypont
ui-rules-none = Nincs szabálypont, amelyben mindez a szó szerepel.
ui-rule-option = Opció: { $option }
ui-rule-tests = { $count } teszt igazolja
ui-provenance-rulebook = Szabálykönyv
ui-provenance-history = Történelem
ui-provenance-published = A kiadott játék
ui-provenance-house = Házi szabály
ui-kept-enforced = Megszegni nem lehet
ui-kept-automatic = A program végzi
ui-kept-definition = Fogalom
ui-kept-set-up = A felállításban
ui-kept-option = Opció dönti el

## Súgó

ui-help-light = Ami világít, arra kattinthatsz: az arany választás, a piros támadás. A sarokban az ára látható.
ui-help-refused = Kattints olyasmire, ami nem világít, és megtudod, melyik szabály tiltja.
ui-help-inspect = Jobb gombbal, érintőképernyőn hosszú nyomással megnézheted, mi van ott. Az utánpótlási vonal a térképen látszik.
ui-help-undo = Mindent visszavonhatsz az utolsó dobásig vagy az utolsó felfedésig.
ui-help-saved = Minden döntés azonnal mentésre kerül. Az oldalt bármikor bezárhatod.
ui-help-secret = Amit az ellenfeled titokban tart, az soha nem jut el a böngésződbe.
ui-key-pan = A térkép mozgatása
ui-key-zoom = Közelebb, távolabb
ui-key-fit = Az egész térkép
ui-key-next = A következő és az előző hely, ahol tenni lehet valamit
ui-key-tab = Végig a választási lehetőségeken
ui-key-enter = Választás
ui-key-digits = Gomb választása a sorszámával
ui-key-undo = Visszavonás
ui-key-inspect = Mi van itt?
ui-key-escape = Bezárás
ui-key-help = Ez az oldal

## Amivel csak a kliens találkozik

problem-unreachable = A szerver nem érhető el.

# Erők

ui-forces = Erők
ui-force-by-option = Ahogy a beállítások mondják
ui-force-own = Saját
ui-force-new = Új csapat
ui-force-build = Összeállítás…
ui-force-name = A csapat neve
ui-force-limit = A játék pontjai
ui-force-list = Seregjegyzék
ui-force-search = Keresés
ui-force-gift = Ingyen
ui-force-remove = Eltávolítás
ui-force-empty = Még semmi: vegyél egységeket a jegyzékből.
ui-force-check = Mit mondanak a szabályok
ui-force-good = Ezzel a csapattal lehet játszani.
ui-force-left-out = Nincs a jegyzékeinkben
ui-force-ready = Kész csapatok
ui-force-use = Játék ezzel
ui-force-save = Mentés fájlba
ui-force-load = Fájl megnyitása

# Units on an open table

ui-models = { $now } figura a { $full } közül
ui-aboard = A fedélzeten
ui-last-told = Utolsó hír róla
ui-taken-out = kihúzva

# Tables

ui-table = Asztal
ui-table-drawn = Sorsolt
ui-table-draw = Másik sorsolása
ui-table-fair = Mindkét félnek egyformán jó
ui-table-unfair = Nem egyforma a két félnek
ui-table-far = Túlsó szél
ui-table-near = Innenső szél
ui-table-edit = Berendezés…
ui-table-new = Új asztal
ui-table-name = Az asztal neve
ui-table-put = Asztalra tenni
ui-table-left = Fordítás balra
ui-table-right = Fordítás jobbra
ui-table-width = Szélesség
ui-table-depth = Mélység
ui-table-floors = Szintek
ui-table-mirror = A túlsó fél tükrözése
ui-table-good = Ezen az asztalon lehet játszani.
ui-table-keys = A nyilak mozgatják a darabot, R fordítja, + és − méretezi, D megkettőzi, Delete leveszi.
ui-table-use = Ezen játsszunk

# Texts of forces and tables

ui-text-copy = Másolás szövegként
ui-text-copied = Másolva
ui-text-paste = Szöveg beillesztése
ui-text-read = Beolvasás
ui-print = Nyomtatás
ui-duplicate = Megkettőzés
ui-up = Fel
ui-down = Le
ui-draft-kept = Ez az itt hagyott vázlat.
ui-draft-fresh = Kezdés elölről

## What happens to a match as a whole

match-rules-changed = Itt megváltoztak a szabályok, { $from } változatról { $to } változatra. Innentől az újak érvényesek.
match-cannot-go-on = A szabályok { $from } változatról { $to } változatra változtak, és a játszma nem folytatható velük ({ $why }). Úgy látható, ahogy utoljára állt.
match-damaged = A játszma mentése sérült ({ $why }). Addig látható, ameddig olvasható.
match-no-picture = Erről a játszmáról már nincs kép; a napló elmondja, mi történt.
match-dice-promised = Ennek a helynek a készüléke megígérte a maga részét a kockákhoz.
match-dice-shown = Ennek a helynek a készüléke felfedte a maga részét a kockákhoz.
match-dice-begun-without = A kockák azok nélkül indulnak, akik még nem ígértek semmit; az ő részüket a kiszolgáló húzza.
match-given-up = Feladta: { $who }.
match-ready-to-give-up = Kész feladni: { $who }. A játszma akkor ér véget, ha azon az oldalon mindenki kész rá.
ui-give-up = Feladás
ui-give-up-ask = Feladja ezt a játszmát? A másik oldal győz, és nem lehet visszavonni.
ui-give-up-together = Amíg más is játszik az Ön oldalán, a játszma addig tart, amíg ő is feladja.

## What the dice follow from

ui-dice-parts = Kockák
ui-dice-waiting = Kockák: hiányzik még { $who } része
ui-dice-begin-without = Kezdés nélkülük
ui-dice-lost = A kockákhoz adott részedet másik készülék húzta, vagy itt törölték. Nyisd meg a játszmát ott, ahol először megnyitottad.
ui-dice-changed = A kiszolgáló már nem azt a magot ígéri, amit korábban. Nem mutatjuk meg neki a te részedet.
ui-dice-own-part = saját rész
ui-dice-by-server = a kiszolgáló húzta
ui-dice-not-yet = még hiányzik
ui-dice-left-out = A te részedre nem vártak: aki a kiszolgálót működteti, ismerhetné ezeket a dobásokat.
ui-dice-check = Hogyan ellenőrizhetők a dobások
ui-dice-checker = Ellenőrző Pythonban

## Eligazítás és bemutatók

ui-briefing = Eligazítás
ui-briefing-situation = A helyzet
ui-briefing-aim = Mi a dolgod
ui-briefing-special = Mi a különleges
ui-briefing-length = Meddig tart
ui-briefing-strong = Ki hol erős
ui-briefing-score = Mi számít, és hogyan áll
ui-briefing-what = Mi
ui-briefing-worth = Értéke
ui-briefing-now = Most
ui-briefing-levels = Mi lesz belőle a végén
ui-briefing-as-it-stands = ahogy most áll
ui-briefing-always = Mutassa, ha egy játszma kezdődik
ui-briefing-begin = A táblához
ui-learn = Tanuld meg játék közben
ui-tour-step = { $step }. lépés, összesen { $of }
ui-tour-next = Tovább
ui-tour-do = Tedd meg helyettem
ui-tour-wait = A többiek döntenek …
ui-tour-leave = Kilépés a bemutatóból
ui-tour-suggests = A bemutató javaslata: { $what }
ui-tour-over = Ez volt a bemutató. A játszma valódi: játssz tovább kedved szerint, vagy kezdj sajátot az előcsarnokban.
ui-tour-go-on = Játszom tovább
ui-example-try = Kipróbálom
ui-example-play = Innen játszom tovább
ui-example-again = Újra
ui-example-over = Ez volt a példa. Az állás valódi: játssz tovább, ahogy tetszik, vagy kezdd elölről.
ui-example-left = Ez is szabad, de a példa mást tesz. Vond vissza, vagy kezdd újra.
ui-example-leave = Kilépés a példából
