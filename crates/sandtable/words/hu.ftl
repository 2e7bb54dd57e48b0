### Amit maga a program mond. A játékok a saját szavaikat hozzák.

cli-decimal-mark = ,
cli-percent = { $value }%
cli-none = nincs
cli-none-yet = még nincs

## Ami itt ismeretlen

cli-unknown-language = Nincs „{ $lang }” nyelv; van: { $known }.
cli-unknown-game = Nincs „{ $game }” játék; van: { $known }.
cli-unknown-scenario = Ebben a játékban ({ $game }) nincs „{ $scenario }” forgatókönyv; van: { $known }.
cli-unknown-option = Ebben a játékban ({ $game }) nincs „{ $option }” opció; van: { $known }.
cli-unknown-value = { $option } nem lehet „{ $value }”; lehet: { $known }.
cli-option-form = Egy opció alakja NÉV=ÉRTÉK, nem „{ $option }”.
cli-unknown-clause = Ebben a játékban ({ $game }) nincs „{ $clause }” szabálypont. A közelében van: { $near }; mindet felsorolja: `sandtable rules { $game }`.
cli-unknown-player = Nincs „{ $player }” játékos; van: { $known }.
cli-unknown-seat = Ebben a játékban ({ $game }) nincs „{ $seat }” hely; van: { $known }.
cli-seat-form = Egy hely alakja HELY=JÁTÉKOS, nem „{ $seat }”.
cli-seating =
    { $given ->
        [one] Egy játékos
       *[other] { $given } játékos
    } nem illik ide. Nevezz meg egyet minden helyre ({ $seats }) vagy egyet minden oldalra ({ $sides }).
cli-cannot-open = Ezt nem lehet játszani:
cli-unreadable = { $path } nem olvasható: { $why }
cli-unwritable = { $path } nem írható: { $why }
cli-empty-data = Ebben a mappában nincs *.toml fájl: { $folder }.
cli-no-chance = A rendszer nem ad véletlen számokat ({ $why }); adj meg egy magot: --seed.

## games

cli-rules-version = szabályok: { $version }
cli-seats = Helyek
cli-scenarios = Forgatókönyvek
cli-options = Opciók
cli-options-hint = Az első érték az alapértelmezett. Magyarázat: `sandtable games { $game }`.
cli-turns =
    { $n ->
        [0] nincs utolsó forduló
        [one] egy forduló
       *[other] { $n } forduló
    }

## rules

cli-chapter = Fejezet
cli-section = Szakasz
cli-kept = Betartás
cli-provenance = Forrás
cli-source = Forrás
cli-tests = Tesztek
cli-kept-enforced = megszegni nem lehet
cli-kept-automatic = magától
cli-kept-definition = fogalom
cli-kept-set-up = felállítás
cli-kept-option = opció
cli-provenance-rulebook = a szabálykönyv
cli-provenance-history = a történelem
cli-provenance-published = a kiadott játék
cli-provenance-house = ez a program
cli-coverage-clauses = Szabálypontok
cli-coverage-enforced = A program betartatja
cli-coverage-tested = Teszt nevezi meg
cli-coverage-missing = Teszt nélkül
cli-coverage-unknown = A tesztek nem létező szabálypontokat neveznek meg:
cli-examples = Példák
cli-examples-go = szabad
cli-examples-refused = elutasítva
cli-examples-whole = teljes
cli-examples-sum = { $examples } példa { $clauses } szabályt mutat be; { $missing } kikényszerített vagy önműködő még nem, vagy nem egészen.
cli-examples-none = { $clauses }: ehhez még nincs példa.
cli-book = { $game } könyve itt van: { $file }. { $clauses } szabály, { $examples } példa.
cli-examples-hold = { $n ->
        [one] Egy példa megállja a helyét.
       *[other] { $n } példa megállja a helyét.
    }

## sim

cli-sim-head = { $scenario }: { $n ->
        [one] egy játszma
       *[other] { $n } játszma
    }
cli-sim-went-wrong = Egy játszma nem úgy ért véget, ahogy kell: { $error }
cli-sim-mean-actions = Művelet játszmánként
cli-sim-mean-turns = Forduló játszmánként
cli-sim-seconds = Másodperc
cli-sim-rate = Művelet másodpercenként
cli-draws = Döntetlen
cli-sim-given-up = Abbahagyva
cli-draw = Döntetlen
cli-sim-report = A jelentés itt van: { $file }.
cli-sim-stopped = Megállítva { $games } játszmából { $done } után.
cli-sim-kept = Amit lejátszottak, itt megmarad: { $file }; ugyanez a parancs onnan folytatja.
cli-keep-foreign = { $file } nem ehhez a sorozathoz tartozik: ott { $field } értéke { $found }, a várt érték { $expected }. Érintetlenül maradt; adj meg másik fájlt a --keep kapcsolóval, vagy töröld, ha elölről kezdenéd.
cli-keep-corrupt = { $file } nem folytatható: a(z) { $line }. sor nem az, amit a `sandtable sim` ír oda ({ $why }). Egy JSON-sor várt a sorozatról, majd egy minden játszmáról. Érintetlenül maradt; adj meg másik fájlt a --keep kapcsolóval, vagy töröld a sort vagy a fájlt.
cli-keep-cut-off = csonka
cli-keep-twice = a(z) { $number }. játszma kétszer szerepel
cli-mirror-players = A játékosok csak ott cserélhetnek oldalt, ahol két oldal van, mindegyiken más játékossal. Az oldalak itt: { $sides }; hagyd el a --mirrored kapcsolót, vagy nevezz meg két játékost a --seats kapcsolóval.
cli-mirror-odd = Minden magot mindkét oldalról lejátszanak, ezért a játszmák száma páros; { $games } nem az.
cli-ladder-players = A ranglistához legalább két játékos kell, mindegyik egyszer megnevezve.
cli-ladder-elo = Élő
cli-ladder-note = Jobbra az arányok ellenfelenként; a döntetlen fél pont. 400 pont tíz az egyhez, az átlag 1000.
cli-report-mirrored = { $first } { $second } ellen, minden mag mindkét oldalról
cli-report-games = Játszmák
cli-report-turns = Forduló játszmánként
cli-report-actions = Művelet játszmánként
cli-report-given-up =
    { $n ->
        [one] Egy játszma nem ért véget, abbamaradt. Senkinek sem számít.
       *[other] { $n } játszma nem ért véget, abbamaradt. Senkinek sem számít.
    }
cli-report-players = Játékosok
cli-report-players-text = A győzelem egy pont, a döntetlen fél. A halvány sáv az a tartomány, amelyben a valódi arány 95 %-kal benne van (Wilson); a vékony vonal a fele.
cli-report-player = Játékos
cli-report-points = Pont
cli-report-share = Arány
cli-report-interval = 95 %-os tartomány
cli-report-sides = Oldalak
cli-report-sides-text = Bárki játssza: milyen gyakran győz egy-egy oldal.
cli-report-side = Oldal
cli-report-wins = Győzelem
cli-report-decided = az eldőltek közül { $share }
cli-report-endings = Hogyan értek véget
cli-report-endings-text = Eredmények, a leggyakoribb elöl.
cli-report-winner = Győztes
cli-report-length = Hossz
cli-report-length-text = Hány játszma tartott ennyi fordulóig.
cli-report-least = Legkevesebb
cli-report-middle = Medián, középső fele
cli-report-most = Legtöbb
cli-report-curves = Pontok fordulónként
cli-report-curves-text = Minden forduló után, azokból a játszmákból, amelyek addig tartottak: a vonal a medián, a sáv a középső fele.
cli-report-losses = Veszteségek
cli-report-losses-text = Abban, amit a játék számol: lépések, egységek vagy emberek. A medián, és hogy a játszmák középső fele mik közé esik. A kivont egység is veszteség.
cli-report-began = Kezdetben
cli-report-lost = Elveszett
cli-report-aims = Célok
cli-report-aims-text = Amit a játékosok leginkább akartak: hányszor tűzték ki, és hányszor teljesült közben.
cli-report-aim = Cél
cli-report-wanted = Kitűzve
cli-report-reached = Elérve
cli-report-kinds = Műveletek
cli-report-kinds-text = A játék minden műveletfajtája a feljegyzésekben használt nevével, egy megtett példával.
cli-report-kind = Fajta
cli-report-taken = Hányszor
cli-report-a-game = Játszmánként
cli-report-in-games = Játszmákban
cli-report-by = Ki által
cli-report-never = Soha nem fordult elő
cli-report-all-taken = Minden műveletfajta legalább egyszer előfordult.
cli-report-times = Idő
cli-report-times-text = Mennyi ideig gondolkodtak a játékosok. Csak ezek a számok változnak futásonként: a géptől függenek, és attól, hány játszmát játszott egyszerre.
cli-report-decisions = Döntések
cli-report-a-decision = Döntésenként
cli-report-longest-decision = Leghosszabb
cli-report-a-turn = Fordulónként
cli-report-longest-turn = Leghosszabb forduló
cli-report-again = Ez a parancs ugyanezt az oldalt adja, az időket kivéve:
cli-report-made = Sandtable { $program }, { $game }, szabályok: { $rules }

## odds

cli-odds-unknown-game = Ehhez nincsenek esélyek: „{ $game }”; ehhez vannak: { $known }.
cli-odds-column = { $odds }, dobás ebben az oszlopban: { $column }
cli-odds-result = Eredmény
cli-odds-attacker = Támadó
cli-odds-defender = Védő
cli-odds-chance = Esély
cli-odds-forces = { $attackers } ez ellen: { $defenders }
cli-odds-win = A támadó győz
cli-odds-lose = A védő győz
cli-odds-draw = Senki sem marad

## record

cli-not-a-record = { $path } nem olvasható jegyzőkönyv: { $why }
cli-game = játék
cli-scenario = forgatókönyv
cli-rules = szabályok
cli-option = opció
cli-commitment = a mag lenyomata
cli-seed = mag
cli-seed-unknown = nincs a jegyzőkönyvben
cli-seed-other = egy másik
cli-record-open = A játék a(z) { $turn }. fordulóban tart.
cli-steps = Lépések
cli-milliseconds = Ezredmásodperc
cli-hash = Hash
cli-hash-agrees = a jegyzőkönyv szerint
cli-hash-differs = nem a jegyzőkönyv szerint
cli-turn = Forduló
cli-outcome = Végeredmény
cli-other-rules = A játszma szabályai: { $theirs }; ezek a szabályok: { $ours }.
cli-dice-checked = minden dobás a magból ered
cli-dice-not-checked = mag nélkül a dobások nem ellenőrizhetők
cli-dice-of-parts-checked = minden dobás a magból és a játékosok részeiből ered
cli-dice-told = az első dobásokat egy példa előre megadta, ezért semmit sem bizonyítanak
cli-dice-part = kockák
cli-dice-own-part = saját rész
cli-dice-by-server = a kiszolgáló húzta
cli-dice-not-yet = még hiányzik
cli-verified = { $n ->
        [one] Egy lépés rendben
       *[other] { $n } lépés rendben
    }; { $dice }.
cli-step-fails = A(z) { $step }. lépés ({ $seat }) hibás:
cli-record-fails = A jegyzőkönyv hibás:
cli-no-such-step = Nincs { $step }. lépés; a jegyzőkönyvben { $steps } van.
cli-backed-up = { $store } átmásolva ide: { $file }.
cli-admin-in-all = Játszmák: { $matches }, események: { $events }, bájtok: { $bytes }
cli-admin-whole = Mind a(z) { $events } esemény úgy van meg, ahogy eltárolták.
cli-admin-damaged = Megsérült: { $why }
cli-admin-exported = A(z) { $match } játszma ide került: { $file }.
cli-admin-imported = A(z) { $match } játszma bekerült a tárba, { $events } eseménnyel.
cli-admin-would-prune = Törlendő játszmák: { $matches }
cli-admin-pruned = Törölt játszmák: { $matches }
cli-admin-deleted = A(z) { $match } játszma törölve.
cli-admin-moved = Átmásolva és összehasonlítva innen: { $from }, ide: { $to }; { $matches } játszma, { $events } esemény.
cli-admin-left = A(z) { $match } játszma kimaradt: { $why }
cli-admin-rekeyed = A(z) { $seat } hely új kulcsa a(z) { $match } játszmában: { $key }
cli-export-before-change = A jegyzőkönyv szabályai a(z) { $steps }. lépés után változtak; onnantól írható ki.
cli-export-fails = A jegyzőkönyv hibás ({ $why }). Az előtte lévő rész kiírható: --until { $good }.
cli-exported = { $n ->
        [one] Egy lépés
       *[other] { $n } lépés
    } kiírva ide: { $path }.

## play

cli-begun = Új játék, mentés ide: { $path }.
cli-resumed = A játék { $steps ->
        [one] egy lépés
       *[other] { $steps } lépés
    } után folytatódik, mentés ide: { $path }.
cli-left = A játék mentve: { $path }; ugyanez a parancs folytatja.
cli-help-hint = Írd be egy választás számát, vagy ? a súgóhoz.
cli-help =
    12        a 12. választás
    1116      választás ezen a helyen (jó egy város vagy egység neve is, vagy a választás szövegének egy része);
              ahol semmit sem lehet tenni, a szabálypont, amely tiltja
    c, n, p   a választások újra, a következő oldal, az előző oldal
    u         az utolsó lépésed visszavonása, az utolsó dobásig
    m         a térkép az utolsó művelet körül; m HELY egy hely körül; m all az egész
    i HELY    mi van egy helyen
    s         az állás és minden, ami a térkép mellett van
    b         eligazítás: miről szól, mi számít és hogyan áll, ki hol erős
    l, l 40   a napló
    r PONT    mit mond a szabálykönyv
    a, a 20   döntsön helyetted a gép, egyszer vagy többször
    !MŰVELET  egy művelet, ahogy a jegyzőkönyvekben áll
    @1116     egy hely, ha a neve szám vagy parancs is lehetne
    q         kilépés; minden mentve van
cli-briefing-situation = A helyzet
cli-briefing-aim = Mi a dolgod
cli-briefing-special = Mi a különleges
cli-briefing-length = Meddig tart
cli-briefing-score = Mi számít, és hogyan áll
cli-briefing-strong = Ki hol erős
cli-briefing-none = Ehhez a játékhoz nincs eligazítás; az „s” az állást mutatja.
cli-save-differs = Itt másik játék van: { $path } ({ $what }: { $found }, nem { $asked }). Nevezz meg másik fájlt: --save, vagy kezdd újra: --new.
cli-save-rolled = Itt a program dob, a dobások nem adhatók meg: { $path }. Nevezz meg másik fájlt: --save, vagy kezdd újra: --new.
cli-save-fails = { $path } hibás: { $why }. Többet mond: `sandtable record verify { $path }`; kezdd újra: --new.
cli-choices-page = { $from }–{ $to }, összesen { $all }; n és p lapoz, egy hely neve megmutatja, mit lehet ott tenni
cli-not-an-action = Ez nem művelet: { $why }
cli-unknown-place = Nincs „{ $place }” hely a táblán.
cli-nothing-there = Itt most semmit sem lehet tenni: { $place }.
cli-not-understood = „{ $typed }” se nem választás, se nem hely, se nem parancs; ? a súgóhoz.
cli-refused = Nem szabad:
cli-no-such-clause = Nincs „{ $clause }” szabálypont.
cli-no-legal-action = { $seat } következik, de nincs szabályos művelete; ez a program hibája.
cli-roll = { $seat } dob egy d{ $sides } kockával; az eredmény:
cli-not-a-face = Írd be, mit mutatnak a kockák: számok 1 és { $sides } között.
cli-undo-nothing = Az utolsó dobás óta nincs mit visszavonnod.
cli-undo-built-upon = Azóta már lépett valaki; nem vonható vissza.
cli-undone = Visszavonva.
cli-log-empty = Még nem történt semmi.
cli-map-lit = itt tenni lehet valamit
cli-map-box = { $place }: { $pieces }
cli-map-side = { $line } efelé: { $places }
cli-map-track = { $line } idáig: { $places }

## serve

cli-serving = A Sandtable itt fut: { $address } (a játszmák helye: { $store }). Leállítás: Ctrl+C.
cli-no-data-folder = Nincs mappa a tárolónak (sem XDG_DATA_HOME, sem HOME nincs beállítva); nevezz meg egy fájlt: --store.
cli-cannot-listen = Ezen a címen nem lehet kiszolgálni: { $address }: { $why }

# How a match ended that a side gave up.
match-given-up = Feladta: { $who }.
