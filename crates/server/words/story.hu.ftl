# A játszma története, ahogy az oldal elmondja: a kockák és ami kellett, az esélyek, a kártya a többiek lépései után, a
# játszma vége.

ui-needed-least = { $n }+ kell
ui-needed-most = legfeljebb { $n } kell
ui-needed-just = { $n } kell
ui-needed-none = nem találhat
ui-hits = { $n ->
        [0] nincs találat
       *[other] { $n } találat
    }
ui-odds-good = neked jó
ui-odds-bad = neked rossz
ui-odds-explain = Mutass rá vagy koppints egy eredményre, és elolvashatod, mit jelent.
ui-roll = Dobás
ui-not-yet = Még ne
ui-card-reasons = Pontok és hogy miért
ui-card-ahead = Ami fenyeget
ui-card-threatened = { $place }: { $own } saját, mellette { $enemies } ellenséges
ui-over-title = Vége a játszmának
ui-over-won = Nyertél.
ui-over-lost = Vesztettél.
ui-over-draw = Senki sem nyert.
ui-curve = Hogyan alakult, körről körre
ui-curve-turn = { $turn }. kör
