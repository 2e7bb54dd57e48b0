# Minden, ami játék közben elhangzik, az elutasítások okain kívül.

game-europe-1939 = Európa 1939
    .text = Az európai háború évszakonként: termelés, közbeavatkozás levegőben és tengeren, konvojok a sötétben. Két–öt játékosnak.
scenario-full-war = A teljes háború
    .text = 1939 őszétől 1945 nyaráig, mindenki és minden; két–öt játékos.
scenario-fall-of-france = Franciaország eleste
    .text = 1940 tavaszától őszéig: Németország Franciaország és Anglia ellen.
scenario-mediterranean = A Földközi-tenger
    .text = 1940 nyarától 1943 tavaszáig: Olaszország és három német egység Anglia ellen.
scenario-barbarossa = Barbarossa
    .text = 1941 nyarától 1942 teléig: Németország és csatlósai a Szovjetunió ellen.


## A játék, helyei és oldalai

seat-germany = Németország
seat-italy = Olaszország
seat-britain = Anglia és Franciaország
seat-ussr = Szovjetunió
seat-usa = Egyesült Államok
side-axis = Tengely
side-allies = Szövetségesek

## Országok

nation-de = Németország
nation-it = Olaszország
nation-uk = Anglia
nation-fr = Franciaország
nation-us = Egyesült Államok
nation-su = Szovjetunió
nation-pl = Lengyelország
nation-be = Belgium
nation-nl = Hollandia
nation-dk = Dánia
nation-no = Norvégia
nation-se = Svédország
nation-fi = Finnország
nation-hu = Magyarország
nation-sk = Szlovákia
nation-ro = Románia
nation-bg = Bulgária
nation-yu = Jugoszlávia
nation-gr = Görögország
nation-es = Spanyolország
nation-pt = Portugália
nation-ch = Svájc
nation-tr = Törökország
nation-ie = Írország
nation-lt = Litvánia
nation-lv = Lettország
nation-ee = Észtország
nation-vichy = Vichy-Franciaország

## Egységek

kind-infantry = gyalogság
kind-armour = páncélos
kind-paratroops = ejtőernyős
kind-aircraft = repülőgép
kind-bomber = bombázó
kind-fleet = flotta
kind-submarine = tengeralattjáró
kind-destroyer = torpedóromboló
symbol-infantry = gyalogság
symbol-armour = páncélos
symbol-paratroops = ejtőernyős
symbol-aircraft = repülőgép
symbol-bomber = bombázó
symbol-fleet = flotta
symbol-submarine = tengeralattjáró
symbol-destroyer = torpedóromboló
symbol-convoy = konvoj
route-us-uk = Egyesült Államok–Anglia
route-uk-su = Anglia–Szovjetunió
route-us-su = Egyesült Államok–Szovjetunió
season-spring = tavasza
season-summer = nyara
season-autumn = ősze
season-winter = tele
turn-date = { $year } { $season }
turn-name = { $date }, { $side }

## Helyek és jelek

terrain-land = szárazföld
terrain-sea = tenger
terrain-mountain = hegyvidék
fact-country = Ország: { $nation }
fact-hpp = Értéke { $hpp } HPP
fact-port = Kikötő
fact-fort = Erőd
fact-capital = Főváros
fact-colony = Gyarmat
line-river = folyó
line-strait = tengerszoros
mark-held-axis = a Tengelyé
mark-held-allies = a Szövetségeseké
mark-neutral = semleges
mark-battle = csata lesz
mark-way = a bejelentett útvonal
mark-selected = felvéve
marker-moved = már mozgott
marker-used = befejezte a fordulóját
marker-won = győzött, újra mozoghat
marker-dropped = egyedül ledobva
marker-dry = utánpótlás nélkül
marker-attacks = támad
marker-aboard = hajón
marker-in-hand = úton
marker-intervenes = közbeavatkozik
marker-displaced = bázis nélkül
marker-escort = konvojt kísér
marker-convoy = konvoj, lefordítva

## Fázisok

phase-declare = Hadüzenetek
phase-build = Új egységek felállítása
phase-move = Mozgás
phase-battle = Csaták
phase-second-move = Második mozgás
phase-second-battle = Második csaták
phase-supply = Utánpótlás
phase-redeploy = Stratégiai áthelyezés

## Amiről dönteni kell

prompt-wait = Várakozás: { $seat }.
prompt-over = A játék véget ért.
prompt-declare = Üzenj hadat, vagy lépj tovább.
prompt-build = Állíts fel új egységeket, vagy lépj tovább.
prompt-move = Mozgass egy csoportot, vagy fejezd be a mozgást.
prompt-battle = Válaszd ki a következő csatát.
prompt-second-move = A páncélosok második mozgása, vagy lépj tovább.
prompt-supply = Rendelj flottát az utánpótláshoz, vagy lépj tovább.
prompt-redeploy = Helyezz át egységeket, tegyél le konvojzsetont, vagy fejezd be a fordulót.
prompt-moving = { $n } egység úton, most itt: { $area }. Hová?
prompt-redeploying = Áthelyezés innen: { $area }. Hová?
prompt-intervene = Egy csoport úton van: { $from } – { $area }. Közbeavatkozol?
prompt-gathering = Hajók készülnek kifutni ide: { $area }. Menjen több, vagy dobsz?
prompt-sea = Tengeri csata itt: { $area }, { $round }. menet után. Folytatod, vagy visszavonulsz?
prompt-hunt = { $n } tengeralattjáró itt: { $area }. Vadásszanak rájuk repülőgépek?
prompt-part = Támadás éri: { $area }. Ki harcol először?
prompt-part-air = Légitámadás: { $area }. Kinek a gépei harcolnak először?
prompt-part-sea = Támadás a kikötő ellen: { $area }. Kinek a hajói harcolnak először?
prompt-decide = { $area }, { $round }. menet után: folytatod, vagy visszavonulsz?
prompt-shelter = Bázis nélkül maradt itt: { $area }: { $n } { $kind }. Válassz másik bázist.
prompt-cargo = Válaszd ki, mi süllyed el a flottával.
prompt-crowd = Itt nincs hely mindenkinek: { $area }. Válaszd ki, ki menjen vissza (még { $n }).
prompt-hunger = Nem jut mindenkinek utánpótlás: válaszd ki, ki maradjon ki.
prompt-turn-back = Válassz még { $n } visszaforduló egységet.
prompt-losses = Válassz még { $hits } veszteséget.
prompt-control = Ki ellenőrizze: { $area }?
prompt-vichy = Helyezd fel Vichy egységeit: még { $n }.

## Amit tenni lehet

do-done = Tovább
do-done-declare = Nincs több hadüzenet
do-done-build = Nincs több új egység
do-done-move = A mozgás vége
do-done-second-move = A második mozgás vége
do-done-supply = Az utánpótlás rendben
do-done-redeploy = A forduló vége
do-declare = { $by } hadat üzen neki: { $on }
do-occupy = Megszállás: { $area }
do-build = Új { $kind } ({ $nation }) itt: { $area }
do-pick = Felvétel: { $kind } ({ $nation }), { $area }
do-add = { $kind } is megy
do-load = { $kind } hajóra száll
do-via = Ezen át: { $area }
do-to = Ide: { $area }
do-drop = Ledobás ide: { $area }
do-invade = Invázió: { $area }
do-strike = Támadás a hajók ellen itt: { $area }
do-bomb = Stratégiai bombázás: { $area }
do-raid = Portya a kereskedelmi hajók ellen
do-prey = Támadás a konvoj ellen: { $route }
do-intervene = Közbeavatkozás itt: { $area }; { $n } { $kind } ({ $nation }) innen: { $base }
do-join = { $n } { $kind } is kifut velük
do-sail = Kifutás
do-out-of-turn = olyan lépés, amely most nem tehető meg
do-pass = Nincs közbeavatkozás
do-hunt = Tengeralattjáró-vadászat: { $n } { $kind } ({ $nation }) innen: { $area }
do-fight = Csata: { $area }
do-first = Először ő harcol: { $nation }
do-lose = Veszteség: { $kind } ({ $nation })
do-lose-laden = Veszteség: flotta a rakományával ({ $nation })
do-break-off = Visszavonulás
do-return = Visszafordul: { $kind } ({ $nation })
do-shelter = Új bázis: { $area }
do-press = Új menet
do-control = Ő ellenőrzi: { $nation }
do-assign = Egy flotta innen: { $base } ellátja: { $area }
do-starve = Nem kap utánpótlást: { $kind } ({ $nation }), { $area }
do-lay = { $value } HPP küldése: { $route }
do-lay-blank = Üres zseton: { $route }
do-escort = Konvojkíséret: { $kind } innen: { $area }, { $route }
do-garrison = Vichy egysége ide: { $area }, { $kind }
do-order-none = Nincs állandó parancs itt: { $area }
do-order-intervene = Itt mindig közbeavatkozni: { $area }, legfeljebb { $n } repülőgéppel
do-order-quiet = Ahol nincs parancs, ne avatkozzunk közbe
do-order-ask = Minden közbeavatkozásról kérdezzenek meg
do-order-together = Együtt harcolok a szövetségesemmel
do-order-alone = Külön harcolok a szövetségesemtől

## Táblák

panel-kept = Támadásra marad ebben az évszakban (egyenként { $price } HPP)
panel-kept-by = { $nation }: { $attacks ->
    [0] egy támadásra sem elég
   *[other] { $attacks } támadásra elég
}
panel-production = Haditermelés
panel-points = { $nation }: { $cells }
panel-left = maradt
panel-free = ebben az évszakban
panel-base = alap
panel-cell = { $heading } { $value }
panel-pools = Egységkészlet
panel-pool = { $nation }: { $cells }
panel-convoys = Konvojok
panel-convoy = { $route }
panel-objectives = Célpontok
panel-objectives-of-seat = { $seat }
panel-objectives-of = { $side }
panel-chain = Közbeavatkozások lánca itt: { $area }
panel-chain-mover = { $nation }: { $units }, { $from } – { $to }
panel-chain-link = { $n }. { $nation }: { $units } innen: { $from }, { $against }
some-units = { $n } { $kind }
chain-against-ships = a tengeri csatában
chain-against-mover = a mozgó csoport ellen
chain-against-link = a lánc { $n }. szeme ellen
chain-through = a csoport átjut
chain-stopped = a csoportot megállítják
panel-interventions = { $side }: ki avatkozhat közbe
panel-can-intervene = { $nation }: legfeljebb { $n } { $kind } innen: { $base }, itt: { $places }
panel-orders = Állandó parancsok
group-orders = Állandó parancsok
group-war = Hadüzenet: { $nation }
group-way = Más útvonal
group-convoys = Konvojok
panel-sea = Tengeri csata itt: { $area }
panel-sea-unit = { $nation }, { $kind }, talál: { $value }
panel-battle = Csata: { $area }
panel-attackers = Támad: { $kind }, talál: { $value }
panel-defenders = Véd: { $kind }, talál: { $value }
panel-mover-loses = A mozgó csoport átlagosan ennyi egységet veszít
panel-others-lose = A beavatkozók átlagosan ennyi egységet veszítenek
panel-attacker-loses = A támadó átlagosan ennyi egységet veszít
panel-defender-loses = A védő átlagosan ennyi egységet veszít
modifier-none = Nincs módosító
modifier-coast = Tengerpart
modifier-fort = Erőd
modifier-river = Folyó
modifier-strait = Tengerszoros
modifier-mountain = Hegyvidék
explain-cost = HPP-költség
explain-kept = Támadásra marad ebben az évszakban
explain-port-cleared = A kikötőt már nem védi hajó
explain-sunk = Átlagosan elsüllyesztett tengeralattjárók
explain-sails = A hajók odaérnek (távolság: { $distance })
explain-through-now = A csoport átjut, ahogy most áll
explain-through = A csoport ezután átjut
explain-flies = A repülőgépek mindig odaérnek
inspect-owner = Ellenőrzi: { $nation }
inspect-unit = { $kind } ({ $nation })
inspect-intervene = Közbeavatkozhat: { $n } { $kind } ({ $nation }) innen: { $base }
inspect-attack = Támadási érték
inspect-defence = Védekezési érték
inspect-reach = Mozgás vagy hatótávolság
warn-nobody-moved = Egyetlen egységed sem mozgott vagy támadott.
warn-points = { $nations }: nem marad elég HPP támadásra; egy támadás { $price } HPP.

## A napló

log-turn = { $date }, soron van: { $side }.
log-accounting = { $nation } éves HPP-je: { $points }.
log-built = { $nation } új egysége: { $kind }, { $area }.
log-war = { $by } hadat üzent neki: { $on }.
log-enters = { $nation } belép a háborúba: { $side }.
log-occupied = A Szovjetunió megszállta: { $area }.
log-phase = { $side }: { $phase }
log-moves = { $nation }: { $units }, { $from } – { $to }.
log-goes = { $nation }: { $units }, { $from } – { $to } ({ $why }).
mission-march = támadás
mission-support = a támadás támogatása
mission-drop = ledobás
mission-strike = csapás a hajókra
mission-bomb = stratégiai bombázás
mission-rebase = új bázis
mission-invade = invázió
mission-raid = portya a kereskedelmi hajók ellen
mission-prey = támadás a konvoj ellen
log-redeploys = { $nation } áthelyez: { $units }, { $from } – { $to }.
log-battle-begins = Csata, { $area }: { $attackers }; velük szemben: { $defenders }.
log-attackers-hit = A támadók, { $area }: { $hits ->
        [0] nincs találat
       *[other] { $hits } találat
    }.
log-defenders-hit = A védők, { $area }: { $hits ->
        [0] nincs találat
       *[other] { $hits } találat
    }.
log-air-attack = A támadók gépei, { $area }: { $hits ->
        [0] nincs találat
       *[other] { $hits } találat
    }.
log-air-defence = A védők gépei, { $area }: { $hits ->
        [0] nincs találat
       *[other] { $hits } találat
    }.
log-sea-attackers-hit = Az érkezők, { $area }: { $hits ->
        [0] nincs találat
       *[other] { $hits } találat
    }.
log-sea-defenders-hit = A várakozók, { $area }: { $hits ->
        [0] nincs találat
       *[other] { $hits } találat
    }.
log-taken = { $nation } elfoglalta: { $area }{ $objective ->
        [0] .
       *[other] , célpont.
    }
chance-win = a támadó győz
    .you = te győzöl
    .they = ők győznek
chance-lose = a támadó veszít
    .you = te veszítesz
    .they = ők veszítenek
chance-draw = senki sem marad
    .you = senki sem marad
    .they = senki sem marad
log-intervenes = { $nation } közbeavatkozik { $n } egységgel innen: { $from }, itt: { $area }.
log-sails = { $nation }: dobás { $die }, távolság { $distance }; a hajók elérik: { $area }.
log-sails-not = { $nation }: dobás { $die }, távolság { $distance }; a hajók nem érik el: { $area }.
log-sea-over = Véget ért a tengeri csata itt: { $area }.
log-conquered = { $nation } elesett; meghódította: { $by }.
log-liberated = { $nation } felszabadult.
log-vichy = Franciaország elesett; megalakult Vichy.
log-vichy-ends = Vichy megszűnt.
log-expelled = A ki nem vonult egységek lekerülnek ({ $side }).
log-key-lost = Elveszett: { $area }; Anglia alap HPP-je öttel csökken.
log-bombed = Bombázás: { $nation } vesztesége { $points } HPP.
log-prowl = Tengeralattjárók itt: { $area }.
log-hunt = { $nation } repülőgépei itt vadásznak: { $area }; { $sunk ->
        [0] nincs elsüllyesztett tengeralattjáró
       *[other] { $sunk } tengeralattjáró elsüllyedt
    }.
log-raid = Portya a kereskedelmi hajók ellen: Anglia vesztesége { $points } HPP.
log-laid = Konvojzseton a tengeren: { $route }.
log-laid-value = Rajta { $value } HPP, { $route }.
log-convoy-attacked = A konvoj ({ $route }) { $value } HPP-t vitt; elsüllyedt { $sunk }.
log-no-base = { $nation }: { $n } { $kind } nem talált bázist, és elveszett.
log-delivered = A konvoj ({ $route }) { $value } HPP-t hozott.
log-starved = Utánpótlás nélkül elveszett { $n } egység.
outcome-decisive = Döntő győzelem: { $side }
outcome-marginal = Kisebb győzelem: { $side }
outcome-ranked = { $result }. Első: { $first }
outcome-draw = Döntetlen

## Amit egy gépi játékos akar

aim-take = elfoglalni: { $area }
aim-land = partra szállni itt: { $area }
aim-hold = megtartani: { $area }
aim-sink = elsüllyeszteni a hajókat itt: { $area }
aim-raid = portyázni a brit hajózás ellen
aim-bomb = bombázni az ipart: { $nation }
aim-war = belevonni a háborúba: { $nation }
aim-build = építeni: { $kind }
aim-land-needs = egy kikötőben flották és csapatok, továbbá { $points } HPP
