import { place } from '#text/content/place.ts';

export const guadalajara = place(
  ['Boletos de autobús a Guadalajara', 'Bus tickets to Guadalajara'],
  [
    'Autobús a Guadalajara desde la costa de Nayarit y Puerto Vallarta: horas, precio y lugares de hoy a la Nueva Central.',
    'Bus to Guadalajara from the Nayarit coast and Puerto Vallarta: times, fare and seats today to the Nueva Central.',
  ],
  [
    'Capital de Jalisco, ciudad de mariachi, birria y tortas ahogadas. La catedral de torres amarillas, el Hospicio Cabañas con los murales de Orozco y el mercado de San Juan de Dios quedan a unas cuadras entre sí; Tlaquepaque, con sus talleres de barro y vidrio, está junto a la terminal. Quien viene por trabajo o trámites encuentra consulados, hospitales, universidades y, en la Expo, ferias del calzado y del libro.',
    'The capital of Jalisco, home of mariachi, birria and tortas ahogadas, the sandwiches drowned in chile sauce. The cathedral with its yellow spires, the Hospicio Cabañas with Orozco’s murals and the San Juan de Dios market are all within walking distance of each other; Tlaquepaque, with its pottery and glass workshops, is next to the terminal. People also come for consulates, hospitals and universities, and for the shoe and book fairs at the Expo.',
  ],
  [
    'La Nueva Central es enorme y está repartida en módulos: dile a tu familia en cuál llegas. Afuera hay taxis autorizados, camiones urbanos y el tren ligero, que cruza el centro y llega hasta Zapopan.',
    'The Nueva Central is huge and split into modules, so tell your family which one you arrive at. Outside there are licensed taxis, city buses and a light rail line that crosses downtown all the way to Zapopan.',
  ],
  ['¿Conviene Nueva Central o Zapopan?', 'Nueva Central or Zapopan?'],
  [
    'Depende de a dónde vayas: para el oriente, Tonalá, el aeropuerto y Chapala conviene la Nueva Central; para Providencia, Chapalita o Tesistán, baja antes, en Zapopan.',
    'It depends on where you are going: the Nueva Central is best for the east side, Tonalá, the airport and Chapala; for Providencia, Chapalita or Tesistán, get off earlier, in Zapopan.',
  ],
  [
    ['¿Qué veo si solo tengo una tarde?', 'What can I see in one afternoon?'],
    [
      'Tlaquepaque: la calle Independencia, El Parián con mariachi y las galerías de artesanía quedan a pocas cuadras de la terminal. Ve temprano: los talleres cierran al anochecer.',
      'Tlaquepaque: Independencia street, mariachi at El Parián and the craft galleries are a few blocks from the terminal. Go early: the workshops close at nightfall.',
    ],
  ],
);

export const zapopan = place(
  ['Boletos de autobús a Zapopan', 'Bus tickets to Zapopan'],
  [
    'Llega en autobús a Zapopan por el poniente, sin cruzar toda la ciudad: salidas, tarifa y asientos libres hoy.',
    'Reach Zapopan by bus from the west without crossing the whole city: departures, fare and free seats today.',
  ],
  [
    'Si vives o trabajas cerca de Andares, la avenida Vallarta, el ITESO o la Expo, bájate aquí: te ahorras cruzar toda la ciudad. La basílica de la Virgen peregrina y el andador de cantera llenan la tarde; en octubre, la romería cierra calles enteras.',
    'If you live or work around Andares, Vallarta Avenue, ITESO university or the Expo grounds, this is where to get off: you skip the drive across the whole city. The basilica of the pilgrim Virgin and its stone promenade fill an afternoon; every October the procession closes whole streets.',
  ],
  [
    'La terminal está sobre la salida a Nogales. Los autos de aplicación recogen en la banqueta de enfrente, y varias rutas de camión llevan al Periférico. Casi todas nuestras corridas a la costa pasan también por aquí, cuando ya salieron del tráfico del centro.',
    'The terminal stands on the road out towards Nogales. Ride-hailing cars pick up across the street, and several city bus routes lead to the ring road. Nearly all our buses to the coast also stop here, once they have left the downtown traffic behind.',
  ],
  ['¿Se puede dejar el coche?', 'Can I leave my car?'],
  [
    'Alrededor hay pensiones privadas que cobran por noche: compara precios y guarda el comprobante. Muchos prefieren que alguien los traiga.',
    'There are private car parks nearby that charge by the night: compare prices and keep the receipt. Many travellers prefer to be dropped off.',
  ],
  [
    ['¿Cómo llego al estadio o a la feria?', 'How do I get to the stadium or a trade fair?'],
    [
      'Para el Estadio Akron y el Auditorio Telmex pide un auto de aplicación: ambos están cerca del anillo. A la Expo conviene ir por Mariano Otero, fuera de la hora pico.',
      'For Akron stadium and the Telmex auditorium, order a ride: both are close to the ring road. To reach the Expo, go along Mariano Otero and avoid rush hour.',
    ],
  ],
);

export const magdalena = place(
  ['Boletos de autobús a Magdalena, Jalisco', 'Bus tickets to Magdalena, Jalisco'],
  [
    'Magdalena, tierra de ópalos y agave, en autobús desde Guadalajara y Nayarit: horarios, precio y lugares.',
    'Magdalena, land of opal and agave, by bus from Guadalajara and Nayarit: timetable, cost and availability.',
  ],
  [
    'Los joyeros de la plaza tallan ópalos de fuego que salen de minas vecinas; algunos ofrecen bajar contigo a verlas. Alrededor está el paisaje agavero, y el volcán de Tequila se asoma sobre los surcos azules.',
    'Jewellers on the square cut fire opals from neighbouring mines, and some will take you down to see them. Agave country spreads out on every side, with the Tequila volcano looming over blue rows.',
  ],
  [
    'Paramos en la pequeña central del pueblo. El jardín principal queda a unos pasos; para ir a Etzatlán, San Marcos u Hostotipaquillo, pregunta ahí mismo por las combis.',
    'We stop at the small town station. The main square is a short walk away; for Etzatlán, San Marcos or Hostotipaquillo, ask there for the local vans.',
  ],
  ['¿Hay ópalos auténticos para comprar?', 'Can I buy real opals there?'],
  [
    'Sí. Pide que mojen la piedra y la muevan al sol: en un ópalo verdadero los destellos cambian de color. Cuidado con los dobletes, que son piedras pegadas.',
    'Yes. Ask them to wet the stone and turn it in the sun: in a real opal the flashes change colour. Watch out for doublets, which are glued stones.',
  ],
  [
    ['¿Qué más hay cerca?', 'What else is nearby?'],
    [
      'La laguna, con garzas y pelícanos borregones en invierno, y las destilerías de tequila de la zona, que reciben visitas si llamas antes.',
      'The lagoon, with herons and, in winter, white pelicans; and the tequila distilleries of the area, which welcome visitors if you call first.',
    ],
  ],
);

export const ixtlan = place(
  ['Boletos de autobús a Ixtlán del Río', 'Bus tickets to Ixtlán del Río'],
  [
    'Autobuses a Ixtlán del Río, Nayarit, y a Los Toriles: cuánto cuestan, cuánto tardan y a qué hora salen hoy.',
    'Buses to Ixtlán del Río, Nayarit, and Los Toriles: what they cost, how long they take and when they leave today.',
  ],
  [
    'El primer pueblo de Nayarit cuando vienes de Jalisco: aquí cambia la hora. Muy cerca, Los Toriles conserva un templo circular dedicado al viento, una rareza del occidente prehispánico; en temporada, los puestos venden rompope y cajeta.',
    'The first town in Nayarit when you come from Jalisco, and where the time changes. Close by, Los Toriles has a round temple dedicated to the wind, a rarity of pre-Hispanic western Mexico; in season, stalls sell rompope and cajeta.',
  ],
  [
    'El autobús entra hasta el pueblo. Los mototaxis llevan al sitio arqueológico, y para Ahuacatlán, Jala o el volcán Ceboruco hay transporte local frecuente.',
    'The bus drives into town. Mototaxis go to the archaeological site, and there is frequent local transport to Ahuacatlán, Jala and the Ceboruco volcano.',
  ],
  ['¿A qué hora abre Los Toriles?', 'When does Los Toriles open?'],
  [
    'El INAH abre de la mañana a media tarde, todos los días. Lleva sombrero, agua y repelente: casi no hay sombra.',
    'INAH opens it every day from morning to mid-afternoon. Bring a hat, water and repellent: there is hardly any shade.',
  ],
  [
    ['¿Dónde como bien?', 'Where is the food good?'],
    [
      'En los portales y en el mercado: prueba el pipián, las enchiladas nayaritas y el pan de horno. Los domingos hay birria temprano.',
      'Under the arcades and in the market: try pipián, Nayarit-style enchiladas and oven-baked bread. On Sundays there is birria early on.',
    ],
  ],
);

export const chapalilla = place(
  ['Boletos de autobús a Chapalilla', 'Bus tickets to Chapalilla'],
  [
    'Chapalilla, el crucero donde se separan los caminos a Tepic y a Compostela: salidas y tarifas de hoy.',
    'Chapalilla, the junction where the roads to Tepic and Compostela split: today’s departures and fares.',
  ],
  [
    'Más que un destino, es un enlace: aquí la carretera libre se divide entre la sierra y el altiplano. Las fondas de camioneros sirven gorditas, queso fresco y café de olla a cualquier hora, y las rancherías de Santa María del Oro quedan muy cerca.',
    'Less a destination than a connection: here the free road forks between the mountains and the plateau. Truck-stop kitchens serve gorditas, fresh cheese and café de olla at any hour, and the hamlets of Santa María del Oro are close by.',
  ],
  [
    'Pregunta al operador de qué lado del entronque conviene bajar. Los taxis colectivos a la laguna se juntan bajo el puente, sobre todo en las mañanas y los fines de semana.',
    'Ask the driver which side of the junction to get off at. Shared taxis to the crater lake wait under the bridge, mostly in the mornings and at weekends.',
  ],
  ['¿Puedo transbordar hacia Santa María del Oro?', 'Can I continue to Santa María del Oro?'],
  [
    'Sí: los colectivos salen cuando se llenan. Si traes kayak o una hielera grande, pregunta antes cuánto cobran por ella.',
    'Yes: shared taxis leave when they are full. If you bring a kayak or a large cooler, ask first what they charge for it.',
  ],
  [
    ['¿Es seguro esperar ahí de noche?', 'Is it safe to wait there at night?'],
    [
      'Espera dentro de un comedor abierto, con luz y gente, y no a la orilla del asfalto. Si tu conexión es de madrugada, quizá prefieras seguir hasta la ciudad.',
      'Wait inside an open diner, where there is light and company, and not by the roadside. If your connection is in the small hours, you may prefer to ride on to the city.',
    ],
  ],
);

export const tepic = place(
  ['Boletos de autobús a Tepic', 'Bus tickets to Tepic'],
  [
    'Viaja a Tepic en autobús, con la hora del Pacífico: primera y última salida, precio y lugares.',
    'Travel to Tepic by bus, in Pacific time: first and last departure, price and seats.',
  ],
  [
    'La capital de Nayarit está al pie del cerro de San Juan, con el Sangangüey enfrente. Junto a la catedral, artesanos wixaritari bordan y pegan chaquira; en el mercado hay pescado zarandeado, tejuino y ates. Los viernes, estas corridas van llenas de estudiantes, burócratas y familias.',
    'The capital of Nayarit lies at the foot of San Juan hill, facing the Sangangüey volcano. Wixárika artists embroider and work with beads beside the cathedral; the market sells grilled zarandeado fish, tejuino and fruit paste. On Fridays these buses fill up with students, civil servants and families.',
  ],
  [
    'Desde la Central de la avenida Insurgentes salen combis rumbo a San Blas, Santiago Ixcuintla, Xalisco y Bellavista. El centro queda a pocos minutos, por calles planas.',
    'Vans for San Blas, Santiago Ixcuintla, Xalisco and Bellavista leave from the station on Insurgentes Avenue. Downtown is a few minutes away along flat streets.',
  ],
  ['¿Cómo voy a San Blas?', 'How do I get to San Blas?'],
  [
    'Cambia de autobús en esta misma terminal: busca la taquilla regional. Para ver La Tovara, entre los manglares, sal temprano: en la tarde hay jejenes.',
    'Change buses in this same terminal: look for the regional counter. To see La Tovara, among the mangroves, start early: the gnats come out in the evening.',
  ],
  [
    ['¿Qué compro de recuerdo?', 'What should I bring home?'],
    [
      'Arte huichol comprado a quien lo hace: máscaras, pulseras y cuadros de estambre. También salsa Huichol, café de altura y gollorías, un dulce de nuez y azúcar.',
      'Huichol art bought from its makers: masks, bracelets and yarn paintings. Also Salsa Huichol, mountain coffee and gollorías, a sweet made with nuts and sugar.',
    ],
  ],
);

export const compostela = place(
  ['Boletos de autobús a Compostela, Nayarit', 'Bus tickets to Compostela, Nayarit'],
  [
    'A Compostela, pueblo cafetalero entre la sierra y la playa: los autobuses de hoy, con tarifa y hora local.',
    'To Compostela, a coffee town between the mountains and the beach: today’s buses, with fare and local time.',
  ],
  [
    'Fue capital de la Nueva Galicia, y su iglesia de cantera rosa lo recuerda. En los cerros se cultiva café de sombra, que aquí tuestan a la vista. Hay haciendas, aguas termales y un clima más fresco que el de la costa.',
    'It was once the capital of New Galicia, as its pink stone church recalls. Shade coffee grows in the hills and is roasted in front of you. There are haciendas and hot springs, and it is cooler than the coast.',
  ],
  [
    'Desde aquí se sigue a Zacualpan, Ixtapa de la Concepción o Mazatán. Si no sabes cuándo vuelves, compra el regreso abierto.',
    'From here you can continue to Zacualpan, Ixtapa de la Concepción or Mazatán. If you do not know when you will be back, buy an open return.',
  ],
  ['¿Cuándo es la feria?', 'When is the fair held?'],
  [
    'El Señor de la Misericordia se celebra en diciembre, con danzas, jaripeo y cohetes. Es difícil encontrar hotel: reserva también tu autobús de regreso.',
    'The feast of Our Lord of Mercy is in December, with dances, rodeo and fireworks. Rooms are hard to find: book your bus home too.',
  ],
  [
    ['¿Dónde pruebo el café?', 'Where can I taste the coffee?'],
    [
      'En los tostadores del centro te lo sirven recién molido, y varios venden por kilo. La cosecha va de noviembre a marzo; entonces algunas fincas enseñan el beneficio.',
      'Roasters downtown serve it freshly ground, and several sell it by weight. The harvest runs from November to March, when some farms show how the beans are processed.',
    ],
  ],
);
