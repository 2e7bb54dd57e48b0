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
briefing-needs-fewer = Németország ennél kevesebbel, de állva marad, vagy 1945 tavasza után esik el
briefing-needs-germany-spring = Németország 1945 tavaszán esik el
briefing-needs-germany-winter = Németország 1944 telének végéig elesik
briefing-needs-paris-and-britain = Párizs a Tengelyé, és Anglia elesett
briefing-needs-paris = Párizs a Tengelyé
briefing-needs-paris-free = Párizs szabad
briefing-needs-france-free = Franciaország egyetlen anyaországi területe sem a Tengelyé
briefing-needs-suez = a Szövetségesek fordulója után Szuez, vagy Málta és Gibraltár a Tengelyé
briefing-needs-tobruk = a végén Tobruk a Tengelyé
briefing-needs-tobruk-allied = a végén Tobruk a Szövetségeseké
briefing-needs-libya = a Tengely fordulója után Tripoli, Bengázi és Tobruk a Szövetségeseké
briefing-needs-three-cities = Moszkva, Leningrád és Sztálingrád a Tengelyé
briefing-needs-one-city = a végén egy vagy kettő a Tengelyé
briefing-needs-no-city = a végén egyik sem a Tengelyé
briefing-full-war = 1939 ősze. Németország megtámadta Lengyelországot; Anglia és Franciaország hadban áll vele, Olaszország, a Szovjetunió és az Egyesült Államok még nem. Kevés a HPP, és minden csata fogyasztja. Levegőben és tengeren a másik oldal közbeavatkozhat minden ellen, ami úton van.
aim-full-war-germany = Ellenfeleidet egyenként üsd ki: Lengyelország, Franciaország, aztán Anglia vagy a Szovjetunió. Ha Anglia és a Szovjetunió elesik, győztél; különben tarts a végéig tizenegy célpontot. Építéskor hagyj HPP-t a támadásokra.
aim-full-war-italy = Gyenge vagy, de jó helyen állsz. 1940 tavaszától hét HPP-ért beléphetsz a háborúba. Tartsd a Földközi-tenger közepét, lásd el Afrikát, a terhet vigye Németország; a győzelem közös, és a több célpontot birtokló társ az első.
aim-full-war-britain = Jöjjenek a konvojok, és amíg lehet, éljen Franciaország. Vadássz a tengeralattjárókra, tartsd Gibraltárt és Szuezt, és térj vissza a szárazföldre, ha Amerika is ott van. Döntő győzelemhez Németországnak 1944 telének végéig el kell esnie.
aim-full-war-ussr = Használd ki a békét: szálld meg 1940 tavaszán vagy nyarán a balti államokat és Besszarábiát, építs, és őrizd a határt. Ha jön a támadás, adj fel teret, de Moszkvát, Leningrádot és Sztálingrádot együtt soha; aztán irány Berlin.
aim-full-war-usa = Későn jössz, de erősen. 1941 tavaszától küldj konvojt: Angliának, ha Franciaország elesett, a Szovjetuniónak, ha Németország megtámadta. 1942 tavaszától üzenj hadat, és hozd át a csapataidat; nélküled a Nyugat nem tér vissza a szárazföldre.
special-full-war = A konvojok lefordítva fekszenek: csak a Szövetségesek tudják, mit visznek. Ha Franciaország elesik, megalakul Vichy. A Szovjetunió elleni támadás első telén a Tengely nem támadhat a szovjet határokon belül.
briefing-fall-of-france = 1940 tavasza. A német páncélosok a Németalföld és a Maginot-vonal előtt állnak. A franciáknak és a Calais-ban álló angoloknak majdnem ugyanannyi földi egységük van, de kevesebb repülőjük. A Maginot-vonal erőd; megkerülni a semleges Belgiumon át lehet.
aim-fall-of-france-axis = 1940 őszének végén legyen tiéd Párizs. Ha Anglia is elesett, a győzelem döntő. Páncélossal győzz: az másodszor is mozog és harcol.
aim-fall-of-france-allies = Tartsd meg Párizst. Ha a végén Franciaország egyetlen anyaországi területe sincs ellenséges kézen, a győzelem döntő. Küldd a gépeidet az úton lévő német repülők ellen: a szárazföldi menetet így nem állíthatod meg, de támogatás nélkül hagyhatod.
special-fall-of-france = A támadás HPP-be kerül, és egy évszakban az éves HPP-nek legfeljebb a fele költhető el: aki mindent építésre költ, nem tud támadni.
briefing-mediterranean = 1940 nyara. Olaszország belépett a háborúba, és Egyiptomra néz; Anglia kevés erővel tartja Gibraltárt, Máltát és Szuezt. Aki Szicília és Afrika között a tenger ura, az el tudja látni a seregét. 1941 tavaszán három német egység érkezik Tripoliba.
aim-mediterranean-axis = Foglald el Szuezt, vagy Máltát és Gibraltárt, és tartsd meg a Szövetségesek fordulója alatt: az azonnali győzelem. Különben a végén Tobruk is elég egy kisebb győzelemhez.
aim-mediterranean-allies = Tartsd meg Szuezt és Máltát, és csapj le az Afrikát ellátó flottákra. Tripoli, Bengázi és Tobruk együtt, a Tengely fordulója alatt megtartva, azonnali győzelem; a végén egyedül Tobruk is elég egy kisebb győzelemhez.
special-mediterranean = A tengerentúli egységekhez flotta kell, amely mást nem tesz, csak ellátja őket. Máltán minden angol flotta vagy légi egység egy afrikai német egységet tart vissza a támadástól.
briefing-barbarossa = 1941 nyara. Németország és csatlósai meglepetésszerűen megtámadják a Szovjetuniót. A szovjet hadsereg nagy része a határon áll, és elvész; mögötte nő az ipar. Két nyár és két tél dönt.
aim-barbarossa-axis = Foglald el Moszkvát, Leningrádot és Sztálingrádot: a három együtt azonnali győzelem, egy vagy kettő a végén kisebb győzelem. Használd ki az első évszak meglepetését.
aim-barbarossa-allies = Tartsd meg a három várost 1942 telének végéig: ha akkor egyik sem a Tengelyé, tiéd a győzelem, mégpedig döntő; egyetlen város már neki adja. Teret adj fel, ne sereget.
special-barbarossa = Az első évszakban a Tengely kétszer dob a szovjet egységek elleni támadáskor. Az első télen nem támadhat a szovjet határokon belül, és a szovjet támadók dobnak kétszer. 1941 őszétől konvojon segély érkezik.
