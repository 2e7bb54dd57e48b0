# Opties: titel, wat er openstaat, en het opschrift van elke waarde.

option-capital-check = Wanneer hoofdsteden tellen
    .text = R-16.4: volgens één weergave van het spelregelboek eindigt het spel met de beurt waarin de beslissende hoofdstad valt; andere wachten tot het eind van de ronde en geven zo een laatste kans haar te heroveren.
option-capital-check-turn = Aan het eind van elke beurt
option-capital-check-round = Aan het eind van de ronde

option-neutral-overflight = Over neutraal gebied vliegen
    .text = R-4.15: over neutraal land vliegen in de aanvalsbeweging kost 3 IPC's. Onduidelijk is of het land dan van de overtreder wordt. Alleen betalen: het blijft neutraal. Overnemen: hij betaalt en krijgt het.
option-neutral-overflight-fee = Alleen betalen
option-neutral-overflight-control = Betalen en overnemen

option-losses-named = Wanneer verliezen worden gekozen
    .text = R-8.3: verliezen worden gekozen na elke groep dobbelstenen van dezelfde waarde, of pas als alle eenheden van die stap hebben gegooid. De treffers zijn gelijk; je weet bij het kiezen alleen meer of minder.
option-losses-named-group = Na elke groep dobbelstenen
option-losses-named-step = Na de hele stap

option-landing-test = Landingsruimte voor vliegtuigen
    .text = R-11.9: een vliegtuig mag alleen vertrekken als het nog kan landen. Samen: er moet plaats zijn voor alle toestellen die weg zijn. Elk: elk vliegtuig wordt apart bekeken, zodat er twee op dezelfde plaats op een dek kunnen rekenen.
option-landing-test-joint = Plaats voor allemaal samen
option-landing-test-each = Elk voor zich

option-aa-gun-needs-complex = Nieuw geschut en complexen
    .text = R-14.10: nieuw luchtdoelgeschut komt in een gebied dat sinds het begin van de beurt van jou is (AA-35). Over een complex daar wordt niets gezegd.
option-aa-gun-needs-complex-yes = Alleen bij een complex
option-aa-gun-needs-complex-no = In elk eigen gebied

option-piece-limits = Grenzen van de doos
    .text = R-17.6: in de doos begrenzen de plastic stukken hoeveel stapels van een soort een mogendheid kan hebben, en hoeveel complexen er kunnen zijn. Op de computer vervalt dat meestal.
option-piece-limits-off = Geen grens
option-piece-limits-on = Niet meer stapels dan stukken

option-round-limit = Grens aan de rondes
    .text = R-16.8: het spel heeft geen laatste beurt. Met een grens wint de partij waarvan de productie sinds het begin het meest is gestegen; een gelijke stijging is remise.
option-round-limit-none = Geen grens
option-round-limit-ten = 10 rondes
option-round-limit-twenty = 20 rondes
option-round-limit-forty = 40 rondes

option-total-victory = Totale overwinning
    .text = R-17.1, een officiële optie: een partij wint alleen met hoofdsteden als geen van haar eigen hoofdsteden in vijandelijke handen is.
option-total-victory-off = Vijandelijke hoofdsteden volstaan
option-total-victory-on = Eigen hoofdsteden moeten vrij zijn

option-ships-into-enemy-zones = Nieuwe schepen tussen vijanden
    .text = R-17.2, een officiële optie: nieuwe schepen mogen naast een complex worden geplaatst, ook waar vijandelijke schepen liggen. In de volgende beurt van hun eigenaar vertrekken of vechten ze.
option-ships-into-enemy-zones-off = Niet waar vijanden zijn
option-ships-into-enemy-zones-on = Toegestaan

option-balance = Hulp voor de As
    .text = R-17.3 tot R-17.5, officiële opties waarvan er hoogstens één wordt gebruikt: de Sovjet-Unie valt in haar eerste beurt niet aan; of Duitsland begint met Straalaandrijving en Japan met Superonderzeeboten; of niemand bouwt complexen.
option-balance-none = Geen
option-balance-russia-restricted = Rusland beperkt
option-balance-axis-techs = As begint met wapens
option-balance-no-new-complexes = Geen nieuwe complexen

option-canal-timing = Wanneer kanalen open zijn
    .text = R-4.13: Panama moet bevriend zijn als je beurt begint; voor Suez zeggen de verduidelijkingen alleen bevriend (AA-73). Begin: voor beide kanalen telt het begin van de beurt. Nu: bij Suez telt wie het land heeft als het schip passeert.
option-canal-timing-start = Bevriend bij het begin van de beurt
option-canal-timing-now = Suez: bevriend bij de doorvaart

option-aa-fire = Hoe vaak geschut vuurt
    .text = R-6.3: geschut vuurt één keer op elk vliegtuig dat op de heenweg zijn gebied binnenkomt, of het vuurt één keer per beurt, op de eerste groep die komt.
option-aa-fire-each = Eén keer op elk vliegtuig
option-aa-fire-once = Eén keer per beurt, eerste groep

option-blitzed-guns = Geschut in overrompeld gebied
    .text = R-6.10: een tank gaat met een bliksemaanval door een gebied met geschut, en in dezelfde beurt vliegen er vliegtuigen overheen. Omdat bewegingen gelijktijdig zijn vuurt het geschut nog; of het geldt als veroverd en zwijgt.
option-blitzed-guns-fire = Het vuurt nog
option-blitzed-guns-silent = Het zwijgt

option-transport-after-battle = Transportschepen na een zeegevecht
    .text = R-5.10: clubs denken verschillend over een transportschip dat een zeegevecht heeft doorstaan. Niets: het doet niets in de niet-aanvalsbeweging. Lossen: het mag in bevriend land aan wal zetten wat het aan boord had, maar niet laden.
option-transport-after-battle-idle = Doet niets
option-transport-after-battle-unload = Mag lossen

option-loading-among-enemies = Laden tussen vijandelijke schepen
    .text = R-5.2: geen transportschip laadt in een zeegebied met vijandelijke schepen. Open is het geval van een transportschip dat zijn beurt daar begint.
option-loading-among-enemies-began-there = Als het daar zijn beurt begon
option-loading-among-enemies-never = Nooit

option-keep-cargo = Lading aan boord houden
    .text = R-5.6: nergens staat of een transportschip bij een landing een deel van zijn lading aan boord mag houden. Eerder: wat in een eerdere beurt aan boord kwam, mag blijven. Nooit: alles landt.
option-keep-cargo-earlier = Lading van eerdere beurten mag blijven
option-keep-cargo-never = Alle lading landt

option-retreat-to-blitzed = Terugtrekken naar overrompeld gebied
    .text = R-10.4: een tank gaat met een bliksemaanval door een gebied een gevecht in. Nergens staat of dat zojuist ingenomen gebied voor het terugtrekken kan dienen.
option-retreat-to-blitzed-yes = Toegestaan
option-retreat-to-blitzed-no = Niet toegestaan

option-ships-without-combat = Schepen vóór het gevecht
    .text = R-4.7: of schepen in de aanvalsbeweging mogen varen zonder deel te hebben aan een gevecht of landing.
option-ships-without-combat-no = Alleen om te vechten
option-ships-without-combat-yes = Elke beweging mag

option-retaken-complex = Heroverde oorspronkelijke complexen
    .text = R-14.5: een oorspronkelijk complex heeft voor zijn eerste eigenaar geen grens. Open is of dat terugkomt als hij het verliest en herovert.
option-retaken-complex-unlimited = Weer zonder grens
option-retaken-complex-limited = Voortaan begrensd

option-rocket-neutrals = Raketten over neutraal gebied
    .text = R-7.9: een raket reikt 3 vakken ver. Tellen: neutrale gebieden zijn onderweg vakken als andere. Gesloten: de weg mag er niet doorheen.
option-rocket-neutrals-count = Neutrale gebieden tellen als vak
option-rocket-neutrals-closed = Niet door neutraal gebied

option-worthless-complex = Complex op land zonder waarde
    .text = R-14.5: een begrensd complex plaatst zoveel eenheden als zijn gebied waard is. Waar dat 0 is, plaatst het er één, of geen.
option-worthless-complex-one = Eén eenheid
option-worthless-complex-none = Geen
