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
