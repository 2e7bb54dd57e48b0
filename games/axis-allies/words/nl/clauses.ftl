# Bepalingen van het spel: titel en tekst. Sleutel: het nummer in kleine letters, met streepjes voor punten.

# Hoofdstukken.

chapter-authority = Welke tekst voorgaat
chapter-definitions = 1. Begrippen
chapter-turn = 2. De beurt
chapter-purchases = 3. Ontwikkeling en aankopen
chapter-combat-movement = 4. Aanvalsbeweging
chapter-transports = 5. Transportschepen
chapter-antiaircraft = 6. Luchtdoelgeschut
chapter-bombing = 7. Strategische bombardementen en raketten
chapter-combat = 8. Gevecht
chapter-amphibious = 9. Amfibische aanval
chapter-retreat = 10. Terugtrekken en uitwijken
chapter-carriers = 11. Vliegdekschepen en gevechtsvliegtuigen
chapter-conquest = 12. Verovering
chapter-non-combat = 13. Niet-aanvalsbeweging
chapter-placing = 14. Nieuwe eenheden plaatsen
chapter-income = 15. Inkomsten
chapter-victory = 16. Overwinning
chapter-options = 17. Officiële opties
chapter-clarified-opening = Verduidelijkingen: wat ze zijn
chapter-clarified-balance = Verduidelijkingen: krachtverdeling
chapter-clarified-board = Verduidelijkingen: het spelbord
chapter-clarified-islands = Verduidelijkingen: meer over het spelbord
chapter-clarified-weapons = Verduidelijkingen: wapenontwikkeling
chapter-clarified-guns = Verduidelijkingen: luchtdoelgeschut
chapter-clarified-retreat = Verduidelijkingen: terugtrekken
chapter-clarified-submarines = Verduidelijkingen: onderzeeboten wijken uit
chapter-clarified-air-retreat = Verduidelijkingen: vliegtuigen trekken zich terug
chapter-clarified-aircraft = Verduidelijkingen: meer over vliegtuigen
chapter-clarified-transports = Verduidelijkingen: transportschepen
chapter-clarified-bridging = Verduidelijkingen: overbruggen
chapter-clarified-no-attack = Verduidelijkingen: transportschepen vallen niet aan
chapter-clarified-amphibious = Verduidelijkingen: amfibische aanvallen
chapter-clarified-landing-retreat = Verduidelijkingen: niet terugtrekken uit een landing
chapter-clarified-carriers = Verduidelijkingen: vliegdekschepen en gevechtsvliegtuigen
chapter-clarified-capitals = Verduidelijkingen: veroverde hoofdsteden
chapter-clarified-allies = Verduidelijkingen: jij en je bondgenoten
chapter-clarified-miscellaneous = Verduidelijkingen: diversen
chapter-clarified-closing = Verduidelijkingen: de gebruikte tekst
chapter-house = Huisregels

# 0. Rangorde

r-0-1 = Welke tekst voorgaat
    .text = De verduidelijkingen van de uitgever gaan voor, dan komen de officiële antwoorden, dan het spelregelboek; wijzigingen uit de derde editie tellen niet mee. Zeggen verduidelijkingen en antwoorden allebei iets over een punt, dan gelden ze allebei.

# 1. Begrippen

r-1-1 = Mogendheden, partijen en speelvolgorde
    .text = De Sovjet-Unie, het Verenigd Koninkrijk en de Verenigde Staten zijn de geallieerden; Duitsland en Japan vormen de As. Ze spelen in de volgorde Sovjet-Unie, Duitsland, Verenigd Koninkrijk, Japan, Verenigde Staten; hebben alle vijf een beurt gehad, dan is de ronde voorbij.

r-1-2 = De vakken van het bord
    .text = Het bord bestaat uit landgebieden en zeegebieden; eenheden gaan van het ene vak naar een vak dat eraan grenst. De linker- en rechterrand sluiten op elkaar aan, boven- en onderrand niet. Uitvergrote kaders en eilanden zonder naam zijn geen vakken.

r-1-3 = Wie het land in handen heeft
    .text = Een gebied is neutraal of in handen van één mogendheid. De oorspronkelijke eigenaar is degene die op het bord staat, wat er later ook is gebeurd; Ukraine S.S.R. is bijvoorbeeld oorspronkelijk Duits.

r-1-4 = De zee is van niemand
    .text = Een zeegebied is bevriend als er alleen schepen van jouw partij liggen, onbezet als er geen schip ligt, en door de vijand bezet zodra er één vijandelijk schip is, al is het een onderzeeboot of een transportschip. Wat er op een eiland staat, doet voor het zeegebied eromheen niet ter zake.

r-1-5 = Wat een gebied bezet houdt
    .text = De vijand houdt een gebied bezet als hij er infanterie, een tank, een gevechtsvliegtuig of een bommenwerper heeft. Staat er niets dan luchtdoelgeschut of een industrieel complex, dan is het onbezet.

r-1-6 = Leeg vijandelijk gebied binnentrekken
    .text = Een gebied dat de vijand beheerst maar niet bezet houdt, valt zonder gevecht in handen van de landeenheid die er binnentrekt. Zo'n stap is een aanvalsbeweging.

r-1-7 = Nationaal productieniveau
    .text = Het productieniveau van een mogendheid is de gezamenlijke IPC-waarde van alle gebieden die zij beheerst. Het wordt bijgewerkt zodra een gebied van eigenaar wisselt.

r-1-8 = Schepen blijven op zee
    .text = Een schip ligt altijd in een zeegebied. Havens om binnen te lopen zijn er niet.

r-1-9 = Eilandengroepen
    .text = Een groep eilanden met één naam is voor de landeenheden erop één gebied.

r-1-10 = Samen verdedigen, apart aanvallen
    .text = Eenheden van bondgenoten mogen in hetzelfde vak staan en verdedigen dat gezamenlijk. Aan een aanval doen alleen eenheden mee van de mogendheid die aan de beurt is.

r-1-11 = Spelers en hun mogendheden
    .text = Er kunnen twee tot vijf mensen meedoen. Elke mogendheid heeft één speler en niemand speelt mogendheden van beide partijen. Wie er meer heeft, speelt ze elk in hun eigen beurt, met eigen geld, eenheden en ontwikkelingen, en schuift niets van de een naar de ander.

r-1-12 = Alles ligt open
    .text = Iedereen mag alles zien: eenheden, geld, aankopen, ontwikkelingen en dobbelstenen.

r-1-13 = Wat anderen tijdens een beurt beslissen
    .text = De andere spelers kiezen de verliezen van hun verdedigende eenheden, het uitwijken van hun verdedigende onderzeeboten, de landing van een verdedigend gevechtsvliegtuig dat zijn vliegdekschip kwijt is, of zij eenheden van een bondgenoot aan boord nemen, en of hun gevechtsvliegtuig op het vliegdekschip van een bondgenoot als verlies wordt opgegeven. Luchtdoelgeschut en verdediging vuren vanzelf; dat kan niet geweigerd worden.

r-1-14 = Bevriend, vijandelijk, begin van de beurt
    .text = Land is bevriend als jouw partij het beheerst en vijandelijk als de andere partij dat doet; neutraal land is geen van beide. Het begin van je beurt is het moment vóór ontwikkelen en kopen.

# 2. De beurt

r-2-1 = De zes delen van een beurt
    .text = Een beurt heeft zes delen, altijd in deze volgorde: ontwikkelen en kopen, aanvalsbeweging, gevecht, niet-aanvalsbeweging, nieuwe eenheden plaatsen, inkomsten innen.

r-2-2 = Wat in een beurt moet
    .text = De eerste vijf delen mag je overslaan; inkomsten krijg je altijd. Twee dingen staan vast: een gevecht waar je heen trok moet worden uitgevochten, en gekochte eenheden worden deze beurt geplaatst of zijn verloren.

r-2-3 = Eén beweging per beurt
    .text = Een landeenheid of schip dat vóór de niet-aanvalsbeweging al bewoog of vocht, blijft dan staan. Vliegtuigen die gevochten hebben, moeten dan nog landen.

# 3. Ontwikkelen en kopen

r-3-1 = Eerst ontwikkelen
    .text = Wil je wapens ontwikkelen, doe dat dan voordat je eenheden koopt.

r-3-2 = Betalen voor onderzoek
    .text = Zeg hoeveel dobbelstenen je wilt, betaal de bank 5 IPC's per stuk en gooi ze allemaal in één keer. Je krijgt niets terug.

r-3-3 = Doorbraken
    .text = Elke 6 is een doorbraak en een volgende dobbelsteen zegt welke: 1 Straalaandrijving, 2 Raketten, 3 Superonderzeeboten, 4 Langeafstandsvliegtuigen, 5 Industriële technologie, 6 Zware bommenwerpers. Heb je die al, dan wordt opnieuw gegooid.

r-3-4 = Reikwijdte van een ontwikkeling
    .text = Een ontwikkeling werkt meteen, voor de rest van het spel, en voor elke eenheid van dat type die je hebt. Delen met een bondgenoot of afpakken door een vijand kan niet, maar verschillende mogendheden kunnen dezelfde krijgen.

r-3-5 = Wat ontwikkelingen doen
    .text = Straalaandrijving: gevechtsvliegtuigen verdedigen op 5 en vallen als voorheen aan op 3. Superonderzeeboten: aanval 3, verdediging als voorheen 2. Langeafstandsvliegtuigen: gevechtsvliegtuigen vliegen 6, bommenwerpers 8. Industriële technologie: elke eenheid kost 1 IPC minder, een onderzoeksdobbelsteen nog steeds 5. Zware bommenwerpers: 3 dobbelstenen per bommenwerper bij aanval en bombardement, in gevecht elk raak bij 4 of minder, en 1 dobbelsteen in verdediging. Raketten: luchtdoelgeschut beschiet een complex.

r-3-6 = Eenheden kopen
    .text = Koop wat je wilt voor de lijstprijs, zover je geld reikt, en bewaar de rest. De eenheden wachten naast het bord tot het plaatsen; een aankoop kan later niet meer worden veranderd.

r-3-7 = Verschillende doorbraken tegelijk
    .text = Doorbraken worden één voor één afgehandeld; ook voor een ontwikkeling die je net hebt gekregen, wordt opnieuw gegooid. Doorbraken na de zesde ontwikkeling leveren niets op, en een mogendheid die ze alle zes heeft, doet geen onderzoek meer.

r-3-8 = Waarvoor Industriële technologie geldt
    .text = De korting van 1 IPC geldt voor alles op de lijst, ook voor luchtdoelgeschut en complexen. Ze telt al in de beurt waarin je de ontwikkeling krijgt.

# 4. Aanvalsbeweging

r-4-1 = Hoe ver landeenheden gaan
    .text = Infanterie en luchtdoelgeschut gaan 1 gebied ver, tanks 2. Op een zeegebied komen ze alleen aan boord van een transportschip.

r-4-2 = Tanks over twee gebieden
    .text = Het eerste van twee gebieden die een tank betreedt, moet bevriend zijn, behalve bij een bliksemaanval. Van daaruit mag hij het tweede aanvallen.

r-4-3 = Bliksemaanval
    .text = Een tank mag een vijandelijk gebied innemen dat niemand bezet houdt en doorrijden naar een tweede: bezet of beheerst door de vijand, neutraal of bevriend, zelfs terug waar hij vandaan kwam. Bezit en productie wisselen meteen; geschut of een complex alleen houdt de tank niet tegen en wordt veroverd.

r-4-4 = Waar een tank moet stoppen
    .text = Is het eerste gebied dat een tank betreedt door de vijand bezet of neutraal, dan eindigt zijn beweging daar, hoe het gevecht ook afloopt.

r-4-5 = Geschut valt niet aan
    .text = Luchtdoelgeschut beweegt alleen in de niet-aanvalsbeweging, 1 gebied, naar bevriend land. Het geschut dat als raket gaat vuren is de uitzondering.

r-4-6 = Schepen
    .text = Alle schepen gaan tot 2 zeegebieden ver. Een zeegebied met vijandelijke schepen binnenvaren beëindigt de beweging en is in de aanvalsbeweging een aanval; geen schip glipt erdoorheen, ook een onderzeeboot niet.

r-4-7 = Schepen in de aanvalsbeweging
    .text = Een schip beweegt in de aanvalsbeweging alleen om te vechten, om bij een landing mee te doen of om daarvoor te vervoeren of te begeleiden. Al het andere varen wacht tot de niet-aanvalsbeweging.

r-4-8 = Beginnen tussen vijandelijke schepen
    .text = Schepen die je beurt beginnen in een zeegebied met vijandelijke schepen, vertrekken in de aanvalsbeweging of vechten daar. In de regel komt dat alleen voor als nieuwe schepen tussen vijanden mogen worden geplaatst.

r-4-9 = Vliegbereik
    .text = Een gevechtsvliegtuig vliegt in de hele beurt 4 vakken en een bommenwerper 6 (6 en 8 met Langeafstandsvliegtuigen), heen en terug samen. Elk betreden vak telt; een eiland kost er 2, de zee eromheen en het eiland zelf. Het zeegebied van het eigen vliegdekschip telt bij het opstijgen niet.

r-4-10 = Overvliegen
    .text = Vliegtuigen gaan vrij over zee, vriend en vijand. In de aanvalsbeweging vuurt vijandelijk luchtdoelgeschut onder hen, en wordt neutraal land onder hen geschonden.

r-4-11 = Geen zelfmoordvluchten
    .text = Een vliegtuig mag alleen vertrekken als het op dat moment aan het eind van de beurt nog ergens geldig kan landen; vliegdekschepen die zouden kunnen bewegen en gevechten die gewonnen kunnen worden tellen mee. Mislukt dat later, dan is het vliegtuig verloren; sneuvelt het vliegtuig, dan zit het vliegdekschip niet aan het plan vast.

r-4-12 = Vliegtuigen aan land bewaken de zee niet
    .text = Alleen gevechtsvliegtuigen op vliegdekschepen verdedigen een zeegebied. Die op een eiland of aan de kust doen daar niet aan mee.

r-4-13 = De kanalen
    .text = Schepen passeren Suez, tussen de oostelijke Middellandse Zee en de Rode Zee, als Anglo-Egypt Sudan en Syria/Iraq bij het begin van de beurt beide bevriend waren, en het Panamakanaal, tussen de Caribische Zee en de Pacifische kant, als Panama dat was. De doorvaart kost gewoon 1 beweging; vliegtuigen hebben er niets mee te maken en landeenheden gaan bij Suez gewoon over land.

r-4-14 = Een neutraal gebied binnentrekken
    .text = Een neutraal gebied is niets waard en niemand verdedigt het. Wie er als eerste landeenheden in stuurt, in de aanvalsbeweging, betaalt de bank 3 IPC's, krijgt het zonder gevecht en stopt daar; zonder 3 IPC's mag het niet.

r-4-15 = Over neutraal gebied vliegen
    .text = Over neutraal land vliegen in de aanvalsbeweging kost ook 3 IPC's, maar vliegtuigen mogen doorvliegen. Het land blijft neutraal en kost een volgende keer weer geld; alleen landeenheden nemen het in.

r-4-16 = Een ingenomen neutraal gebied
    .text = Daarna is het een gebied als elk ander, met waarde 0. Binnentrekken kost niets meer, er mag om gevochten worden, en vanaf de volgende beurt mogen er vliegtuigen landen.

r-4-17 = Neutraal gebied gesloten
    .text = In de niet-aanvalsbeweging trekt niemand een neutraal gebied in en vliegt niemand eroverheen; een bliksemaanval door neutraal gebied kan nooit.

r-4-18 = Alle bewegingen tegelijk
    .text = Aanvalsbewegingen gelden als gelijktijdig. Ze komen alle vóór het vuur op passerende vliegtuigen, en dat weer vóór de gevechten; wat het geschut neerhaalt, geeft je geen nieuwe bewegingen.

r-4-19 = De aanvalsbeweging afsluiten
    .text = Tot je afsluit kan elke beweging worden teruggenomen. Dan worden de kosten voor neutrale gebieden betaald; vuurt het geschut, zoals het bij het begin van de aanvalsbeweging stond, op overvliegende vliegtuigen; wisselen gebieden die zonder gevecht zijn ingenomen, ook door een bliksemaanval, van eigenaar, met productie, geschut en complex; en begint het gevecht.

r-4-20 = Wat een aanvalsbeweging is
    .text = Een eenheid beweegt in de aanvalsbeweging alleen voor een gevecht, een inname, een bombardement, een raketschot of een rol in een landing. Vliegtuigen moeten eindigen in een vak met een gevecht of bombardement; ze gaan niet mee om een leeg gebied in te nemen.

r-4-21 = Eén keer betalen per neutraal gebied
    .text = Elk neutraal gebied kost per beurt één keer 3 IPC's, hoeveel eenheden er ook in gaan of overheen vliegen. Je moet het geld voor alle kosten van de beurt hebben als je de beweging maakt.

r-4-22 = De vliegroute
    .text = De speler zegt langs welke weg elk vliegtuig vliegt, want die bepaalt welk geschut vuurt en welke neutrale gebieden geld kosten. De goedkoopste en veiligste route wordt als eerste voorgesteld.

r-4-23 = Een kanaal gebruiken
    .text = Een schip gebruikt een kanaal als het van het ene eind naar het andere vaart, of het daar nu stopt of niet. Al het land dat bij het kanaal hoort, moet bij het begin van de beurt bevriend zijn geweest; wat er daarna mee gebeurde, doet er niet toe.

# 5. Transportschepen

r-5-1 = Lading van een transportschip
    .text = Een transportschip neemt 1 of 2 infanterie, of 1 tank, of 1 luchtdoelgeschut mee, en nooit door elkaar.

r-5-2 = Lading aan boord nemen
    .text = Een transportschip vaart 0 tot 2 zeegebieden en mag vooraf, onderweg of daarna laden van bevriend land aan de kust van het zeegebied waar het ligt. In een zeegebied waar het laadt mag geen vijandelijk schip zijn, tenzij het daar zijn beurt begon.

r-5-3 = Inschepen is de hele beweging
    .text = Aan boord en weer aan land gaan is alles wat een landeenheid in een beurt doet: geen stap ervoor en geen stap erna. Ze mag ook beurten lang aan boord blijven.

r-5-4 = Lossen komt het laatst
    .text = Heeft een transportschip eenheden aan land gezet, dan vaart, laadt en lost het die beurt niet meer.

r-5-5 = Overbruggen
    .text = Zonder te varen mag een transportschip één keer per beurt één gewone lading van de ene kust van zijn zeegebied naar een andere brengen. Eerst varen en dan overbruggen mag, andersom niet.

r-5-6 = Waar lading aan land gaat
    .text = Wat een transportschip bij een aanval landt, gaat allemaal naar hetzelfde gebied; alleen lading die in een eerdere beurt aan boord kwam, mag worden achtergehouden. In de niet-aanvalsbeweging mogen twee infanterie uit één schip in twee gebieden aan hetzelfde zeegebied landen.

r-5-7 = Lading in gevaar
    .text = Eenheden aan boord schieten niet en gaan met hun transportschip ten onder.

r-5-8 = Meevaren met een bondgenoot
    .text = Je eenheden gaan in jouw beurt aan boord van het transportschip van een bondgenoot, varen in de zijne en gaan in je volgende beurt aan land. Zijn schip kan ze dus nooit binnen één beurt vervoeren en landen, en hij moet het goedvinden.

r-5-9 = Transportschepen in gevecht
    .text = Transportschepen vallen niet aan en verdedigen op 1; ze mogen met aanvallers meevaren en als verlies worden opgegeven. Een transportschip dat alleen aanvalt gooit niet, moet een volle ronde verdedigingsvuur doorstaan en mag zich daarna terugtrekken.

r-5-10 = Transportschepen na een zeegevecht
    .text = Een transportschip dat in een zeegevecht was, doet in de niet-aanvalsbeweging niets. Zijn lading kan wel al bij de landing aan wal zijn gegaan.

r-5-11 = Transportschepen na terugtrekken
    .text = Een transportschip dat zich terugtrok, laadt en lost de rest van de beurt niet.

r-5-12 = Alleen inschepen voor een landing
    .text = In de aanvalsbeweging gaan alleen eenheden aan boord die deze beurt bij een landing moeten aanvallen. Voor elke andere reis gaan ze in de niet-aanvalsbeweging aan boord.

r-5-13 = Toestemming tussen bondgenoten
    .text = Mogendheden van dezelfde speler zijn het altijd eens. Anders wordt de eigenaar van het schip gevraagd en zegt hij ja of nee, of geeft hij een bondgenoot een vast antwoord; een ja geldt tot de lading weer aan land is.

r-5-14 = Gasten aan boord
    .text = Lading van een bondgenoot schiet niet en is op zichzelf geen verlies; ze zinkt met het schip. In haar eigen beurt mag ze, als er bij het landen geen vijandelijk schip in het zeegebied is, van waar het schip ligt in bevriend land aan wal gaan of vijandelijk land aanvallen; het schip zelf vecht in die beurt niet.

r-5-15 = Welk transportschip verloren gaat
    .text = De eigenaar zegt of een geladen of een leeg transportschip zinkt.

r-5-16 = Twee mogendheden op één transportschip
    .text = Twee infanterie van verschillende mogendheden mogen binnen de gewone lading samen op één transportschip.

# 6. Luchtafweer

r-6-1 = Vuur van luchtdoelgeschut
    .text = Komen vliegtuigen in de aanvalsbeweging in een gebied met vijandelijk luchtdoelgeschut, om aan te vallen of alleen om te passeren, dan gooit de eigenaar voor elk toestel een dobbelsteen. Elke 1 haalt er één neer, en terugschieten kan niet.

r-6-2 = Geen vuur op de terugweg
    .text = In de niet-aanvalsbeweging van de vijand zwijgt het luchtdoelgeschut.

r-6-3 = Hoe vaak geschut vuurt
    .text = Op de heenweg wordt een vliegtuig één keer beschoten door elk vijandelijk geschut in een gebied dat het binnenvliegt, bij twee zulke gebieden dus twee keer. Passerende toestellen worden beschoten als de bewegingen worden afgesloten, aanvallende aan het begin van hun gevecht, vóór alle andere dobbelstenen.

r-6-4 = Welk vliegtuig valt
    .text = De aanvaller zegt welke toestellen uit de beschoten groep verloren gaan.

r-6-5 = Eén geschut per gebied
    .text = In een gebied staat nooit meer dan één luchtdoelgeschut, dat van bondgenoten meegeteld.

r-6-6 = Geschut buiten het gevecht
    .text = Luchtdoelgeschut gooit niet mee in een gewoon gevecht en is nooit een verlies; het gaat over naar wie het gebied inneemt. Alleen als het transportschip met het geschut aan boord zinkt, is het vernietigd.

r-6-7 = Geschut aan boord zwijgt
    .text = Luchtdoelgeschut op een transportschip vuurt niet.

r-6-8 = Veroverd geschut blijft staan
    .text = In de beurt waarin je geschut verovert, mag je het niet verplaatsen.

r-6-9 = Geschut bij een bondgenoot
    .text = Jouw geschut in een gebied van een bondgenoot blijft van jou: jij vuurt ermee en jij verplaatst het.

r-6-10 = Geschut in overrompeld gebied
    .text = Geschut in een gebied waar tanks in deze aanvalsbeweging met een bliksemaanval doorheen gingen, vuurt nog op de vliegtuigen van deze beurt, want alle bewegingen gebeuren tegelijk.

r-6-11 = Groepen onder vuur
    .text = Vliegtuigen die met hetzelfde doel hetzelfde gebied binnenvliegen, om te passeren, te bombarderen of aan te vallen, vormen één groep. Er wordt per groep gegooid en de verliezen komen uit die groep.

# 7. Strategische bombardementen en raketten

r-7-1 = Strategisch bombardement
    .text = Een bombardement wordt alleen door bommenwerpers gevlogen, op een complex in een gebied dat een vijand beheerst. Je zegt bij het bewegen welke bommenwerpers bombarderen en welke aanvallen.

r-7-2 = Verdediging tegen een bombardement
    .text = Eerst vuurt het luchtdoelgeschut. Verder schiet daar niets op de bommenwerpers en er wordt geen gevecht om geleverd.

r-7-3 = Wat een bombardement kost
    .text = Elke bommenwerper die erdoor komt gooit 1 dobbelsteen, of 3 met Zware bommenwerpers. De eigenaar van het complex betaalt de som aan de bank, zover zijn geld reikt; de waarde van het gebied is geen grens.

r-7-4 = Na een bombardement
    .text = Een complex raakt nooit beschadigd en verdwijnt nooit. De bommenwerpers landen in de niet-aanvalsbeweging.

r-7-5 = Bombardement en aanval samen
    .text = Hetzelfde gebied mag in één beurt gebombardeerd en aangevallen worden, door verschillende bommenwerpers. Het bombardement gaat voor.

r-7-6 = Raketten
    .text = Eén keer per beurt gooit één van je luchtdoelkanonnen, aan land en hoogstens 3 vakken van een vijandelijk complex, 1 dobbelsteen. De eigenaar van het complex betaalt de bank zoveel IPC's, voor zover hij ze heeft.

r-7-7 = Het raketgeschut verplaatsen
    .text = Het geschut dat als raket is gekozen, mag in de aanvalsbeweging 1 gebied verder, naar bevriend land; het moet dan tijdens het gevecht vuren als er een doel binnen bereik is. Heeft het gevuurd, dan blijft het die beurt staan. Geschut dat niet bewoog en niet vuurde, beweegt gewoon in de niet-aanvalsbeweging.

r-7-8 = Veroverde raketten
    .text = Veroverd geschut vuurt alleen raketten af voor een mogendheid die ze zelf heeft ontwikkeld.

r-7-9 = Het raketschot
    .text = De eigenaar kiest tijdens het gevecht zelf het moment, tussen de gevechten door. De afstand is de kortste weg van geschut naar complex, waarbij elk betreden vak telt: land, zee of neutraal. Het geschut mag op land van een bondgenoot staan.

r-7-10 = Alleen geld wordt geraakt
    .text = Bombardementen en raketten kosten het geld dat het slachtoffer op dat moment heeft. Productieniveau, al gekochte eenheden en het complex blijven ongemoeid.

# 8. Gevecht

r-8-1 = Gevecht na gevecht
    .text = Elk omstreden vak is één gevecht, dat wordt afgemaakt voordat een ander begint, en geen eenheid vecht in twee gevechten. De aanvaller bepaalt de volgorde, maar een bombardement gaat voor een aanval op hetzelfde gebied en een zeegevecht voor de landing die ervan afhangt.

r-8-2 = Treffers
    .text = Een dobbelsteen is raak als hij de waarde van de eenheid of minder toont. Elke treffer haalt één eenheid weg; de eigenaar zegt welke.

r-8-3 = Dobbelen per waarde
    .text = Er wordt gegooid in groepen van gelijke waarde, van 1 tot 4 en dan 5 voor straalvliegtuigen, en na elke groep worden verliezen aangewezen. Een bommenwerper heeft 1 dobbelsteen, een aanvallende zware bommenwerper 3.

r-8-4 = Een ronde te land
    .text = In de eerste ronde vuurt het luchtdoelgeschut, dan vuren steunende slagschepen. Daarna gaat elke ronde zo: de aanvallers vuren en getroffen verdedigers worden opzij gezet; alle verdedigers vuren, ook die opzij zijn gezet, en de aanvaller neemt zijn verliezen; wat opzij is gezet verdwijnt; de aanvaller mag zich terugtrekken.

r-8-5 = Een ronde op zee
    .text = Aanvallende onderzeeboten vuren; de andere aanvallers vuren, maar geen transportschepen; alle overgebleven verdedigers vuren, ook die opzij zijn gezet, onderzeeboten op 2; verliezen verdwijnen; aanvallende en dan verdedigende onderzeeboten mogen uitwijken; de aanvaller mag zich terugtrekken.

r-8-6 = Eerste schot van onderzeeboten
    .text = Wat aanvallende onderzeeboten raken, wordt meteen weggenomen en schiet niet terug. Dat is elke ronde zo.

r-8-7 = Geen eerste schot in verdediging
    .text = Verdedigende onderzeeboten vuren tegelijk met de andere verdedigers.

r-8-8 = Einde van een gevecht
    .text = Een gevecht is voorbij als een partij er niets meer heeft of de aanvaller vertrokken is. Gaan beide ten onder, dan blijft het vak van de verdediger.

r-8-9 = Onderzeeboten en vliegtuigen
    .text = Een treffer van een onderzeeboot kan niet naar een vliegtuig, in aanval noch verdediging; is er geen schip meer voor, dan vervalt hij. Vliegtuigen kunnen onderzeeboten raken, en onderzeeboten die alleen door vliegtuigen worden aangevallen, schieten niet.

r-8-10 = Verschillende verdedigers
    .text = Elke verdedigende mogendheid gooit voor haar eigen eenheden. Zij verdelen de verliezen onderling; komen ze er niet uit, dan kiest de aanvaller.

r-8-11 = Gevechtsvliegtuigen van vliegdekschepen
    .text = Gevechtsvliegtuigen op een vliegdekschip verdedigen zijn zeegebied als vliegtuigen; de regels voor vliegdekschepen zeggen hoe.

r-8-12 = Niets zelf vernietigen
    .text = Je kunt een eenheid niet uit vrije wil opgeven; eenheden gaan alleen verloren in gevecht.

r-8-13 = Iedereen daar verdedigt
    .text = Elke eenheid van de andere partij in het vak verdedigt, van welke mogendheid ook, en de aanvaller kan er niet uit kiezen. In de zee rond een eiland zijn dat de schepen en de gevechtsvliegtuigen op vliegdekschepen.

r-8-14 = Verliezen van verschillende spelers
    .text = De eigenaar van het gebied doet een voorstel, op zee de mogendheid met de meeste eenheden daar, of bij gelijke aantallen degene die eerder aan de beurt komt. Weigert een andere speler het, dan kiest de aanvaller; één speler met alle verdedigers beslist gewoon zelf.

r-8-15 = Overtollige treffers
    .text = Treffers waarvoor geen eenheid meer over is, tellen niet. Die van onderzeeboten worden apart gehouden, omdat vliegtuigen ze niet kunnen opvangen.

r-8-16 = Aanvallers die niets kunnen raken
    .text = Transportschepen die in een aanval alleen overblijven en zich niet kunnen of willen terugtrekken, blijven ronde na ronde onder verdedigingsvuur.

r-8-17 = Na een overwinning
    .text = Landeenheden en schepen blijven waar ze wonnen en vliegtuigen blijven erboven tot de niet-aanvalsbeweging. Tijdens het gevecht trekt niemand verder.

# 9. Amfibische aanval

r-9-1 = Wat een amfibische aanval is
    .text = Een landgevecht is amfibisch zodra één aanvallende eenheid deze beurt van een transportschip kwam. Landeenheden uit aangrenzende gebieden en vliegtuigen mogen meedoen.

r-9-2 = Eerst de zee
    .text = Liggen er vijandelijke schepen in het zeegebied van de transportschepen, dan leveren al je schepen daar eerst een zeegevecht. Troepen landen pas als er geen vijandelijk schip meer is; ook uitgeweken onderzeeboten zijn weg.

r-9-3 = Vliegtuigen, en een mislukt zeegevecht
    .text = Vliegtuigen gaan naar het zeegevecht of naar het landgevecht, niet naar allebei. Wordt de zee niet vrijgemaakt, dan houden transportschepen hun lading of trekken ze zich met de vloot terug; wie over land kwam en de vliegtuigen vechten toch op het land, minstens één ronde, en mogen zich gewoon terugtrekken.

r-9-4 = Steunschot
    .text = Als er minstens één eenheid landt, vuurt elk slagschip in het zeegebied dat deze beurt geen zeegevecht had één keer aan het begin van het landgevecht, raak bij 4 of minder. De verdediger kiest wat getroffen is, en die eenheid vuurt deze ronde nog; het slagschip is daarna klaar en kan niet worden geraakt.

r-9-5 = Geen schot na een zeegevecht
    .text = Is er een zeegevecht in het zeegebied, dan heeft geen slagschip daar een steunschot. Je kunt er geen buiten houden.

r-9-6 = Volgorde van een landing
    .text = De troepen landen, luchtdoelgeschut en slagschepen vuren, de gevechtsrondes volgen. Een steunschot dat mist, houdt niets tegen.

r-9-7 = Geen weg terug
    .text = Uit een amfibisch landgevecht trekt geen aanvaller zich terug: niet wie geland is, niet wie uit aangrenzend land kwam, en ook vliegtuigen niet.

r-9-8 = Het zeegevecht verlaten
    .text = Het zeegevecht voor een landing is een gewoon gevecht en je mag je eruit terugtrekken.

r-9-9 = Eén landing per slagschip
    .text = Een slagschip steunt één landing, maar een landing mag door verschillende slagschepen gesteund worden.

r-9-10 = Landen op leeg land
    .text = Vijandelijk gebied zonder bezetting valt zonder gevecht in handen van wie landt. Het zeegebied moet eerst vrij zijn.

r-9-11 = Landen vanuit verschillende zeegebieden
    .text = Een kust mag worden aangevallen vanuit elk zeegebied dat eraan grenst. Elk heeft zijn eigen zeegevecht, troepen komen alleen uit vrijgemaakte zeegebieden aan land, en samen voeren ze één landgevecht.

r-9-12 = Aantal steunende slagschepen
    .text = Eén gelande eenheid is genoeg voor de steun van elk aantal slagschepen. Elk steunt alleen een landing vanuit zijn eigen zeegebied.

r-9-13 = Landen zonder escorte
    .text = Is er geen vijandelijk schip in het zeegebied, dan landen transportschepen hun troepen zonder zeegevecht, ook zonder escorte.

# 10. Terugtrekken en uitwijken

r-10-1 = Wie zich terugtrekt
    .text = Alleen de aanvaller trekt zich terug. Een verdediger blijft, behalve dat zijn onderzeeboten mogen uitwijken.

r-10-2 = Wanneer terugtrekken
    .text = Je mag je terugtrekken aan het eind van elke ronde, als de verdediger heeft gevuurd en de verliezen van het bord zijn.

r-10-3 = Geen terugtocht na winst
    .text = Er moet nog een verdediger zijn. Is de laatste weg, dan blijven de aanvallers.

r-10-4 = Waarheen terugtrekken
    .text = Alle aanvallende landeenheden, of alle schepen, gaan samen naar één aangrenzend bevriend vak waaruit minstens één van hen het gevecht in kwam: land van je eigen partij, of een zeegebied zonder vijandelijke schepen. Land waardoor een tank zojuist met een bliksemaanval het gevecht in kwam, telt ook.

r-10-5 = Vliegtuigen bij terugtrekken
    .text = Als de rest vertrekt, breken ook vliegtuigen af, maar ze blijven boven het vak tot de niet-aanvalsbeweging en landen dan waar hun resterende bereik het toelaat. Een aanval met alleen vliegtuigen stopt gewoon. Vliegtuigen gaan nooit maar voor een deel weg.

r-10-6 = Uitwijkende onderzeeboten
    .text = Aan het eind van een ronde, na de verliezen, mogen onderzeeboten uitwijken, eerst die van de aanvaller, dan die van de verdediger. Ze gaan naar een ander zeegebied; duiken en blijven liggen kan niet.

r-10-7 = Uitwijken in de aanval
    .text = In elke ronde mag elk aantal aanvallende onderzeeboten vertrekken, los van de andere schepen. Die van één ronde gaan naar hetzelfde aangrenzende zeegebied, bevriend of onbezet, waaruit een aanvaller kwam; de rest vecht door en mag later weg, zelfs naar een ander zo'n zeegebied.

r-10-8 = Uitwijken in de verdediging
    .text = Verdedigende onderzeeboten die in één ronde vertrekken, gaan naar hetzelfde aangrenzende zeegebied, waar op dat moment geen vijandelijk schip ligt; een zeegebied dat de aanvaller net verliet mag. Is er geen, dan blijven ze, zoals de Duitse onderzeeboot in de Baltic Sea bij het begin.

r-10-9 = Gesloten zeegebieden voor onderzeeboten
    .text = Geen onderzeeboot trekt zich terug of wijkt uit naar een zeegebied waar deze beurt een gevecht is of was, en ook niet meer als de vijand in het eigen zeegebied vernietigd is.

r-10-10 = Bovenwaterschepen en gevechtsplaatsen
    .text = Het verbod op zeegebieden met een gevecht deze beurt is voor onderzeeboten uitgesproken. Bovenwaterschepen zijn alleen gebonden aan een bevriend of onbezet zeegebied waaruit ze kwamen.

r-10-11 = Niet uit een landing
    .text = Aanvallers in een amfibisch landgevecht kunnen zich niet terugtrekken.

r-10-12 = Het vak waar je vandaan kwam
    .text = Een eenheid kwam uit het laatste vak waar ze vóór het gevecht was. Eenheden die er bij het begin van de beurt al waren, openen geen weg terug.

r-10-13 = Geen vak om heen te gaan
    .text = Aanvallers zonder geldig vak vechten door. Vliegtuigen die alleen over zijn, mogen altijd stoppen.

r-10-14 = Volgorde aan het eind van een ronde
    .text = Aanvallende onderzeeboten wijken uit, dan verdedigende, dan vecht de aanvaller door of trekt hij zich terug. Is er na het uitwijken geen verdediger meer, dan is het gevecht voorbij en blijven de overige aanvallers.

# 11. Vliegdekschepen en gevechtsvliegtuigen

r-11-1 = Ruimte op een vliegdekschip
    .text = Een vliegdekschip heeft plaats voor 2 gevechtsvliegtuigen, van jou of van een bondgenoot. Bommenwerpers kunnen er niet op.

r-11-2 = Vliegdekschip en vliegtuigen in je beurt
    .text = In beide bewegingen stijgen je gevechtsvliegtuigen op voordat hun vliegdekschip vaart, en een vliegdekschip waarop een gevechtsvliegtuig is geland, blijft liggen. In de niet-aanvalsbeweging dus eerst varen, dan landen.

r-11-3 = Op het vliegdekschip van een bondgenoot
    .text = Je landt er in jouw beurt en stijgt op in je volgende. Daartussen reist je gevechtsvliegtuig in de beurt van je bondgenoot als lading mee en valt het niet aan; als het vliegdekschip aanvalt, mag je het toestel als verlies opgeven.

r-11-4 = Gevechtsvliegtuigen van vliegdekschepen in verdediging
    .text = Wordt een zeegebied aangevallen, dan zijn alle gevechtsvliegtuigen op vliegdekschepen daar in de lucht en verdedigen ze op 4, of 5 met Straalaandrijving, ook die van bondgenoten. Elke eigenaar gooit voor de zijne.

r-11-5 = Verdedigende vliegtuigen zonder dek
    .text = Een verdedigend gevechtsvliegtuig waarvan het vliegdekschip weg is, landt na het gevecht op een ander vliegdekschip met ruimte in hetzelfde zeegebied of op een bevriend eiland daarin. Is er geen van beide, dan is het verloren.

r-11-6 = Aanvallende vliegtuigen zonder dek
    .text = Een aanvallend gevechtsvliegtuig dat zijn vliegdekschip verloor, landt waar het met zijn resterende bereik geldig kan landen. Anders is het verloren.

r-11-7 = Meevliegen met je eigen vliegdekschip
    .text = Een gevechtsvliegtuig dat met het eigen vliegdekschip meegaat, stijgt eerst op, verbruikt per zeegebied 1 van zijn bereik en landt als het vliegdekschip stil ligt. In de beurt van zijn eigenaar is het nooit lading.

r-11-8 = Nieuwe vliegdekschepen zijn geen landingsplaats
    .text = Een vliegdekschip dat deze beurt is gekocht, komt pas op het bord als alle vliegtuigen al geland zijn.

r-11-9 = Landingsruimte voor allemaal
    .text = Of vliegtuigen nog kunnen landen, wordt bekeken voor alle toestellen die vertrokken zijn samen: als ze allemaal overleven, elk gevecht gewonnen wordt en de vliegdekschepen varen zoals nodig, moet er voor elk van hen plaats zijn.

r-11-10 = Wie de laatste plaats op het dek krijgt
    .text = Is er maar plaats voor een deel van de gevechtsvliegtuigen van verschillende mogendheden van een verdedigend vliegdekschip, dan gaan die van de eigenaar voor en de andere in beurtvolgorde.

# 12. Verovering

r-12-1 = Een gebied innemen
    .text = Een gebied is van jou als er geen vijandelijke bezetter over is en er minstens één infanterie of tank van de aanval overleeft. Vliegtuigen alleen nemen niets in: het leeggevochten gebied blijft van zijn eigenaar.

r-12-2 = Wat met een gebied meekomt
    .text = Bezit en productieniveau van beide mogendheden veranderen meteen. Geschut en een complex daar gaan met het land mee.

r-12-3 = Veroverde complexen
    .text = Een veroverd complex kun je vanaf je volgende beurt gebruiken.

r-12-4 = Van wie het wordt
    .text = Wat oorspronkelijk niet van een bondgenoot was, wordt van jou. Land dat oorspronkelijk van jou was, krijg je terug.

r-12-5 = Bevrijding
    .text = Land dat oorspronkelijk van een bondgenoot was, gaat meteen naar hem terug, met geschut en complex, als zijn hoofdstad vrij is. Zolang dat niet zo is, houd jij het, ontvang je de inkomsten en mag je het complex binnen de grens gebruiken; zodra zijn hoofdstad bevrijd is, keert het naar hem terug.

r-12-6 = Alleen oorspronkelijk bezit telt
    .text = Herover je wat een bondgenoot had veroverd en weer verloren, dan is het van jou. Wat een bondgenoot nu in handen heeft, kun je niet overnemen.

r-12-7 = Een hoofdstad valt
    .text = De eigenaar geeft al zijn IPC's aan de veroveraar. De hoofdsteden zijn Russia, Germany, United Kingdom, Japan en Eastern U.S.A.

r-12-8 = Zonder hoofdstad
    .text = Zolang de vijand haar hoofdstad heeft, krijgt een mogendheid geen inkomsten en koopt ze niets, al bewegen en vechten haar eenheden. Het land dat ze nog heeft, brengt niemand iets op.

r-12-9 = Na de bevrijding van een hoofdstad
    .text = Er wordt niets teruggegeven en niets meteen uitbetaald. In haar volgende beurt mag de mogendheid uitgeven wat ze heeft: meestal 0, tenzij ze intussen een vijandelijke hoofdstad buitmaakte. Ze int inkomsten aan het eind van die beurt en koopt daarmee in de beurt erna.

r-12-10 = Een hoofdstad keert terug
    .text = Wordt een hoofdstad door een mogendheid van de eigen partij heroverd, dan gaat ze meteen met geschut en complex naar de oorspronkelijke eigenaar. Op dat moment keren ook zijn andere oorspronkelijke gebieden in handen van bondgenoten terug; eenheden die er staan, blijven.

r-12-11 = De beurt van een mogendheid zonder hoofdstad
    .text = Ze doet geen onderzoek, koopt en plaatst niets en int niets; ze doet alleen haar twee bewegingen en vecht. Geld uit een vijandelijke hoofdstad die ze neemt, houdt ze.

r-12-12 = Een hoofdstad die opnieuw valt
    .text = Telkens als een hoofdstad van haar oorspronkelijke eigenaar wordt afgenomen, staat hij zijn geld af. Wie haar van een veroveraar afneemt, krijgt niets.

r-12-13 = Geschut in ingenomen land
    .text = Met veroverd land krijgt de veroveraar het luchtdoelgeschut, van welke vijandelijke mogendheid het ook was. In bevrijd land gaat het naar de eigenaar van dat land.

# 13. Niet-aanvalsbeweging

r-13-1 = Wie beweegt en waarheen
    .text = Eenheden die nog niet bewogen en niet vochten, mogen nu bewegen: te land alleen door en naar bevriend gebied, op zee alleen door en naar zeegebieden zonder vijandelijke schepen.

r-13-2 = Transportschepen in de niet-aanvalsbeweging
    .text = Transportschepen laden, varen, lossen en overbruggen volgens hun gewone regels; de lading mag alleen in bevriend land aan wal.

r-13-3 = Alle vliegtuigen landen
    .text = Elk vliegtuig dat vertrok, moet nu landen, met het bereik dat het over heeft.

r-13-4 = Landingsplaatsen
    .text = Vliegtuigen landen in gebied dat bij het begin van je beurt van jouw partij was en nog is; gevechtsvliegtuigen ook op een vliegdekschip met ruimte, van jou of een bondgenoot. Wat deze beurt is ingenomen, met of zonder bliksemaanval, is gesloten, en een vliegtuig dat nergens kan landen is verloren.

r-13-5 = Naar verse veroveringen
    .text = Landeenheden die niet in gevecht waren, mogen een gebied in dat deze beurt is ingenomen, en erdoorheen.

r-13-6 = Naar vrijgemaakte zeegebieden
    .text = Schepen mogen zeegebieden in die deze beurt van de vijand zijn vrijgemaakt, en erdoorheen.

r-13-7 = Geen neutraal gebied, geen luchtdoelvuur
    .text = Vliegtuigen vliegen nu niet over neutraal gebied en luchtdoelgeschut vuurt niet.

r-13-8 = Resterend bereik
    .text = Een vliegtuig dat deze beurt nog niet vloog, heeft zijn hele bereik; een dat is uitgevlogen, heeft wat er over is.

r-13-9 = Geschut verschepen
    .text = Luchtdoelgeschut dat niet heeft bewogen, mag in deze beweging worden geladen, vervoerd en aan land gezet.

r-13-10 = Troepen die niet landden
    .text = Eenheden die in de aanvalsbeweging aan boord gingen en niet aan land kwamen, blijven op het schip.

# 14. Nieuwe eenheden plaatsen

r-14-1 = Waar nieuwe eenheden komen
    .text = Landeenheden en vliegtuigen worden geplaatst in een gebied waarvan het complex sinds het begin van je beurt van jou is. Schepen gaan in een zeegebied naast zo'n gebied, mits daar geen vijandelijk schip ligt.

r-14-2 = Nieuwe complexen
    .text = Een nieuw complex komt in een gebied dat je sinds het begin van je beurt hebt, één per gebied, en werkt vanaf je volgende beurt.

r-14-3 = Nieuw luchtdoelgeschut
    .text = Het wordt geplaatst zoals landeenheden: waar een complex staat, hoogstens één in een gebied, nooit op een transportschip.

r-14-4 = Niet meteen aan boord
    .text = Een nieuw gevechtsvliegtuig kan niet op een vliegdekschip worden geplaatst en een nieuwe landeenheid niet op een transportschip.

r-14-5 = Wat een complex kan plaatsen
    .text = Een oorspronkelijk complex plaatst voor zijn oorspronkelijke eigenaar zoveel eenheden als hij wil. Elk ander, gekocht, veroverd, of bevrijd en voor een bondgenoot in beheer, plaatst per beurt zoveel als het gebied in IPC's waard is, schepen meegeteld, en 1 waar dat 0 is.

r-14-6 = Complexen van bondgenoten
    .text = Je kunt geen eenheden plaatsen bij het complex van een bondgenoot, tenzij je het voor hem houdt omdat zijn hoofdstad verloren is; en dan moet je het bij het begin van je beurt al hebben gehad en nog hebben.

r-14-7 = Eenheden zonder plaats
    .text = Wat niet geplaatst kan worden, is verloren, en het geld komt niet terug.

r-14-8 = Uit welk complex
    .text = Elke nieuwe eenheid komt uit een genoemd complex en telt voor de grens daarvan. Een schip mag uit elk van je complexen aan de kust van zijn zeegebied komen.

r-14-9 = De grens tellen
    .text = Wat telt is de waarde die op het gebied staat, elke beurt opnieuw. Je mag meer kopen dan je kunt plaatsen, maar wat over is, is verloren.

r-14-10 = Geschut en complexen
    .text = In het gewone spel heeft nieuw luchtdoelgeschut een complex in zijn gebied nodig; een optie heft dat op.

# 15. Inkomsten

r-15-1 = Inkomsten
    .text = Je ontvangt IPC's ter hoogte van je productieniveau, hoe hoog dat ook is.

r-15-2 = Geen inkomsten zonder hoofdstad
    .text = Zolang de vijand je hoofdstad heeft, ontvang je niets.

r-15-3 = Geen giften
    .text = IPC's, eenheden en gebieden worden nooit aan een bondgenoot gegeven of geleend.

# 16. Overwinning

r-16-1 = Overwinning van de geallieerden
    .text = De geallieerden winnen als ze beide hoofdsteden van de As in handen hebben.

r-16-2 = Overwinning van de As
    .text = De As wint als ze twee van de drie geallieerde hoofdsteden in handen heeft.

r-16-3 = Economische overwinning van de As
    .text = De As wint ook als de productieniveaus van Duitsland en Japan aan het eind van een volle ronde samen 84 of meer zijn; ze beginnen met 57, er moeten er dus 27 bij.

r-16-4 = Wanneer hoofdsteden tellen
    .text = De hoofdsteden worden geteld aan het eind van elke beurt, zodat het spel eindigt met de beurt waarin de tweede viel. Een optie wacht tot het eind van de ronde.

r-16-5 = Beste van de winnaars
    .text = Wie één winnaar wil: dat is de mogendheid van de winnende partij waarvan de inkomsten sinds het begin procentueel het meest zijn gestegen.

r-16-6 = Een hoofdstad in handen hebben
    .text = Een partij heeft een hoofdstad als een van haar mogendheden haar beheerst. Hebben beide partijen op hetzelfde moment gewonnen, dan wint de partij van wie aan de beurt is; aan het eind van een ronde gaan hoofdsteden voor productie.

r-16-7 = Gedeelde eerste plaats
    .text = Mogendheden met een gelijke stijging delen de titel van beste winnaar. Er wordt gerekend vanaf de inkomsten van de opstelling.

r-16-8 = Lengte van het spel
    .text = Er is geen laatste beurt; een partij mag opgeven als al haar spelers het eens zijn. Met een grens aan de rondes wint de partij waarvan de gezamenlijke productie sinds het begin het meest is gestegen (geallieerden vanaf 90, As vanaf 57); een gelijke stijging is remise.

# 17. Officiële opties

r-17-1 = Totale overwinning
    .text = Wie met hoofdsteden wil winnen, mag bovendien geen enkele hoofdstad van de eigen partij in vijandelijke handen hebben.

r-17-2 = Nieuwe schepen tussen vijanden
    .text = Nieuwe schepen mogen naast je complex worden geplaatst, ook als er vijandelijke schepen in dat zeegebied liggen.

r-17-3 = Rusland beperkt
    .text = De Sovjet-Unie mag in haar eerste beurt niet aanvallen.

r-17-4 = Wapenvoorsprong van de As
    .text = Duitsland heeft vanaf het begin Straalaandrijving en Japan Superonderzeeboten.

r-17-5 = Geen nieuwe complexen
    .text = Niemand bouwt industriële complexen. Van de drie manieren om de As te helpen, Rusland beperkt, wapens en deze, gebruik je er hoogstens één.

r-17-6 = Grenzen van de doos
    .text = Een mogendheid kan van een soort eenheid niet meer losse stapels hebben dan de doos stukken telt, al mag een stapel zo hoog zijn als je wilt. Naast de 8 complexen van de opstelling kunnen er maar 4 bij komen. Op de computer wordt dit meestal weggelaten.

# Verduidelijkingen: Opening

aa-01 = Wat deze verduidelijkingen zijn
    .text = Ze geven antwoord op wat spelers vroegen nadat het spelregelboek van de tweede editie uitkwam, en gelden voor die editie.

# Verduidelijkingen: Krachtsverhouding

aa-02 = Evenwicht van het spel
    .text = Veel spelers vinden dat de geallieerden de beste kansen hebben. Daaruit volgt geen regel.

aa-03 = Advies voor de As
    .text = De As, en Duitsland het meest, doet er goed aan in de eerste beurten hard toe te slaan, voordat de geallieerde industrie zich laat gelden. Met stilzitten wint ze niet.

# Verduidelijkingen: Het bord

aa-04 = Twijfelachtige grenzen
    .text = Wat volgt over de grenzen van bepaalde land- en zeegebieden hoort bij de bladzijden over het bord in het spelregelboek, 7 tot 9.

aa-05 = Hudson Bay en Western Canada
    .text = Het grote zeegebied Hudson Bay, linksboven op het bord, raakt aan Western Canada rechtsboven.

aa-06 = Golf van Mexico
    .text = Beide zeegebieden van de Gulf of Mexico links op het bord raken aan een en hetzelfde zeegebied: dat langs Mexico aan de rechterkant.

aa-07 = Kwangtung en de zee van Japan
    .text = Het zeegebied rond Japan en Manchuria reikt niet tot Kwangtung.

# Verduidelijkingen: Meer over het bord

aa-08 = Naamloze eilanden
    .text = Op een eiland zonder naam, zoals Sicilië, kan niets landen.

aa-09 = Wat het Panamakanaal kost
    .text = De zee bij Panama is in tweeën verdeeld, dus het kanaal doorvaren kost 1 beweging.

aa-10 = Uitvergrote kaders
    .text = De uitvergrote kaders rechtsonder zijn er alleen om beter te zien: vanuit de zee ernaast gaat niemand erin of eruit.

aa-11 = New Zealand en Zuid-Amerika
    .text = Over de rand van het bord raakt het zeegebied van New Zealand aan de twee zeegebieden bij Peru en Argentina/Chile linksonder, en niet aan de uitvergrote kaders.

# Verduidelijkingen: Wapenontwikkeling

aa-12 = Betalen, dan gooien
    .text = Je betaalt de bank eerst voor al je onderzoek en gooit daarna al die dobbelstenen samen.

aa-13 = Niet één voor één
    .text = Onderzoeksdobbelstenen worden niet los gegooid tot er een 6 valt, en er komt geen geld terug.

aa-14 = Alle eenheden meteen beter
    .text = Zodra je een ontwikkeling hebt, is elke eenheid van dat type die je bezit verbeterd, oud en nieuw.

aa-15 = Onderzoek wordt niet goedkoper
    .text = Met Industriële technologie kost een onderzoeksdobbelsteen nog steeds 5 IPC's, geen 4.

aa-16 = Zware bommenwerpers in de aanval
    .text = Een zware bommenwerper gooit drie dobbelstenen waar andere er één gooien, zowel in gevecht als bij een bombardement op een complex.

aa-17 = Zware bommenwerpers in verdediging
    .text = In verdediging heeft een zware bommenwerper één dobbelsteen, zoals elke bommenwerper.

aa-18 = Straalaandrijving in verdediging
    .text = Gevechtsvliegtuigen van een mogendheid met Straalaandrijving zijn bij het verdedigen raak op 5 of minder; zonder op 4.

aa-19 = Straalaandrijving in de aanval
    .text = De aanval van straalvliegtuigen blijft 3 of minder.

aa-20 = Superonderzeeboten in de aanval
    .text = Superonderzeeboten zijn bij het aanvallen raak op 3 of minder; zonder de ontwikkeling op 2.

aa-21 = Superonderzeeboten in verdediging
    .text = De verdediging van superonderzeeboten blijft 2 of minder.

aa-22 = Eén raket per beurt
    .text = Met Raketten kan één van je luchtdoelkanonnen als raket dienen, één keer per beurt.

aa-23 = Raketten bewegen en vuren bij het gevecht
    .text = Anders dan gewoon geschut mag een raket vóór het vechten bewegen, in de aanvalsbeweging, en vuurt ze tijdens het gevecht.

aa-24 = Raketten in de niet-aanvalsbeweging
    .text = Ook dan kan een raket bewegen, maar niet als ze net veroverd is of net gevuurd heeft.

aa-25 = Geen raketten vanaf een transportschip
    .text = Aan boord van een transportschip kan een raket niet vuren, net zomin als luchtdoelgeschut.

aa-26 = Hoe een raket verloren gaat
    .text = Een raket wordt maar op één manier vernietigd: als het transportschip waar ze op staat zinkt.

aa-27 = Veroverde raketten blijven staan
    .text = Een raket die je op de vijand verovert, beweegt niet in de beurt waarin ze is veroverd.

aa-28 = Veroverd zonder de ontwikkeling
    .text = Voor een mogendheid die zelf geen Raketten heeft, is een veroverde raket gewoon luchtdoelgeschut.

# Verduidelijkingen: Luchtdoelgeschut

aa-29 = Veroverd geschut beweegt niet
    .text = Geschut dat je in je gevecht veroverde, blijft in de niet-aanvalsbeweging van die beurt staan.

aa-30 = Jouw geschut op land van een bondgenoot
    .text = Luchtdoelgeschut naar een gebied van een bondgenoot brengen is geen weggeven: vuren en verplaatsen blijven jouw zaak.

aa-31 = Jouw geschut verdedigt daar
    .text = Wordt het gebied van je bondgenoot aangevallen, dan gooi jij voor jouw geschut.

aa-32 = Geschut en complex na bevrijding
    .text = In een gebied van een bondgenoot dat je bevrijdt, gaan luchtdoelgeschut en complex allebei naar die bondgenoot terug.

aa-33 = Maar één geschut
    .text = In een gebied mag niet meer dan één luchtdoelgeschut staan.

aa-34 = Nieuw geschut niet op schepen
    .text = Luchtdoelgeschut dat je net kocht, kun je niet op een transportschip zetten.

aa-35 = Waar nieuw geschut komt
    .text = Nieuw luchtdoelgeschut moet worden geplaatst in een gebied dat bij het begin van je beurt al van jou was.

aa-36 = Hoe geschut verloren gaat
    .text = Niets vernietigt luchtdoelgeschut, behalve het zinken van het transportschip waarop het staat.

aa-37 = Niets met opzet vernietigen
    .text = Je mag geen luchtdoelgeschut van jezelf opruimen, en ook geen andere eenheid die je hebt.

aa-38 = Wanneer geschut vuurt
    .text = Luchtdoelgeschut vuurt als de vijand in de aanval is en een van zijn vliegtuigen naar of over het gebied vliegt, en anders nooit.

aa-39 = Veilig op de terugweg
    .text = In de niet-aanvalsbeweging van de vijand, als zijn vliegtuigen van de strijd terugvliegen, wordt er niet op geschoten.

aa-40 = Geschut aan boord van een transportschip
    .text = Aan boord van een transportschip zwijgt geschut, net als een raket.

# Verduidelijkingen: Terugtrekken

aa-41 = Aanvallers trekken zich terug, verdedigers niet
    .text = De keuze om zich terug te trekken is alleen aan de aanvaller.

aa-42 = Na elke ronde
    .text = Terugtrekken moet wachten tot de verdediging heeft gevuurd, en kan na iedere ronde.

aa-43 = Niet terugtrekken voor niets
    .text = Als de laatste verdediger in het vak vernietigd is, moeten de aanvallers daar blijven.

aa-44 = Alles of niets
    .text = Je kunt je niet met een deel van je aanvalsmacht terugtrekken; onderzeeboten zijn de uitzondering.

aa-45 = Samen en terug
    .text = De aanvallers gaan als één geheel terug naar één aangrenzend bevriend vak waaruit een van hen kwam.

# Verduidelijkingen: Terugtrekken van onderzeeboten

aa-46 = Twee uitwegen voor onderzeeboten
    .text = Een onderzeeboot mag zich terugtrekken zoals andere eenheden of uitwijken, waarvoor enkele uitzonderingen gelden. Uitwijken (in de verduidelijkingen: onderduiken) is naar een ander zeegebied gaan, niet onder water in hetzelfde blijven.

aa-47 = Onderzeeboten van beide partijen
    .text = Onderzeeboten kunnen een gevecht uit, of ze nu aanvallen of verdedigen.

aa-48 = Op eigen gelegenheid weg
    .text = Aanvallende onderzeeboten kunnen na elke ronde weg, met of zonder de andere schepen.

aa-49 = Vast na de winst
    .text = Heeft een aanvallende onderzeeboot de vijand in het zeegebied vernietigd, dan kan hij zich niet terugtrekken of uitwijken en blijft hij daar.

aa-50 = Gedeeltelijk terugtrekken van onderzeeboten
    .text = Voor aanvallende onderzeeboten is gedeeltelijk terugtrekken toegestaan: ze zijn niet gebonden aan het moment en het doel van de andere schepen.

aa-51 = Onderzeeboten gaan eerst
    .text = Vertrekken aanvallende onderzeeboten en andere schepen in dezelfde ronde, dan gaan de onderzeeboten eerst.

aa-52 = Waar aanvallende onderzeeboten heen gaan
    .text = Ze keren terug naar een aangrenzend bevriend zeegebied waaruit een aanvallende eenheid kwam; het mag een ander zijn dan dat van de overige schepen.

aa-53 = Niet allemaal in dezelfde ronde
    .text = Van verschillende aanvallende onderzeeboten mogen sommige in de ene ronde weg en andere in een andere.

aa-54 = Hetzelfde zeegebied per ronde
    .text = Alle aanvallende onderzeeboten die in één ronde vertrekken, hebben hetzelfde doel.

aa-55 = Waar verdedigende onderzeeboten heen gaan
    .text = Verdedigende onderzeeboten die in één ronde vertrekken, gaan allemaal naar hetzelfde aangrenzende zeegebied, bevriend of onbezet.

aa-56 = Opgesloten in de Baltic Sea
    .text = Bij het begin van het spel kan de Duitse onderzeeboot in de Baltic Sea zich nergens heen terugtrekken en nergens heen uitwijken.

aa-57 = Niet naar een ander gevecht
    .text = Een zeegebied waar deze beurt gevochten wordt of is, is gesloten voor onderzeeboten die zich terugtrekken of uitwijken.

# Verduidelijkingen: Terugtrekken van vliegtuigen

aa-58 = Vliegtuigen en de terugtrekregels
    .text = Voor bommenwerpers en gevechtsvliegtuigen geldt bijna alles wat over terugtrekken is gezegd; de uitzonderingen volgen.

aa-59 = Vliegtuigen wachten op de verdediging
    .text = Aanvallende vliegtuigen kunnen niet afbreken voordat de verdediger heeft gevuurd.

aa-60 = Onderzeeboten schieten niet op vliegtuigen
    .text = Een onderzeeboot die door vliegtuigen wordt aangevallen, kan niet terugschieten.

aa-61 = Beter uitwijken
    .text = Een verdedigende onderzeeboot die de eerste aanval uit de lucht overleeft, doet er goed aan uit te wijken.

aa-62 = Een onderzeeboot in het nauw
    .text = Kan hij nergens heen, dan wordt hij vroeg of laat tot zinken gebracht, omdat hij niets tegen vliegtuigen kan doen.

aa-63 = Vliegtuigen gaan met de rest
    .text = Vliegtuigen trekken zich niet gedeeltelijk terug, en trekken de andere aanvallers zich terug, dan moeten zij dat ook.

aa-64 = Niet gebonden aan het terugtrekvak
    .text = Vliegtuigen zitten niet vast aan een aangrenzend bevriend vak, en ook niet aan het moment waarop de anderen gaan.

aa-65 = Zover het bereik gaat
    .text = Terugtrekkende vliegtuigen vliegen niet meer vakken dan ze van hun bereik over hebben.

aa-66 = Terugtrekken is landen
    .text = Voor vliegtuigen betekent terugtrekken wegvliegen om te landen; dat gebeurt in de niet-aanvalsbeweging.

aa-67 = Niet landen op verse veroveringen
    .text = Geen vliegtuig mag neerkomen in gebied dat deze beurt is ingenomen; dat geldt ook voor gebied dat met een bliksemaanval is genomen.

# Verduidelijkingen: Meer over vliegtuigen

aa-68 = Het vliegdekschip vangt de treffer op
    .text = Valt een onderzeeboot een vliegdekschip met een gevechtsvliegtuig erop aan, dan komen de treffers op het schip en niet op het toestel, want onderzeeboten kunnen vliegtuigen niet raken.

aa-69 = Het gevechtsvliegtuig schiet terug
    .text = Een vliegdekschip dat door het eerste schot van een onderzeeboot is getroffen, schiet niet meer; zijn gevechtsvliegtuig wel.

aa-70 = Raken en wegwezen
    .text = Na die schotenwisseling mag de onderzeeboot uitwijken.

aa-71 = Waar het gevechtsvliegtuig neerkomt
    .text = Is zijn vliegdekschip gezonken, dan moet een verdedigend gevechtsvliegtuig na het gevecht in datzelfde zeegebied neerkomen: op een ander vliegdekschip of op een bevriend eiland.

aa-72 = Verloren op zee
    .text = Een gevechtsvliegtuig dat geen van beide vindt, is verloren.

aa-73 = Schepen door Suez
    .text = Wil een schip door het Suezkanaal, dan moeten de gebieden aan beide kanten bevriend zijn.

aa-74 = Vliegtuigen bij Suez
    .text = Vliegtuigen vliegen over of door het Suezkanaal, van wie het land ook is.

aa-75 = Een vliegdekschip blijft na een landing
    .text = Is er een gevechtsvliegtuig op geland, dan mag een vliegdekschip niet meer varen, want het toestel zou verder komen dan zijn bereik.

# Verduidelijkingen: Transportschepen

aa-76 = Alleen transportschepen overbruggen
    .text = Geen ander schip dan een transportschip kan overbruggen.

aa-77 = Alleen transportschepen vallen niet aan
    .text = Elk schip behalve het transportschip kan aanvallen.

# Verduidelijkingen: Overbruggen

aa-78 = Wat overbruggen is
    .text = Een transportschip waarvan het zeegebied aan twee kustgebieden grenst, mag landeenheden van het ene naar het andere overzetten en op zijn plaats blijven.

aa-79 = Hoeveel er overbrugd wordt
    .text = In één beurt zet een transportschip 2 infanterie of 1 tank over, niet meer.

aa-80 = Varen, dan overbruggen
    .text = Een transportschip mag eerst varen en daarna overbruggen.

aa-81 = Overbruggen, dan blijven
    .text = Na het overbruggen beweegt een transportschip de rest van de beurt niet.

aa-82 = Niet overbruggen met een bondgenoot
    .text = Het transportschip van een bondgenoot kan jouw eenheden niet binnen één beurt overbruggen.

aa-83 = Inschepen bij een bondgenoot
    .text = Als hij het goedvindt, gaan je eenheden in je eigen beurt aan boord van het transportschip van een bondgenoot.

aa-84 = Onderweg in zijn beurt
    .text = De reis van die eenheden wordt geacht plaats te vinden in de beurt van de bondgenoot.

aa-85 = Aan wal in je volgende beurt
    .text = Als jij weer aan de beurt bent, mogen ze van boord.

aa-86 = Nooit in je eigen beurt
    .text = Lading op het transportschip van een bondgenoot verplaatst zich als de bondgenoot speelt, niet als jij speelt.

# Verduidelijkingen: Niet aanvallen

aa-87 = Transportschepen als schild
    .text = Transportschepen mogen samen met je andere schepen de aanval in gaan en treffers voor ze opvangen.

aa-88 = Niet alleen tussen vijanden
    .text = Stuur een transportschip niet in zijn eentje een zeegebied met vijandelijke schepen in: het kan niet aanvallen en wordt tot zinken gebracht. De zet is eerder onverstandig dan verboden.

# Verduidelijkingen: Amfibische aanvallen

aa-89 = Schepen die de kust beschieten
    .text = Geen schip vuurt op eenheden aan land, behalve een slagschip dat een amfibische aanval steunt.

aa-90 = In hetzelfde zeegebied
    .text = Daarvoor moet het slagschip in het zeegebied zijn waar de aanval vandaan komt.

aa-91 = Verschillende slagschepen
    .text = Er kan elk aantal slagschepen bij de aanval zijn, elk met een eigen steunschot.

aa-92 = Eén schot in totaal
    .text = Een slagschip vuurt één keer in het hele gevecht, niet op elke verdediger en niet in elke ronde.

aa-93 = Veilig voor de kust
    .text = Verdedigende landeenheden kunnen een slagschip dat zijn schot heeft gelost niet raken.

aa-94 = Wel daar, geen schot
    .text = Een slagschip kan volgens de regels met de transportschepen zijn meegekomen en toch geen schot hebben: als er vijandelijke schepen in het zeegebied zijn.

aa-95 = Eerst de vloot verslaan
    .text = Alle schepen van de aanval moeten die vijandelijke schepen bevechten en overwinnen voordat een transportschip troepen aan land zet voor het landgevecht.

aa-96 = Zeegevecht of schot
    .text = Een slagschip dat voor het landgevecht op zee vecht, heeft zijn schot verspeeld.

aa-97 = Niet achterhouden
    .text = Je kunt een slagschip niet buiten het zeegevecht laten om het de landing te laten steunen.

# Verduidelijkingen: Terugtrekken bij een amfibische aanval

aa-98 = Tot het einde
    .text = Troepen die landen vechten tot één partij weg is; anders dan andere aanvallers kunnen ze zich niet terugtrekken.

aa-99 = Ook wie steunt blijft
    .text = Vliegtuigen in dat gevecht en landeenheden die uit aangrenzend gebied steunen, kunnen zich evenmin terugtrekken.

aa-100 = Missen verandert niets
    .text = Mist het slagschip, dan gaat de aanval door: de troepen worden geacht al aan land te zijn voordat het vuurt.

# Verduidelijkingen: Vliegdekschepen en gevechtsvliegtuigen

aa-101 = Jouw gevechtsvliegtuig bij een bondgenoot
    .text = Wordt het vliegdekschip van een bondgenoot aangevallen terwijl jouw gevechtsvliegtuig erop staat, dan verdedigt jouw toestel en gooi jij ervoor.

aa-102 = Ieder gooit voor zichzelf
    .text = Waar eenheden van verschillende mogendheden verdedigen, gooit elke speler voor zijn eigen eenheden.

aa-103 = Opstijgen voordat het vliegdekschip vaart
    .text = Een gevechtsvliegtuig dat vanaf jouw vliegdekschip gaat aanvallen, verlaat het voordat het schip vaart, anders zou zijn bereik worden opgerekt.

aa-104 = Hetzelfde in de niet-aanvalsbeweging
    .text = Ook na het gevecht stijgen gevechtsvliegtuigen op voordat hun vliegdekschip vaart.

aa-105 = Niet varen na een landing
    .text = De landing van een gevechtsvliegtuig beëindigt de beweging van het vliegdekschip voor die beurt.

aa-106 = Te gast op een vliegdekschip
    .text = Je mag in een van je beurten op het vliegdekschip van een bondgenoot landen en het in je volgende verlaten.

aa-107 = Meegenomen door een bondgenoot
    .text = Intussen mag de bondgenoot in zijn beurt met jouw gevechtsvliegtuig varen; dat rekt het bereik ervan niet ongeoorloofd op.

aa-108 = Kamikaze verboden
    .text = Geen vliegtuig mag op een aanval worden gestuurd waarvan het niet terug kan komen.

aa-109 = Een mogelijke landing is genoeg
    .text = Een vliegtuig mag gaan zodra er een geldige manier is waarop het aan het eind van zijn beurt veilig geland kan zijn.

aa-110 = Het vliegdekschip is niet gebonden
    .text = Een vliegdekschip dat in de niet-aanvalsbeweging een gevechtsvliegtuig tegemoet zou varen, hoeft dat niet als het toestel vernietigd is.

# Verduidelijkingen: Veroverde hoofdsteden

aa-111 = Je hoofdstad wordt ingenomen
    .text = Al je IPC's gaan naar de speler die haar inneemt.

aa-112 = De rest levert niets op
    .text = Het land dat je over hebt, brengt geen IPC's op tot jij of een bondgenoot je hoofdstad bevrijdt.

aa-113 = Weg is weg
    .text = De IPC's die je afstond, krijg je bij de bevrijding van je hoofdstad niet terug.

aa-114 = Niet meteen inkomsten
    .text = De bevrijding van je hoofdstad levert niet meteen inkomsten op.

aa-115 = De eerste beurt na de bevrijding
    .text = In de regel heb je dan geen IPC's en kun je dus niets kopen.

aa-116 = Weer inkomsten
    .text = Aan het eind van die beurt krijg je wel inkomsten, zodat je in de beurt daarna kunt kopen.

aa-117 = Buit uit een vijandelijke hoofdstad
    .text = Heb je een vijandelijke hoofdstad veroverd terwijl je de jouwe kwijt was, dan mag je die IPC's uitgeven in de beurt na de bevrijding. Op een andere manier kun je er dan geen hebben.

# Verduidelijkingen: Jij en je bondgenoten

aa-118 = Veroverd, verloren, heroverd
    .text = Een vijandelijk of neutraal gebied dat een bondgenoot veroverde en de vijand terugnam, is van jou als jij het herovert.

aa-119 = Niet van een bondgenoot
    .text = Gebied dat vijandelijk of neutraal was en nu van een bondgenoot is, kun jij niet veroveren.

aa-120 = Bondgenoten krijgen geen cadeaus
    .text = Eenheden, gebieden, IPC's: nooit kan er iets aan een bondgenoot worden overgedragen.

# Verduidelijkingen: Diversen

aa-121 = Bombardement en luchtaanval op één gebied
    .text = Een strategisch bombardement en een gewone luchtaanval mogen een gebied in dezelfde beurt treffen.

aa-122 = Geen bommenwerper doet beide
    .text = Een bommenwerper die bombardeert valt niet aan, en omgekeerd.

aa-123 = Het bombardement eerst
    .text = Van die twee wordt het bombardement vóór de aanval uitgevoerd.

aa-124 = Bliksemaanval langs geschut en complexen
    .text = Vijandelijk luchtdoelgeschut, een complex, of beide samen bezetten een gebied niet; een tank mag er dus met een bliksemaanval doorheen.

aa-125 = Eerste schot in elke ronde
    .text = Het eerste schot van onderzeeboten opent elke gevechtsronde en niet alleen de eerste.

aa-126 = Plaatsen bij een veroverd complex
    .text = Een complex dat je veroverde dient je vanaf je volgende beurt, voor niet meer eenheden per beurt dan zijn gebied in IPC's waard is.

aa-127 = Ook oorspronkelijke complexen
    .text = Dezelfde grens geldt als de vijand dat complex vanaf het begin van het spel had.

aa-128 = Een verovering versterken
    .text = In de niet-aanvalsbeweging mogen eenheden, behalve vliegtuigen, een die beurt ingenomen gebied in, zolang ze in die beurt niet in gevecht zijn geweest.

aa-129 = Productie boven 45
    .text = De telbaan eindigt bij 45; daarboven gebruik je twee fiches, 48 is dus één op 45 en één op 3.

aa-130 = Meer fiches
    .text = Je mag fiches toevoegen; een stapel kan dus zo hoog worden als je wilt.

aa-131 = Geen extra plastic
    .text = Plastic eenheden mag je niet toevoegen. Daardoor is het aantal stapels beperkt, niet het aantal eenheden in een stapel.

aa-132 = Niet elke doos is gelijk
    .text = Hoeveel infanteriestukken een mogendheid heeft, verschilt een beetje van het ene exemplaar van het spel tot het andere.

# Verduidelijkingen: Slot

aa-133 = De gebruikte tekst
    .text = De verduidelijkingen zijn gelezen in een Nederlandse vertaling van juli 2002, die niet door de uitgever is goedgekeurd.

# Eigen regels

house-1 = Uitgeweken onderzeeboten liggen in de weg
    .text = Een verdedigende onderzeeboot die is uitgeweken, is in zijn nieuwe zeegebied een vijandelijk schip als elk ander: hij kan daar de niet-aanvalsbeweging van de aanvaller en het plaatsen van diens schepen versperren.

house-2 = Vliegtuigen tegen alleen onderzeeboten
    .text = Waar alleen onderzeeboten zich tegen vliegtuigen verdedigen, kan niemand terugschieten. De verdediging geldt dan als gevuurd, en de aanvaller mag na elke ronde stoppen.

house-3 = Binnenwateren
    .text = De Kaspische Zee is een zeegebied zonder uitgang. De Grote Meren zijn geen vak.

house-4 = Vliegtuigen bij Panama
    .text = Vliegtuigen vliegen rechtstreeks van het ene zeegebied bij Panama naar het andere, wie Panama ook heeft.

house-5 = Meer dan iemand koopt
    .text = Een mogendheid heeft hoogstens 250 infanterie en 250 tanks, en 42 van elke andere soort eenheid. De doos kent zo'n grens niet; verder wordt hier niet geteld.
