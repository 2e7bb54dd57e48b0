# Amit a játékos az első lépés előtt, és bármikor, ha kérdezi, megtud.

briefing-length = { $left ->
        [0] Az utolsó évszak véget ért.
        [one] Ez az utolsó évszak.
       *[other] Még { $left } évszak van hátra, ezzel együtt; az utolsó { $last }.
    }
briefing-place = { $place }
briefing-held = Birtokosa: { $side }
briefing-needs-eleven = a végén tizenegy célpont a Tengelyé, vagy Anglia és a Szovjetunió elesett
briefing-needs-five = a végén öt–tíz célpont a Tengelyé
briefing-needs-fewer = Németország ennél kevesebbel áll, vagy 1945 tavasza után esik el
briefing-needs-germany-spring = Németország 1945 tavaszán esik el
briefing-needs-germany-winter = Németország 1944 telének végéig elesik
briefing-needs-paris-and-britain = Párizs a Tengelyé, és Anglia elesett
briefing-needs-paris = Párizs a Tengelyé
briefing-needs-paris-free = Párizs szabad
briefing-needs-france-free = Franciaország egyetlen területe sem a Tengelyé
briefing-needs-suez = a Szövetségesek fordulója után Szuez, vagy Málta és Gibraltár a Tengelyé
briefing-needs-tobruk = a végén Tobruk a Tengelyé
briefing-needs-tobruk-allied = a végén Tobruk a Szövetségeseké
briefing-needs-libya = a Tengely fordulója után Tripoli, Bengázi és Tobruk a Szövetségeseké
briefing-needs-three-cities = Moszkva, Leningrád és Sztálingrád a Tengelyé
briefing-needs-one-city = a végén egy vagy kettő a Tengelyé
briefing-needs-no-city = a végén egyik sem a Tengelyé
briefing-full-war = 1939 ősze. Németország megtámadta Lengyelországot; Anglia és Franciaország hadban áll vele, Olaszország, a Szovjetunió és az Egyesült Államok még nem. A HPP kevés, és minden támadás fogyasztja. Tengeren és levegőben a másik oldal közbeavatkozhat minden ellen, ami mozog.
aim-full-war-germany = Ellenfeleidet egyenként üsd ki: Lengyelország, Franciaország, aztán Anglia vagy a Szovjetunió. Ha Anglia és a Szovjetunió elesik, győztél; különben tarts a végéig tizenegy célpontot. Építéskor hagyj HPP-t a támadásokra.
aim-full-war-italy = Gyenge vagy, de jó helyen állsz. Tartsd a Földközi-tenger közepét, lásd el Afrikát, a terhet vigye Németország; a győzelem közös, és a több célpontot birtokló társ az első.
aim-full-war-britain = Tartsd ellátva Angliát, és amíg lehet, életben Franciaországot. Vadászd a tengeralattjárókat, tartsd Gibraltárt és Szuezt, és térj vissza a szárazföldre, ha Amerika is ott van. Döntő győzelemhez Németországnak 1944 telének végéig el kell esnie.
aim-full-war-ussr = Használd a békét: vedd el, amit a paktum ad, építs, és őrizd a határt. Ha jön a támadás, adj teret, de Moszkvát, Leningrádot és Sztálingrádot ne; aztán irány Berlin.
aim-full-war-usa = Későn jössz, de sokkal. Küldj konvojt az első naptól, és hozd át csapataidat, ha hadban állsz; nélküled a nyugat nem tér vissza a szárazföldre.
special-full-war = A konvojok lefordítva fekszenek: csak a küldő tudja, mit visznek. Ha Franciaország elesik, megalakul Vichy; a szovjet tél a Tengelyt sújtja.
briefing-fall-of-france = 1940 tavasza. A német páncélosok a Németalföld és az Ardennek előtt állnak. Franciaországnak ugyanannyi hadosztálya van, de Anglia repülői kevesek. Középen a Maginot-erőd áll.
aim-fall-of-france-axis = 1940 őszének végén légy Párizsban. Ha Anglia is elesik, a győzelem döntő. Páncélossal győzz: az másodszor is mozog és harcol.
aim-fall-of-france-allies = Tartsd meg Párizst. Ha a végén Franciaország egyetlen területe sincs ellenséges kézen, a győzelem döntő. Repülőkkel avatkozz közbe minden ellen, ami nyíltan mozog.
special-fall-of-france = A támadás HPP-be kerül, és egy évszakban az éves HPP-nek csak egy része költhető el: aki mindent beépít, nem tud támadni.
briefing-mediterranean = 1940 nyara. Olaszország belépett a háborúba, és Egyiptomra néz; Anglia kevéssel tartja Gibraltárt, Máltát és Szuezt. Aki Szicília és Afrika között a tenger ura, az ellátja a seregét. Három német egység úton van.
aim-mediterranean-axis = Vedd be Szuezt, vagy Máltát és Gibraltárt, és tartsd meg a Szövetségesek fordulója alatt: az azonnali győzelem. Különben elég a végén Tobruk.
aim-mediterranean-allies = Tartsd Szuezt és Máltát, és üsd az Afrikát ellátó hajókat. Tripoli, Bengázi és Tobruk együtt azonnali győzelem; a végén Tobruk is elég.
special-mediterranean = A tengeri utánpótláshoz flotta kell, és minden átkelés közbeavatkozást hív ki.
briefing-barbarossa = 1941 nyara. Németország és csatlósai meglepetésszerűen megtámadják a Szovjetuniót. A határ menti seregek nagyok, és elvesznek; mögöttük nő az ipar. Két nyár és egy tél dönt.
aim-barbarossa-axis = Vedd be Moszkvát, Leningrádot és Sztálingrádot: a három együtt azonnali győzelem, egy a végén kisebb győzelem. Használd ki az első évszak meglepetését.
aim-barbarossa-allies = Tartsd a három várost 1942 telének végéig; ha mind megvan, a győzelem döntő. Teret adj, ne sereget.
special-barbarossa = Az első támadás meglepetés, az első tél a Tengelyt sújtja, és frontja mögött partizánok támadnak.
