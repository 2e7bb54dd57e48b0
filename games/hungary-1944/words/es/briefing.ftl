# Lo que se cuenta a un jugador antes del primer movimiento y cuando lo pida.

briefing-length = { $left ->
        [0] El último turno ha terminado.
        [one] Este es el último turno: { $last }.
       *[other] Quedan { $left } turnos, contando este; el último es { $last }.
    }
briefing-place = { $place }
briefing-at-least = { $points } puntos o más
briefing-by-turn = { $result } (antes de acabar el turno { $turn })
briefing-bonus = Una unidad de combate del Eje con suministro ha estado en la orilla oeste del Danubio al final del turno 11 o 12
briefing-axis-armour = Cada unidad blindada o mecanizada del Eje perdida
briefing-allied-mobile = Cada cuerpo aliado de tanques, mecanizado o de caballería perdido
briefing-disobeyed = Órdenes del Führer incumplidas
briefing-relief-supplied = el Eje tiene un hexágono de Budapest con línea de comunicaciones hasta un hexágono de suministro
briefing-relief-two = el Eje tiene los dos hexágonos de Budapest, o uno y Székesfehérvár
briefing-relief-one = el Eje tiene un hexágono de Budapest, pero no Székesfehérvár
briefing-relief-hinge = el Eje solo tiene Székesfehérvár
briefing-relief-none = el Eje no tiene ni Budapest ni Székesfehérvár
briefing-debrecen = Octubre de 1944. Rumanía ha cambiado de bando y el 2º Frente de Ucrania está al borde de la llanura húngara. Sus cuerpos móviles han de correr hacia Debrecen y ganar la espalda al 8º Ejército alemán en Transilvania. Pero tres divisiones Panzer están en Oradea y Debrecen, y llegan más.
aim-debrecen-axis = Eres inferior en número pero más rápido. Golpea las puntas de lanza que se hayan alejado demasiado: cada cuerpo aliado de tanques, mecanizado o de caballería que destruyas cuesta a los Aliados tanto como una de las ciudades menores. Mueves el último en cada turno: hasta el final se pueden recuperar ciudades.
aim-debrecen-allied = Toma Debrecen y las demás ciudades de la llanura y consérvalas al final del tercer turno. Empiezas sin ninguna; una sola basta para ganar, si no pesan más los cuerpos móviles que hayas perdido.
special-debrecen = Solo está abierta la parte sur del mapa, filas 12 a 27. En el primer turno los ataques aliados son apresurados y se desplazan una columna a la izquierda.
briefing-konrad = Enero de 1945. Budapest está cercada; dentro hay cuatro divisiones alemanas y tres húngaras. El Führer ha enviado al IV Cuerpo Panzer SS a romper el cerco desde el oeste. Lo intentará tres veces: desde Komárom, desde Esztergom y hacia Székesfehérvár.
aim-konrad-axis = Empiezas tú. Abre una línea de comunicaciones hasta Budapest: si al final tienes un hexágono de la ciudad con suministro, la victoria es decisiva. Si no lo logras, conserva la ciudad y toma Székesfehérvár, la bisagra del frente.
aim-konrad-allied = Mantén el cerco frente a los Panzer que llegan del oeste y asalta entretanto Budapest. Para una victoria decisiva, toma los dos hexágonos de la ciudad y conserva Székesfehérvár.
special-konrad = El turno 7 no tiene movimiento ni combate aliados, y en él rige una ofensiva ordenada por el Führer: el Eje ha de atacar con 10 pasos, 4 de ellos de tanques o mecanizados. En la gran ciudad las pérdidas del defensor se reducen a la mitad.
briefing-spring = Marzo de 1945. En el lago Balaton empieza la última gran ofensiva alemana de la guerra, por el petróleo de Nagykanizsa y la línea del Danubio. El 6º Ejército Panzer SS es fuerte, pero tras el frente esperan las reservas soviéticas para marchar sobre Viena.
aim-spring-axis = Golpea primero. Una unidad de combate con suministro en la orilla oeste del Danubio al final del turno 11 o 12 cuesta a los Aliados tres puntos. Después, impide que tomen las ciudades hasta el final del último turno.
aim-spring-allied = Impide que los Panzer lleguen al Danubio y luego avanza hacia el oeste. Los cuarenta puntos al final del turno 13, o antes, dan victoria decisiva, imposible si el Eje logra los tres suyos; treinta al final bastan para ganar.
special-spring = El turno 11 no tiene movimiento ni combate aliados, y en él rige una ofensiva ordenada por el Führer: el Eje ha de atacar con 16 pasos, 8 de ellos de tanques o mecanizados. La línea Margarethe cubre Székesfehérvár y el frente desde el lago Balaton hasta el Drava.
briefing-campaign = De octubre de 1944 a abril de 1945. Dos Frentes soviéticos y pronto un tercero, con los rumanos y más tarde búlgaros y yugoslavos, cruzan los Cárpatos y suben por el Danubio. Entre ellos y Viena están el Grupo de Ejércitos Sur alemán y los húngaros. En Eslovaquia sigue vivo un alzamiento.
aim-campaign-axis = Juega a ganar tiempo. Cambia espacio por turnos, conserva cuarteles generales y blindados, y golpea donde los Aliados hayan dejado atrás su suministro. Si al final tienen menos de veinte puntos, no han ganado; con menos de quince, ganas tú.
aim-campaign-allied = Toma las seis ciudades del mapa que puntúan, Budapest y Viena las primeras. Veinte puntos al final dan la victoria; los cuarenta al final del turno 13, o antes, la decisiva. Adelanta tus cuarteles generales y columnas logísticas con las tropas.
special-campaign = Desde el turno 5 el Führer puede ordenar una ofensiva, dos veces como mucho, que el Eje ha de cumplir o pagar. En el turno 1 la mayoría de los ataques aliados son apresurados y se desplazan una columna a la izquierda. En el norte, los partisanos eslovacos tienen su propia zona.
