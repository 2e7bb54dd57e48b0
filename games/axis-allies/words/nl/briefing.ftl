# Wat een speler vóór de eerste zet hoort, en wanneer hij erom vraagt.

briefing-length = { $left ->
        [one] Dit is de laatste ronde.
       *[other] Er zijn nog { $left } rondes, deze meegeteld.
    }
briefing-no-limit = Er is geen grens aan de rondes; dit is ronde { $round }. Het spel gaat door tot een partij gewonnen heeft.
briefing-capital = { $space }, hoofdstad van { $power }
briefing-axis-capitals = Geallieerde hoofdsteden in handen van de As; wint bij
briefing-allied-capitals = Hoofdsteden van de As in geallieerde handen; wint bij
briefing-spring-1942 = Voorjaar 1942. Duitsland staat diep in Sovjetgebied, Japan heeft de halve Stille Oceaan. De geallieerden produceren meer, maar Britten en Amerikanen moeten over zee komen. De Sovjet-Unie begint, daarna Duitsland, het Verenigd Koninkrijk, Japan en de Verenigde Staten.
aim-spring-1942-ussr = Je bent als eerste aan de beurt en grenst aan Duitsland. Houd Russia, je hoofdstad: valt die, dan heeft de As er nog maar één nodig. Koop infanterie, sla alleen toe waar het weinig kost en wacht op je bondgenoten; samen hebben jullie beide hoofdsteden van de As nodig, Germany en Japan.
aim-spring-1942-germany = Je hebt nu het beste leger en maar één bondgenoot. Met Japan win je met twee geallieerde hoofdsteden, of met samen 84 IPC's productie aan het eind van een ronde. Ruk op naar Russia, houd de Britse vloot weg en behoud Western Europe.
aim-spring-1942-uk = Je bent overal en nergens sterk. Beheers de zee rond Groot-Brittannië, help de Sovjet-Unie en land waar Duitsland zwak is. Eerst Duitsland verslaan is het gewone plan.
aim-spring-1942-japan = Verover Azië voordat de Verenigde Staten klaar zijn. Wat je verovert, brengt de As dichter bij 84 IPC's, en vanuit het oosten bedreig je Russia. Houd de vloot heel: Japan is een eiland.
aim-spring-1942-usa = Je hebt de meeste IPC's en de langste weg. Bouw transportschepen, kies één oceaan en ga daar met alles heen; de geallieerden winnen als ze Germany en Japan in handen hebben.
special-spring-1942 = Alles ligt open; alleen de dobbelstenen zijn onbekend. Eerst komt de hele aanvalsbeweging, dan pas het eerste gevecht: verplaats dus alleen wat moet vechten.
