import type { ContentDocument } from '#domain/content/block.ts';
import { heading, list, paragraph, question } from '#text/content/writing.ts';

type Pair = readonly [es: string, en: string];

interface Said {
  readonly title: Pair;
  readonly description: Pair;
  /** Where the bus is taken, and how to find it. */
  readonly about: Pair;
  readonly notes: readonly Pair[];
  /** What those who come for the first time do not know. */
  readonly first: Pair;
  /** What is around it, and what to do with time to spare. */
  readonly around: Pair;
  readonly questions: readonly (readonly [asked: Pair, answer: Pair])[];
}

const stop = ({ title, description, about, notes, first, around, questions }: Said): ContentDocument => ({
  title: { es: title[0], en: title[1] },
  description: { es: description[0], en: description[1] },
  blocks: [
    paragraph(...about),
    list(...notes),
    heading('La primera vez', 'Your first time here'),
    paragraph(...first),
    heading('Si te sobra tiempo', 'With time to spare'),
    paragraph(...around),
    ...questions.map(([asked, answer]) => question(asked, answer)),
  ],
});

/** The demo's main terminals and stops, by the last part of their addresses: what the timetable does not know. */
export const STOPS: Readonly<Record<string, ContentDocument>> = {
  'guadalajara-nueva-central': stop({
    title: ['Nueva Central de Guadalajara', 'Guadalajara, Nueva Central bus station'],
    description: [
      'Tomar el autobús en la Nueva Central, en Tlaquepaque: módulos, andén, tren ligero, shuttle y las salidas de hoy.',
      'Taking the bus at the Nueva Central in Tlaquepaque: modules, platform, light rail, shuttle and today’s departures.',
    ],
    about: [
      'La Nueva Central no es un edificio sino varios módulos alrededor de una glorieta, y caminar de uno a otro con maletas lleva su tiempo. Antes de pedir el taxi ten a la mano el domicilio de nuestro mostrador: {address}.',
      'The Nueva Central is not one building but several modules around a roundabout, and walking between them with suitcases takes a while. Before you order a taxi, have the address of our counter at hand: {address}.',
    ],
    notes: [
      [
        'En tren: baja en la estación Central de Autobuses de la {light-rail} y cruza por el puente.',
        'By train: get off at the Central de Autobuses station of {light-rail} and take the footbridge.',
      ],
      [
        'En taxi: compra el servicio en la caseta autorizada de cada módulo, no en la banqueta.',
        'By taxi: pay for the ride at the licensed booth of each module, not on the pavement.',
      ],
      [
        'En shuttle: deja a sus pasajeros en los módulos y sale de la terminal hacia el centro y Zapopan.',
        'By shuttle: it sets passengers down at the modules and leaves the terminal for downtown and Zapopan.',
      ],
      [
        'Consigna, cajeros, regaderas y capilla: pregunta por módulo, porque no todo está en el nuestro; las casas de cambio cierran temprano y el domingo casi todas descansan.',
        'Lockers, cash machines, showers, chapel: ask module by module, because ours lacks some; currency booths shut early and mostly rest on Sundays.',
      ],
    ],
    first: [
      'Los módulos se llaman por su número y cada uno tiene líneas distintas: si te dejan en otro, se puede ir a pie por la glorieta, pero con prisa es mejor otro taxi. Quien viene de Chapala, Tonalá o El Salto se ahorra el centro por la carretera libre a Zapotlanejo. De madrugada espera en la sala, no afuera: las cafeterías de turno corrido acompañan, y la llovizna de agosto cala.',
      'Modules go by number and each has different lines: if you are dropped at another one you can walk round the roundabout, but in a hurry a second taxi is wiser. Coming from Chapala, Tonalá or El Salto, the free road to Zapotlanejo spares you the centre. In the small hours wait in the hall rather than outside: coffee shops keep you company, and August drizzle soaks you through.',
    ],
    around: [
      'Tlaquepaque está a un paso: talleres de barro bruñido y vidrio soplado, la calle Independencia cerrada a los coches, mariachi y cazuelas en El Parián. Vuelve con margen, porque los fines de semana la glorieta se atora. Quien lleva niños agradece las bancas con sombra del jardín Hidalgo; quien solo quiere comer encuentra lonches bañados, birria y jericallas frente a las salidas.',
      'Tlaquepaque is next door: burnished pottery and blown-glass workshops, Independencia street closed to cars, mariachi and stews at El Parián. Come back early, because the roundabout jams at weekends. Families like the shaded benches of Hidalgo garden; anyone just hungry finds drowned sandwiches, birria and jericallas opposite the exits.',
    ],
    questions: [
      [
        ['¿Cómo combino con Tonalá, Chapala o un vuelo?', 'How do I combine it with Tonalá, Chapala or a flight?'],
        [
          'Los jueves y domingos Tonalá pone tianguis de artesanía: taxi corto desde los módulos. A Chapala y Ajijic salen camiones de otra línea desde la Central Vieja, así que agrega ese trayecto. Al aeropuerto Miguel Hidalgo va un urbano por Carretera a Chapala, lento pero barato. Con equipaje pesado, el taxi autorizado evita escaleras; pide recibo y anota la placa. Los birrieros juran por los puestos de San Juan de Dios, a unas estaciones en tren: ve con hambre y ropa oscura.',
          'On Thursdays and Sundays Tonalá holds its craft market, a short taxi ride from the modules. Coaches to Chapala and Ajijic belong to another line and leave from the Old Station, so add that transfer. A city bus goes to Miguel Hidalgo airport along the Chapala highway, slow but cheap. With heavy bags a licensed taxi avoids the stairs; ask for a receipt and note the plate. Birria fans swear by the stalls around San Juan de Dios, some stations away by train; go hungry and wear dark clothes.',
        ],
      ],
      [
        ['¿Es la misma que la Central Vieja?', 'Is it the same as the Old Station?'],
        [
          'No. La Vieja está cerca del parque Agua Azul y recibe autobuses de pueblos vecinos; desde ahí no salimos.',
          'No. The old one is near Agua Azul park and serves nearby towns; our buses do not leave from there.',
        ],
      ],
      [
        ['¿Dónde me esperan al llegar?', 'Where can someone meet me?'],
        [
          'En la sala de llegadas del módulo. A los andenes solo pasa quien trae boleto.',
          'In the arrivals hall of the module. Only people with a ticket may go to the platforms.',
        ],
      ],
    ],
  }),
  'zapopan-terminal-de-autobuses': stop({
    title: ['Terminal de Autobuses de Zapopan', 'Zapopan bus terminal'],
    description: [
      'Salir de Guadalajara por el poniente: cómo llegar a la terminal de Zapopan, qué hay en ella y qué sale hoy.',
      'Leaving Guadalajara from the west: how to get to the Zapopan terminal, what it has and what leaves today.',
    ],
    about: [
      'Es la última terminal antes de la autopista: quien vive al poniente se ahorra ir hasta Tlaquepaque y volver a pasar por aquí. Es chica y de un solo edificio, así que del auto al andén hay pocos pasos.',
      'This is the last terminal before the motorway: anyone living in the west saves the drive to Tlaquepaque and back. It is a small single building, so it is only a few steps from the car to the platform.',
    ],
    notes: [
      [
        'El autobús viene de la Nueva Central: con tráfico puede tardar unos minutos más, y el tablero lo avisa.',
        'The bus comes from the Nueva Central: in traffic it may be some minutes late, and the board says so.',
      ],
      [
        'Para dejar a alguien hay bahía al frente: no te detengas sobre la avenida.',
        'There is a bay in front for dropping people off: do not stop on the avenue.',
      ],
      [
        'La sala del viajero se reserva por horas el día del boleto.',
        'The traveller lounge is booked by the hour on the day of the ticket.',
      ],
    ],
    first: [
      'El navegador a veces marca la colonia vecina: escribe Colegio del Aire y Vallarta. Quienes subieron en la Nueva Central ya vienen arriba, por eso tu butaca puede tener un abrigo ajeno; enseña tu número y se recorre. Del aeropuerto se llega por Periférico Sur, con muchos semáforos. En puente, la fila de la caseta empieza después de aquí.',
      'Satnavs sometimes point to the next neighbourhood: type Colegio del Aire and Vallarta. Passengers from the Nueva Central are already aboard, so somebody’s coat may lie on your place; show your number and they will move it. From the airport, come by the southern ring road and its many traffic lights. On long weekends the queue for the toll booth begins after this point.',
    ],
    around: [
      'Cerca hay panaderías, una farmacia y fondas de comida corrida. Si vienes de Ciudad Granja, La Venta o Pinar de la Calma sal por lateral y evita el nudo del Periférico a la hora de las escuelas. Los domingos, con la Vía RecreActiva, cambia el paso de algunas avenidas: sal con más margen, o ven en bicicleta y documéntala como equipaje adicional.',
      'Nearby are bakeries, a chemist’s and small kitchens with set lunches. Coming from Ciudad Granja, La Venta or Pinar de la Calma, use the side lanes and avoid the ring-road knot when schools let out. On Sundays the Vía RecreActiva closes some avenues to cars: allow longer, or cycle here and check the bicycle as additional luggage.',
    ],
    questions: [
      [
        ['¿Puedo comprar aquí y abordar en la otra terminal?', 'May I buy here and board at the other terminal?'],
        [
          'Sí, mientras el boleto diga esa terminal: se aborda donde dice, porque tu asiento se vende desde ahí.',
          'Yes, as long as the ticket names it: you board where it says, because your seat is sold from there.',
        ],
      ],
      [
        ['¿Cómo voy al centro de Zapopan?', 'How do I get to the centre of Zapopan?'],
        [
          'En auto de aplicación o en un urbano hacia la basílica. El shuttle va para el otro lado: Galerías y la Minerva.',
          'By ride-hailing car, or by a city bus towards the basilica. The shuttle goes the other way: to Galerías and the Minerva.',
        ],
      ],
    ],
  }),
  'tepic-central-de-autobuses': stop({
    title: ['Central de Autobuses de Tepic', 'Tepic bus station'],
    description: [
      'La Central de Tepic, en la avenida Insurgentes: salidas a la costa y a Guadalajara con hora del Pacífico.',
      'Tepic station, on Insurgentes Avenue: departures to the coast and to Guadalajara, in Pacific time.',
    ],
    about: [
      'Tepic vive con el reloj del Pacífico. Si tu teléfono viene de Jalisco y no cambió solo, llegarás con una hora de más; al revés, perderías el autobús. Guíate por la hora impresa en el boleto: es la de esta ciudad.',
      'Tepic keeps Pacific time. If your phone comes from Jalisco and has not changed, you will be early; the other way round you would miss the bus. Go by the time printed on the ticket: it is that of this city.',
    ],
    notes: [
      [
        'Las combis urbanas paran sobre Insurgentes; di «al centro» o «a Los Fresnos».',
        'City vans stop on Insurgentes; ask for “centro” or “Los Fresnos”.',
      ],
      [
        'Hay guardaequipaje y taquillas de otras líneas para San Blas, Mazatlán y la sierra.',
        'There is a left-luggage office, and counters of other lines for San Blas, Mazatlán and the mountains.',
      ],
      ['De noche pide el taxi en la caseta de adentro.', 'At night ask for a taxi at the booth inside.'],
    ],
    first: [
      'Si vas a la costa, pregunta por la corrida de Compostela: va por el camino viejo, entre cafetales y caña. Las curvas rumbo a Las Varas marean; siéntate adelante, mira el horizonte y trae jengibre. Los estudiantes llenan los viernes, y las fiestas de diciembre todo el mes: compra desde el miércoles. En Semana Santa la ciudad entera se va a Guayabitos con hielera, así que documenta temprano.',
      'For the coast, ask for the Compostela service: it takes the old road, among coffee and sugar cane. The bends towards Las Varas make people queasy; sit at the front, watch the horizon and bring ginger. Students fill Fridays, and December celebrations the whole month: buy by Wednesday. At Easter the entire city leaves for Guayabitos with coolers, so check your bags early.',
    ],
    around: [
      'En taxi se llega pronto al parque de La Loma y a la plaza de Armas, donde los wixaritari extienden collares y tablas de estambre. Para almorzar: sopes de ostión, zarandeado, tostadas y una cebadina bien fría. En temporada de lluvias el cerro de San Juan amanece nublado; lleva rompevientos, que aquí refresca más que en la playa.',
      'A short taxi ride takes you to La Loma park and to the main square, where Wixárika artists lay out necklaces and yarn paintings. For lunch: oyster sopes, grilled fish, tostadas and an ice-cold barley drink. In the rainy season San Juan hill wakes up in clouds; bring a windbreaker, for it is cooler here than at the beach.',
    ],
    questions: [
      [
        ['¿Salen de aquí directos a Puerto Vallarta?', 'Do direct buses to Puerto Vallarta leave from here?'],
        [
          'Salen autobuses sin cambio, pero paran en los pueblos de la costa: por Compostela y Las Varas.',
          'Buses run there without a change, but call at the towns of the coast, by Compostela and Las Varas.',
        ],
      ],
      [
        ['¿Hay sala o shuttle?', 'Is there a lounge or a shuttle?'],
        [
          'No en esta terminal: la sala y el shuttle están en otras ciudades.',
          'Not at this terminal: lounges and the shuttle are in other cities.',
        ],
      ],
    ],
  }),
  'nuevo-vallarta-mezcales': stop({
    title: ['Terminal de Nuevo Vallarta, en Mezcales', 'Nuevo Vallarta terminal, in Mezcales'],
    description: [
      'Bajar en Mezcales para los hoteles de Nuevo Nayarit, Flamingos y Bahía de Banderas, y volver desde ahí.',
      'Getting off at Mezcales for the hotels of Nuevo Nayarit, Flamingos and Bahía de Banderas, and the way back.',
    ],
    about: [
      'La terminal está del lado de la carretera, no en la playa: los hoteles quedan tras el bulevar, demasiado lejos para ir a pie con maletas. Avisa a tu hotel o toma uno de los taxis del sitio, que cobran por zona.',
      'The terminal is on the highway and not on the beach: hotels are beyond the boulevard, too far to walk with luggage. Tell your hotel, or take a taxi from the rank; they charge by zone.',
    ],
    notes: [
      [
        'Aquí se cambia del directo al que para en Bucerías, Sayulita y San Pancho.',
        'This is where you change from the direct bus to the one that stops at Bucerías, Sayulita and San Pancho.',
      ],
      [
        'Los urbanos a Punta de Mita y a Vallarta paran del otro lado del crucero.',
        'Local buses to Punta de Mita and Vallarta stop across the junction.',
      ],
      ['El reloj es el de Jalisco, aunque estés en Nayarit.', 'Clocks show Jalisco time, although you are in Nayarit.'],
    ],
    first: [
      'Muchos boletos dicen Nuevo Vallarta y la gente espera ver el mar: no se ve desde aquí. Pulsera, recepción y camastros están al otro lado del bulevar, tras los campos de golf y el estero de cocodrilos. Para volver, pide el taxi la noche anterior. Quien renta por plataforma en Bucerías o La Cruz ahorra si sigue una parada más, y quien va a San Vicente o Valle de Banderas encuentra colectivos en el crucero.',
      'Many tickets say Nuevo Vallarta and people expect the sea: you cannot see it from here. Wristband, reception and sun loungers are across the boulevard, behind golf courses and a crocodile lagoon. For the way back, book your taxi the evening before. With a rental in Bucerías or La Cruz, stay on for another stop; for San Vicente or Valle de Banderas there are shared vans at the junction.',
    ],
    around: [
      'Mezcales es el pueblo de quienes trabajan en los hoteles, con tianguis, taquerías de birria y mariscos mucho más baratos que dentro del resort. Hay cajero, lavandería y una tienda grande para surtir el departamento antes de encerrarse en el todo incluido. Golfistas: la bolsa viaja abajo; avisa al documentarla. Si tu vuelo sale de Vallarta, un urbano por el puente Ameca te deja enfrente del aeropuerto.',
      'Mezcales is where the hotel staff live, with a street market, birria stands and seafood far cheaper than inside the resorts. There is a cash machine, a laundry and a large store to stock the flat before you vanish into all-inclusive life. Golfers: clubs go in the hold; say so when you check them. If you fly from Vallarta, a local bus over the Ameca bridge drops you opposite the airport.',
    ],
    questions: [
      [
        ['Mi hotel dice Riviera Nayarit: ¿bajo aquí?', 'My hotel says Riviera Nayarit: is this my stop?'],
        [
          'Solo si está en Nuevo Nayarit, Flamingos o Jarretaderas. La Riviera sigue muchos kilómetros: mira el pueblo de la reserva.',
          'Only if it is in Nuevo Nayarit, Flamingos or Jarretaderas. The Riviera goes on for many kilometres: check the town in your booking.',
        ],
      ],
      [
        ['¿Venden café y comida?', 'Is there coffee and food?'],
        [
          'Hay cafetería y, cruzando, tiendas y una plaza. Compra antes de subir: el autobús no para a comer.',
          'There is a cafeteria and, across the road, shops and a mall. Buy before you board: the bus makes no meal stops.',
        ],
      ],
    ],
  }),
  'puerto-vallarta-central-de-autobuses': stop({
    title: ['Central de Autobuses de Puerto Vallarta', 'Puerto Vallarta bus station'],
    description: [
      'La Central de Puerto Vallarta, en Las Mojoneras: cómo ir al Malecón y la Zona Romántica, sala y salidas.',
      'Puerto Vallarta station in Las Mojoneras: how to reach the Malecón and the Zona Romántica, lounge and departures.',
    ],
    about: [
      'Queda al norte de la ciudad, pasando el aeropuerto y la marina. El camino al centro sigue la costa y en temporada se llena: para un autobús de la tarde, sal del hotel con calma.',
      'It lies north of the city, past the airport and the marina. The road downtown follows the coast and fills up in season: for an afternoon bus, leave your hotel in good time.',
    ],
    notes: [
      [
        'Urbano: toma el que diga «Centro» u «Olas Altas» en la parada de la entrada; se paga en efectivo.',
        'City bus: take one marked “Centro” or “Olas Altas” at the stop by the entrance; it takes cash.',
      ],
      [
        'Taxi: la tarifa es por zona y está pintada en el módulo; pregúntala antes de subir.',
        'Taxi: fares go by zone and are posted at the booth; ask before you get in.',
      ],
      [
        'Del aeropuerto: con poco equipaje basta cruzar el puente y tomar un urbano hacia el norte.',
        'From the airport: with little luggage, cross the footbridge and take a city bus northwards.',
      ],
      [
        'Huracanes, bloqueos, carreras ciclistas: si Protección Civil corta Francisco Medina Ascencio, avisamos por mensaje; mientras tanto quédate donde haya techo, agua y enchufe.',
        'Hurricanes, blockades, bicycle races: whenever authorities shut Medina Ascencio we send messages; meanwhile, wait under a roof with water and a socket nearby.',
      ],
    ],
    first: [
      'Al bajar te pueden ofrecer tiempos compartidos con sonrisa y paseo gratis: di que no y sigue hasta la fila oficial. Para Conchas Chinas o Mismaloya se cambia de camión en el sur; con maletas grandes paga el taxi. Las mochilas mojadas de playa manchan las butacas: trae una bolsa seca. Quien se hospeda en Pitillal o Fluvial está cerca: que no te cobren como si fueras al sur.',
      'On arrival you may be offered timeshares with a smile and a free tour: decline and walk on to the official queue. For Conchas Chinas or Mismaloya you change bus in the south; with large suitcases pay for the cab. Wet beach bags stain the seats: bring a dry sack. If you stay in Pitillal or Fluvial you are near: do not pay as if you were going to the far side.',
    ],
    around: [
      'La marina queda cerca en urbano: faro con mirador, veleros y desayunos largos. Quien baja del crucero alcanza a caminar el Malecón hasta Los Muertos antes de volver. Cruzar en panga a Yelapa o Boca de Tomatlán pide el día completo; no lo intentes con boleto para esa tarde. En septiembre llueve fuerte y la carretera se encharca en Las Juntas.',
      'The marina is a short local ride away: a lighthouse you can climb, sailing boats and long breakfasts. Cruise passengers have time to walk the Malecón down to Los Muertos before coming back. Taking a boat to Yelapa or Boca de Tomatlán needs the whole day; do not try it with a ticket for that afternoon. September brings heavy rain, and the road floods at Las Juntas.',
    ],
    questions: [
      [
        ['¿Sirve para El Tuito, San Sebastián o un crucero?', 'Is it useful for El Tuito, San Sebastián or a cruise?'],
        [
          'Para El Tuito y Cabo Corrientes toma el verde en Carranza y Aguacate, en Emiliano Zapata. San Sebastián del Oeste y Mascota tienen línea propia hacia la montaña. Los barcos atracan frente a plazas comerciales, entre la marina y el estadio: en día de muchos barcos el bulevar Medina Ascencio camina a vuelta de rueda, y más vale bajar antes y seguir andando. Para ballenas, temporada fría y lancha pequeña; para selva, tirolesas en Nogalito.',
          'For El Tuito and Cabo Corrientes catch the green coach at Carranza and Aguacate, in the Emiliano Zapata quarter. San Sebastián del Oeste and Mascota have their own line up the mountains. Ships dock by the malls between marina and stadium: on days with many cruises Medina Ascencio boulevard crawls, and you may do better to get down and walk. Whales visit in the cold months, best watched from small boats; zip lines hang over the jungle at Nogalito; churros, huaraches and ceviche line Olas Altas after dusk.',
        ],
      ],
      [
        ['¿Para el autobús en la Zona Hotelera?', 'Does the bus stop in the Hotel Zone?'],
        [
          'No: todas las corridas terminan en la Central. Solo el servicio de lujo deja pasaje en el aeropuerto.',
          'No: all buses end at the station. Only the luxury service sets passengers down at the airport.',
        ],
      ],
      [
        ['¿Dónde espero si llego temprano?', 'Where can I wait if I am early?'],
        [
          'En la sala general o en la del viajero frecuente, junto a los andenes.',
          'In the main hall, or in the frequent traveller lounge beside the platforms.',
        ],
      ],
    ],
  }),
  sayulita: stop({
    title: ['Parada de Sayulita', 'Sayulita bus stop'],
    description: [
      'Dónde para el autobús en Sayulita, a la entrada del pueblo: tabla de surf, taxis de golf y las salidas de hoy.',
      'Where the bus stops in Sayulita, at the edge of town: surfboards, golf-cart taxis and today’s departures.',
    ],
    about: [
      'El autobús no entra a las calles del pueblo: se detiene en la avenida Revolución, antes del puente. No hay sala ni taquilla, así que llega con el boleto en el teléfono y busca la sombra de los puestos.',
      'The bus does not enter the streets of the village: it stops on Revolución Avenue, before the bridge. There is no waiting room and no counter, so have your ticket on your phone and wait in the shade of the stalls.',
    ],
    notes: [
      [
        'A la plaza se va a pie por calles empedradas; con tabla o niños, en carrito de golf.',
        'You walk to the square along cobbled streets; with a board or children, take a golf cart.',
      ],
      [
        'Levanta la mano cuando veas el autobús: otros paran en el mismo lugar.',
        'Wave when you see the bus: others stop at the same place.',
      ],
      [
        'La tabla se documenta abajo; quítale la quilla y llévala en funda.',
        'Boards go in the hold; take the fin off and use a bag.',
      ],
    ],
    first: [
      'Fíjate en el arco de la entrada y en el puente sobre el arroyo: las camionetas de surfistas tapan el letrero. Los autobuses hacia Vallarta y hacia la sierra pasan por lados distintos, así que pregunta a un puestero cuál es el tuyo. Cuando llueve, el arroyo crece y todo se mueve más lento. Lleva monedas, repelente y una linterna: la calle se oscurece de golpe y los perros duermen en la acera.',
      'Look for the arch at the entrance and the bridge over the creek: surfers’ vans hide the sign. Buses towards Vallarta and towards the mountains pass on different sides, so ask a stallholder which is yours. When it rains the creek rises and everything moves slowly. Bring coins, repellent and a torch: the street darkens suddenly, and dogs sleep on the pavement.',
    ],
    around: [
      'El pueblo se recorre en chanclas: tacos de pescado cerca del campo de béisbol, café tostado aquí mismo, paletas de yaca, playa de los Muertos pasando el panteón. Los sábados no hay dónde estacionarse, así que llegar en autobús es la mejor idea. En verano las olas crecen y aparecen las tortugas; un campamento invita a soltar crías al ponerse el sol. Rellena tu botella antes de subir.',
      'You get around in flip-flops: fish tacos near the baseball field, coffee roasted right here, jackfruit ice lollies, Los Muertos beach past the graveyard. On Saturdays there is nowhere to park, so arriving by bus is the best idea. In summer the waves grow and turtles come ashore; a camp invites visitors to release hatchlings at sunset. Refill your water bottle before you board.',
    ],
    questions: [
      [
        ['¿Hay baño mientras espero?', 'Is there a toilet while I wait?'],
        [
          'No en la parada. Los cafés de la avenida lo prestan a sus clientes; a bordo sí hay.',
          'Not at the stop. Cafés on the avenue have one for customers; there is one on board.',
        ],
      ],
      [
        ['¿Para también el que va a Guadalajara de noche?', 'Does the night bus to Guadalajara stop here too?'],
        [
          'Si aparece en la tabla de arriba, sí. Espera donde haya luz y revisa su estado en tu reservación.',
          'If it is on the board above, yes. Wait where there is light, and check its status in your reservation.',
        ],
      ],
    ],
  }),
};
