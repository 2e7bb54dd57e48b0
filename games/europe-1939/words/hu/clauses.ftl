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
chapter-basic-sides = Alapjáték 1. Felek, évek, évszakok
chapter-basic-phases = Alapjáték 2. A forduló fázisai
chapter-basic-map = Alapjáték 3. A térkép
chapter-basic-units = Alapjáték 4. Egységek
chapter-basic-combat = Alapjáték 5. Harc
chapter-basic-conquest = Alapjáték 6. Hódítás, fővárosok, semlegesek
chapter-basic-supply = Alapjáték 7. Ellátás
chapter-basic-redeployment = Alapjáték 8. Stratégiai áthelyezés
chapter-basic-building = Alapjáték 9. Új egységek felállítása
chapter-basic-accounting = Alapjáték 10. Éves gazdasági elszámolás
chapter-basic-set-up = Alapjáték 11. Felállás
chapter-basic-victory = Alapjáték 12. Győzelem
chapter-basic-optional = Alapjáték 13. Időjárás és partizánok
chapter-basic-variants = Alapjáték 14. Rövidebb játékok

hu-01 = Haladó változat
    .text = Az alapszabályok végig érvényesek; a haladó változat egységekkel és szabályokkal bővíti őket.

hu-02 = Az ejtőernyősök maguk repülnek
    .text = Az ejtőernyősök szállító repülőgép nélkül érik el a ledobás helyét.

hu-03 = Ellenséges terület felett
    .text = A ledobás útja ellenséges területek felett is vezethet.

hu-04 = Se folyó, se part
    .text = Ahová ejtőernyőst dobnak, ott a védő nem kap módosítót folyóért vagy partért.

hu-05 = Mindenkire, aki velük támad
    .text = A módosító a többi, ugyanott támadó földi egységgel szemben is elvész.

hu-06 = Egyedül elveszve, végleg
    .text = A földi támogatás nélküli ledobásnál elveszett ejtőernyős többé nem építhető.

hu-07 = Az ellencsapásban elveszve
    .text = Ugyanez áll arra, aki egyedül foglalt el üres területet, és a következő ellentámadásban elesik.

hu-08 = Bajtársak közt elveszve
    .text = A saját földi egységekkel együtt elesett ejtőernyős pótolható.

hu-09 = A fővárost vissza kell venni
    .text = Aki elvesztette fővárosát, következő fordulójában köteles megtámadni, különben elvész az ország.

hu-10 = Partra szállás saját földön
    .text = Csak ilyen szükségben szállhat partra a flotta saját területen; a páncélos onnan második mozgásban támadhat.

hu-11 = Dover és Plymouth elérhető
    .text = A belgiumi repülőgépek elérik Dovert és Plymouthot.

hu-12 = Hídfő
    .text = Az ejtőernyősök által elfoglalt területre még abban a fordulóban áthelyezhetők egységek.

hu-13 = A ledobás ára
    .text = A ledobás egy pontba kerül, ha van védő, különben semmibe; nem az invázió árába.

hu-14 = Flotta a hídfőnek
    .text = A hídfőt flotta látja el, amely abban a fordulóban mást nem tesz.

hu-15 = Egy terület, egy támadás
    .text = Egy terület fordulónként egyszer támadható.

hu-16 = Ledobás után nincs invázió
    .text = Az egyedül ejtőernyősökkel elfoglalt terület ellen abban a fordulóban nincs invázió.

hu-17 = Invázió és ledobás együtt
    .text = Ha invázió és ledobás együtt foglal el egy területet, a partra tett páncélos továbbmehet.

hu-18 = A part ejtőernyősökkel
    .text = A part mögötti gyalogság ötre véd; ejtőernyős támadással szemben az eredeti kettőre.

hu-19 = A bombázó messzebb repül
    .text = A bombázó úgy mozog, mint a repülőgép, csak messzebb.

hu-20 = Mit támad a bombázó
    .text = A levegőben a bombázó csak védekezik; földi és tengeri egységet támadhat.

hu-21 = Stratégiai bombázás
    .text = Minden bombázó, amely az ellenség eredeti országa fölé ér, azonnal egy pontot rombol, akkor is, ha lelövik.

hu-22 = A bombázás ingyenes
    .text = A stratégiai bombázás nem csata, és nem kerül pontba.

hu-23 = Kit nem lehet bombázni
    .text = Franciaország és a Szovjetunió így nem bombázható.

hu-24 = Tengeralattjárók
    .text = A tengeralattjáró úgy mozog, mint a flotta, nem szállít, tengeren harcol.

hu-25 = Kikötőben nincs módosító
    .text = A tengeralattjárónak nincs módosítója kikötőjének inváziója ellen.

hu-26 = Csak Németország
    .text = Tengeralattjárót csak Németország építhet.

hu-27 = Kereskedelmi hajózás
    .text = Az Észak-Atlanti-óceánon túlélő minden tengeralattjáró egy pontot vesz el Angliától.

hu-28 = Vadászat tengeralattjáróra
    .text = Repülőgépek egy menetben támadhatják a tengeren lévő tengeralattjárót; ez nem akció, és nincs rá válasz.

hu-29 = Hol támadható a konvoj
    .text = Az Angliába tartó konvoj az Észak-Atlanti-óceánon, a Szovjetunióba tartó a Norvég-tengeren támadható.

hu-30 = Torpedók
    .text = Minden túlélő tengeralattjáró két pontot vesz el a megtámadott konvojból.

hu-31 = Torpedórombolók
    .text = A torpedóromboló úgy mozog és harcol, mint a flotta, nem szállít, kikötőben és erődben nincs módosítója.

hu-32 = Kis hajók veszteségként
    .text = Tengeri csatában torpedóromboló és tengeralattjáró is levehető veszteségként.

hu-33 = A védő közbeavatkozhat
    .text = Az egyik fél légi és tengeri egységeinek mozgásába a másik közbeavatkozhat.

hu-34 = Ki avatkozhat közbe a levegőben
    .text = Még nem használt repülőgép megtámadhatja a hatótávolságán belül elhaladókat; ez ingyenes.

hu-35 = A közbeavatkozó védekezési értéke
    .text = A közbeavatkozó repülőgép a védekezési értékével talál.

hu-36 = A repülőgép mindig odaér
    .text = A légi közbeavatkozáshoz nem kell dobni, a támadás helyén sem.

hu-37 = A közbeavatkozás ellen
    .text = A támadó is közbeavatkozhat még nem használt gépeivel, és így tovább.

hu-38 = Visszafelé
    .text = A láncot a végéről oldjuk fel; a túlélők részt vehetnek a tervezett ütközetben.

hu-39 = Az útvonal bejelentése
    .text = A hajók előre bejelentik teljes útjukat; a védő mondja meg, hol és mivel avatkozik közbe.

hu-40 = Repülőgép hajók ellen
    .text = A hajók elleni légi közbeavatkozás dobás nélkül megvalósul, hacsak más gépek meg nem akadályozzák.

hu-41 = Egy kocka a hajókra
    .text = A hajók akkor érnek oda, ha az egész csoportra dobott egy kocka nagyobb a távolságnál.

hu-42 = Hajók mindkét oldalon
    .text = A támadó hajói ugyanígy avatkozhatnak közbe a védőéi ellen.

hu-43 = Bázisváltás
    .text = A csatán kívüli bázisváltásba is ugyanígy lehet közbeavatkozni.

hu-44 = Áthelyezésbe nem
    .text = A stratégiai áthelyezésbe nem lehet közbeavatkozni.

hu-45 = Segély Angliának
    .text = Franciaország eleste után az USA 1941 tavaszától küldhet pontokat Angliának.

hu-46 = Segély a Szovjetuniónak
    .text = Az USA és Anglia a német támadás után küldhet pontokat a Szovjetuniónak.

hu-47 = Egy negyed
    .text = A küldött segély legfeljebb a küldő alapjának negyede, és beleszámít a forduló költésébe.

hu-48 = Lefordított zsetonok
    .text = Az áthelyezés fázisában pontot érő vagy üres zsetonok kerülnek lefordítva a tengerre.

hu-49 = Megérkezés
    .text = A segély a következő felállítási fázisban érkezik, és azonnal elkölthető.

hu-50 = Megtámadott konvoj
    .text = A megtámadott konvojból annyi érkezik, amennyit a tengeralattjárók meghagytak.

hu-51 = Vologda
    .text = Amíg Vologda német kézen van, a Szovjetuniónak nem küldhető segély.

hu-52 = Az 1941-es amerikai segély
    .text = Amit az USA 1941-ben küldött, hiányzik 1942-es pontjaiból.

hu-53 = Melyik változatban mi érvényes
    .text = A teljes háborúban minden különleges szabály él; a rövidebbekben csak egy részük és kevesebb ország.

hu-54 = Történelmi szövetséges
    .text = A történelmi szövetség elmaradhat, de történelmi szövetségest támadni tilos.

hu-55 = Angolok és franciák
    .text = Angol és francia csapatok nem támadhatnak és nem védekezhetnek együtt.

hu-56 = A Maginot-vonal
    .text = Angol csapat nem léphet a Maginot-vonalra, amíg az el nem esik.

hu-57 = Társak
    .text = Angolok és amerikaiak, németek és olaszok harcolhatnak együtt, és megegyeznek az elfoglalt terület ellenőrzéséről.

hu-58 = Megegyezés nélkül
    .text = Megegyezés nélkül külön harcolnak; a terület a helyi nagyobb seregé, egyenlőségnél azé, akinek több egysége van.

hu-59 = A szovjetek külön
    .text = Szovjet csapat nem lehet egy területen angollal, amerikaival vagy franciával.

hu-60 = Vichy
    .text = Párizs eleste és sikertelen visszafoglalása után a francia egységek lekerülnek, és megalakul Vichy délen és Afrikában.

hu-61 = Hadüzenet Vichynek
    .text = A Szövetségesek csak hadüzenet után támadhatják Vichyt.

hu-62 = Vichy csak védekezik
    .text = Vichy egységei védekeznek a Szövetségesek ellen, de nem támadnak.

hu-63 = Vichy vége
    .text = Ha a Szövetségesek elfoglalják Párizst vagy Vichyt, egységei lekerülnek, területei azonnal szövetségesek.

hu-64 = Vichy hadereje
    .text = A német játékos két gyalogságot, egy páncélost, egy repülőt és két flottát helyez fel a volt francia egységekből.

hu-65 = Szovjet támadás
    .text = A Szovjetunió 1941 őszétől támadhat: Németországot hét pontért, csatlóst további kettőért.

hu-66 = Német támadás
    .text = Németország bármikor megtámadhatja a Szovjetuniót hét pontért.

hu-67 = A csatlósok csatlakoznak
    .text = Ekkor a csatlósok azonnal hadseregükkel csatlakoznak, és pontjaikat Németország rögtön megkapja.

hu-68 = Csatlósok pótlása
    .text = A csatlósok veszteségeit Németország költségén lehet pótolni.

hu-69 = Meglepetés
    .text = A hadüzenet fordulójában a német és szövetséges egységek kétszer dobnak szovjet egység ellen.

hu-70 = Az első tél
    .text = A támadás évének telén a Tengely nem indíthat csatát, ejtőernyős bevetést vagy partraszállást a szovjet határokon belül; ahol senki sem áll ellen, oda beléphet.

hu-71 = A szovjet tél
    .text = Ezen a télen a támadó szovjet egységek kétszer dobnak.

hu-72 = Bulgária
    .text = Bulgária nem támad szovjeteket, és egységei szovjet támadásra azonnal elvesznek.

hu-73 = Ha a szovjetek kezdték
    .text = Ha a Szovjetunió támadott, a csatlósok semlegesek, és a németeknek ki kell vonulniuk vagy hadat üzenniük.

hu-74 = Ploesti
    .text = Amíg Ploesti a Szövetségeseké, a Tengely fordulónként egy támadást indíthat.

hu-75 = Groznij
    .text = Amíg Groznij a Tengelyé, a Szovjetunió fordulónként egy támadást indíthat.

hu-76 = Gibraltár és Szuez
    .text = Ha a Tengely elfoglalja Gibraltárt vagy Szuezt, Anglia alapja azonnal öttel csökken.

hu-77 = Visszafoglalva
    .text = Visszafoglalás után a következő számvetésnél Anglia visszakapja az alapját.

hu-78 = Málta helyőrsége
    .text = Máltán legfeljebb egy gyalogság vagy páncélos, egy flotta és egy légi egység lehet.

hu-79 = Németek Afrikában
    .text = Afrikában legfeljebb három német egység lehet.

hu-80 = Málta és Afrika
    .text = Minden máltai brit flotta vagy légierő eggyel csökkenti az Afrikában harcoló német egységek számát.

hu-81 = Amerika belép
    .text = Az USA 1942 tavaszától hét pontért üzenhet hadat az egész Tengelynek; támadnia nem kell.

hu-82 = Odaát
    .text = Az amerikai egységek az USA-ból indulnak, és előbb Angliába helyezik át őket.

hu-83 = Négy az óceánon át
    .text = A hat áthelyezésből legfeljebb négy vezethet az óceánon át.

hu-84 = Kíséret nélkül
    .text = Az átkelés nem igényel kísérőt; az Angliából való továbbhelyezés a szokásos szabályok szerint számít.

hu-85 = Ha Anglia elesett
    .text = Ekkor az amerikaiak csak invázióval érkeznek, és a hídfőbe fordulónként kettő követheti őket.

hu-86 = Az USA biztonságban
    .text = Az USA ellen nem kísérelhető meg invázió.

hu-87 = A repülők is ellenállnak
    .text = A területen álló repülőgépek a földi egységekkel együtt harcolnak az ejtőernyősök ellen.

hu-88 = Egy bázis, egy dobás
    .text = Az egy bázisról közbeavatkozó hajókra közösen egyszer dobunk.

hu-89 = Elűzve
    .text = A légi csatában visszavonuló gép abban a fordulóban már nem támad és nem véd.

hu-90 = Egy menet a levegőben
    .text = A repülőgép a csata első menetében vesz részt, hazatér, és befejezte fordulóját.

hu-91 = Csatlakozás a harchoz
    .text = A sikeres közbeavatkozó a védettjei mellett harcol tovább; utána a hajók hazatérnek, a mozgó fél folytatja útját.

hu-92 = Kiválás tengeren
    .text = Bármely menet után kivonhatók a hajók, és visszatérnek bázisukra.

hu-93 = Mire való a romboló
    .text = A torpedórombolók a hadihajókat és a kereskedelmi flottát védik a tengeralattjárók ellen.

hu-94 = A pontok nem nőnek
    .text = Két számvetés között csak a csatlósok csatlakozása növeli a pontokat; a segély csak áthelyezi őket.

hu-95 = Mindkettőben külön
    .text = Az angolok és franciák támadásban és védelemben is külön harcolnak; más társak mindkettőt együtt tehetik.

hu-96 = Más nem menti meg az országot
    .text = Csak a visszafoglalt főváros menti meg az országot; nélküle számára a háború elveszett.

huc-01 = Egy oldal nemzetei
    .text = Egy oldal nemzetei rögzített sorrendben cselekszenek, mindenki maga fizet; a közös támadást egyszer fizetik.

huc-02 = Csoportok
    .text = Egyszerre egy csoport mozog: egy területről egy területre menő egységek.

huc-03 = Passzolás
    .text = Aki passzol, erre a láncszemre válaszolt; ha mindkét fél egymás után passzol, a lánc lezárul. Állandó parancs válaszol a távollévő helyett.

huc-04 = A csaták sorrendje
    .text = A soron lévő oldal választ sorrendet; minden csatában előbb a levegő, aztán a tenger, végül a föld.

huc-05 = A ledobás is támadás
    .text = Az ejtőernyősök által egyedül elfoglalt, akár üres terület is támadottnak számít.

huc-06 = Második mozgás
    .text = A győztes vagy fel nem használt páncélos még egy területet mozog; csak még nem használt gép támogathatja.

huc-07 = Ellenőrzés
    .text = Csak földi egység szerez ellenőrzést; az üres terület utolsó birtokosáé marad.

huc-08 = Hol lehet találkozni
    .text = A csoport útjának bármely hátralévő területén elérhető; a hajók távolsága tengeri területekben számít, a hellyel együtt.

huc-09 = A hajók otthona a kikötő
    .text = A hajók kikötőben fejezik be mozgásukat; a lekötött flotta mást nem tesz. Szövetséges hadihajó konvoj mellé tehető.

huc-10 = Zsetonok
    .text = Küldőnként és célonként fordulónként egy zseton; a tengeralattjárók megnevezik célpontjukat; a tengeren lévő Vologda eleste után is megérkezik.

huc-11 = Mi számít bombázásnak
    .text = Az ellenség hazája fölé érő bombázó számít, az odaúton lelőtt nem; a veszteség nem megy nulla alá.

huc-12 = Kinek kell ellentámadnia
    .text = A kötelesség akkor áll fenn, ha földi egység eléri a fővárost és van egy pont; más nem tilos.

huc-13 = Egy támadás
    .text = Ahol csak egy támadás lehet, az egy csata az egész fordulóban; ingyenes elfoglalás, közbeavatkozás, bombázás nem számít.

huc-14 = Kivonulás a csatlósoktól
    .text = A következő német forduló végén a semleges csatlósban maradt német egységek lekerülnek, hacsak Németország hadat nem üzen.

huc-15 = Készlet
    .text = Egy nemzetnek nem lehet több egysége, mint a készlete; amit hódítás vesz le, az elveszett.

huc-16 = Kerekítés
    .text = A forduló korlátja felfelé, minden más lefelé kerekítendő.

huc-17 = Semlegesek
    .text = A meg nem támadott semleges nem cselekszik, és nem lehet átmenni vagy átrepülni rajta.

huc-18 = Tél
    .text = A tél ahhoz az évhez tartozik, amelyikben kezdődik.

huc-19 = Mindkét főváros
    .text = Minden elvesztett fővárost a tulajdonos saját fordulójának végén bírálunk el; aki előbb lépett, azé az első.

hub-1-1 = Oldalak és helyek
    .text = Két oldal, két–öt játékos: Németország, Olaszország, Anglia Franciaországgal, Szovjetunió, Egyesült Államok.

hub-1-2 = Évszakok
    .text = Egy forduló egy évszak; benne mindkét oldal egyszer cselekszik.

hub-1-3 = Ki kezd
    .text = Évszakonként a Tengely kezd, hacsak nem a megmaradt pontok döntenek.

hub-1-4 = Békében lévő nagyhatalom
    .text = A nem hadviselő nagyhatalom határain belül épít és helyez át, és ott marad.

hub-1-5 = Olaszország belép
    .text = Olaszország 1940 tavaszától hét pontért léphet be a háborúba.

hub-1-6 = Mit nyit a hadüzenet
    .text = Egy hadüzenet az egész szövetségnek szól, vezetőjének címezve; nagyhatalom hét, kis ország két pont.

hub-2-1 = Fázisok
    .text = Egy oldal fordulója: hadüzenetek, új egységek, mozgás, csaták, második mozgás csatáival, utánpótlás, áthelyezés.

hub-2-2 = Fordulónként egyszer
    .text = A földi egység egyszer mozog; a repülő és a hajó, ha harcolt, következő fordulójáig mást nem tehet.

hub-3-1 = Hely
    .text = Hegyvidéken hat földi, bárhol négy légi egység lehet; a győztesek közül visszamegy, akinek nincs hely, és a tulajdonos dönti el, ki az.

hub-3-3 = Szorosok
    .text = A Boszporusz, a Skagerrak és Szuez azé, aki partját tartja; Gibraltár nélkül a mellette lévő szoros zárt.

hub-3-4 = Az USA-mező
    .text = Az USA-ba és onnan semmi sem repül.

hub-3-5 = A térkép
    .text = 111 szárazföldi és 19 tengeri terület.

hub-4-1 = Egységek
    .text = Minden fajtának ára, támadási és védekezési értéke, hatótávolsága van; a flotta megtámadott kikötőben vagy erődben jobban véd.

hub-4-2 = Mit visz a flotta
    .text = Egy flotta két gyalogságot vagy ejtőernyőst, vagy egy páncélost visz partra.

hub-5-1 = Módosítók
    .text = Part három, erőd kettő, folyó, szoros és hegy egy; a legnagyobb számít, és ötnél nagyobb érték nincs.

hub-5-2 = Menetek
    .text = Mindkét fél egyszerre dob, a tulajdonos választ veszteséget, a támadó menet után visszavonulhat.

hub-5-3 = A csata után
    .text = A győztesnek kell, hogy maradjon földi egysége; az elveszett kikötőből a hajók kifutnak, a gépek, ha tudnak, elmennek.

hub-5-4 = Invázió
    .text = A flották kikötőjükből partra visznek földi egységeket; területenként egyszer öt pont, és a partra szállt abban a fordulóban ellátott.

hub-6-1 = Nagyhatalom bukása
    .text = Elesik a nagyhatalom, ha fővárosa saját fordulója végén is ellenséges kézen van; Németországnak és a Szovjetuniónak több városa van.

hub-6-2 = Felszabadulás
    .text = Akinek fővárosát barátai visszaveszik, újra harcol; szabad területeit rögtön, pontjait a következő számvetéskor kapja.

hub-6-3 = Kis ország bukása
    .text = A kis ország elesik, ha fővárosát a hódító fordulója végén tartja.

hub-6-4 = A felosztás
    .text = Lengyelország eleste után kelete a semleges Szovjetunióé, amely 1940 tavaszán és nyarán a balti államokba és Besszarábiába is bevonulhat.

hub-6-5 = A csatlósok vendégei
    .text = 1940 nyarától német egységek állhatnak a csatlós országokban.

hub-7-1 = Utánpótlási vonal
    .text = A földi egységnek baráti út kell egy fővárosig, vagy kikötő és négy tengeri területen belül négy egységenként egy flotta.

hub-7-2 = Utánpótlás nélkül
    .text = Utánpótlás nélkül nincs támadás; másodszorra az egység elvész. Ha a flották nem hoznak eleget mindenkinek, az dönti el, ki marad ki, akié a flotta.

hub-7-3 = Mindig ellátva
    .text = Málta, Gibraltár, az USA, az e fordulóban partra szállt vagy ledobott egység, és a Szuezzel szárazföldön összekötött angolok.

hub-8-1 = Áthelyezések
    .text = Nemzetenként évszakonként néhány egység bármilyen messzire mehet baráti földön.

hub-8-2 = Tengeren
    .text = Kikötőből kikötőbe négy tengeri területen át, az egyik kikötő flottájának kíséretében négy egységig.

hub-9-1 = Hol lehet építeni
    .text = Ellenőrzött hazai területen, hajót kikötőben, területenként és fordulónként hármat.

hub-9-3 = Évszaki korlát
    .text = Egy nemzet évszakonként legfeljebb a számvetés utáni pontjai felét költheti.

hub-10-1 = Számvetés
    .text = Tavasz előtt: az alap, a hódítások, mínusz a veszteségek.

hub-10-2 = Növekedés
    .text = Az el nem költött pontok egy része az alaphoz adódik.

hub-10-3 = 1939
    .text = 1939 őszére és telére fél évi pont jut.

hub-10-4 = Szovjet ipar
    .text = 1942-től a szovjet alap évente néggyel nő, amíg harcol és tartja az Uralt.

hub-11-1 = Felállás
    .text = Ki hol áll a változat kezdetén.

hub-12-1 = Azonnali győzelem
    .text = A háború véget ér, ha Anglia és a Szovjetunió elesett, vagy Németország.

hub-12-2 = Végső győzelem
    .text = 1945 nyara után a Tengely tartott célpontjai számítanak: tizenegy döntő, öt kisebb győzelem.

hub-12-3 = Első a szövetségesek között
    .text = Kettőnél több játékos esetén az eredmény az egész oldalé; akié a legtöbb célpont, az az első, egyenlőségnél többen.

hub-13-1 = Időjárás
    .text = Ha ezzel játszunk, télen a páncélosok nem mozognak másodszor szovjet anyaterületről vagy oda.

hub-13-2 = Partizánok
    .text = Ha velük játszunk, Jugoszlávia és Moszkva semmit sem ér a hódítónak, ha Belgrádban, illetve Moszkvában nincs gyalogság.

hub-14-1 = Franciaország eleste
    .text = Három forduló; Párizs dönt.

hub-14-2 = A Földközi-tenger
    .text = Tizenkét forduló délen; Szuez, Málta Gibraltárral és Líbia dönt; az észak zárva.

hub-14-3 = Barbarossa
    .text = Hét forduló; Moszkva, Leningrád és Sztálingrád dönt; a segély táblázatból jön.
