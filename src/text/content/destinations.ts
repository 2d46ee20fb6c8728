import type { ContentDocument } from '#domain/content/block.ts';
import {
  chapalilla,
  compostela,
  guadalajara,
  ixtlan,
  magdalena,
  tepic,
  zapopan,
} from '#text/content/destinations-inland.ts';
import { place } from '#text/content/place.ts';

export const lasVaras = place(
  ['Boletos de autobús a Las Varas', 'Bus tickets to Las Varas'],
  [
    'Las Varas, la entrada a Chacala y Alta Vista: salidas diarias, precio y lugares.',
    'Las Varas, the gateway to Chacala and Alta Vista: daily departures, price and seats.',
  ],
  [
    'Un pueblo agrícola rodeado de huertas de mango, piña y yaca. Muchos pasan de largo, pero de aquí se va a varios lugares tranquilos: Chacala, con su bahía redonda y sus palmeras; Boca de Naranjo; y Alta Vista, con petroglifos entre pozas.',
    'A farming town surrounded by mango, pineapple and jackfruit orchards. Many people drive straight through, but several quiet places are reached from here: Chacala, with its round bay and palm trees; Boca de Naranjo; and Alta Vista, with petroglyphs among rock pools.',
  ],
  [
    'Los taxis colectivos blancos esperan frente a la gasolinera y al mediodía se llenan rápido. Lleva efectivo: en la playa rara vez aceptan tarjeta.',
    'White shared taxis wait opposite the petrol station and fill up quickly around midday. Bring cash: cards are rarely accepted at the beach.',
  ],
  ['¿Hay colectivo a Chacala en la noche?', 'Are there shared taxis to Chacala at night?'],
  [
    'De noche hay pocos: pide en tu hotel que manden por ti, o acuerda un viaje especial con un taxista.',
    'There are few after dark: ask your hotel to pick you up, or agree on a private trip with a taxi driver.',
  ],
  [
    ['¿Qué fruta está de temporada?', 'Which fruit is in season?'],
    [
      'El mango madura de mayo a julio; la yaca, casi todo el año. En los puestos junto al bulevar te la venden picada, con chile y limón, o en agua fresca.',
      'Mangoes ripen from May to July; jackfruit almost all year. Stands along the boulevard sell it sliced, with chilli and lime, or blended into a cold drink.',
    ],
  ],
);

export const laPenita = place(
  ['Boletos de autobús a La Peñita de Jaltemba', 'Bus tickets to La Peñita de Jaltemba'],
  [
    'Tianguis de jueves y vida de pescadores: cómo ir a La Peñita de Jaltemba en autobús, con precio y horas.',
    'Thursday street market and fishing life: how to reach La Peñita de Jaltemba by bus, with price and times.',
  ],
  [
    'El pueblo donde hace sus compras toda la bahía de Jaltemba, con bancos, ferreterías y mercado. Los jueves, de otoño a primavera, el tianguis ocupa varias cuadras y reúne a jubilados canadienses, bordadoras y cocineras. Al amanecer, las pangas descargan huachinango. Quien renta casa en Los Ayala surte aquí la despensa.',
    'The town where all of Jaltemba bay does its shopping, with banks, hardware stores and a market. On Thursdays, from autumn to spring, an open-air market fills several blocks and draws Canadian retirees, embroiderers and cooks. At dawn, fishing boats unload red snapper. People who rent a house in Los Ayala stock up here.',
  ],
  [
    'La avenida Emiliano Zapata baja derecho de la parada a la playa. Si tu hotel está en otra parte de la bahía, con maletas conviene un taxi del sitio.',
    'Emiliano Zapata Avenue runs straight from the stop down to the beach. If your hotel is elsewhere on the bay and you have suitcases, take a taxi from the rank.',
  ],
  ['¿Qué compro en el tianguis?', 'What is worth buying at the market?'],
  [
    'Textiles huicholes, hamacas, miel de mangle, pan de plátano recién horneado y tamales de camarón. Se vale regatear un poco.',
    'Huichol cloth, hammocks, mangrove honey, fresh banana bread and shrimp tamales. A little haggling is fine.',
  ],
  [
    ['¿Cómo sigo a Los Ayala o al Rincón?', 'How do I continue to Los Ayala?'],
    [
      'Las combis recorren la bahía hasta que anochece y paran donde levantes la mano. Con despensa o sillas de playa, el mototaxi resulta más cómodo.',
      'Vans run around the bay until nightfall and stop wherever you wave. With groceries or beach chairs, a mototaxi is more comfortable.',
    ],
  ],
);

export const guayabitos = place(
  ['Boletos de autobús a Guayabitos', 'Bus tickets to Guayabitos'],
  [
    'Rincón de Guayabitos en autobús: próximas salidas con lugares libres, tarifa más baja y hora local.',
    'Rincón de Guayabitos by bus: next departures with free seats, lowest fare and local time.',
  ],
  [
    'Mar muy tranquilo, búngalos con cocina y una isla enfrente llena de pelícanos: por eso vienen familias enteras, con hielera y sombrilla. Las lanchas de fondo de cristal van y vienen todo el día; en Semana Santa aparta tu lugar con mucha anticipación. Fuera de vacaciones es un pueblo quieto, con karaoke de jubilados y vendedores de coco.',
    'A very calm sea, bungalows with kitchens and an island full of pelicans just offshore: that is why whole families come, with cooler and beach umbrella. Glass-bottom boats come and go all day; for Easter week, book your seat well ahead. Out of season it is a quiet town, with retirees at karaoke and coconut sellers.',
  ],
  [
    'Bajas junto a la carretera, en la entrada principal; una calle con sombra lleva a Sol Nuevo, la avenida de los hoteles. Algunos hoteles pasan por ti si les avisas. En invierno salen del muelle los paseos para ver ballenas.',
    'You get off by the highway, at the main entrance; a shaded street leads to Sol Nuevo, the hotel avenue. Some hotels pick you up if you let them know. In winter, whale-watching trips leave from the pier.',
  ],
  ['¿Es buena playa para niños?', 'Is it good for small children?'],
  [
    'Sí, es de las mejores de Nayarit: poca profundidad, salvavidas en los puentes y paseos en banana. Solo cuídalos de las lanchas cuando arrancan.',
    'Yes, one of the best in Nayarit: shallow water, lifeguards on holiday weekends and banana boat rides. Just keep them away from boats that are setting off.',
  ],
  [
    ['¿Se puede ir a la isla?', 'Can I visit the island?'],
    [
      'Sí: los lancheros cruzan a la Isla del Coral para esnorquelear entre peces loro y almuerzan ahí pescado asado. Pregunta la tarifa por persona y pide chaleco.',
      'Yes: boatmen cross to Coral Island for snorkelling among parrotfish, with grilled lunch on the sand. Ask for the price per person and for a life jacket.',
    ],
  ],
);

export const loDeMarcos = place(
  ['Boletos de autobús a Lo de Marcos', 'Bus tickets to Lo de Marcos'],
  [
    'Lo de Marcos, playa larga y pueblo tranquilo: qué autobús tomar, a qué hora pasa y cuánto cuesta.',
    'Lo de Marcos, a long beach and a quiet village: which bus to take, when it stops there and what it costs.',
  ],
  [
    'Para quien busca silencio: campamentos de casas rodantes, una plaza con quiosco y panadería de leña. A las playas Los Venados y Minitas se llega a pie por terracería. De verano a diciembre anida la tortuga golfina.',
    'For anyone after quiet: trailer parks, a square with a bandstand and a wood-fired bakery. You can walk to Los Venados and Minitas beaches along dirt tracks. Olive ridley turtles nest here from summer to December.',
  ],
  [
    'La parada está en el crucero; de ahí se camina derecho por Luis Echeverría hasta el malecón. De noche hay poca luz: lleva lámpara.',
    'The stop is at the crossroads; from there, walk straight down Luis Echeverría to the seafront. It is poorly lit at night: bring a torch.',
  ],
  ['¿Hay cajeros?', 'Are there cash machines?'],
  [
    'Muy pocos, y se quedan sin dinero. Retira en Bucerías o en La Peñita: fondas, tiendas y estacionamientos cobran en efectivo.',
    'Very few, and they run out of money. Withdraw in Bucerías or La Peñita: small restaurants, shops and car parks take cash only.',
  ],
  [
    ['¿Se puede nadar?', 'Can I swim there?'],
    [
      'Casi siempre por la mañana, antes de que suba el viento; mira la bandera y evita el extremo donde desemboca el arroyo. Los niños juegan mejor en Minitas, con marea baja.',
      'Usually in the morning, before the wind gets up; check the flag and avoid the end where the stream flows out. Children are better off at Minitas when the tide is low.',
    ],
  ],
);

export const sanPancho = place(
  ['Boletos de autobús a San Pancho', 'Bus tickets to San Pancho'],
  [
    'San Francisco, Nayarit, que todos llaman San Pancho: cómo llegar en autobús, con horarios y tarifa al día.',
    'San Francisco, Nayarit, which everyone calls San Pancho: how to get there by bus, with current times and fare.',
  ],
  [
    'El pueblo artístico de la costa: galerías, el circo comunitario de Entreamigos, polo en La Patrona y cocina vegetariana. El mar rompe fuerte: es más para ver el atardecer que para nadar, y para surfistas con experiencia.',
    'The artistic town on this coast: galleries, the Entreamigos community circus, polo at La Patrona and vegetarian cooking. The waves break hard: better for watching the sunset than for swimming, and for experienced surfers.',
  ],
  [
    'Desde el crucero, la avenida Tercer Mundo baja entre cafés hasta la playa. Si traes mucho equipaje o tabla, hay carritos de golf y colectivos.',
    'From the crossroads, Tercer Mundo avenue runs downhill between cafés to the beach. If you have a lot of luggage or a board, there are golf carts and shared vans.',
  ],
  ['¿Dónde veo tortugas?', 'Where can I see turtles?'],
  [
    'El campamento tortuguero libera crías algunas tardes de otoño. Guarda distancia, apaga el flash y no las cargues.',
    'The turtle camp releases hatchlings on some autumn evenings. Keep your distance, turn off the flash and do not pick them up.',
  ],
  [
    ['¿Qué pasa los fines de semana?', 'What happens at weekends?'],
    [
      'Entre noviembre y abril, los martes hay mercado de productores en la plaza; viernes y sábado, música en vivo. El festival de jazz y el de música reúnen a toda Nayarit.',
      'From November to April a growers’ market takes over the plaza on Tuesdays, and bars have live music on Fridays and Saturdays. Music festivals draw crowds from all over Nayarit.',
    ],
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
    'A Pueblo Mágico of paper bunting, surfboards and fish tacos. Schools teach on the right-hander in front of the plaza; Los Muertos and Carricitos, past the cemetery, are calmer. Parking is hopeless on holiday weekends, which is the best reason to come by bus.',
  ],
  [
    'Bajas en la avenida Revolución, a la entrada, y en lo que tarda una nieve de garrafa estás en la arena. Los carritos de golf se rentan ahí mismo; para Punta de Mita toma el urbano verde.',
    'You get off on Revolución Avenue, at the entrance, and in the time it takes to eat an ice cream you are on the sand. Golf carts are rented right there; for Punta de Mita take the green local bus.',
  ],
  ['¿Puedo subir mi tabla?', 'Can I take my surfboard?'],
  [
    'Sí, en la cajuela y dentro de su funda; el precio está en la página de equipaje. Allá también se rentan.',
    'Yes, in the hold and inside its bag; the price is on our baggage page. You can also rent one there.',
  ],
  [
    ['¿Cuándo hay menos gente?', 'When is it least crowded?'],
    [
      'Entre semana en mayo, junio u octubre. En Navidad, Semana Santa y Día de Muertos todo se llena: compra ida y vuelta con semanas de anticipación.',
      'Midweek in May, June or October. At Christmas, Easter and Day of the Dead everything fills up: buy both directions weeks ahead.',
    ],
  ],
);

export const bucerias = place(
  ['Boletos de autobús a Bucerías', 'Bus tickets to Bucerías'],
  [
    'Bucerías en autobús de lujo o de primera: a qué hora sale, cuánto cuesta y dónde bajar en la bahía.',
    'Bucerías by luxury or first-class bus: when it leaves, what it costs and where to get off on the bay.',
  ],
  [
    'Kilómetros de playa, ostioneros y viento parejo: por las tardes el cielo se llena de kitesurf. En la Zona Dorada están los restaurantes y las galerías; del otro lado del puente, en el pueblo, las tortillerías y las taquerías de madrugada.',
    'Miles of beach, oyster divers and a steady breeze: in the afternoon the sky fills with kites. Restaurants and galleries are in the Zona Dorada; across the bridge, in the old town, are the tortilla makers and the late-night taco stands.',
  ],
  [
    'Bajas en la lateral de la carretera, cerca del puente peatonal: cruza siempre por él. A La Cruz de Huanacaxtle, con su marina y su mercado de los domingos, hay combis todo el día.',
    'You get off in the side lane of the highway, near the footbridge: always use it to cross. Vans run all day to La Cruz de Huanacaxtle, with its marina and Sunday market.',
  ],
  ['¿Qué clase hace menos paradas?', 'Which class makes fewer stops?'],
  [
    'La de lujo solo para en Zapopan antes de llegar a la bahía; la de primera pasa por todos los pueblos de la costa.',
    'Luxury only stops in Zapopan before it reaches the bay; first class goes through all the towns along the coast.',
  ],
  [
    ['¿Dónde aprendo kitesurf?', 'Where can I learn to kitesurf?'],
    [
      'Las escuelas trabajan frente a la Zona Dorada y en La Manzanilla, de noviembre a mayo, cuando sopla más parejo. Reserva clase para después de comer.',
      'Schools work off Zona Dorada and at La Manzanilla from November to May, when the wind is steadiest. Book a lesson for after lunch.',
    ],
  ],
);

export const nuevoVallarta = place(
  ['Boletos de autobús a Nuevo Vallarta', 'Bus tickets to Nuevo Vallarta'],
  [
    'A Nuevo Vallarta por Mezcales, la terminal de los grandes hoteles: clases, duración y tarifa más baja.',
    'To Nuevo Vallarta via Mezcales, the terminal for the large resorts: classes, travel time and lowest fare.',
  ],
  [
    'Canales con yates, campos de golf, parque acuático y resorts todo incluido, ahora también llamado Nuevo Nayarit. Los autobuses de la mañana van llenos de vacacionistas y de gente que trabaja en los hoteles. En el estero hay cocodrilos, y a lo largo de la zona hotelera corre una ciclovía.',
    'Yacht canals, golf courses, a water park and all-inclusive resorts, nowadays also called Nuevo Nayarit. Morning buses are full of holidaymakers and hotel staff. There are crocodiles in the estuary, and a cycle path runs along the hotel strip.',
  ],
  [
    'La terminal de Mezcales queda sobre la carretera, fuera de la zona hotelera. Acuerda el precio del taxi antes de subir o pide que tu hotel pase por ti; el camión urbano a Jarretaderas para enfrente.',
    'Mezcales terminal is on the main road, outside the hotel strip. Agree on the taxi fare before you get in, or ask your hotel to pick you up; the city bus to Jarretaderas stops across the road.',
  ],
  ['¿Y si trabajo en un hotel?', 'What if I work at a hotel?'],
  [
    'Hay salidas desde Sayulita temprano y de noche: consulta los horarios y compra en línea para no hacer fila.',
    'There are departures from Sayulita early and late: check the times, and buy online to skip the queue.',
  ],
  [
    ['¿Qué hay además de la alberca?', 'What is there besides the pool?'],
    [
      'Campos de golf, paseos en catamarán a las Marietas y, de julio a diciembre, liberación de tortugas en el campamento de Bahía de Banderas.',
      'Golf courses, catamaran trips to the Marietas islands and, from July to December, baby turtle releases at the Bahía de Banderas camp.',
    ],
  ],
);

export const vallarta = place(
  ['Boletos de autobús a Puerto Vallarta', 'Bus tickets to Puerto Vallarta'],
  [
    'Boletos de autobús a Vallarta con asiento numerado: la salida más barata, la más rápida y las próximas de hoy.',
    'Bus tickets to Vallarta with a numbered seat: the cheapest departure, the fastest and the next ones today.',
  ],
  [
    'El Malecón con esculturas, la corona de Guadalupe, la Zona Romántica y las calles empedradas que trepan a Gringo Gulch. Al sur, Mismaloya, Boca de Tomatlán y las playas adonde solo entra lancha; de diciembre a marzo, ballenas jorobadas en plena bahía. Aquí conviven cruceristas, despedidas de soltera, buzos y jubilados que pasan el invierno; en septiembre llueve, y los hoteles bajan de precio.',
    'The Malecón with its sculptures, the crown of the Guadalupe church, the Zona Romántica and the cobbled streets that climb Gringo Gulch. To the south are Mismaloya, Boca de Tomatlán and beaches you can only reach by boat; from December to March there are humpback whales in the bay. Cruise passengers, bachelorette parties, divers and snowbirds all share the town; it rains in September, and hotels are cheaper.',
  ],
  [
    'La Central está en Las Mojoneras, al norte: los urbanos que dicen «Centro» o «Túnel» paran en la puerta. Si vas a tomar un vuelo, busca una corrida que llegue al Aeropuerto Internacional: ahí solo se baja.',
    'The bus station is in Las Mojoneras, to the north: city buses marked “Centro” or “Túnel” stop at the door. If you are catching a flight, look for a bus that goes to the International Airport, where you can only get off.',
  ],
  ['¿Llego al crucero a tiempo?', 'Will I get to my cruise on time?'],
  [
    'Viaja de madrugada o un día antes: entre la central y el puerto hay mucho tráfico en temporada alta.',
    'Take a bus before dawn or the day before: in high season there is heavy traffic between the station and the port.',
  ],
  [
    ['¿Dónde me quedo?', 'Where should I stay?'],
    [
      'Centro y Zona Romántica, si quieres ir a pie a cenas y bares; Marina y Zona Hotelera, para albercas y familias; Versalles, por sus restaurantes nuevos.',
      'Downtown and the Zona Romántica to walk to dinner and bars; Marina and the hotel zone for pools and families; Versalles for its new restaurants.',
    ],
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
