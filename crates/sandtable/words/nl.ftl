### Wat het programma zelf zegt. De spellen brengen hun eigen woorden mee.

cli-decimal-mark = ,
cli-percent = { $value }%
cli-none = geen
cli-none-yet = nog geen

## Wat hier niet bekend is

cli-unknown-language = De taal "{ $lang }" is er niet; wel { $known }.
cli-unknown-game = Het spel "{ $game }" is er niet; wel { $known }.
cli-unknown-scenario = { $game } heeft geen scenario "{ $scenario }"; wel { $known }.
cli-unknown-option = { $game } heeft geen optie "{ $option }"; wel { $known }.
cli-unknown-value = De optie { $option } kan niet "{ $value }" zijn; wel { $known }.
cli-option-form = Een optie geef je op als NAAM=WAARDE, niet als "{ $option }".
cli-unknown-clause = { $game } heeft geen bepaling "{ $clause }". In de buurt staan { $near }; `sandtable rules { $game }` noemt ze allemaal.
cli-unknown-player = De speler "{ $player }" is er niet; wel { $known }.
cli-unknown-seat = { $game } heeft geen plaats "{ $seat }"; wel { $known }.
cli-seat-form = Een plaats geef je op als PLAATS=SPELER, niet als "{ $seat }".
cli-seating =
    { $given ->
        [one] Eén speler past
       *[other] { $given } spelers passen
    } niet. Noem er een voor elke plaats ({ $seats }) of een voor elke kant ({ $sides }).
cli-cannot-open = Dit kan niet worden gespeeld:
cli-unreadable = { $path } is niet te lezen: { $why }
cli-unwritable = { $path } is niet te schrijven: { $why }
cli-empty-data = In { $folder } staat geen *.toml-bestand.
cli-no-chance = Het systeem geeft geen toevalsgetallen ({ $why }); geef zelf een startgetal op met --seed.

## games

cli-rules-version = regels { $version }
cli-seats = Plaatsen
cli-scenarios = Scenario's
cli-options = Opties
cli-options-hint = De eerste waarde is de gebruikelijke. `sandtable games { $game }` legt ze uit.
cli-turns =
    { $n ->
        [0] geen laatste beurt
        [one] één beurt
       *[other] { $n } beurten
    }

## rules

cli-chapter = Hoofdstuk
cli-section = Paragraaf
cli-kept = Handhaving
cli-provenance = Uit
cli-source = Bron
cli-tests = Tests
cli-kept-enforced = overtreding geweigerd
cli-kept-automatic = gaat vanzelf
cli-kept-definition = begrip
cli-kept-set-up = opstelling
cli-kept-option = optie
cli-provenance-rulebook = het spelregelboek
cli-provenance-history = de geschiedenis
cli-provenance-published = het uitgegeven spel
cli-provenance-house = dit programma
cli-coverage-clauses = Bepalingen
cli-coverage-enforced = Gehandhaafd door het programma
cli-coverage-tested = Genoemd door een test
cli-coverage-missing = Zonder test
cli-coverage-unknown = Tests noemen bepalingen die niet bestaan:
cli-examples = Voorbeelden
cli-examples-go = mag
cli-examples-refused = geweigerd
cli-examples-whole = volledig
cli-examples-sum = { $examples } voorbeelden laten { $clauses } clausules zien; { $missing } afgedwongen of automatische nog niet, of niet helemaal.
cli-examples-none = Van { $clauses } is er nog geen voorbeeld.
cli-book = Het boek van { $game } staat in { $file }: { $clauses } clausules, { $examples } voorbeelden.
cli-examples-hold = { $n ->
        [one] Eén voorbeeld klopt.
       *[other] { $n } voorbeelden kloppen.
    }

## sim

cli-sim-head = { $scenario }: { $n ->
        [one] één partij
       *[other] { $n } partijen
    }
cli-sim-went-wrong = Een partij eindigde niet zoals het hoort: { $error }
cli-sim-mean-actions = Acties per partij
cli-sim-mean-turns = Beurten per partij
cli-sim-seconds = Seconden
cli-sim-rate = Acties per seconde
cli-draws = Remises
cli-sim-given-up = Opgegeven
cli-draw = Gelijkspel
cli-sim-report = Het verslag staat in { $file }.
cli-sim-stopped = Gestopt na { $done } van { $games } partijen.
cli-sim-kept = Wat gespeeld is, blijft bewaard in { $file }; dezelfde opdracht gaat daar verder.
cli-keep-foreign = { $file } hoort niet bij deze reeks: { $field } is daar { $found }, verwacht was { $expected }. Het is gelaten zoals het is; noem een ander bestand met --keep of verwijder het om opnieuw te beginnen.
cli-keep-corrupt = Met { $file } kan niet worden verdergegaan: regel { $line } is niet wat `sandtable sim` daar schrijft ({ $why }). Verwacht wordt een regel JSON over de reeks en dan een voor elke partij. Het is gelaten zoals het is; noem een ander bestand met --keep of verwijder de regel of het bestand.
cli-keep-cut-off = ze is afgebroken
cli-keep-twice = partij { $number } staat er twee keer
cli-mirror-players = Spelers kunnen alleen van kant wisselen waar twee kanten elk een andere speler hebben. De kanten zijn hier { $sides }; laat --mirrored weg of noem twee spelers met --seats.
cli-mirror-odd = Elk zaad wordt van beide kanten gespeeld, dus het aantal partijen is even; { $games } is dat niet.
cli-ladder-players = Een ladder heeft minstens twee spelers nodig, elk één keer genoemd.
cli-ladder-elo = Elo
cli-ladder-note = Rechts staan de aandelen per tegenstander; gelijkspel is een half punt. 400 punten zijn tien tegen één, het gemiddelde is 1000.
cli-report-mirrored = { $first } tegen { $second }, elk zaad van beide kanten
cli-report-games = Partijen
cli-report-turns = Beurten per partij
cli-report-actions = Handelingen per partij
cli-report-given-up =
    { $n ->
        [one] Eén partij kwam niet tot een eind en is opgegeven. Ze telt voor niemand.
       *[other] { $n } partijen kwamen niet tot een eind en zijn opgegeven. Ze tellen voor niemand.
    }
cli-report-players = Spelers
cli-report-players-text = Winst is een punt, gelijkspel een half. De bleke balk is het interval waarin het ware aandeel met 95 % ligt (Wilson); de dunne lijn is de helft.
cli-report-player = Speler
cli-report-points = Punten
cli-report-share = Aandeel
cli-report-interval = 95 %-interval
cli-report-sides = Kanten
cli-report-sides-text = Wie ze ook speelt: hoe vaak elke kant wint.
cli-report-side = Kant
cli-report-wins = Overwinningen
cli-report-decided = { $share } van de besliste
cli-report-endings = Hoe ze eindigden
cli-report-endings-text = Uitslagen, de meest voorkomende eerst.
cli-report-winner = Winnaar
cli-report-length = Lengte
cli-report-length-text = Hoeveel partijen zoveel beurten duurden.
cli-report-least = Minst
cli-report-middle = Mediaan, middelste helft
cli-report-most = Meest
cli-report-curves = Punten per beurt
cli-report-curves-text = Na elke beurt, van de partijen die zo lang duurden: de lijn is de mediaan, de band de middelste helft.
cli-report-losses = Verliezen
cli-report-losses-text = In wat het spel telt: stappen, eenheden of mannen. De mediaan, en waartussen de middelste helft van de partijen ligt. Wat wordt teruggetrokken telt als verlies.
cli-report-began = Aan het begin
cli-report-lost = Verloren
cli-report-aims = Doelen
cli-report-aims-text = Wat de spelers het meest wilden, hoe vaak ze het zich voornamen en hoe vaak het intussen lukte.
cli-report-aim = Doel
cli-report-wanted = Keer
cli-report-reached = Bereikt
cli-report-kinds = Handelingen
cli-report-kinds-text = Elke soort handeling van het spel met haar naam in verslagen, en een die gedaan is.
cli-report-kind = Soort
cli-report-taken = Keren
cli-report-a-game = Per partij
cli-report-in-games = In partijen
cli-report-by = Door wie
cli-report-never = Nooit gedaan
cli-report-all-taken = Elke soort handeling is minstens één keer gedaan.
cli-report-times = Tijd
cli-report-times-text = Hoe lang de spelers nadachten. De enige cijfers die per keer verschillen: ze hangen af van de machine en van hoeveel partijen die tegelijk speelde.
cli-report-decisions = Beslissingen
cli-report-a-decision = Per beslissing
cli-report-longest-decision = Langste
cli-report-a-turn = Per beurt
cli-report-longest-turn = Langste beurt
cli-report-again = Deze opdracht geeft dezelfde bladzijde, op de tijden na:
cli-report-made = Sandtable { $program }, { $game }, regels { $rules }

## odds

cli-odds-unknown-game = Voor "{ $game }" zijn er geen kansen; wel voor { $known }.
cli-odds-column = { $odds }, gegooid op { $column }
cli-odds-result = Resultaat
cli-odds-attacker = Aanvaller
cli-odds-defender = Verdediger
cli-odds-chance = Kans
cli-odds-forces = { $attackers } tegen { $defenders }
cli-odds-win = Aanvaller wint
cli-odds-lose = Verdediger wint
cli-odds-draw = Niemand blijft over

## record

cli-not-a-record = { $path } is geen leesbaar verslag: { $why }
cli-game = spel
cli-scenario = scenario
cli-rules = regels
cli-option = optie
cli-commitment = verzegeling
cli-seed = startgetal
cli-seed-unknown = niet in het verslag
cli-seed-other = een ander
cli-record-open = Het spel gaat verder in beurt { $turn }.
cli-steps = Stappen
cli-milliseconds = Milliseconden
cli-hash = Hash
cli-hash-agrees = zoals vastgelegd
cli-hash-differs = niet zoals vastgelegd
cli-turn = Beurt
cli-outcome = Afloop
cli-other-rules = Gespeeld met regels { $theirs }; dit zijn regels { $ours }.
cli-dice-checked = alle worpen zijn die van het startgetal
cli-dice-not-checked = zonder startgetal zijn de worpen niet te controleren
cli-dice-of-parts-checked = alle worpen zijn die van het startgetal en de delen van de spelers
cli-dice-told = de eerste worpen zijn vooraf door een voorbeeld bepaald en bewijzen niets
cli-dice-part = worpen
cli-dice-own-part = eigen deel
cli-dice-by-server = door de server getrokken
cli-dice-not-yet = nog niet binnen
cli-verified = { $n ->
        [one] Eén stap klopt
       *[other] { $n } stappen kloppen
    }; { $dice }.
cli-step-fails = Stap { $step } ({ $seat }) klopt niet:
cli-record-fails = Het verslag klopt niet:
cli-no-such-step = Stap { $step } is er niet; het verslag heeft er { $steps }.
cli-backed-up = { $store } is gekopieerd naar { $file }.
cli-admin-in-all = Partijen: { $matches }, gebeurtenissen: { $events }, bytes: { $bytes }
cli-admin-whole = Alle { $events } gebeurtenissen zijn zoals ze bewaard werden.
cli-admin-damaged = Ze is beschadigd: { $why }
cli-admin-exported = Partij { $match } is geschreven naar { $file }.
cli-admin-imported = Partij { $match } staat nu in de opslag, met { $events } gebeurtenissen.
cli-admin-would-prune = Partijen die gewist zouden worden: { $matches }
cli-admin-pruned = Gewiste partijen: { $matches }
cli-admin-deleted = Partij { $match } is gewist.
cli-admin-moved = Gekopieerd van { $from } naar { $to } en vergeleken: { $matches } partijen, { $events } gebeurtenissen.
cli-admin-left = Partij { $match } is achtergebleven: { $why }
cli-admin-rekeyed = De nieuwe sleutel van de plaats { $seat } in partij { $match }: { $key }
cli-export-before-change = De regels van dit verslag veranderden na stap { $steps }; het kan vanaf daar worden geschreven.
cli-export-fails = Het verslag klopt niet ({ $why }). Het deel ervoor kan worden geschreven met --until { $good }.
cli-exported = { $n ->
        [one] Eén stap
       *[other] { $n } stappen
    } geschreven naar { $path }.

## play

cli-begun = Een nieuw spel, bewaard in { $path }.
cli-resumed = Het spel gaat verder na { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    }, bewaard in { $path }.
cli-left = Het spel is bewaard in { $path }; met dezelfde opdracht gaat het verder.
cli-help-hint = Typ het nummer van een keuze, of ? voor hulp.
cli-help =
    12        neem keuze 12
    1116      neem de keuze op deze plek (de naam van een stad mag ook, of van een eenheid, of een deel van een keuze);
              waar niets kan, de bepaling die het verbiedt
    c, n, p   de keuzes opnieuw, de volgende bladzijde, de vorige
    u         neem je laatste stap terug, tot aan de laatste worp
    m         de kaart rond de laatste actie; m PLEK rond een plek; m all de hele kaart
    i PLEK    wat er op een plek is
    s         de stand en alles wat naast de kaart staat
    b         de inleiding: waar het om gaat, wat telt en hoe het staat, wie waar sterk is
    l, l 40   het logboek
    r NUMMER  wat het spelregelboek zegt
    a, a 20   laat de computer voor je beslissen, één keer of vaker
    !ACTIE    een actie zoals die in verslagen staat
    @1116     een plek, waar de naam ook een nummer of een opdracht kan zijn
    q         stoppen; alles is bewaard
cli-briefing-situation = De toestand
cli-briefing-aim = Wat je moet doen
cli-briefing-special = Wat er bijzonder is
cli-briefing-length = Hoe lang het duurt
cli-briefing-score = Wat telt, en hoe het staat
cli-briefing-strong = Wie waar sterk is
cli-briefing-none = Dit spel heeft geen inleiding; "s" toont de stand.
cli-save-differs = In { $path } staat een ander spel ({ $what } { $found }, niet { $asked }). Noem een ander bestand met --save, of begin opnieuw met --new.
cli-save-rolled = In { $path } gooit het programma de dobbelstenen; je kunt ze niet invoeren. Noem een ander bestand met --save, of begin opnieuw met --new.
cli-save-fails = { $path } klopt niet: { $why }. `sandtable record verify { $path }` zegt meer; begin opnieuw met --new.
cli-choices-page = { $from }–{ $to } van { $all }; n en p slaan de bladzijde om, de naam van een plek vindt wat daar kan
cli-not-an-action = Dat is geen actie: { $why }
cli-unknown-place = De plek "{ $place }" is niet op het bord.
cli-nothing-there = Op { $place } valt nu niets te doen.
cli-not-understood = "{ $typed }" is geen keuze, geen plek en geen opdracht; ? voor hulp.
cli-refused = Dat mag niet:
cli-no-such-clause = De bepaling "{ $clause }" is er niet.
cli-no-legal-action = { $seat } moet beslissen maar heeft geen geldige actie; dit is een fout van het programma.
cli-roll = { $seat } gooit een d{ $sides }; hij toont:
cli-not-a-face = Typ wat de dobbelstenen tonen: getallen van 1 tot en met { $sides }.
cli-undo-nothing = Sinds de laatste worp is er niets van jou om terug te nemen.
cli-undo-built-upon = Iemand heeft er al op voortgebouwd; het kan niet worden teruggenomen.
cli-undone = Teruggenomen.
cli-log-empty = Er is nog niets gebeurd.
cli-map-lit = hier is iets te doen
cli-map-box = { $place }: { $pieces }
cli-map-side = { $line } richting { $places }
cli-map-track = { $line } naar { $places }

## serve

cli-serving = Sandtable staat op { $address } (partijen worden bewaard in { $store }). Stop met Ctrl+C.
cli-no-data-folder = Er is geen map voor de opslag (noch XDG_DATA_HOME noch HOME is ingesteld); noem een bestand met --store.
cli-cannot-listen = Op { $address } kan niemand worden bediend: { $why }

# How a match ended that a side gave up.
match-given-up = Opgegeven door { $who }.
