# Lo que se cuenta a un jugador antes del primer movimiento y cuando lo pida.

briefing-length = { $left ->
        [0] El último turno ha terminado.
        [one] Este es el último turno: { $last }.
       *[other] Quedan { $left } turnos con este; el último es { $last }.
    }
briefing-place = { $place }
briefing-at-least = { $points } puntos o más
briefing-by-turn = { $result } (antes de acabar el turno { $turn })
briefing-bonus = Una unidad del Eje con suministro ha llegado al Danubio en los dos primeros turnos
briefing-axis-armour = Cada unidad blindada o mecanizada del Eje perdida
briefing-allied-mobile = Cada cuerpo aliado de carros, mecanizado o de caballería perdido
briefing-disobeyed = Órdenes del Führer incumplidas
briefing-relief-supplied = el Eje tiene un hexágono de Budapest con suministro
briefing-relief-two = el Eje tiene los dos hexágonos de Budapest, o uno y Székesfehérvár
briefing-relief-one = el Eje tiene un hexágono de Budapest y nada más
briefing-relief-hinge = el Eje solo tiene Székesfehérvár
briefing-relief-none = el Eje no tiene ni Budapest ni Székesfehérvár
briefing-debrecen = Octubre de 1944. Rumanía ha cambiado de bando y el 2º Frente ucraniano está al borde de la llanura húngara. Sus cuerpos móviles han de correr hacia Debrecen y a la espalda del 8º Ejército alemán en Transilvania. Pero tres divisiones Panzer llegan por su flanco.
aim-debrecen-axis = Eres menos numeroso pero más rápido. Golpea las puntas que han corrido demasiado: cada cuerpo móvil soviético que destruyas cuesta a los Aliados tanto como una ciudad. Mueves el último en cada turno: hasta el final se pueden recuperar ciudades.
aim-debrecen-allied = Toma Debrecen y las demás ciudades de la llanura y consérvalas al final del tercer turno. Una ciudad más que al empezar basta para ganar; lo que puede costarte la partida es perder tus cuerpos de carros.
special-debrecen = Solo está abierta la parte sur del mapa, filas 12 a 27. En el primer turno los ataques aliados son apresurados y valen una columna menos.
briefing-konrad = Enero de 1945. Budapest está cercada; dentro hay cuatro divisiones y lo que queda del ejército húngaro. El Führer ha enviado al IV Cuerpo Panzer SS a romper el cerco desde el oeste. Lo intentará tres veces: desde Komárom, desde Esztergom y desde Székesfehérvár.
aim-konrad-axis = Empiezas tú. Abre una línea de comunicaciones hasta Budapest: un hexágono de la ciudad con suministro al final es victoria decisiva. Si no lo logras, conserva la ciudad y Székesfehérvár, la bisagra del frente.
aim-konrad-allied = Aguanta el cerco contra los Panzer del oeste y asalta entretanto Budapest. Toma los dos hexágonos de la ciudad y Székesfehérvár para una victoria decisiva.
special-konrad = El Eje está bajo las órdenes del Führer: cada turno ha de atacar con tantos pasos. En la gran ciudad se combate con reglas propias.
briefing-spring = Marzo de 1945. En el lago Balaton empieza la última gran ofensiva alemana, por el petróleo de Nagykanizsa y la línea del Danubio. El 6º Ejército Panzer es fuerte y el suelo es barro. Detrás esperan las reservas soviéticas para marchar sobre Viena.
aim-spring-axis = Golpea primero. Una unidad con suministro en la orilla oeste del Danubio en los dos primeros turnos cuesta a los Aliados tres puntos. Después, no les dejes las ciudades hasta el final del último turno.
aim-spring-allied = Impide que los Panzer lleguen al Danubio y luego ve hacia el oeste. Todas las ciudades al final del turno 13, Viena incluida, es victoria decisiva; treinta puntos al final bastan para ganar.
special-spring = El barro de primavera encarece el campo abierto. La línea Margarethe cubre el camino de Viena mientras resista.
briefing-campaign = De octubre de 1944 a abril de 1945. Dos Frentes soviéticos, los rumanos y luego búlgaros y yugoslavos cruzan los Cárpatos y suben por el Danubio. Entre ellos y Viena están el Grupo de Ejércitos Sur alemán y los húngaros. En Eslovaquia sigue vivo un alzamiento.
aim-campaign-axis = Juega a ganar tiempo. Cambia espacio por turnos, conserva cuarteles generales y blindados, y golpea donde los Aliados hayan dejado atrás su suministro. Si al final no pasan de quince puntos, no han ganado.
aim-campaign-allied = Toma las seis ciudades del mapa, Budapest y Viena las primeras. Veinte puntos al final son victoria; los cuarenta antes de acabar el turno 13, decisiva. Lleva tus cuarteles generales y columnas logísticas detrás de las tropas.
special-campaign = De vez en cuando el Führer ordena una ofensiva que el Eje ha de cumplir o pagar. En el norte, los partisanos eslovacos tienen su propia zona.
