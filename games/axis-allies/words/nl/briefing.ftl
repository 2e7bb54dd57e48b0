# Wat een speler vóór de eerste zet hoort, en wanneer hij erom vraagt.

briefing-length = { $left ->
        [one] Dit is de laatste ronde.
       *[other] Er zijn nog { $left } rondes, deze meegeteld.
    }
briefing-no-limit = Er is geen grens; dit is ronde { $round }. Het gaat door tot een partij gewonnen heeft.
briefing-capital = { $space }, hoofdstad van { $power }
briefing-axis-capitals = Geallieerde hoofdsteden in handen van de As; wint bij
briefing-allied-capitals = Hoofdsteden van de As in geallieerde handen; wint bij
briefing-spring-1942 = Voorjaar 1942. Duitsland staat diep in Rusland, Japan heeft de halve Stille Oceaan. De geallieerden produceren meer, maar hun legers zijn een oceaan ver. De U.S.S.R. begint, daarna Duitsland, het Verenigd Koninkrijk, Japan en de Verenigde Staten.
aim-spring-1942-ussr = Je bent als eerste aan de beurt en grenst aan Duitsland. Houd Rusland: zolang Moskou staat, kan Duitsland niet winnen. Koop infanterie, sla alleen toe waar het goedkoop is en wacht op je bondgenoten; samen hebben jullie Berlijn en Tokio nodig.
aim-spring-1942-germany = Je hebt nu het beste leger en de minste vrienden. Met Japan win je met twee geallieerde hoofdsteden, of met samen 84 IPC’s productie. Druk op Moskou, houd de Britse vloot weg en bewaak West-Europa.
aim-spring-1942-uk = Je bent overal en nergens sterk. Houd de zee rond Engeland, help de U.S.S.R. en land waar Duitsland niet kijkt. Eerst Duitsland is het gewone plan.
aim-spring-1942-japan = Neem Azië voordat de Verenigde Staten klaar zijn. Elk gebied brengt de As dichter bij 84 IPC’s, en vanuit het oosten trek je aan Rusland. Bewaar de vloot: Japan is een eiland.
aim-spring-1942-usa = Je hebt de meeste IPC’s en de langste weg. Bouw transportschepen, kies één oceaan en ga daar met alles heen; de geallieerden winnen met Berlijn en Tokio.
special-spring-1942 = Alles ligt open; alleen de dobbelstenen zijn onbekend. Eerst de hele aanvalsbeweging, dan pas de gevechten: verplaats alleen wat moet vechten.
