# Het verhaal van een partij zoals de pagina het vertelt: dobbelstenen en wat nodig was, kansen, de kaart na de zetten
# van de anderen, het einde.

ui-needed-least = { $n }+ nodig
ui-needed-most = { $n } of minder nodig
ui-needed-just = { $n } nodig
ui-needed-none = kan niet raken
ui-hits = { $n ->
        [0] geen treffer
        [one] 1 treffer
       *[other] { $n } treffers
    }
ui-odds-good = goed voor jou
ui-odds-bad = slecht voor jou
ui-odds-explain = Wijs een resultaat aan of tik erop om te lezen wat het betekent.
ui-roll = Gooi de dobbelstenen
ui-not-yet = Nog niet
ui-card-reasons = Punten en waarvoor
ui-card-ahead = Wat je boven het hoofd hangt
ui-card-threatened = { $place }: { $own } van jou, { $enemies } van de vijand ernaast
ui-over-title = De partij is afgelopen
ui-over-won = Je hebt gewonnen.
ui-over-lost = Je hebt verloren.
ui-over-draw = Niemand heeft gewonnen.
ui-curve = Hoe het ging, beurt voor beurt
ui-curve-turn = Beurt { $turn }
