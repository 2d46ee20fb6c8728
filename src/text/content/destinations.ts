import type { ContentDocument } from '#domain/content/block.ts';
import { heading, paragraph, question } from '#text/content/writing.ts';

type Pair = readonly [es: string, en: string];

/** A text about a place: who goes there, and how to get on from the stop. */
const place = (
  ...[title, description, about, onward, asked, answer]: readonly [Pair, Pair, Pair, Pair, Pair, Pair]
): ContentDocument => ({
  title: { es: title[0], en: title[1] },
  description: { es: description[0], en: description[1] },
  blocks: [paragraph(...about), heading('Al llegar', 'When you arrive'), paragraph(...onward), question(asked, answer)],
});

export const guadalajara = place(
  ['Boletos de autobús a Guadalajara', 'Bus tickets to Guadalajara'],
  [
    'Autobús a Guadalajara desde la costa de Nayarit y Puerto Vallarta: horas, precio y lugares de hoy a la Nueva Central.',
    'Bus to Guadalajara from the Nayarit coast and Puerto Vallarta: times, fare and seats today to the Nueva Central.',
  ],
  [
    'Capital de Jalisco, ciudad de mariachi, birria y tortas ahogadas. La catedral de torres amarillas, el Hospicio Cabañas con los murales de Orozco y el mercado de San Juan de Dios quedan a unas cuadras entre sí; Tlaquepaque, con sus talleres de barro y vidrio, está junto a la terminal. Quien viene por negocio halla consulados, hospitales, universidades y ferias del calzado o del libro.',
    'The capital of Jalisco, home of mariachi, birria and drowned sandwiches. Its cathedral with yellow spires, the Cabañas with Orozco’s murals and the San Juan de Dios market stand within walking distance; Tlaquepaque and its pottery and glass workshops are next to the terminal. Business visitors find consulates, hospitals, universities plus footwear and book fairs.',
  ],
  [
    'La Nueva Central es enorme y se reparte en módulos: fíjate en cuál te espera tu familia. Afuera hay taxi autorizado, camiones urbanos y tren ligero que cruza hasta el centro y Zapopan.',
    'Nueva Central is huge and split into modules, so tell your family which to wait at. Outside you find licensed taxis, city buses and a light rail line that crosses downtown all the way to Zapopan.',
  ],
  ['¿Conviene Nueva Central o Zapopan?', 'Nueva Central or Zapopan?'],
  [
    'Según dónde duermas: oriente, Tonalá, aeropuerto y Chapala se alcanzan mejor desde Tlaquepaque; Providencia, Chapalita o Tesistán, bajando antes.',
    'It depends where you sleep: the east side, Tonalá, airport and Chapala are handier from Tlaquepaque; Providencia, Chapalita or Tesistán by alighting earlier.',
  ],
);

export const zapopan = place(
  ['Boletos de autobús a Zapopan', 'Bus tickets to Zapopan'],
  [
    'Llega en autobús a Zapopan por el poniente, sin cruzar toda la ciudad: salidas, tarifa y asientos libres hoy.',
    'Reach Zapopan by bus from the west without crossing the whole city: departures, fare and free seats today.',
  ],
  [
    'Si vives o trabajas cerca de Andares, la avenida Vallarta, el ITESO o la Expo, bájate aquí: te ahorras el tráfico metropolitano entero. La basílica de la Virgen peregrina y el andador de cantera llenan la tarde; en octubre, la romería detiene calles enteras.',
    'If you live or work around Andares, Vallarta Avenue, ITESO university or the Expo grounds, this is where to get off: it spares you the metropolitan traffic. The basilica of the pilgrim Virgin and its stone promenade fill an afternoon; every October the procession closes whole streets.',
  ],
  [
    'La terminal está sobre la salida a Nogales. Aplicaciones de viaje recogen en la banqueta de enfrente, y varias rutas alimentan Periférico. De aquí también arrancan casi todas nuestras corridas rumbo al mar, ya pasada la ciudad.',
    'The terminal stands on the road out towards Nogales. Ride apps pick up from the opposite kerb and several routes feed the ring road. Nearly every service of ours bound for the sea also calls here, with downtown already behind it.',
  ],
  ['¿Se puede dejar el coche?', 'Can I leave my car?'],
  [
    'Alrededor hay pensiones privadas que cobran por noche; compara y guarda comprobante. Muchos prefieren que los dejen en Plaza Galerías y caminar.',
    'Private car parks nearby charge by night; compare and keep your slip. Many rather get dropped at Plaza Galerías, then walk over.',
  ],
);

export const magdalena = place(
  ['Boletos de autobús a Magdalena, Jalisco', 'Bus tickets to Magdalena, Jalisco'],
  [
    'Magdalena, tierra de ópalo y agave, en autobús desde Guadalajara y Nayarit: horario, costo y disponibilidad.',
    'Magdalena, land of opal and agave, by bus from Guadalajara and Nayarit: timetable, cost and availability.',
  ],
  [
    'Los joyeros de la plaza tallan ópalos de fuego que salen de minas vecinas; algunos ofrecen bajar contigo a verlas. Alrededor se extiende el paisaje agavero, y el volcán de Tequila se asoma sobre los surcos azules.',
    'Jewellers on the square cut fire opals from neighbouring mines, and some will take you down to see them. Agave country spreads out on every side, with the Tequila volcano looming over blue rows.',
  ],
  [
    'Paramos en la pequeña central del pueblo. Caminando se llega pronto al jardín principal; para ir a Etzatlán, San Marcos u Hostotipaquillo pregunta por combis locales en el mismo sitio.',
    'We stop at the small town station. The main garden is a short walk; for Etzatlán, San Marcos or Hostotipaquillo ask for local vans at that very spot.',
  ],
  ['¿Hay ópalos auténticos para comprar?', 'Are genuine opals sold?'],
  [
    'Sí; pide que mojen la piedra y la muevan bajo sol: los destellos verdaderos cambian de color. Desconfía de dobletes pegados.',
    'Yes; ask for stones to be wetted and turned in sunlight: true fire shifts colour. Distrust glued doublets.',
  ],
);

export const ixtlan = place(
  ['Boletos de autobús a Ixtlán del Río', 'Bus tickets to Ixtlán del Río'],
  [
    'Camino a Ixtlán del Río, Nayarit, y a Los Toriles: autobuses del día, cuánto cuestan y cuánto tardan.',
    'On the way to Ixtlán del Río, Nayarit, and Los Toriles: today’s buses, what they cost and how long they take.',
  ],
  [
    'Primera población nayarita viniendo de Jalisco: ahí cambia el reloj. Muy cerca, Los Toriles conserva un templo circular dedicado al viento, rareza del occidente prehispánico; en temporada los puestos venden rompope y cajeta.',
    'First Nayarit town when coming from Jalisco, and where clocks change. Close by, Los Toriles keeps a round temple dedicated to the wind, a rarity of pre-Hispanic western Mexico; in season stalls sell rompope and cajeta.',
  ],
  [
    'El autobús entra hasta el pueblo. Mototaxis llevan al sitio arqueológico, y quien sigue a Ahuacatlán, Jala o al volcán Ceboruco encuentra transporte rural saliendo frecuente.',
    'Our coach drives into town. Mototaxis go to the archaeological site; anybody continuing to Ahuacatlán, Jala or Ceboruco volcano will find rural transport leaving often.',
  ],
  ['¿A qué hora abre Los Toriles?', 'When does Los Toriles open?'],
  [
    'El INAH recibe visitantes de mañana a media tarde, todos los días; lleva sombrero, agua y repelente, pues casi no existe sombra.',
    'INAH lets visitors in from morning until mid-afternoon, daily; bring hat, water, repellent, as hardly any shade exists.',
  ],
);

export const chapalilla = place(
  ['Boletos de autobús a Chapalilla', 'Bus tickets to Chapalilla'],
  [
    'Chapalilla, el crucero donde se separan los caminos de Tepic y Compostela: corridas y tarifas vigentes.',
    'Chapalilla, the junction where roads to Tepic and Compostela part: current services and fares.',
  ],
  [
    'Más que destino, es enlace: aquí la carretera libre se bifurca entre sierra y altiplano. Comedores camioneros sirven gorditas, queso fresco y café de olla a cualquier hora, y rancherías de Santa María del Oro quedan a tiro de piedra.',
    'Less a destination than a link: this is where the free road forks between mountains and plateau. Roadside kitchens serve gorditas, fresh cheese and pot coffee at any hour, and the hamlets of Santa María del Oro are a stone’s throw away.',
  ],
  [
    'Baja del lado correcto: pregunta al operador antes del entronque. Los taxis colectivos para la laguna volcánica se juntan bajo el puente, sobre todo mañanas y fines de semana.',
    'Get off on the right side: ask your driver before reaching that fork. Shared taxis for the crater lake gather beneath the bridge, mostly mornings and weekends.',
  ],
  ['¿Puedo transbordar hacia Santa María del Oro?', 'Can I change for Santa María del Oro?'],
  [
    'Claro: los colectivos esperan a que se junte pasaje. Si traes kayak o hielera grande, acuerda antes cuánto cobran por bulto.',
    'Sure: collectives wait until enough riders gather. Bringing a kayak or large cooler, settle beforehand what each bundle costs.',
  ],
);

export const tepic = place(
  ['Boletos de autobús a Tepic', 'Bus tickets to Tepic'],
  [
    'Viaja a Tepic en autobús, con hora del Pacífico a la vista: primera y última corrida, precio y asientos.',
    'Travel to Tepic by bus with Pacific time in plain view: earliest and latest run, price and seats.',
  ],
  [
    'La capital nayarita mira al cerro de San Juan y al Sangangüey. Artesanos wixaritari bordan y pegan chaquira junto a catedral; el mercado ofrece pescado zarandeado, tejuino y ate. Universitarios, burócratas y familias llenan estas corridas cada viernes.',
    'Nayarit’s capital looks up at San Juan hill and Sangangüey. Wixárika artists embroider and set beads beside the cathedral; market stalls offer zarandeado fish, tejuino and fruit paste. Students, civil servants and families fill these runs each Friday.',
  ],
  [
    'Desde la Central de la avenida Insurgentes salen combis rumbo a San Blas, Santiago Ixcuintla, Xalisco y Bellavista. El centro dista pocos minutos por calles planas.',
    'Vans for San Blas, Santiago Ixcuintla, Xalisco and Bellavista leave from the station on Insurgentes Avenue. Downtown lies a few minutes off along flat streets.',
  ],
  ['¿Cómo voy a San Blas?', 'How do I get to San Blas?'],
  [
    'Cambia en esta misma terminal; busca la taquilla regional. Entre manglares aparece La Tovara, y conviene salir temprano por los jejenes vespertinos.',
    'Change inside this same terminal; look for its regional counter. La Tovara hides among mangroves, and an early start avoids evening gnats.',
  ],
);

export const compostela = place(
  ['Boletos de autobús a Compostela, Nayarit', 'Bus tickets to Compostela, Nayarit'],
  [
    'A Compostela, pueblo cafetalero entre la sierra y la playa: autobuses de hoy con tarifa y hora local.',
    'To Compostela, coffee town between mountains and beach: today’s buses with fare and local time.',
  ],
  [
    'Fue cabecera de Nueva Galicia, y su iglesia de piedra rosa lo recuerda. En altura crecen cafetales bajo sombra; tuestan a la vista del cliente. Hay haciendas, aguas termales y un clima fresco que contrasta con la costa.',
    'Once the seat of New Galicia, as its pink stone church recalls. Coffee grows uphill under shade and is roasted before customers’ eyes. Haciendas, hot springs and cool air set it apart from the shore.',
  ],
  [
    'Nuestra parada sirve además a quienes conectan hacia Zacualpan, Ixtapa de la Concepción o Mazatán. Compra regreso abierto si tu visita depende de cosecha o fiesta patronal.',
    'This stop also serves those connecting to Zacualpan, Ixtapa de la Concepción or Mazatán. Buy an open return if harvest or a patron saint’s fair decides your stay.',
  ],
  ['¿Cuándo es la feria?', 'When is the fair held?'],
  [
    'El Señor de la Misericordia se celebra en diciembre con danzas, jaripeo y pólvora; hospedarse cuesta trabajo, reserva camión de vuelta.',
    'Our Lord of Mercy is honoured each December with dances, rodeo and fireworks; rooms run short, so book your ride home.',
  ],
);

export const lasVaras = place(
  ['Boletos de autobús a Las Varas', 'Bus tickets to Las Varas'],
  [
    'Las Varas, puerta de Chacala y Alta Vista, sobre la federal: corridas diarias, importe y cupo.',
    'Las Varas, gateway to Chacala and Alta Vista on the federal highway: daily services, price and room.',
  ],
  [
    'Huertas de mango, piña y yaca rodean este cruce agrícola. Pasarás quizá sin mirar, pero varias playas tranquilas dependen de él: Chacala, con ensenada redonda y palmar; Boca de Naranjo; y los petroglifos que guarda Alta Vista entre pozas.',
    'Mango, pineapple and jackfruit orchards ring this farming crossroads. You might pass without a glance, yet several quiet beaches depend on it: Chacala, its round cove lined by palms; Boca de Naranjo; and Alta Vista, whose petroglyphs hide among pools.',
  ],
  [
    'Taxis colectivos blancos esperan frente a la gasolinera y llenan rápido al mediodía. Lleva efectivo: rumbo a los arenales rara vez aceptan tarjeta.',
    'White shared cabs wait opposite the petrol station, filling up quickly around midday. Carry cash: heading for the sands, cards are rarely taken.',
  ],
  ['¿Alcanzo colectivo a Chacala por la noche?', 'Is there a late cab to Chacala?'],
  [
    'Después de oscurecer escasean; telefonea a tu posada para que manden a alguien o negocia viaje especial con cualquier taxista.',
    'After nightfall they thin out; phone your inn so somebody comes, or bargain a private trip with any driver.',
  ],
);

export const laPenita = place(
  ['Boletos de autobús a La Peñita de Jaltemba', 'Bus tickets to La Peñita de Jaltemba'],
  [
    'Tianguis de jueves y vida de pescadores: cómo ir a La Peñita de Jaltemba en autobús, con precio y horas.',
    'Thursday street market and fishing life: how to reach La Peñita de Jaltemba by bus, with price and times.',
  ],
  [
    'Centro comercial de la bahía de Jaltemba, con bancos, ferretería y mercado. Los jueves, entre otoño y primavera, el tianguis invade varias cuadras y reúne a jubilados canadienses, bordadoras y cocineras. Pangas descargan huachinango al amanecer. Hay notaría, veterinario, taller mecánico: surte aquí la despensa quien renta casa en Los Ayala.',
    'Shopping hub of Jaltemba bay, with banks, hardware and groceries. From autumn to spring Thursdays bring an open-air market over several blocks, drawing Canadian retirees, embroiderers and cooks. Skiffs unload red snapper by dawn. Notary, vet, garage: whoever rents in Los Ayala stocks up here.',
  ],
  [
    'La avenida Emiliano Zapata baja recta desde donde frenamos hasta la arena. Si reservaste en otro rincón de la bahía, caminar resulta pesado con maletas; mejor un taxi del sitio.',
    'Emiliano Zapata Avenue runs straight from where we pull up down to sand. Booked elsewhere around that bay? Walking gets heavy with suitcases; better hire a cab from the rank.',
  ],
  ['¿Qué compro en el tianguis?', 'What is worth buying at the market?'],
  [
    'Textil huichol, hamacas, miel de mangle, pan de plátano recién horneado y tamales de camarón. Regatear poco es bien visto.',
    'Huichol cloth, hammocks, mangrove honey, freshly baked banana bread plus shrimp tamales. Mild haggling is welcome.',
  ],
);

export const guayabitos = place(
  ['Boletos de autobús a Guayabitos', 'Bus tickets to Guayabitos'],
  [
    'Rincón de Guayabitos en autobús: salidas con lugares en vivo, tarifa más baja y la hora que marca su reloj.',
    'Rincón de Guayabitos by bus: departures with live seats, lowest fare and what its clock says.',
  ],
  [
    'Oleaje mansísimo, búngalos con cocina y una isla enfrente que se llena de pelícanos: por eso vienen familias enteras con hielera y sombrilla. Las lanchas de fondo transparente van y vuelven toda la jornada; en Semana Santa conviene apartar asiento con mucha anticipación. Fuera de vacaciones reina una calma provinciana, con karaoke jubilado y vendedores de coco.',
    'Very gentle surf, bungalows with kitchens and an island opposite full of pelicans: that is why entire families come, cool box and parasol included. Glass-bottomed boats shuttle all day; around Easter, hold a seat far ahead. Off season, provincial calm rules, with retirees’ karaoke and coconut sellers.',
  ],
  [
    'El descenso es junto a la carretera, en la entrada principal; una calle sombreada conduce al Sol Nuevo, avenida de hoteles. Camionetas de hospedaje recogen si avisas, y desde el muelle parten tours de ballena en invierno.',
    'You step down by the highway at the main entrance; a shaded street leads into Sol Nuevo, the hotel avenue. Lodgings send vans when told, and winter whale tours start off the pier.',
  ],
  ['¿Es buena playa para niños?', 'Is it good for small children?'],
  [
    'Probablemente la mejor de toda Nayarit: orilla somera, salvavidas en puentes y bananas inflables. Solo vigila las lanchas al arrancar.',
    'Probably Nayarit’s best: shallow edge, lifeguards over long weekends, inflatable bananas. Just watch out when skiffs launch.',
  ],
);

export const loDeMarcos = place(
  ['Boletos de autobús a Lo de Marcos', 'Bus tickets to Lo de Marcos'],
  [
    'Lo de Marcos, playa larga y pueblo callado: qué autobús tomar, cuándo pasa y cuánto se paga.',
    'Lo de Marcos, long beach and quiet village: which bus to take, when it passes and what you pay.',
  ],
  [
    'Quien busca silencio lo halla: campamentos de casas rodantes, plaza con quiosco, panadería de leña. Playa Los Venados y Minitas se alcanzan a pie por veredas de terracería; arribo de tortuga golfina, de verano a diciembre.',
    'Seekers of silence find it: trailer parks, a bandstand square, a wood-fired bakery. Los Venados and Minitas beaches are reached on foot along dirt lanes; olive ridley turtles nest from summer through December.',
  ],
  [
    'Pide la bajada en el crucero; de allí hay una caminata recta por Luis Echeverría hasta el malecón. De noche pocas lámparas alumbran, así que una linterna sirve.',
    'Ask to be let off at the crossing; from there a straight stroll down Luis Echeverría ends on the seafront. After dark few lamps shine, so bring a torch.',
  ],
  ['¿Existen cajeros?', 'Are there cash machines?'],
  [
    'Apenas alguno, y se vacía rápido. Retira dinero en Bucerías o La Peñita; fondas, tiendas y estacionamientos cobran puro billete.',
    'Barely any, soon emptied. Withdraw money in Bucerías or La Peñita; eateries, groceries and lots want notes only.',
  ],
);

export const sanPancho = place(
  ['Boletos de autobús a San Pancho', 'Bus tickets to San Pancho'],
  [
    'San Francisco, Nayarit, que todos llaman San Pancho: llega en autobús sin auto, con horario y tarifa al día.',
    'San Francisco, Nayarit, which all call San Pancho: come by bus without a car, up-to-date times and fare.',
  ],
  [
    'Hermano artístico de sus vecinos: galerías, circo comunitario de Entreamigos, polo en La Patrona y cocina vegetariana. El mar rompe fuerte, más para mirar atardeceres que para nadar; surfistas expertos aprovechan.',
    'Artistic sibling of its neighbours: galleries, the Entreamigos community circus, polo at La Patrona and vegetarian cooking. Waves break hard, more for watching sunsets than for swimming; expert surfers take advantage.',
  ],
  [
    'Desde el crucero, Tercer Mundo atraviesa todo hasta la orilla: un paseo cuesta abajo entre cafés. Carritos de golf y colectivos suben equipaje voluminoso y tablas.',
    'Beginning at the junction, Tercer Mundo street crosses everything until water: an easy downhill amble between cafés. Golf carts and shared vans carry bulky gear and boards.',
  ],
  ['¿Dónde veo tortugas?', 'Where can I see turtles?'],
  [
    'El campamento Tortuguero libera crías algunas tardes otoñales. Guarda distancia, apaga flash y nunca las cargues, aunque insistan vendedores.',
    'The turtle camp frees hatchlings on some autumn evenings. Keep back, flash off, never lift them, whatever hawkers say.',
  ],
);

export const sayulita = place(
  ['Boletos de autobús a Sayulita', 'Bus tickets to Sayulita'],
  [
    'Autobús a Sayulita sin transbordos desde Guadalajara y Puerto Vallarta: precio, duración y próximas salidas.',
    'Direct bus to Sayulita from Guadalajara and Puerto Vallarta: fare, journey time and next departures.',
  ],
  [
    'Pueblo Mágico de banderines de papel, tablas de surf y tacos de pescado. Las escuelas dan clase en la ola derecha frente a la plaza; Los Muertos y Carricitos, detrás del panteón, son más tranquilas. Estacionarse es imposible en puente, y ese es el mejor motivo para venir en autobús.',
    'A Pueblo Mágico of paper bunting, surfboards and fish tacos. Schools teach on the right-hander in front of the plaza; Los Muertos and Carricitos, past the cemetery, are calmer. Parking is hopeless on holiday weekends, the best reason to come by coach.',
  ],
  [
    'Bajas en la avenida Revolución, a la entrada, y en lo que tarda una nieve de garrafa estás en la arena. Los carritos de golf se rentan ahí mismo; para Punta de Mita toma el urbano verde.',
    'You get off on Revolución Avenue, at the entrance, and before an ice cream melts you are on the sand. Golf carts are rented right there; for Punta de Mita take the green local bus.',
  ],
  ['¿Puedo subir mi tabla?', 'May I take my surfboard?'],
  [
    'Va en la bodega dentro de su funda; revisa la página de equipaje. Rentar allá sale parecido y evita golpes en el trayecto.',
    'It goes in the hold inside its bag; see our baggage page. Renting over there costs about as much, minus dings.',
  ],
);

export const bucerias = place(
  ['Boletos de autobús a Bucerías', 'Bus tickets to Bucerías'],
  [
    'Bucerías en autobús, del lujo a la primera: cuándo sale, cuánto cuesta y dónde bajar en la bahía.',
    'Bucerías by bus, from luxury to first class: when it leaves, what it costs and where to get off on the bay.',
  ],
  [
    'Kilómetros de arena continua, ostioneros y viento parejo: los cometas de kitesurf pintan el cielo por las tardes. La Zona Dorada junta restaurantes y galerías; del otro lado, Dorado viejo conserva tortillerías, carpinteros y taquerías de madrugada.',
    'Miles of unbroken sand, oyster divers and steady breeze: kitesurfers colour the afternoon sky. Zona Dorada gathers restaurants plus galleries; across the footbridge, old Dorado keeps tortilla makers, carpenters and late taco stands.',
  ],
  [
    'Se desciende por la lateral de la federal, cerca del puente peatonal. Cruza siempre por arriba. Para La Cruz de Huanacaxtle, con su marina y mercado dominical, hay combi continua.',
    'Passengers leave along the highway’s side lane, near that overpass: always cross above. For La Cruz de Huanacaxtle, its marina and Sunday market, minibuses run constantly.',
  ],
  ['¿Qué clase me lleva sin tantas escalas?', 'Which class makes fewer calls?'],
  [
    'La de lujo se detiene únicamente en Zapopan antes de bajar a la bahía; primera serpentea por todos los poblados costeños.',
    'Luxury only halts in Zapopan before descending to the bay; first class winds through each coastal settlement.',
  ],
);

export const nuevoVallarta = place(
  ['Boletos de autobús a Nuevo Vallarta', 'Bus tickets to Nuevo Vallarta'],
  [
    'A Nuevo Vallarta por Mezcales, terminal de los grandes hoteles: servicios, tiempo de viaje y tarifa mínima.',
    'To Nuevo Vallarta via Mezcales, terminal of the large resorts: services, travel time and lowest fare.',
  ],
  [
    'Canales con yates, campos de golf, parque acuático y resorts todo incluido, ahora también llamado Nuevo Nayarit. Empleados hoteleros comparten corrida con vacacionistas, así que temprano va lleno. Delfines, cocodrilos del estero y ciclovía ocupan los días nublados.',
    'Yacht canals, golf courses, a water park and all-inclusive resorts, nowadays also called Nuevo Nayarit. Hotel staff share rides with holidaymakers, so early ones fill. Dolphins, estuary crocodiles and a cycle path occupy cloudy days.',
  ],
  [
    'La terminal de Mezcales queda sobre la carretera, fuera de la zona hotelera. Acuerda el taxi antes de subir o pide traslado a tu hotel; el urbano a Jarretaderas se detiene enfrente.',
    'Mezcales terminal sits on the main road, outside the hotel strip. Agree on cab fares before boarding or request a transfer from your resort; the Jarretaderas city bus halts opposite.',
  ],
  ['¿Y si trabajo en un hotel?', 'What if I work at a hotel?'],
  [
    'Corridas locales desde Sayulita cubren los turnos matutino y nocturno; compra varios días juntos con regreso abierto para no formarte.',
    'Local runs out of Sayulita cover morning and night shifts; buy several days together with open returns and skip queues.',
  ],
);

export const vallarta = place(
  ['Boletos de autobús a Puerto Vallarta', 'Bus tickets to Puerto Vallarta'],
  [
    'Boletos de autobús a Vallarta con asiento numerado: la salida más barata, la más rápida y las que siguen hoy.',
    'Bus tickets to Vallarta with a numbered seat: cheapest departure, quickest one and those still to come today.',
  ],
  [
    'El Malecón con esculturas, la corona de Guadalupe, la Zona Romántica y las calles empedradas que trepan a Gringo Gulch. Al sur, Mismaloya, Boca de Tomatlán y las playas adonde solo entra lancha; de diciembre a marzo, ballenas jorobadas en plena bahía. Cruceros, despedidas de soltera, jubilados del norte y buceadores conviven aquí; septiembre llueve y rebaja hoteles.',
    'The Malecón and its sculptures, Guadalupe’s crown, the Romantic Zone and cobbled streets climbing Gringo Gulch. Southwards, Mismaloya, Boca de Tomatlán and beaches only a boat can enter; December to March, humpbacks right in the bay. Cruise passengers, hen parties, northern snowbirds and divers share its pavements; rainy September discounts rooms.',
  ],
  [
    'La Central está en Las Mojoneras, al norte: los urbanos que dicen «Centro» o «Túnel» pasan a la puerta. Con vuelo, mira si tu corrida sigue al Aeropuerto Internacional: ahí únicamente se baja.',
    'The Central is at Las Mojoneras, up north: city buses marked “Centro” or “Túnel” pass by its door. Catching a flight? See whether yours continues to the International Airport, where people only alight.',
  ],
  ['¿Llego al crucero a tiempo?', 'Will I make my cruise?'],
  [
    'Elige una corrida de madrugada o la víspera: del puerto te separan Fluvial y Plaza Caracol, con semáforos lentos en temporada alta.',
    'Pick a pre-dawn run or travel the day before: between station and pier lie Fluvial and Plaza Caracol, slow lights in high season.',
  ],
);

/** By the slug of the place. */
export const DESTINATIONS: Readonly<Record<string, ContentDocument>> = {
  guadalajara,
  zapopan,
  magdalena,
  'ixtlan-del-rio': ixtlan,
  chapalilla,
  tepic,
  compostela,
  'las-varas': lasVaras,
  'la-penita': laPenita,
  guayabitos,
  'lo-de-marcos': loDeMarcos,
  'san-pancho': sanPancho,
  sayulita,
  bucerias,
  'nuevo-vallarta': nuevoVallarta,
  vallarta,
};
