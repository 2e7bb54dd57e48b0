# Alles wat tijdens het spel gezegd wordt, behalve waarom iets geweigerd wordt.

## Het spel, zijn plaatsen en partijen

game-axis-allies = Axis & Allies
    .text = De wereld in oorlog vanaf het voorjaar van 1942: vijf mogendheden, drie tegen twee. Tweede editie met de verduidelijkingen van de uitgever.
scenario-spring-1942 = Voorjaar 1942
    .text = Het hele spel, van de opstelling op het bord tot de overwinning.
seat-ussr = Sovjet-Unie
seat-germany = Duitsland
seat-uk = Verenigd Koninkrijk
seat-japan = Japan
seat-usa = Verenigde Staten
nation-ussr = Sovjet-Unie
nation-germany = Duitsland
nation-uk = Verenigd Koninkrijk
nation-japan = Japan
nation-usa = Verenigde Staten
side-allies = Geallieerden
side-axis = Asmogendheden
owner-neutral = niemand (neutraal)

## Eenheden en wapens

kind-infantry = infanterie
kind-armour = tank
kind-fighter = gevechtsvliegtuig
kind-bomber = bommenwerper
kind-aa-gun = luchtdoelgeschut
kind-complex = industrieel complex
kind-transport = transportschip
kind-submarine = onderzeeboot
kind-carrier = vliegdekschip
kind-battleship = slagschip
symbol-infantry = infanterie
symbol-armour = tank
symbol-fighter = gevechtsvliegtuig
symbol-bomber = bommenwerper
symbol-aa-gun = luchtdoelgeschut
symbol-complex = industrieel complex
symbol-transport = transportschip
symbol-submarine = onderzeeboot
symbol-carrier = vliegdekschip
symbol-battleship = slagschip
tech-jet-power = Straalaandrijving
tech-rockets = Raketten
tech-super-submarines = Superonderzeeboten
tech-long-range = Langeafstandsvliegtuigen
tech-industrial-technology = Industriële technologie
tech-heavy-bombers = Zware bommenwerpers

## Vakken en tekens

terrain-land = land
terrain-sea = zee
terrain-unnamed = eiland zonder naam
fact-owner = Oorspronkelijke eigenaar: { $owner }
fact-value = Waarde: { $value } { $value ->
        [one] IPC
       *[other] IPC's
    }
fact-canal = Een kanaal leidt naar { $zone }
line-canal = kanaal
mark-ussr-held = van de Sovjet-Unie
mark-germany-held = van Duitsland
mark-uk-held = van het Verenigd Koninkrijk
mark-japan-held = van Japan
mark-usa-held = van de Verenigde Staten
mark-neutral = neutraal
mark-battle = hier wordt gevochten
mark-raid = hier wordt gebombardeerd
mark-selected = in beweging
marker-moved = al in actie geweest
marker-out = uitgevlogen
marker-raid = bombardeert
marker-aloft = in de lucht
marker-in-hand = in de hand
marker-landing = gaat troepen landen

## De beurt en haar delen

turn-name = Ronde { $round }: { $power }
phase-develop = Ontwikkelen en kopen
phase-combat-move = Aanvalsbeweging
phase-combat = Gevecht
phase-non-combat = Niet-aanvalsbeweging
phase-place = Nieuwe eenheden

## Vragen

prompt-develop = Ontwikkel wapens en koop daarna. In kas: { $cash } { $cash ->
        [one] IPC
       *[other] IPC's
    }.
prompt-combat-move = Verplaats alles wat gaat vechten.
prompt-combat = Kies het volgende gevecht.
prompt-non-combat = Laat vliegtuigen landen en verplaats de rest.
prompt-place = Plaats de nieuwe eenheden.
prompt-over = Het spel is afgelopen.
prompt-wait = Nu beslist: { $power }.
prompt-moving = { $n } × { $kind } vanuit { $space }: waarheen? Bewegingen over: { $left }
prompt-ferry = Het transportschip in { $space }: laden, varen, landen. Bewegingen over: { $left }
prompt-flak = Treffers van het luchtdoelgeschut in { $space }: { $hits }. Welke vliegtuigen?
prompt-losses = Nog te kiezen verliezen in { $space }: { $hits }
prompt-agree = Ga je akkoord met het verlies van { $units }?
prompt-consent-board = Verzoek ({ $power }): aan boord van jouw transportschip?
prompt-consent-deck = Verzoek ({ $power }): landen op jouw vliegdekschip?
prompt-consent-guest = Verzoek ({ $power }): jouw gevechtsvliegtuig opgeven als verlies?
prompt-settle = Een gevechtsvliegtuig zonder vliegdekschip in { $space }: welk eiland?
prompt-ride = Hoeveel gevechtsvliegtuigen ({ $power }) varen met het vliegdekschip mee naar { $space }?
prompt-support = Hoeveel slagschepen in { $zone } beschieten { $space }?
prompt-submarines = Onderzeeboten laten uitwijken uit { $space }?
prompt-decide = Na ronde { $round } in { $space }: doorvechten of stoppen?

## Keuzes

do-nothing = (kan nu niet)
do-done = Klaar
do-done-develop = Klaar met kopen
do-done-combat-move = Aanvalsbeweging afsluiten
do-done-non-combat = Klaar met verplaatsen
do-done-place = Klaar met plaatsen
do-research = Onderzoek: { $n } { $n ->
        [one] dobbelsteen
       *[other] dobbelstenen
    }
do-buy = Koop { $kind }
do-pick = Neem { $kind } in { $space }
do-ship = Neem het transportschip in { $space }
do-add = Nog een
do-all = Allemaal
do-via = Via { $space }
do-to = Naar { $space }
do-raid = Bombardeer het complex in { $space }
do-load = Laad { $kind } uit { $space }
do-land = Land { $n } in { $space }
do-unload = Los { $kind } in { $space }
do-stop = Stop hier
do-fight = Vecht in { $space }
do-bomb = Bombardeer { $space }
do-rocket = Raket vanuit { $from } op { $space }
do-support = { $n ->
        [0] Geen steunschot
        [one] 1 slagschip vuurt
       *[other] { $n } slagschepen vuren
    }
do-shot = Verlies { $kind } op weg naar { $space }
do-lose = Verlies { $kind } ({ $power })
do-sink = Verlies een transportschip met { $cargo } aan boord
do-accept = Akkoord
do-refuse = Weiger
do-withdraw = Een onderzeeboot wijkt uit naar { $space }
do-stay = Geen onderzeeboot meer laten uitwijken
do-retreat = Terugtrekken naar { $space }
do-break-off = De luchtaanval afbreken
do-press = Nog een ronde
do-ride = { $n ->
        [0] Geen gevechtsvliegtuig vaart mee
        [one] 1 gevechtsvliegtuig vaart mee
       *[other] { $n } gevechtsvliegtuigen varen mee
    }
do-settle = Land in { $space }
do-place = Plaats { $kind } in { $space }
do-place-ship = Plaats { $kind } op zee: { $space } (uit { $from })
do-order-losses-ask = Verliezen bij verdediging: vraag het mij
do-order-losses-cheapest = Verliezen bij verdediging: goedkoopste eerst
do-order-losses-weakest = Verliezen bij verdediging: zwakste eerst
do-order-submarines-ask = Onderzeeboten: vraag het mij
do-order-submarines-stay = Onderzeeboten: blijven
do-order-submarines-leave = Onderzeeboten: uitwijken
do-order-concede = Bereid op te geven
do-order-play-on = Doorspelen
do-order-carry-ask = { $power } vervoeren: vraag het mij
do-order-carry-yes = { $power } vervoeren: altijd
do-order-carry-no = { $power } vervoeren: nooit

## Panelen, uitleg, waarschuwingen

panel-treasury = Schatkisten
panel-best = Beste van de winnaars
panel-best-of = { $power }: inkomsten nu en bij het begin
panel-cash = { $power }, inkomsten { $income }
panel-economy = Productie van de As; wint bij
panel-techs = Ontwikkelde wapens
panel-tech = { $power }: { $tech }
panel-bought = Gekocht
panel-unit = { $kind }
panel-battle = Gevecht in { $space }
panel-attackers = Aanvaller: { $kind } op { $value }
panel-defenders = Verdediger: { $kind } op { $value }
explain-attacker-loses = Verwachte verliezen van de aanvaller
explain-defender-loses = Verwachte verliezen van de verdediger
explain-gun = Luchtdoelgeschut in { $space } vuurt
explain-fee = Kosten van { $space }
explain-price = Prijs: { $kind }
inspect-attack = Aanval
inspect-defence = Verdediging
inspect-range = Beweging
warn-no-attack = Je valt deze beurt niemand aan.
warn-cash = Niet uitgegeven: { $cash } { $cash ->
        [one] IPC
       *[other] IPC's
    }
warn-aircraft = Vliegtuigen die verloren gaan: { $n }
warn-unplaced = Eenheden die verloren gaan omdat ze niet geplaatst zijn: { $n }

chance-win = gewonnen
    .you = jij wint
    .they = zij winnen
chance-lose = verloren
    .you = jij verliest
    .they = zij verliezen
chance-draw = niemand over
    .you = niemand over
    .they = niemand over
chance-stop = afgebroken
    .you = jij breekt af
    .they = zij breken af
explain-raid = Verwachte schade
group-weapons = Wapenontwikkeling
group-purchase = Aankoop
group-way = De weg stap voor stap kiezen
group-orders = Vaste opdrachten
inspect-fight = { $left ->
        [0] Tot het einde, { $order }
       *[other] Stoppen met nog { $left } over, { $order }
    }
order-cheapest = goedkoopste eerst verloren
order-weakest = zwakste eerst verloren

## Afloop

outcome-allied-capitals = De geallieerden hebben beide hoofdsteden van de As en winnen.
outcome-axis-capitals = De As heeft twee geallieerde hoofdsteden en wint.
outcome-axis-economy = De As wint op productie.
outcome-allied-limit = Laatste ronde: de productie van de geallieerden is het meest gestegen; ze winnen.
outcome-axis-limit = Laatste ronde: de productie van de As is het meest gestegen; ze wint.
outcome-draw = Laatste ronde: remise.

## Logboek

log-turn = Ronde { $round }: { $power } aan de beurt.
log-research = { $power }: { $dice } { $dice ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } onderzoek, { $found } { $found ->
        [one] doorbraak
       *[other] doorbraken
    }.
log-tech = { $power }: { $tech } ontwikkeld.
outcome-axis-concedes = De As geeft op; de geallieerden winnen.
outcome-allies-concede = De geallieerden geven op; de As wint.
log-unplaced = { $power } heeft geen plaats voor { $n } × { $kind }: verloren.
log-attack-move = { $power }: { $n } × { $kind } van { $from } naar { $to }, om te vechten.
log-raid-move = { $power }: { $n } × { $kind } van { $from } naar { $to }, om te bombarderen.
log-move = { $power }: { $n } × { $kind } van { $from } naar { $to }.
log-landing = { $power }: { $n } { $n ->
        [one] eenheid gaat
       *[other] eenheden gaan
    } landen in { $to }.
log-unload = { $power }: { $kind } aan land in { $to }.
log-fees = { $power }: { $fees } IPC's betaald voor neutraal gebied.
log-phase = { $power }: { $phase }
log-battle-begins = { $power } valt { $space } aan: { $attackers } tegen { $defenders }.
fact-units = { $n } × { $kind }
log-taken = { $power } verovert { $space } op { $loser } ({ $worth ->
        [one] één IPC
       *[other] { $worth } IPC's
    } inkomsten).
log-taken-neutral = { $power } bezet { $space }, dat neutraal was ({ $worth ->
        [one] één IPC
       *[other] { $worth } IPC's
    } inkomsten).
log-freed = { $power } bevrijdt { $space } voor { $owner } ({ $worth ->
        [one] één IPC
       *[other] { $worth } IPC's
    } inkomsten).
log-flak = Luchtdoelgeschut in { $space }: { $hits } van { $dice } neergeschoten.
log-attackers-fire = Aanvallers: { $dice } { $dice ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } op { $value }, { $hits } { $hits ->
        [one] treffer
       *[other] treffers
    }.
log-defenders-fire = Verdedigers: { $dice } { $dice ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } op { $value }, { $hits } { $hits ->
        [one] treffer
       *[other] treffers
    }.
log-lost = { $power }: { $kind } verloren in { $space }.
log-crashed = { $power }: { $n } × { $kind } boven { $space } verloren, omdat landen niet kan.
log-retreat = { $power }: teruggetrokken naar { $space }.
log-withdraw = { $power }: een onderzeeboot wijkt uit naar { $space }.
log-bombed = { $space } gebombardeerd voor { $damage }. { $power }: { $paid } { $paid ->
        [one] IPC
       *[other] IPC's
    } betaald.
log-loot = { $power }: { $loot } { $loot ->
        [one] IPC
       *[other] IPC's
    } buitgemaakt. Verliezer: { $loser }.
log-reverted = { $space } gaat terug naar de eigenaar: { $owner }.
log-place = { $power }: nieuw in { $space }: { $kind }.
log-income = { $power }: { $income } { $income ->
        [one] IPC
       *[other] IPC's
    } ontvangen.

# Wat een machinespeler wil.
aim-take = { $space } veroveren
aim-hold = { $space } houden
aim-land = landen in { $space }
aim-clear = de vijand in { $space } tot zinken brengen
aim-raid = het complex in { $space } bombarderen
aim-build-infantry = infanterie kopen
aim-build-armour = tanks kopen
aim-build-aircraft = vliegtuigen kopen
aim-build-transports = transportschepen kopen
aim-build-warships = oorlogsschepen kopen
aim-build-complexes = een complex bij het front kopen
aim-research = wapens ontwikkelen
aim-needs-landing = { $foes ->
        [0] transportschepen en troepen; niemand verdedigt het
        [one] transportschepen, en troepen tegen één verdediger
       *[other] transportschepen, en troepen tegen { $foes } verdedigers
    }
