# A játék szabálypontjai: cím és szöveg. A kulcs az azonosító kisbetűkkel, pont helyett kötőjellel.

# Fejezetek.

chapter-paratroops = Új egységek: ejtőernyősök
chapter-bombers = Új egységek: bombázók
chapter-submarines = Új egységek: tengeralattjárók
chapter-destroyers = Új egységek: torpedórombolók
chapter-intervention = Közbeavatkozás
chapter-lend-lease = Kölcsönbérlet
chapter-cooperation = Játékváltozatok és kooperáció
chapter-vichy = Vichy-Franciaország
chapter-eastern-front = Szovjet–német szabályok
chapter-mediterranean = Mediterrán szabályok
chapter-america = Amerika hadba lépése
chapter-from-examples = Amit a szabálykönyv példái hozzátesznek
chapter-rulings = Döntések, ahol a szabálykönyv hallgat
chapter-basic-sides = Alapjáték 1. Oldalak, évek, évszakok
chapter-basic-phases = Alapjáték 2. A forduló fázisai
chapter-basic-map = Alapjáték 3. A térkép
chapter-basic-units = Alapjáték 4. Egységek
chapter-basic-combat = Alapjáték 5. Harc
chapter-basic-conquest = Alapjáték 6. Hódítás, fővárosok, semlegesek
chapter-basic-supply = Alapjáték 7. Utánpótlás
chapter-basic-redeployment = Alapjáték 8. Stratégiai áthelyezés
chapter-basic-building = Alapjáték 9. Új egységek felállítása
chapter-basic-accounting = Alapjáték 10. Éves gazdasági számvetés
chapter-basic-set-up = Alapjáték 11. Felállás
chapter-basic-victory = Alapjáték 12. Győzelem
chapter-basic-optional = Alapjáték 13. Időjárás és partizánok
chapter-basic-variants = Alapjáték 14. Rövidebb játékok

hu-01 = Haladó változat
    .text = Az alapszabályok végig érvényesek; a haladó változat egységekkel és szabályokkal bővíti őket.

hu-02 = Szállítógép nélkül
    .text = Az ejtőernyősök szállító repülőgép nélkül is elérik a ledobás helyét.

hu-03 = Ellenséges terület felett
    .text = A ledobás helyére tartó ejtőernyősök ellenséges területek felett is átrepülhetnek.

hu-04 = Se folyó, se part
    .text = Ahol ejtőernyősöket vetnek be, ott a védő folyóért és partért járó módosítói érvénytelenek.

hu-05 = Mindenkivel szemben
    .text = A módosítók az ugyanazt a területet támadó többi földi egységgel szemben is érvénytelenek.

hu-06 = Egyedül és végleg
    .text = Ha ejtőernyős földi támogatás nélküli ledobásban vész el, többé nem építhető újra.

hu-07 = Az ellentámadásban elveszve
    .text = Ugyanez áll arra az ejtőernyősre, amely egyedül foglalt el egy üres területet, és a következő ellentámadásban elvész.

hu-08 = Bajtársak közt elveszve
    .text = A saját földi egységekkel együtt elveszett ejtőernyős pótolható.

hu-09 = A fővárost vissza kell venni
    .text = Aki elvesztette a fővárosát, a következő fordulójában köteles megtámadni; ha nem foglalja vissza, elveszti az országot.

hu-10 = Partraszállás saját földön
    .text = Csak az szállhat partra saját területén, aki elvesztette a fővárosát; a páncélos onnan a második mozgásban támadhat.

hu-11 = Dover és Plymouth elérhető
    .text = A belgiumi repülőgépek elérik Dovert és Plymouthot.

hu-12 = Hídfő
    .text = Az ejtőernyősök által elfoglalt területre még abban a fordulóban áthelyezhetők egységek.

hu-13 = A ledobás ára
    .text = A ledobás egy HPP, ha van védő, különben ingyenes; sosem az invázió öt HPP-je.

hu-14 = Flotta a hídfőnek
    .text = A hídfőt flotta látja el, amely abban a fordulóban mást nem tehet.

hu-15 = Egy terület, egy támadás
    .text = Egy terület egy fordulóban csak egyszer támadható.

hu-16 = Ledobás után nincs invázió
    .text = Az ejtőernyősök által egyedül elfoglalt terület ellen ugyanabban a fordulóban nem indítható invázió.

hu-17 = Invázió és ledobás együtt
    .text = Ha invázió és ledobás együtt foglal el egy területet, a partra tett páncélos továbbmehet.

hu-18 = A part ejtőernyősökkel
    .text = A part mögötti gyalogság ötre véd; ha ejtőernyősök is támadnak, csak az eredeti kettőre.

hu-19 = A bombázó messzebb repül
    .text = A bombázó úgy mozog, mint a repülőgép, csak messzebb.

hu-20 = Mit támad a bombázó
    .text = Légi csatában a bombázó csak védekezik; földi és tengeri egységet azonban támadhat.

hu-21 = Stratégiai bombázás
    .text = Minden bombázó, amely az ellenség eredeti országa fölé ér, azonnal egy HPP veszteséget okoz, akkor is, ha ott lelövik.

hu-22 = A bombázás ingyenes
    .text = A stratégiai bombázás nem csata, és nem kerül HPP-be.

hu-23 = Kit nem lehet bombázni
    .text = Franciaország és a Szovjetunió így nem bombázható.

hu-24 = Tengeralattjárók
    .text = A tengeralattjáró úgy mozog, mint a flotta, semmit sem szállít, de harcolhat a tengeren.

hu-25 = Kikötőben nincs módosító
    .text = A tengeralattjárónak nincs módosítója, ha kikötője ellen invázió indul.

hu-26 = Csak Németország
    .text = Tengeralattjárót csak Németország építhet.

hu-27 = Kereskedelmi hajózás
    .text = Az Észak-Atlanti-óceánon minden túlélő tengeralattjáró azonnal egy HPP-t vesz el Angliától.

hu-28 = Vadászat tengeralattjáróra
    .text = Repülőgépek egy menetben támadhatják a tengeren lévő tengeralattjárókat; ezek nem védekezhetnek, és a gépeknek ez nem számít akciónak.

hu-29 = Hol támadható a konvoj
    .text = Az Angliába tartó konvoj az Észak-Atlanti-óceánon, a Szovjetunióba tartó a Norvég-tengeren támadható meg.

hu-30 = Torpedók
    .text = Minden túlélő tengeralattjáró két HPP-t vesz el a megtámadott konvojból.

hu-31 = Torpedórombolók
    .text = A torpedóromboló úgy mozog és harcol, mint a flotta, de semmit sem szállít, és invázió ellen vagy erődben nincs módosítója.

hu-32 = Kis hajók veszteségként
    .text = Tengeri csatában torpedóromboló és tengeralattjáró is levehető veszteségként.

hu-33 = A védő közbeavatkozhat
    .text = Amíg az egyik oldal légi és tengeri egységei mozognak, a másik oldaléi közbeavatkozhatnak.

hu-34 = Ki avatkozhat közbe a levegőben
    .text = A még fel nem használt repülőgép megtámadhatja a hatótávolságán belül elhaladókat; ez nem kerül HPP-be.

hu-35 = A közbeavatkozók értéke
    .text = A repülőgépek ellen közbeavatkozó repülőgép a védekezési értékével talál.

hu-36 = A repülőgép mindig odaér
    .text = A légi közbeavatkozás mindig megvalósul, a megtámadott terület felett is; dobni nem kell.

hu-37 = A közbeavatkozás ellen
    .text = A támadó is közbeavatkozhat még fel nem használt gépeivel, és így tovább.

hu-38 = Visszafelé
    .text = A láncot az utolsó szemétől az elsőig oldjuk fel; a túlélők részt vehetnek a tervezett ütközetben.

hu-39 = Az útvonal bejelentése
    .text = A hajók bejelentik teljes útvonalukat, és nem térhetnek el tőle; a védő megmondja, hol és mivel avatkozik közbe.

hu-40 = Repülőgép hajók ellen
    .text = A hajók elleni légi közbeavatkozáshoz nem kell dobni; csak más repülőgépek akadályozhatják meg.

hu-41 = Egy kocka a hajókra
    .text = A hajók akkor érnek oda, ha az egész csoportra dobott egyetlen kocka nagyobb, mint a távolság tengeri területekben.

hu-42 = Hajók mindkét oldalon
    .text = A támadó hajói ugyanígy avatkozhatnak közbe a védőéi ellen.

hu-43 = Bázisváltás
    .text = A puszta bázisváltásba is ugyanúgy közbe lehet avatkozni, mint bármely más mozgásba.

hu-44 = Áthelyezésbe nem
    .text = A stratégiai áthelyezésbe nem lehet közbeavatkozni.

hu-45 = Segély Angliának
    .text = Ha Németország meghódította Franciaországot, az USA 1941 tavaszától HPP-t küldhet Angliának.

hu-46 = Segély a Szovjetuniónak
    .text = Az USA és Anglia HPP-t küldhet a Szovjetuniónak, amint Németország megtámadta.

hu-47 = Egy negyed
    .text = Egy alkalommal legfeljebb a küldő alap HPP-jének negyede küldhető, és ez beleszámít abba, amit a küldő abban az évszakban elkölthet.

hu-48 = Lefordított zsetonok
    .text = Az áthelyezés fázisában HPP-t érő vagy üres zsetonok kerülnek lefordítva a tengerre.

hu-49 = Megérkezés
    .text = A segély a Szövetségesek következő felállítási fázisában érkezik meg, és azonnal elkölthető.

hu-50 = Megtámadott konvoj
    .text = A megtámadott konvojból annyi érkezik, amennyit a tengeralattjárók meghagytak.

hu-51 = Vologda
    .text = Amíg Vologda német kézen van, a Szovjetuniónak nem küldhető segély.

hu-52 = Az 1941-es amerikai segély
    .text = Amit az USA 1941-ben küld, levonódik 1942-es HPP-jéből.

hu-53 = Melyik változatban mi érvényes
    .text = A teljes háborúban minden különleges szabály érvényes; a rövidebb változatokban csak egy részük, és kevesebb ország játszik.

hu-54 = Történelmi szövetséges
    .text = A történelmi szövetség elmaradhat, de a történelmi szövetségest megtámadni tilos.

hu-55 = Angolok és franciák
    .text = Angol és francia csapatok nem támadhatnak együtt; ahol mindkettő véd, ott egymás után harcolnak.

hu-56 = A Maginot-vonal
    .text = Angol csapat nem léphet a Maginot-vonalra, amíg az el nem esik.

hu-57 = Társak
    .text = Angolok és amerikaiak, illetve németek és olaszok harcolhatnak együtt; a játékosok megegyeznek az elfoglalt terület ellenőrzéséről.

hu-58 = Megegyezés nélkül
    .text = Megegyezés nélkül külön harcolnak; az elfoglalt területet az ott nagyobb sereg ellenőrzi, egyenlőségnél az a nemzet, amelynek több egysége van a térképen.

hu-59 = A szovjetek külön
    .text = Szovjet csapat nem lehet egy területen angollal, amerikaival vagy franciával.

hu-60 = Vichy
    .text = Ha Párizs elesett, és nem sikerült visszafoglalni, minden francia egység lekerül; Vichy és Lyon területén és a megmaradt francia Afrikában megalakul Vichy.

hu-61 = Hadüzenet Vichynek
    .text = A Szövetségesek csak hadüzenet után támadhatják meg Vichyt.

hu-62 = Vichy csak védekezik
    .text = Vichy egységei védekeznek a Szövetségesek ellen, de senkit sem támadnak meg.

hu-63 = Vichy vége
    .text = Ha a Szövetségesek elfoglalják Párizst vagy Vichyt, az állam azonnal megszűnik: egységei lekerülnek, területei a Szövetségeseké.

hu-64 = Vichy hadereje
    .text = A német játékos a volt francia egységekből két gyalogságot, egy páncélost, egy repülőgépet és két flottát helyez fel és mozgat.

hu-65 = Szovjet támadás
    .text = A Szovjetunió 1941 őszétől támadhatja meg Németországot vagy csatlósait hét HPP-ért, és még kettőért, ha csatlóst támad.

hu-66 = Német támadás
    .text = Németország hét HPP-ért bármikor megtámadhatja a Szovjetuniót.

hu-67 = A csatlósok csatlakoznak
    .text = Ha Németország támad, a csatlósok azonnal csatlakoznak hadseregükkel, és HPP-jüket Németország rögtön megkapja.

hu-68 = Csatlósok pótlása
    .text = A csatlósok veszteségeit Németország költségén lehet pótolni.

hu-69 = Meglepetés
    .text = A hadüzenet fordulójában minden német és szövetséges egység kétszer dob, ha szovjet egységet támad.

hu-70 = Az első tél
    .text = A támadás évének telén a Tengely nem indíthat csatát, ledobást vagy inváziót a szovjet határokon belül; ahol senki sem áll ellen, oda beléphet.

hu-71 = A szovjet tél
    .text = Ezen a télen a szovjet egységek kétszer dobnak, ha a Tengelyt támadják.

hu-72 = Bulgária
    .text = Bulgária nem vesz részt szovjet egységek elleni támadásban, és egységei szovjet támadásra azonnal elvesznek.

hu-73 = Ha a szovjetek kezdték
    .text = Ha a Szovjetunió támad előbb, a csatlósok semlegesek maradnak; a német egységeknek a következő fordulóban ki kell vonulniuk, vagy Németországnak hadat kell üzennie.

hu-74 = Ploesti
    .text = Amíg Ploesti a Szövetségeseké, az egész Tengely fordulónként csak egy támadást indíthat.

hu-75 = Groznij
    .text = Amíg Groznij a Tengelyé, a Szovjetunió fordulónként csak egy támadást indíthat.

hu-76 = Gibraltár és Szuez
    .text = Ha a Tengely elfoglalja Gibraltárt vagy Szuezt, Anglia alap HPP-je azonnal öttel csökken.

hu-77 = Visszafoglalva
    .text = Ha a Szövetségesek visszafoglalják, Anglia a következő számvetésnél visszakapja eredeti alapját.

hu-78 = Málta helyőrsége
    .text = Máltán legfeljebb egy gyalogság vagy páncélos, egy flotta és egy légi egység lehet.

hu-79 = Németek Afrikában
    .text = Afrikában legfeljebb három német egység lehet.

hu-80 = Málta és Afrika
    .text = Minden Máltán állomásozó angol flotta vagy légi egység egy afrikai német egységet tart vissza a támadástól.

hu-81 = Amerika belép
    .text = Az USA 1942 tavaszától hét HPP-ért üzenhet hadat az egész Tengelynek; azonnal támadnia nem kell.

hu-82 = Odaát
    .text = Az amerikai egységek az USA-ból indulnak, és először Angliába kell áthelyezni őket.

hu-83 = Négy az óceánon át
    .text = A fordulónkénti hat amerikai áthelyezésből legfeljebb négy vezethet az óceánon át.

hu-84 = Kíséret nélkül
    .text = Az átkeléshez nem kell kíséret; az Angliából való továbbhelyezés a szokásos szabályok szerint történik, és beleszámít a hatba.

hu-85 = Ha Anglia elesett
    .text = Ha Anglia elesett, az amerikai egységek csak invázióval érkezhetnek; ha már van hídfő, oda fordulónként kettő helyezhető át.

hu-86 = Az USA biztonságban van
    .text = Az USA ellen nem kísérelhető meg invázió.

hu-87 = A repülők is ellenállnak
    .text = A területen álló repülőgépek a földi egységekkel együtt harcolnak az ejtőernyősök ellen.

hu-88 = Egy bázis, egy dobás
    .text = Az egy bázisról közbeavatkozó hajókra közösen egyszer dobunk.

hu-89 = Elűzve
    .text = A légi csatában elűzött gép hazatér, és következő fordulójáig nem támad és nem véd.

hu-90 = Egy menet a levegőben
    .text = A repülőgép csak a csata első menetében vesz részt, aztán hazatér, és befejezte a fordulóját.

hu-91 = Csatlakozás a harchoz
    .text = A túlélő közbeavatkozók védettjeik mellett harcolnak tovább; utána a hajók hazatérnek, a mozgó csoport pedig folytatja útját.

hu-92 = Visszavonulás tengeren
    .text = Bármely menet után vissza lehet vonulni a hajókkal; ezek visszatérnek bázisukra.

hu-93 = Mire való a romboló
    .text = A torpedórombolók a hadihajókat és a kereskedelmi hajózást védik a tengeralattjárók ellen.

hu-94 = A HPP nem nő
    .text = Két számvetés között csak a csatlósok csatlakozása növeli a HPP-t; a segély csak egyik országból a másikba viszi.

hu-95 = Mindkettőben külön
    .text = Az angolok és a franciák támadásban és védelemben is külön harcolnak; más társak mindkettőt tehetik együtt.

hu-96 = Más nem menti meg az országot
    .text = Csak a főváros visszafoglalása menti meg az országot; különben elvesztette a háborút.

huc-01 = Egy oldal nemzetei
    .text = Egy oldal nemzetei rögzített sorrendben cselekszenek, és mindegyik maga fizet; a közös támadást egyszer kell kifizetni.

huc-02 = Csoportok
    .text = Egyszerre egy csoport mozog: egy területről egy másik területre menő egységek.

huc-03 = Passzolás
    .text = Aki passzol, nem felel erre a láncszemre; ha mindkét oldal egymás után passzol, a lánc lezárul. Az állandó parancs kérdezés nélkül válaszol gazdája helyett.

huc-04 = A csaták sorrendje
    .text = A soron lévő oldal választja meg a sorrendet; minden csatában előbb a levegő, aztán a tenger, végül a föld következik.

huc-05 = A ledobás is támadás
    .text = Amit az ejtőernyősök egyedül foglaltak el, akár üresen is, abban a fordulóban megtámadottnak számít.

huc-06 = Második mozgás
    .text = A győztes vagy fel nem használt páncélos még egy területet mozog, és ott harcolhat; csak fel nem használt repülőgép támogathatja.

huc-07 = Ellenőrzés
    .text = Csak földi egység szerez ellenőrzést; az üres terület azé marad, aki utoljára birtokolta.

huc-08 = Hol állják el az útját
    .text = A csoport útvonalának bármely hátralévő területén elérhető; hajóknál a távolság tengeri területekben számít, a hellyel együtt.

huc-09 = A hajók otthona a kikötő
    .text = A hajók kikötőben fejezik be mozgásukat; az utánpótlásra vagy kíséretre kirendelt flotta mást nem tehet. Szövetséges hadihajó konvoj mellé tehető.

huc-10 = Zsetonok
    .text = Évszakonként minden küldőtől minden célhoz egy zseton; a tengeralattjárók megnevezik, melyiket támadják; ami Vologda elestekor a tengeren van, még megérkezik.

huc-11 = Melyik bombázó számít
    .text = Az ellenség hazája fölé érő bombázó számít, az odaúton lelőtt nem. A HPP sosem csökken nulla alá.

huc-12 = Kinek kell ellentámadnia
    .text = A fővárost akkor kötelező megtámadni, ha földi egység elérheti, és van rá egy HPP; akire ehhez nincs szükség, az szabad.

huc-13 = Egy támadás
    .text = Ahol csak egy támadás indítható, ott az egész fordulóban egy csata lehet; ingyenes elfoglalás, közbeavatkozás és bombázás nem számít bele.

huc-14 = Kivonulás a csatlósoktól
    .text = A következő német forduló végén lekerülnek a semleges csatlósban maradt német egységek, hacsak Németország hadat nem üzen neki.

huc-15 = Egységkészlet
    .text = Egy nemzetnek nem lehet több egysége a térképen, mint amennyit a készlete enged; amit hódítás vesz le, az nem pótolható.

huc-16 = Kerekítés
    .text = Az évszaki költési korlátot felfelé, minden mást lefelé kerekítünk.

huc-17 = Semlegesek
    .text = Amelyik semlegest senki sem támadja meg, az nem cselekszik; rajta átmenni és fölötte átrepülni nem lehet.

huc-18 = Tél
    .text = A tél ahhoz az évhez tartozik, amelyikben kezdődik.

huc-19 = Mindkét főváros
    .text = Minden elvesztett fővárosról a gazdája következő fordulójának végén döntünk; így előbb az kerül sorra, aki előbb lép.

hub-1-1 = Oldalak és helyek
    .text = Két oldal, két–öt játékos: Németország, Olaszország, Anglia Franciaországgal, Szovjetunió, Egyesült Államok.

hub-1-2 = Évszakok
    .text = Egy forduló egy évszak; benne mindkét oldal egyszer cselekszik.

hub-1-3 = Ki kezd
    .text = Minden évszakban a Tengely kezd; választható, hogy az az oldal kezdjen, amelynek több HPP-je maradt.

hub-1-4 = Békében lévő nagyhatalom
    .text = A nem hadviselő nagyhatalom a határain belül épít és helyez át; nem lépi át őket, és földjére más sem léphet.

hub-1-5 = Olaszország belép
    .text = Olaszország 1940 tavaszától hét HPP-ért léphet be a háborúba; azonnal belép, ha a Szövetségesek hadat üzennek neki.

hub-1-6 = Mit nyit a hadüzenet
    .text = Egy hadüzenet az egész szövetségnek szól, és vezető hatalmának kell címezni; nagyhatalom ellen hét, kis ország ellen két HPP.

hub-2-1 = Fázisok
    .text = Egy oldal fordulója: hadüzenetek, új egységek, mozgás, csaták, második mozgás a csatáival, utánpótlás, áthelyezés.

hub-2-2 = Fordulónként egyszer
    .text = A földi egység egyszer mozog; a repülőgép és a hajó, ha harcolt, a következő fordulójáig mást nem tehet.

hub-3-1 = Hely
    .text = Hegyvidéken legfeljebb hat földi, bármely területen legfeljebb négy légi egység állhat; a győztesek közül visszamegy, akinek nincs hely, és a tulajdonos választja ki.

hub-3-3 = Szorosok
    .text = A Boszporuszon, a Skagerrakon és Szuezen csak az hajózhat át, akinek oldala Isztambult, Dániát, illetve Szuezt tartja. Sevilla és Spanyol-Marokkó között csak Gibraltár birtokosa kelhet át; ellenséges kézen az áthelyezést is megállítja.

hub-3-4 = Az USA-mező
    .text = Az USA-ba és onnan semmi sem repül.

hub-3-5 = A térkép
    .text = 111 szárazföldi és 19 tengeri terület.

hub-4-1 = Egységek
    .text = Minden fajtának van ára, támadási értéke, védekezési értéke és hatótávolsága; a flotta az invázióval támadott kikötőben és erődben jobban véd.

hub-4-2 = Mit visz a flotta
    .text = Invázióhoz egy flotta két gyalogságot vagy ejtőernyőst, vagy egy páncélost szállít; repülőgépből egyet, ha földi egység is megy vele.

hub-5-1 = Módosítók
    .text = Part három, erőd kettő, folyó, tengerszoros és hegyvidék egy; csak a legnagyobb számít, és ötnél nagyobb érték nincs.

hub-5-2 = Menetek
    .text = Mindkét oldal egyszerre dob, és maga választja ki veszteségeit; a támadó bármely menet után visszavonulhat.

hub-5-3 = A csata után
    .text = Csak az a támadó foglalja el a területet, akinek maradt földi egysége. Az elveszett kikötő hajói és a repülőgépek új bázist keresnek; aki nem talál, elvész.

hub-5-4 = Invázió
    .text = A flották a kikötőjükből ellenséges partra visznek földi egységeket; ez területenként egyszer öt HPP, és a partra szálltaknak abban a fordulóban van utánpótlásuk.

hub-6-1 = Nagyhatalom bukása
    .text = Elesik a nagyhatalom, ha fővárosa következő saját fordulója végén is ellenséges kézen van; Németország Berlinnel és a Ruhr-vidékkel, a Szovjetunió Moszkvával, Leningráddal és Sztálingráddal együtt esik el.

hub-6-2 = Felszabadulás
    .text = Az elesett ország, ha barátai visszafoglalják a fővárosát, újra harcol: az ellenséges földi egység nélküli területeit rögtön, HPP-jét a következő számvetéskor kapja meg.

hub-6-3 = Kis ország bukása
    .text = A kis ország elesik, ha az ellenség a saját fordulója végén tartja a fővárosát.

hub-6-4 = A felosztás
    .text = Ha a Tengely meghódítja Lengyelországot, Breszt-Litovszk és Lwów a semleges Szovjetunióé, amely 1940 tavaszán és nyarán a balti államokat és Besszarábiát is megszállhatja.

hub-6-5 = Németek a csatlósoknál
    .text = 1940 nyarától német egységek állhatnak a még semleges csatlósok földjén.

hub-7-1 = Utánpótlási vonal
    .text = A földi egységnek baráti földön vezető út kell oldala egyik fővárosáig, vagy kikötő és négy egységenként egy flotta, négy tengeri területen belülről.

hub-7-2 = Utánpótlás nélkül
    .text = Utánpótlás nélkül az egység nem támadhat; ha kétszer egymás után nincs, elvész. Ha a flották nem hoznak eleget mindenkinek, az választja ki, ki marad ki, akié a flotta.

hub-7-3 = Mindig ellátva
    .text = A Máltán, Gibraltáron és az USA-ban álló, az ebben a fordulóban partra szállt vagy ledobott egységek, és az angol Szuezzel szárazföldön összekötött angolok.

hub-8-1 = Áthelyezések
    .text = Egy évszakban Németország nyolc, a Szovjetunió és az USA hat-hat, Anglia öt, Franciaország és Olaszország négy-négy egységet helyezhet át, baráti földön bármilyen messzire.

hub-8-2 = Tengeren
    .text = Kikötőből kikötőbe legfeljebb négy tengeri területen át, az egyik kikötő fel nem használt flottája kíséretében, négy egységig; a hajók hatot mehetnek, kíséret nélkül.

hub-9-1 = Hol lehet építeni
    .text = Ellenőrzött hazai területen, ahol van utánpótlás, hajót kikötőben; egy területen fordulónként legfeljebb három egységet.

hub-9-3 = Évszaki korlát
    .text = Egy nemzet egy évszakban legfeljebb a számvetés utáni HPP-je felét költheti el.

hub-10-1 = Számvetés
    .text = Minden tavasz előtt a nagyhatalom megkapja az alapját és a hódításai értékét, levonva, amit elvesztett.

hub-10-2 = Növekedés
    .text = Az el nem költött HPP egy része az alaphoz adódik: Németországnál a fele, Angliánál és az USA-nál két ötöde, Franciaországnál és a Szovjetuniónál három tizede, Olaszországnál egy ötöde. A többi elvész.

hub-10-3 = 1939
    .text = 1939 őszére és telére fél évi HPP jut.

hub-10-4 = Szovjet ipar
    .text = 1942-től a szovjet alap évente néggyel nő, amíg az ország hadban áll Németországgal, és tartja az Uralt.

hub-11-1 = Felállás
    .text = Ki hol áll a változat kezdetén.

hub-12-1 = Azonnali győzelem
    .text = A Tengely döntő győzelmet arat, ha Anglia és a Szovjetunió is elesett. Ha Németország esik el, a Szövetségesek győznek: 1944 teléig döntően, 1945 tavaszán kisebb győzelemmel; később döntetlen.

hub-12-2 = Végső győzelem
    .text = Ha Németország 1945 nyara után is áll, a Tengely birtokolta célpontok számítanak: tizenegy döntő, öt kisebb győzelem, kevesebb döntetlen.

hub-12-3 = Első a szövetségesek között
    .text = Kettőnél több játékos esetén az eredmény az egész oldalé; az az első, akié a legtöbb célpont, egyenlőségnél osztoznak.

hub-13-1 = Időjárás
    .text = Választható: télen a páncélosok nem mozognak másodszor szovjet anyaterületről vagy oda.

hub-13-2 = Partizánok
    .text = Választható: Jugoszlávia és Moszkva semmit sem ér annak a hódítónak, akinek Belgrádban, illetve Moszkvában nincs gyalogsága.

hub-14-1 = Franciaország eleste
    .text = Három forduló. Ha a végén Párizs a Tengelyé, az győz, döntően, ha Anglia is elesett; különben a Szövetségesek győznek, döntően, ha Franciaország egyetlen anyaországi területe sem a Tengelyé.

hub-14-2 = A Földközi-tenger
    .text = Tizenkét forduló; az észak zárva. Szuez, vagy Málta Gibraltárral a Tengelynek, Tripoli Bengázival és Tobrukkal a Szövetségeseknek azonnali győzelem; különben a végén Tobruk dönt.

hub-14-3 = Barbarossa
    .text = Hét forduló. Moszkva, Leningrád és Sztálingrád együtt a Tengely azonnali győzelme, egy vagy kettő a végén kisebb győzelem; ha egyik sem az övé, a Szovjetunió győz. A segély táblázatból jön: 1941 őszétől évszakonként legfeljebb hat angol, 1942 tavaszától tizenhárom amerikai HPP, évente együtt 24.
