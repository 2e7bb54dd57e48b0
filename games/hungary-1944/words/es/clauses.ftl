# Cláusulas del juego: título y texto. Clave: el identificador en minúsculas, con guiones por puntos.

# Capítulos.

chapter-introduction = 1. Introducción
chapter-sequence = 2. Secuencia de juego
chapter-zones = 3. Zonas de control
chapter-stacking = 4. Apilamiento
chapter-logistics = 5. Logística
chapter-reinforcements = 6. Retiradas, refuerzos y reemplazos
chapter-movement = 7. Movimiento
chapter-combat = 8. Combate
chapter-air = 9. Aviación
chapter-headquarters = 10. Cuarteles generales
chapter-victory = 11. Condiciones de victoria
chapter-special = 12. Reglas especiales
chapter-procedure = Nuestro procedimiento: en qué orden se hace cada cosa
chapter-house = Reglas de la casa: donde el reglamento calla

bph-1-1a = Dos bandos, una campaña
    .text = El juego recrea los combates en Hungría y Eslovaquia durante 1944 y 1945. Pueden jugar dos o más personas, repartidas siempre en dos bandos.

bph-1-1b = Términos empleados
    .text = Las reglas hablan de ataque móvil (AM), cuartel general (CG), factores de combate (FC), línea de comunicaciones (LDC), puntos de movimiento (PM) y cuerpo de tanques (TK); la fase de refuerzos abarca también reemplazos y retiradas (RRR). Se usan dados de seis y de diez caras.

bph-1-2a = Escala del mapa
    .text = De un lado al opuesto, un hexágono mide unos 20 km.

bph-1-2b = Tamaño de las unidades terrestres
    .text = Una ficha terrestre del Eje equivale a una división o una brigada; una aliada, a un cuerpo de ejército.

bph-1-2c = Tamaño de las unidades aéreas
    .text = Cada ficha aérea equivale a una formación de entre 120 y 160 aparatos, según el país y la clase de avión.

bph-1-2d = Duración del turno
    .text = Un turno abarca dos semanas de campaña.

bph-1-3a = El Eje
    .text = Por Eje se entiende el conjunto de alemanes y húngaros, a menos que una regla nombre solo a uno de ellos.

bph-1-3b = Los Aliados
    .text = Por Aliados se entiende el conjunto de soviéticos, rumanos, búlgaros, yugoslavos y checoslovacos, a menos que una regla nombre solo a algunos.

bph-1-4a = Qué muestra el mapa
    .text = El mapa es una retícula de hexágonos sobre Hungría, con las fronteras que tuvo de 1939 a 1944, y las tierras vecinas: Eslovaquia y partes de Rumanía, Alemania y Croacia.

bph-1-4b = Topónimos dobles
    .text = Los lugares de las comarcas anexionadas por Hungría llevan el nombre local acompañado del húngaro, como Uzhgorod (Ungvár) o Cluj (Kolozsvár).

bph-1-5a = Fichas del juego
    .text = Hay 240 fichas. En su mayoría son unidades de combate que indican clase, país, factores de combate y puntos de movimiento.

bph-1-5b = Otros marcadores
    .text = Las demás fichas son marcadores: pérdidas, turno, falta de suministro y similares.

bph-1-6a = Formaciones húngaras
    .text = En las fichas húngaras, GH es infantería, HH guardia de fronteras, Hz húsares, PH división de reemplazo, Pc blindados, SL Szent László, Sz tropas székely y MKHL la fuerza aérea.

bph-1-6b = Formaciones alemanas
    .text = Las fichas alemanas abrevian el nombre de las divisiones del ejército y de las SS: DR, LAH, HJ, TK, VK, FHH y otras. Pz son tanques, Geb tropas de montaña, J infantería ligera, JD división de cazas, Jabo cazabombarderos, Sch pesado y FA instrucción; la S señala las unidades que combaten el alzamiento eslovaco.

bph-1-6c = Formaciones aliadas
    .text = En las fichas soviéticas, UR es región fortificada, GK cuerpo de montaña, L cuerpo ligero, Sh aviación de asalto y TK cuerpo de tanques. C1AR y Mt son rumanas; 1 Cz, checoslovaca; Slvk, eslovacas; III y IV, búlgaras; 12 V, yugoslava.

bph-2-1a = Orden de las fases
    .text = El turno pasa por los refuerzos, la fase aérea, el movimiento y el combate aliados, el movimiento y el combate del Eje y la fase final, en ese orden. Una acción propia de otra fase debe esperar a que esta llegue.

bph-2-1b = Un turno por jugador
    .text = Dentro de cada turno de juego, cada bando tiene su movimiento y su combate exactamente una vez.

bph-2-1c = Momento de la tirada del Führer
    .text = La tirada del Führer se hace al abrirse el turno, por delante de la fase de refuerzos, de manera que las columnas logísticas adicionales se reciban en esa misma fase.

bph-3-1a = Zona de control
    .text = Los seis hexágonos contiguos a una unidad forman su zona de control.

bph-3-1b = Unidades sin zona de control
    .text = Ni los cuarteles generales, ni la artillería, ni los aviones tienen zona de control.

bph-3-1c = Unidades con zona de control
    .text = Tienen zona de control los tanques, la infantería mecanizada, la caballería y la infantería, incluida la de montaña, y ninguna otra unidad. Las columnas logísticas y los partisanos, por tanto, carecen de ella.

bph-3-2a = Alto en zona de control
    .text = La unidad que entra en una zona de control enemiga se detiene allí y ya no mueve más ese turno. La regla no afecta al avance tras el combate, a la ruptura del frente ni a la explotación, y desde ese hexágono aún se puede declarar un ataque móvil.

bph-3-2b = De zona a zona
    .text = Ninguna unidad puede pasar directamente de una zona de control enemiga a otra, salvo en el avance tras el combate, en una ruptura del frente o en la explotación.

bph-3-2c = La zona termina en el Danubio
    .text = La zona de control termina en los lados de hexágono del Danubio: la otra orilla queda fuera.

bph-3-3a = Líneas a través de zonas enemigas
    .text = Una línea de comunicaciones solo cruza un hexágono en zona de control enemiga cuando en él hay una unidad amiga.

bph-3-4a = Zonas dentro de la gran ciudad
    .text = Entre dos hexágonos de una misma gran ciudad se permite pasar directamente de una zona de control enemiga a otra. En este mapa solo Budapest tiene dos.

bph-4-1a = Cuatro unidades por hexágono
    .text = En un hexágono no pueden quedar más de 4 unidades. Cuentan los cuarteles generales, la artillería y los partisanos; las columnas logísticas, por defecto, no.

bph-4-1b = Atravesar un hexágono lleno
    .text = Las unidades que no terminan en él su movimiento pueden atravesar un hexágono completo.

bph-4-1c = Apilamiento checoslovaco
    .text = Las unidades checoslovacas pueden compartir hexágono con las soviéticas, pero con las de ningún otro país aliado, a excepción de los partisanos eslovacos.

bph-4-1d = Apilamiento del Eje
    .text = Las unidades alemanas y húngaras pueden compartir hexágono sin distinción de país.

bph-4-1e = Apilamiento por países
    .text = Una unidad rumana, búlgara o yugoslava solo puede compartir hexágono con otras de su país.

bph-4-2a = Unidades sobrantes inactivas
    .text = Las unidades que pasan del límite de 4 no pueden atacar, y sus factores de combate no se cuentan cuando el hexágono se defiende.

bph-4-2b = Unidades sobrantes atacadas
    .text = Si se ataca un hexágono con exceso de unidades, cada una de las sobrantes pierde un paso y se aparta: las aliadas hacia el borde sur o este, las del Eje hacia el oeste o el norte. La que no halla un hexágono libre en esa dirección queda eliminada.

bph-5-1a = Necesidad de suministro
    .text = Solo mueve y combate a plena capacidad la unidad que tiene línea de comunicaciones hasta una fuente de su bando.

bph-5-1b = Línea de comunicaciones
    .text = Una línea de comunicaciones (LDC) es una cadena de hexágonos hasta un hexágono de suministro o un cuartel general del propio bando. Ninguno de ellos puede contener unidades enemigas, ni estar en zona de control enemiga salvo que lo ocupe una unidad amiga.

bph-5-1c = Hexágono de suministro ocupado
    .text = Un hexágono de suministro con una unidad enemiga dentro no abastece a nadie de tu bando.

bph-5-1d = Los lagos cortan la línea
    .text = Ninguna línea de comunicaciones cruza lados de hexágono de los lagos Balaton, Velence o Neusiedl.

bph-5-2a = Suministro del Eje
    .text = El Eje se abastece, sin límite de distancia, de los hexágonos 2232, 1131, 0429 y 0421 o de uno de sus cuarteles generales. Por defecto, ese cuartel general ha de estar enlazado a su vez con uno de esos hexágonos.

bph-5-2b = Cuarteles generales comunes
    .text = Los cuarteles generales alemanes y húngaros abastecen a las unidades de ambos países.

bph-5-3a = Suministro aliado
    .text = Una unidad aliada está plenamente abastecida si una LDC de 8 hexágonos o menos la une a un CG de Frente que, a su vez, tenga suministro total o parcial.

bph-5-3b = Cuerpos por cuartel general
    .text = Un CG de Frente abastece a un número limitado de cuerpos: por defecto 18 con conexión ferroviaria y 10 sin ella. El propietario elige cuáles; los restantes quedan desabastecidos.

bph-5-4a = Suministro de los demás aliados
    .text = Rumanos, búlgaros, yugoslavos y eslovacos se abastecen en las mismas condiciones que los soviéticos. Los partisanos en Eslovaquia tienen su propia regla.

bph-5-5a = Unidades desabastecidas
    .text = La unidad que en la fase final carece de línea de comunicaciones se marca como desabastecida.

bph-5-5b = Combate sin suministro
    .text = La unidad desabastecida tiene la mitad de sus factores de combate, redondeando hacia abajo: 5 pasan a 2. Cada una se divide por separado; la que queda en 0 no puede atacar sola.

bph-5-5c = Movimiento sin suministro
    .text = Tanques, mecanizados y caballería desabastecidos tienen además la mitad de sus puntos de movimiento, redondeando hacia abajo. Las demás unidades conservan los suyos.

bph-5-5d = Artillería sin suministro
    .text = Un cuerpo de artillería desabastecido no puede apoyar ataques.

bph-5-5e = Sin suministro no hay AM
    .text = Los tanques y mecanizados alemanes no pueden hacer ataques móviles mientras estén desabastecidos.

bph-5-5f = El desabastecimiento no elimina
    .text = Se puede carecer de suministro durante cuantos turnos haga falta; nunca se retira una unidad por ese motivo.

bph-5-6a = Suministro atenuado
    .text = La unidad aliada cuya línea hasta el CG de Frente pasa de 8 hexágonos tiene suministro atenuado. Sus ataques se desplazan una columna a la izquierda, y los que recibe, una a la derecha.

bph-5-7a = Control de suministro
    .text = Al acabar el turno ambos bandos revisan el suministro: se marca a quien no tiene línea y se desmarca a quien la ha recuperado. Ese estado vale hasta el control siguiente.

bph-5-8-1a = Columnas logísticas
    .text = Una columna logística (CL) representa las reservas y los camiones que consume una gran operación.

bph-5-8-1b = Efecto de una columna
    .text = Cada columna logística gastada desplaza el combate una columna a la derecha si su bando ataca, o una a la izquierda si defiende. Ha de estar en el hexágono de una unidad amiga que combata o junto a él.

bph-5-8-1c = Tres columnas como máximo
    .text = Las columnas logísticas gastadas en un combate no lo desplazan más de 3 columnas, sean cuantas sean. Por defecto, el tope se cuenta para cada bando.

bph-5-8-1d = Columnas gastadas
    .text = La columna logística que se gasta sale del mapa.

bph-5-8-1e = Columnas atacadas
    .text = Una columna logística atacada sin unidades de combate que la acompañen se defiende con 1 factor de combate, en un combate corriente.

bph-5-8-2a = Columnas por cuartel general
    .text = En la fase de refuerzos, un cuartel general unido por vía férrea a un hexágono de suministro recibe hasta 3 columnas logísticas. Por defecto, el que solo tiene línea de comunicaciones sin vía férrea recibe 1.

bph-5-8-2b = Las columnas se mueven
    .text = Las columnas logísticas recién recibidas pueden mover en la fase de movimiento de su bando ese mismo turno. Disponen de 10 puntos de movimiento.

bph-5-8-2c = Columnas no recibidas
    .text = Las columnas logísticas que ningún cuartel general puede acoger se pierden; no se guardan para después.

bph-5-8-2d = Columnas para todo el bando
    .text = Una columna logística del Eje vale para alemanes y húngaros; una aliada, para cualquier país aliado.

bph-5-8-2e = Columnas del Führer
    .text = Una ofensiva ordenada por el Führer da al Eje columnas logísticas adicionales ese turno: 2 la primera vez y 1 la segunda.

bph-5-8-3a = Transporte por el Danubio
    .text = Una vez por turno el Eje puede recibir 1 columna logística en una ciudad húngara a orillas del Danubio. Por defecto, no puede haber ninguna unidad aliada junto al río entre esa ciudad y Viena (1130).

bph-5-8-3b = El río no añade columnas
    .text = La columna logística enviada por el río sale de las que corresponden ese turno; la ciudad solo sustituye al cuartel general. Las unidades aliadas situadas río abajo no estorban.

bph-6-1a = Fase de refuerzos
    .text = En esta fase los dos bandos reciben columnas logísticas, reemplazos y refuerzos, y hacen las retiradas. Después, los Aliados pueden pasar unidades aéreas de un CG de Frente a otro.

bph-6-2a = Columnas del Eje por turno
    .text = Al Eje le corresponden 3 columnas logísticas por turno en los turnos 1 a 8, y 2 en los turnos 9 a 14.

bph-6-2b = Columnas aliadas por turno
    .text = A los Aliados les corresponden 6 columnas logísticas por turno en los turnos 1 a 6, 3 en los turnos 7 a 11 y 5 en los turnos 12 a 14.

bph-6-2c = Sin cuartel general receptor
    .text = Las columnas logísticas aliadas del turno se pierden si ningún cuartel general puede recibirlas. Si puede hacerlo uno sin ferrocarril lo decide una opción; por defecto, recibe 1.

bph-6-3a = Tabla de reemplazos
    .text = Cuántos reemplazos recibe cada país en cada turno lo dice la tabla de refuerzos, reemplazos y retiradas.

bph-6-3b = Uso de un reemplazo
    .text = Un reemplazo devuelve a una unidad reducida el paso perdido o recupera una eliminada. Por defecto, con 1 vuelve reducida y con 2 vuelve completa.

bph-6-3c = Reponer exige un CG
    .text = Una unidad reducida solo recupera su paso si tiene línea de comunicaciones hasta un cuartel general de su bando.

bph-6-3d = Entrada de unidades reconstruidas
    .text = La unidad reconstruida entra en un hexágono de suministro de su bando o con un cuartel general unido por vía férrea a uno de ellos. Por defecto, puede entrar en el hexágono del CG o en uno contiguo.

bph-6-3e = Reemplazos terrestres y aéreos
    .text = Los reemplazos terrestres valen para cualquier unidad de tierra y los aéreos para cualquier unidad aérea; no son intercambiables.

bph-6-3f = Reemplazos nacionales
    .text = Un reemplazo solo puede emplearse en unidades de su mismo país.

bph-6-3g = Reemplazos sobrantes
    .text = Los reemplazos que sobran al terminar la fase se pierden.

bph-6-3h = Movimiento tras la reconstrucción
    .text = La unidad reconstruida puede mover el turno en que vuelve, con todos sus puntos de movimiento y también con movimiento operacional.

bph-6-4a = Entrada de refuerzos
    .text = El refuerzo entra en su turno por un hexágono de suministro de su bando donde quepa y no haya enemigos. Si no existe, espera y puede intentarlo cada turno.

bph-6-4b = Refuerzos húngaros
    .text = Un refuerzo húngaro puede entrar también en una ciudad de Hungría unida por ferrocarril a un hexágono de suministro del Eje.

bph-6-4c = Otra vez las reconstruidas
    .text = La regla sobre unidades reconstruidas aparece dos veces, y la segunda solo habla de hexágonos contiguos a un CG con ferrocarril o de hexágonos de suministro. Una opción decide si vale el propio hexágono del CG; por defecto, sí.

bph-6-4d = Turno de entrada
    .text = El turno en que llega un refuerzo figura en la parte alta de su ficha. El refuerzo puede mover ese mismo turno.

bph-6-4-1a = 12º Cuerpo yugoslavo
    .text = El 12 V yugoslavo llega el turno 7 y entra únicamente en Subotica (2320). Espera hasta que los Aliados controlen ese hexágono.

bph-6-4-2a = Reemplazos húngaros
    .text = Hungría recibe 2 reemplazos terrestres cada turno par mientras el Eje controle los dos hexágonos de Budapest.

bph-6-4-2b = Hungría sin Budapest
    .text = Cuando Budapest cae o queda aislada de los hexágonos de suministro del Eje, solo llega 1 reemplazo terrestre húngaro cada turno par. Por defecto, la rebaja es definitiva.

bph-6-4-2c = Reemplazo aéreo húngaro
    .text = El turno 4 llega un reemplazo aéreo húngaro, sea cual sea la suerte de Budapest.

bph-6-5a = Retirada de unidades
    .text = La unidad señalada para retirarse sale del mapa en la fase de refuerzos de su turno y no regresa, salvo que la lista lo indique. El 18º Cuerpo soviético, por ejemplo, se va el turno 7.

bph-6-5b = Retirar otra unidad
    .text = El propietario puede retirar en su lugar otra unidad del mapa de la misma clase y país. Por defecto, está obligado a ello si la señalada ha sido eliminada y hay sustituta.

bph-6-5c = Qué se considera igual clase
    .text = Para la sustitución no importan los pasos perdidos ni los valores, e infantería y montaña son la misma clase.

bph-7-1a = Puntos de movimiento
    .text = Cada hexágono en que se entra y cada río que se cruza cuestan puntos de movimiento: llano 1, montaña 3, río 1 más, Danubio 4 más; por vía férrea, medio por hexágono. Ninguna unidad gasta más de los que tiene.

bph-7-1b = Siempre un hexágono
    .text = Toda unidad puede mover un hexágono aunque no le alcancen los puntos de movimiento, y ahí se detiene. Siguen vedados los hexágonos enemigos, los lagos, ir de zona a zona y los ríos cerrados a los cuarteles generales.

bph-7-1c = Mover apiladas
    .text = Las unidades que parten juntas pueden mover juntas, con los puntos de movimiento de la más lenta.

bph-7-1d = Un movimiento tras otro
    .text = Puedes mover todas las unidades que quieras o ninguna, pero hay que terminar el movimiento de una unidad o pila antes de empezar otro.

bph-7-1e = Hexágonos enemigos cerrados
    .text = En un hexágono con unidades enemigas no se entra, salvo ganando un ataque móvil.

bph-7-2a = Puentes sobre ríos
    .text = Un puente ahorra el coste del río o del Danubio si tu bando controla los hexágonos de las dos orillas. Por defecto, hay puente donde cruza una vía férrea o donde el hexágono de una de las orillas tiene población.

bph-7-3a = Quién hace ataques móviles
    .text = Solo los tanques y mecanizados alemanes hacen ataques móviles, y únicamente en la fase de movimiento.

bph-7-3b = Partida del ataque móvil
    .text = Todas las unidades de un ataque móvil deben haber empezado la fase de movimiento en el mismo hexágono, que no tiene por qué ser contiguo al objetivo.

bph-7-3c = Coste del ataque móvil
    .text = Desde un hexágono contiguo al objetivo, la pila paga el coste normal de entrar en él y 2 puntos de movimiento más. Debe tenerlos todos; aquí no sirve el hexágono mínimo garantizado.

bph-7-3d = Resolución del ataque móvil
    .text = El ataque móvil se resuelve en el acto en la tabla de combate del Eje, con todos los modificadores habituales y un desplazamiento de 2 columnas a la izquierda.

bph-7-3e = Tras el ataque móvil
    .text = Si se elimina a todos los defensores, la pila ocupa el hexágono vaciado y puede seguir con los puntos de movimiento que le queden, incluso hasta otro ataque móvil. Si sobrevive alguno, el movimiento de la pila ha terminado.

bph-7-3f = Aviación en el ataque móvil
    .text = La aviación alemana de ataque a tierra puede añadir su factor de bombardeo a un ataque móvil.

bph-7-3g = Columnas en el ataque móvil
    .text = Una columna logística solo apoya un ataque móvil si empezó la fase en el hexágono de los atacantes y tiene puntos de movimiento para todo el coste.

bph-7-4a = Movimiento operacional
    .text = La unidad que no parte junto a una unidad enemiga puede doblar sus puntos de movimiento, siempre que no entre en hexágonos contiguos a un enemigo. Por defecto, la contigüidad cuenta también a través del Danubio.

bph-7-4b = Movimiento operacional por vía férrea
    .text = El movimiento operacional puede seguir la vía férrea: cada hexágono cuesta medio punto de movimiento de la cantidad doblada.

bph-7-5a = Lagos infranqueables
    .text = Ni unidades ni líneas de comunicaciones cruzan los lados de hexágono del Balaton, el Velence (de 1624 a 1723) o el Neusiedl.

bph-8-1a = Atacar es voluntario
    .text = En tu fase de combate puedes atacar a los enemigos contiguos. Nunca es forzoso, salvo por orden del Führer.

bph-8-1b = Un ataque por unidad
    .text = Cada unidad ataca una vez por turno. La excepción son los ataques móviles, que pueden ser varios en un mismo movimiento; por defecto, quien ha hecho uno no vuelve a atacar en la fase de combate.

bph-8-1c = Ataques repetidos a un defensor
    .text = A un mismo defensor se le puede atacar varias veces en el turno, siempre con unidades que aún no lo hayan hecho.

bph-8-1d = Un ataque cada vez
    .text = Los ataques se anuncian y se resuelven de uno en uno. Cada cual tiene un solo hexágono objetivo, cuyas unidades se defienden juntas.

bph-8-2a = Proporción de fuerzas
    .text = La proporción de fuerzas compara los factores de combate del ataque con los de la defensa y se redondea a favor del defensor: 10 contra 2 es 5:1, 30 contra 24 es 1:1 y 24 contra 30 es 1:2.

bph-8-2b = Desplazamientos y dado
    .text = El terreno, las líneas fortificadas y otras causas desplazan la columna; después se tira un dado de seis caras, que puede llevar sus propios modificadores.

bph-8-2c = Dos tablas de combate
    .text = Los ataques del Eje se resuelven con la tabla de combate del Eje y los aliados con la tabla aliada.

bph-8-2d = Resultado inmediato
    .text = El resultado de un combate se aplica por completo antes de resolver otro.

bph-8-3a = La artillería gasta una columna
    .text = Un cuerpo de artillería soviético solo apoya un ataque si se gasta para ello una columna logística que esté en su hexágono o junto a él. Esa columna no desplaza el combate.

bph-8-3b = Alcance de la artillería
    .text = El cuerpo de artillería suma sus factores de combate a un ataque de unidades soviéticas cercanas. Por defecto, estas han de estar en su hexágono o junto a él; no hace falta que la artillería toque el objetivo.

bph-8-3c = La artillería no puede pesar más
    .text = La artillería no apoya a unidades soviéticas que sumen menos factores de combate que ella: un cuerpo de 12 necesita al menos 12.

bph-8-3d = La artillería cuenta como cuerpo
    .text = Un cuerpo de artillería ocupa una plaza en el hexágono y cuenta como uno de los cuerpos que abastece un cuartel general.

bph-8-4a = Avance del Eje
    .text = Si el hexágono atacado queda vacío, pueden entrar en él todos los atacantes del Eje, algunos o ninguno.

bph-8-5a = Ruptura del frente
    .text = Si la tabla de combate aliada exige más pasos de los que tienen los defensores del Eje, hay ruptura del frente, y cada paso de exceso da un punto de movimiento de avance.

bph-8-5b = Quién aprovecha la ruptura
    .text = Solo aprovechan la ruptura del frente los tanques, mecanizados y caballería que atacaron. Cada unidad tiene un punto de movimiento por paso de exceso y paga el coste normal del terreno.

bph-8-5c = La ruptura empieza en la brecha
    .text = El primer hexágono de la ruptura del frente es el objetivo vaciado. Ninguna unidad está obligada a ir ni a gastar todos los puntos.

bph-8-5d = La ruptura ignora las zonas
    .text = Las zonas de control enemigas no afectan a quienes mueven en una ruptura del frente.

bph-8-6a = Explotación de la ruptura
    .text = Tras una ruptura del frente, las unidades soviéticas de tanques, mecanizadas o de caballería que no estén junto a unidades del Eje ni hayan movido en la fase de movimiento anterior pueden mover con la mitad de sus puntos de movimiento, redondeando hacia abajo. También pueden las que hayan atacado en otra parte, pero no las que lograron esta ruptura. Por defecto, la unidad que ha hecho una explotación ya no ataca.

bph-8-6b = A través de la brecha
    .text = La unidad en explotación debe pasar por el hexágono que vació la ruptura del frente. Por defecto, puede cruzar otros hexágonos hasta llegar a él.

bph-8-6c = La explotación ignora las zonas
    .text = Las zonas de control enemigas no afectan a las unidades en explotación.

bph-8-6d = Explotación parcial
    .text = La unidad en explotación puede dejar sin gastar parte de esa mitad; un cuerpo con 12 puntos de movimiento tiene 6 y puede usar menos.

bph-8-7a = Líneas fortificadas
    .text = Dos líneas fortificadas del Eje recorren lados de hexágono del mapa: Árpád y Margarethe.

bph-8-7b = Efecto de la línea fortificada
    .text = La línea fortificada desplaza una columna a la izquierda los ataques contra las unidades del Eje situadas tras ella.

bph-8-7c = Línea Árpád
    .text = La línea Árpád está en vigor desde el turno 1.

bph-8-7d = Línea Margarethe
    .text = La línea Margarethe entra en vigor al comenzar el turno 3. Si antes una unidad aliada ha cruzado alguno de sus lados de hexágono, no lo hará nunca.

bph-8-7e = Línea y terreno se suman
    .text = El desplazamiento de la línea fortificada se añade a los del terreno, como montañas o ríos.

bph-8-7f = Qué parte cruza la línea
    .text = La línea fortificada solo sirve si el grueso del ataque la cruza. Por defecto, ha de cruzarla más de la mitad de los factores de combate atacantes.

bph-8-8a = Combate en la gran ciudad
    .text = El ataque a una gran ciudad se desplaza 2 columnas a la izquierda, y los pasos que pierde el defensor se reducen a la mitad, redondeando hacia arriba: 5 pasan a 3 y 3 pasan a 2.

bph-8-9a = Ataque concéntrico
    .text = El ataque desde dos hexágonos opuestos se desplaza una columna a la derecha. Por defecto, también desde tres hexágonos en torno al objetivo que no se toquen entre sí.

bph-8-9b = Sin ataque concéntrico a ciudades
    .text = Contra una gran ciudad, Budapest o Viena, no hay desplazamiento por ataque concéntrico.

bph-8-10a = Comienzo aliado apresurado
    .text = El turno 1 los ataques aliados se desplazan una columna a la izquierda, salvo los hechos solo por unidades enlazadas con el CG del 4º Frente de Ucrania. Por defecto, ese enlace no puede pasar de 8 hexágonos.

bph-9-1a = Clases de aviación
    .text = Las unidades aéreas son cazas o bien bombarderos y aviación de asalto.

bph-9-2a = Misiones aéreas
    .text = Al abrirse la fase aérea, cada bando envía en secreto sus unidades aéreas disponibles a zonas aéreas del mapa.

bph-9-2-1a = Radio aéreo aliado
    .text = La aviación aliada solo opera dentro de un radio alrededor de su cuartel general, que aquí es de 9 hexágonos y en otro lugar de 12. Lo decide una opción; por defecto, 12.

bph-9-2-1b = Alcance aéreo del Eje
    .text = La aviación del Eje puede operar en todo el mapa.

bph-9-2-2a = Primera base del 2º Frente
    .text = En el turno 1, por defecto, los aviones del 2º Frente de Ucrania despegan del hexágono 2607, donde está su cuartel general.

bph-9-2-2b = Límites aéreos del turno 1
    .text = En el turno 1 el 2º Frente de Ucrania cuenta como plenamente abastecido y opera hasta 10 unidades aéreas; el 4º no lo está y opera hasta 4.

bph-9-2-2c = Catorce unidades aéreas
    .text = Hasta que el turno 4 llegue el CG del 3er Frente de Ucrania, los Aliados no pueden emplear más de 14 unidades aéreas.

bph-9-2-2d = Reserva del 3er Frente
    .text = Las unidades aéreas del 3er Frente de Ucrania pueden pasar a plazas libres de los otros dos Frentes. Unas opciones deciden cuándo, y si vale antes del turno 4; por defecto, se hace en la fase de refuerzos y desde el principio.

bph-9-3a = Cuándo hay combate aéreo
    .text = Descubiertas las misiones, hay combate aéreo en cada zona con aviones de ambos bandos si al menos uno de ellos tiene allí cazas.

bph-9-4a = Abortar la misión
    .text = Antes del combate aéreo cada jugador puede intentar que sus unidades regresen: primero el Eje y luego los Aliados.

bph-9-4b = Tirada para abortar
    .text = Se tira un dado de seis caras por cada unidad que intenta abortar; con 4 o más vuelve a las unidades disponibles.

bph-9-4c = Modificadores al abortar
    .text = La tirada lleva +2 para cazas y cazabombarderos del Eje y, por defecto, -1 para los bombarderos. La aviación de asalto y los cazas aliados no llevan ninguno.

bph-9-5a = Blancos de los cazas
    .text = Cada caza señala un blanco y varios pueden señalar el mismo. Todos los blancos se fijan antes de tirar dado alguno.

bph-9-5b = Los bombarderos solo responden
    .text = Bombarderos y aviación de asalto, cuyo factor aéreo va entre paréntesis, solo pueden disparar a una unidad que les haya disparado.

bph-9-5c = Dados del combate aéreo
    .text = Cada unidad aérea que dispara tira un dado de diez caras por cada uno de sus pasos. Todo el fuego es simultáneo.

bph-9-5d = Impactos aéreos
    .text = Cada dado que no supere el factor aéreo del que dispara cuesta un paso al blanco.

bph-9-5e = Los dados no se reparten
    .text = Una unidad aérea tira todos sus dados contra un único blanco.

bph-9-5f = Orden del combate aéreo
    .text = En cada zona van primero los abortos, el Eje antes que los Aliados; luego se fijan todos los blancos y después se tiran todos los dados.

bph-9-5-1a = Cazas contra tierra
    .text = El caza que no participó en combate aéreo puede sumar su factor de bombardeo a un combate terrestre, en ataque o en defensa. El que combatió no puede.

bph-9-6a = Factores aéreos entre paréntesis
    .text = Un factor aéreo entre paréntesis solo vale para defenderse del caza que ataca a la unidad.

bph-9-7a = Apoyo aéreo próximo
    .text = Los bombarderos y la aviación de asalto que siguen sobre el mapa tras el combate aéreo suman su factor de bombardeo a las tropas que apoyan, en ataque o en defensa.

bph-9-7b = Regreso tras el apoyo
    .text = La unidad aérea que ha apoyado un combate terrestre vuelve a las unidades disponibles.

bph-9-8a = Regreso a la base
    .text = Tras el combate aéreo los supervivientes vuelven a las unidades disponibles, salvo los que permanecen sobre el mapa para el apoyo aéreo próximo.

bph-9-8b = Regreso al propio Frente
    .text = La unidad aérea soviética regresa al cajetín de su propio Frente.

bph-9-9a = Apoyo aéreo al ataque móvil
    .text = Los aviones alemanes capaces de apoyar a las tropas de tierra pueden sumar su factor de bombardeo a un ataque móvil, y luego vuelven a las unidades disponibles.

bph-10-1a = Qué es un cuartel general
    .text = Un cuartel general es el mando y la base logística de un Frente soviético o de un ejército alemán o húngaro.

bph-10-2a = Suministro pleno de un CG
    .text = Un cuartel general solo está plenamente abastecido cuando una línea de comunicaciones por vía férrea lo une a un hexágono de suministro.

bph-10-2b = CG con ferrocarril
    .text = Un cuartel general plenamente abastecido recibe columnas logísticas y reemplazos y abastece por defecto hasta 18 cuerpos o divisiones; si es soviético, opera además hasta 10 unidades aéreas.

bph-10-2c = CG sin ferrocarril
    .text = Un cuartel general sin conexión ferroviaria abastece por defecto hasta 10 cuerpos o divisiones; si es soviético, no opera más de 4 unidades aéreas.

bph-10-2d = Límites sin ferrocarril
    .text = Las unidades que dependen de un cuartel general sin ferrocarril se reparten 1 reemplazo terrestre y 1 aéreo por turno, y junto a él no entran unidades reconstruidas. Si recibe 1 columna logística lo decide una opción; por defecto, sí.

bph-10-2e = Qué llena un cuartel general
    .text = Los cuerpos de cualquier clase y país ocupan plazas del cuartel general. Por defecto, las regiones fortificadas no, y los CG del Eje tienen los mismos límites.

bph-10-3a = Movimiento de un CG
    .text = Un cuartel general mueve como las demás unidades y tiene 2 puntos de movimiento.

bph-10-3b = Cuarteles generales y ríos
    .text = Un cuartel general solo cruza un río entre dos hexágonos unidos por vía férrea.

bph-10-3c = CG por ferrocarril
    .text = Por la vía férrea el cuartel general paga medio punto de movimiento por hexágono.

bph-10-4a = Aviones de cada Frente
    .text = Toda unidad aérea soviética pertenece a un Frente y se guarda en su cajetín.

bph-10-4b = A doce hexágonos del CG
    .text = La aviación soviética no opera a más de 12 hexágonos de su cuartel general. Por defecto, esto vale para toda la aviación aliada.

bph-10-4c = Cabida del cajetín aéreo
    .text = Un Frente sin conexión ferroviaria sostiene como mucho 4 unidades aéreas; el que está unido por vía férrea al borde sur o este (de 2701 a 2715) sostiene 10.

bph-10-5a = Transferencias entre Frentes
    .text = Las unidades aéreas soviéticas pueden cambiar de Frente, por defecto en la fase de refuerzos, si el cajetín de destino no pasa de su límite de 10 o 4.

bph-10-6a = Pérdida de un CG
    .text = El cuartel general atacado en solitario se elimina sin tirar dados; en una pila, desaparece con la última unidad de combate.

bph-10-6b = Vuelta de un CG
    .text = El cuartel general perdido vuelve tres turnos después en un hexágono de suministro de su bando.

bph-11-1a = Puntos de victoria
    .text = El mapa reúne 40 puntos de victoria: 10 por Viena, 10 por Budapest y 5 por cada una de estas ciudades: Debrecen, Székesfehérvár, Nagykanizsa y Bratislava.

bph-11-1b = Recuento de la victoria
    .text = Los puntos de victoria se cuentan al terminar el último turno del escenario, que dice qué resultado dan.

bph-12-1a = Tirada del Führer
    .text = Desde el turno 5 se tira un dado de seis caras por el Eje al empezar el turno; con 5 o más el Führer ordena una ofensiva.

bph-12-1b = Budapest amenazada
    .text = La primera tirada lleva +1 si hay una unidad aliada a 2 hexágonos o menos de Budapest.

bph-12-1c = Dos ofensivas por partida
    .text = El Führer ordena como máximo 2 ofensivas en toda la partida.

bph-12-1d = Primera ofensiva del Führer
    .text = En el turno de la primera ofensiva el Eje ha de atacar con 10 pasos como mínimo, 4 de ellos de tanques o mecanizados; los ataques móviles cuentan. Recibe 2 columnas logísticas más.

bph-12-1e = Segunda ofensiva del Führer
    .text = En el turno de la segunda ofensiva el Eje ha de atacar con 16 pasos como mínimo, 8 de ellos de tanques o mecanizados. Recibe 1 columna logística más.

bph-12-2-1a = Partisanos eslovacos
    .text = Los Aliados empiezan con 3 unidades de partisanos eslovacos, que se despliegan en la zona del alzamiento.

bph-12-2-1b = Los partisanos no salen
    .text = Los partisanos no pueden salir de la zona del alzamiento mientras no llegue junto a uno de ellos una unidad soviética, checoslovaca o rumana abastecida. Por defecto, eso los libera a todos y para siempre.

bph-12-2-1c = Suministro de los partisanos
    .text = Por defecto, los partisanos están abastecidos en cualquier hexágono de Eslovaquia y allí no necesitan línea de comunicaciones.

bph-12-2-1d = Los partisanos completan al 1 Cz
    .text = Se puede retirar del mapa una unidad de partisanos para devolver al 1 Cz reducido su segundo paso.

bph-12-2-1e = Los partisanos rehacen al 1 Cz
    .text = En la fase de refuerzos se pueden retirar del mapa 2 unidades de partisanos para recuperar al 1 Cz eliminado junto a cualquier CG soviético.

bph-12-2-1f = Sin reemplazos para partisanos
    .text = En los partisanos no se pueden gastar reemplazos.

bph-12-2-1g = Partisanos sin zona de control
    .text = Los partisanos no tienen zona de control.

bph-12-2-2a = Destino de las unidades S
    .text = Cuando desaparece la última unidad de partisanos, se tira un dado por las unidades alemanas marcadas con S: con 1 a 4 abandonan la partida; con 5 o 6 se quedan hasta el final.

bph-12-2-2b = Quién combate a los partisanos
    .text = Cualquier unidad alemana puede atacar a los partisanos, lleve o no la S, y por las que no la llevan no se tira después. Las húngaras no pueden atacar un hexágono donde haya partisanos, aunque los acompañen otras unidades.

bph-12-2-3a = Los partisanos eluden el combate
    .text = Los partisanos atacados por el Eje pueden tratar de escabullirse: lo logran con 1 o 2 en un dado de seis caras. Modificadores: ataque concéntrico +2, hexágono llano +2, apilados +1, hexágono de montaña -1.

pr-1 = El Eje decide primero
    .text = Si en una fase actúan ambos bandos, decide antes el Eje y después los Aliados. Solo las misiones aéreas se eligen en secreto y a la vez.

pr-2 = Apertura del turno
    .text = Desde el turno 5, mientras no haya habido dos ofensivas, el turno se abre con la tirada del Führer. El turno 3 se abre con la entrada en vigor de la línea Margarethe, si no ha sido anulada.

pr-3 = Orden de la fase de refuerzos
    .text = Cada bando se ocupa, por este orden, de columnas logísticas, reemplazos, refuerzos con los CG que regresan y retiradas; las transferencias aéreas aliadas cierran la fase. Las conexiones de los CG se trazan al principio y toda colocación respeta el apilamiento.

pr-4 = Reparto de las columnas
    .text = El propietario reparte las columnas logísticas del turno entre sus cuarteles generales, hasta 3 con ferrocarril y por defecto 1 sin él; el Eje puede enviar una a una ciudad ribereña. Las que sobran se pierden.

pr-5 = Gasto de reemplazos
    .text = Un reemplazo devuelve el paso a una unidad reducida enlazada con un CG de su bando o ayuda a reconstruir una perdida, y una misma unidad puede recibir varios. Los aéreos aliados solo van a un cajetín con plaza libre cuyo CG esté en el mapa.

pr-6 = Partisanos para el 1 Cz
    .text = Los partisanos se entregan por el 1 Cz antes de gastar otros reemplazos. El 1 Cz debe estar reducido en el mapa, o eliminado y con sitio junto a algún CG soviético; queda completo.

pr-7 = Elección de la unidad retirada
    .text = El propietario señala la unidad que se retira. Regiones fortificadas, batallones pesados y partisanos nunca sustituyen a otra, y un cuartel general solo puede retirarse él mismo.

pr-8 = Orden de la fase aérea
    .text = Las misiones se eligen en secreto, se descubren y las zonas se resuelven por orden de número: abortos del Eje, abortos aliados, un intento por unidad, y una ronda de fuego si aún procede. Los cazas que han combatido regresan; las demás unidades siguen sobre su zona hasta que actúan o acaba el turno.

pr-9 = Un movimiento por unidad
    .text = Cada unidad mueve una vez por fase de movimiento. Las que mueven en pila empiezan y acaban juntas, sin dejar a nadie por el camino.

pr-10 = Ataque móvil dentro del movimiento
    .text = El ataque móvil se libra en medio del movimiento de su pila, por el orden de un combate normal. No pueden sumarse otras unidades.

pr-11 = Curso de la fase de combate
    .text = El jugador activo señala un hexágono objetivo y los atacantes, resuelve del todo ese combate y señala el siguiente, o cierra la fase.

pr-12 = Orden de un combate
    .text = El combate sigue este orden: objetivo y atacantes, huida de los partisanos, artillería, aviones y columnas logísticas del atacante, aviones y columnas logísticas del defensor, dado, pérdidas del defensor, pérdidas del atacante y avance. Nadie ataca a través de un lago.

pr-13 = Elección de pérdidas
    .text = Cada propietario elige sus pérdidas paso a paso; el atacante, entre las unidades participantes. Lo que exceda de los pasos del atacante se ignora, y lo que exceda de los del defensor solo cuenta para la ruptura del frente.

pr-14 = Orden del avance
    .text = El atacante avanza unidad por unidad dentro de las normas de apilamiento; los Aliados resuelven primero el avance y la ruptura del frente de los atacantes y después la explotación. Si no queda ningún atacante no hay avance, pero otras unidades aún pueden explotar la ruptura.

pr-15 = Orden de la fase final
    .text = En la fase final se fija a la vez el suministro de ambos bandos, se tira por las unidades S si procede, la aviación regresa y se comprueba la victoria. Si un CG tiene demasiados cuerpos, elige su propietario, el Eje primero.

pr-16 = Cuartel general fuera de juego
    .text = El cuartel general perdido vuelve en la fase de refuerzos tres turnos después, en un hexágono de suministro con sitio: perdido en el turno 2, vuelve en el 5. Entretanto su cajetín aéreo sigue cerrado.

house-1 = Blindados en campo abierto
    .text = El dado lleva +1 si al menos 2 unidades completas de tanques o mecanizadas atacan un hexágono llano donde el defensor no tiene ninguna.

house-2 = Mezcla de países aliados
    .text = El dado lleva -1 si atacan juntas unidades de más de un país aliado. Soviéticos y checoslovacos cuentan aquí como uno solo.

house-3 = Defensores sin suministro
    .text = El dado lleva +1 si todas las unidades defensoras están desabastecidas.

house-4 = Danubio sin puente
    .text = El dado lleva -1 si todos los atacantes cruzan el Danubio y ninguno dispone de puente.

house-5 = Desplazamientos por terreno
    .text = El ataque contra colinas, bosque o pantano se desplaza una columna a la izquierda; contra un hexágono de montaña, 2.

house-6 = Desplazamientos por ríos
    .text = Si todos los atacantes cruzan un río, el ataque se desplaza una columna a la izquierda; si todos cruzan el Danubio, se desplaza 2 en lugar de una. El puente no cambia nada.

house-7 = Sin ataques desesperados
    .text = No se permite un ataque cuya proporción antes de desplazamientos sea inferior a 1:3. Cuentan las unidades terrestres declaradas: artillería, aviación y columnas logísticas se comprometen después. Por encima de 10:1 cuenta como 10:1.

house-8 = Cuatro unidades aéreas por bando
    .text = Cada bando emplea como mucho 4 unidades aéreas en un combate, y cada unidad aérea apoya solo uno.

house-9 = Control de hexágonos
    .text = Controla un hexágono el bando que tuvo en él la última unidad terrestre, aunque solo lo atravesara; cuentan los CG y los partisanos, no los aviones ni las columnas logísticas. Mover por vía férrea, enlazar por ella y usar puentes exige controlar los hexágonos de ambos extremos; una unidad en movimiento controla el hexágono en que acaba de entrar.

house-10 = Las unidades S no dejan Eslovaquia
    .text = Las unidades alemanas marcadas con S solo pueden entrar en hexágonos de Eslovaquia hasta que desaparezca la última unidad de partisanos; si se reconstruye una, también se coloca allí.

house-11 = Unidades que no vuelven
    .text = Los batallones pesados de tanques y las regiones fortificadas soviéticas no se reconstruyen una vez eliminados.

house-12 = Hexágonos de entrada aliados
    .text = Los refuerzos aliados entran por el borde este (columna 00), de 2701 a 2715, por 2614 o por 1700. Las unidades del 3er Frente de Ucrania en los turnos 4 a 6, y los búlgaros, pueden usar además de 2716 a 2723 fuera de zonas de control enemigas.

house-13 = Filas cerradas en Debrecen
    .text = En el escenario de Debrecen ninguna unidad puede entrar en las filas 04 a 11, ni siquiera para atravesarlas. Una unidad del Eje puede llegar por un hexágono de suministro situado allí si puede salir de esas filas en su siguiente movimiento, y entonces debe hacerlo; las líneas de comunicaciones pueden atravesarlas.

house-14 = Aviones sobre el objetivo
    .text = Una unidad aérea solo apoya un combate si está sobre la zona del hexágono objetivo. La aliada debe tener además ese hexágono dentro del radio de su cuartel general.

house-15 = Barro de otoño y primavera
    .text = Con la opción de barro, los tanques y mecanizados de ambos bandos pagan 1 punto de movimiento más por cada hexágono llano fuera de la vía en los turnos 3 a 5 y 11 a 12.

house-16 = Ajuste libre
    .text = Con la opción de ajuste libre, antes del turno 1 el Eje puede mover cada una de sus unidades un hexágono, dentro de los hexágonos que controla y de las normas de apilamiento.

house-17 = Niveles de victoria
    .text = Campaña: los 40 puntos al final del turno 13, o antes, dan victoria aliada decisiva; tras el turno 14, 20 o más es marginal aliada, de 15 a 19 empate, de 10 a 14 marginal del Eje y 9 o menos decisiva del Eje. Primavera es igual, pero se descuenta una prima del Eje de 3 y los límites son 30, 26 y 20. En Debrecen los límites, de decisiva aliada a marginal del Eje, son 10, 2, -1 y -5 puntos, y en Konrad cuenta quién tiene Budapest y Székesfehérvár.

house-18 = Castigo del Führer
    .text = El Eje no puede cerrar su fase de combate mientras no cumpla la cuota de la ofensiva ordenada y alguna unidad tenga aún un ataque legal. Si aun así no la cumple, pierde por defecto 2 columnas logísticas de la siguiente entrega.
