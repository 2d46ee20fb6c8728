// The tours of an invented operator, "Mar y Monte": texts, prices and starts. Nothing here names a real company.

export interface Both {
  readonly es: string;
  readonly en: string;
}

export interface Tour {
  readonly id: string;
  readonly title: Both;
  readonly summary: Both;
  readonly text: readonly Both[];
  readonly includes: readonly Both[];
  readonly excludes: readonly Both[];
  readonly bring: readonly Both[];
  readonly place: Both;
  readonly category: string;
  readonly zone: string;
  /** Of that zone, all year. */
  readonly offset: string;
  readonly minutes: number;
  readonly languages: readonly string[];
  readonly party: { readonly min: number; readonly max: number };
  readonly ages: { readonly min: number; readonly child_until: number | null };
  /** Centavos, tax included. */
  readonly prices: { readonly adult: number; readonly child: number | null };
  readonly cutoff_hours: number;
  readonly season: { readonly from: string; readonly until: string } | null;
  readonly pickups: readonly { readonly id: string; readonly place: Both; readonly minutes_before: number }[];
  readonly meeting_point: Both;
  readonly cancellation: readonly { readonly hours_before: number; readonly percent: number }[];
  readonly weather: boolean;
  /** Local times of its starts, on days of the week (0 is Sunday). */
  readonly times: readonly string[];
  readonly days: readonly number[];
  /** Places of each start for this seller. */
  readonly places: number;
}

const both = (es: string, en: string): Both => ({ es, en });

const VALLARTA = both('Puerto Vallarta, Jalisco', 'Puerto Vallarta, Jalisco');
const COAST = { zone: 'America/Mexico_City', offset: '-06:00' };
const SPANISH_AND_ENGLISH = ['es', 'en'];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

const PICKUPS = [
  {
    id: 'hotel-zone',
    place: both('Zona Hotelera, glorieta de la entrada', 'Hotel Zone, entrance roundabout'),
    minutes_before: 50,
  },
  { id: 'marina', place: both('Marina Vallarta, faro', 'Marina Vallarta, lighthouse'), minutes_before: 40 },
  {
    id: 'centro',
    place: both('Centro, parque junto al malecón', 'Downtown, park by the boardwalk'),
    minutes_before: 30,
  },
];

const GENTLE = [
  { hours_before: 48, percent: 100 },
  { hours_before: 24, percent: 50 },
];
const STRICT = [
  { hours_before: 72, percent: 100 },
  { hours_before: 48, percent: 50 },
];

const WATER = both('Agua y bocadillos', 'Water and snacks');
const GUIDE = both('Guía certificado', 'Certified guide');
const VESTS = both('Chaleco salvavidas', 'Life jacket');
const RIDE = both('Transporte desde tu punto de encuentro', 'Transport from your pick-up point');
const TIPS = both('Propinas', 'Tips');
const SUNSCREEN = both('Bloqueador biodegradable', 'Biodegradable sunscreen');
const HAT = both('Gorra y lentes de sol', 'Cap and sunglasses');
const SWIMWEAR = both('Traje de baño y toalla', 'Swimwear and a towel');
const SHOES = both('Zapato cerrado y cómodo', 'Comfortable closed shoes');

export const TOURS: readonly Tour[] = [
  {
    id: 'ballenas-jorobadas',
    title: both('Ballenas jorobadas en la bahía', 'Humpback whales in the bay'),
    summary: both(
      'Tres horas en lancha con una bióloga a bordo, en la temporada en que las ballenas vienen a tener a sus crías.',
      'Three hours by boat with a biologist on board, in the season when whales come to give birth.',
    ),
    text: [
      both(
        'Cada invierno, las ballenas jorobadas bajan desde aguas frías hasta la Bahía de Banderas. Salimos en lanchas de doce personas, con hidrófono para escucharlas cantar.',
        'Every winter humpback whales come down from cold waters to the Bay of Banderas. We go out in boats for twelve, with a hydrophone to hear them sing.',
      ),
      both(
        'Guardamos la distancia que marca la norma y no perseguimos a ninguna. Si en tu salida no vemos ninguna ballena, vuelves otro día sin pagar.',
        'We keep the distance the rules require and chase no animal. If your trip sees no whale, you come back another day without paying.',
      ),
    ],
    includes: [GUIDE, VESTS, WATER, RIDE],
    excludes: [TIPS, both('Fotografías', 'Photographs')],
    bring: [SUNSCREEN, HAT, both('Chamarra ligera: en el mar hace viento', 'A light jacket: it is windy at sea')],
    place: VALLARTA,
    category: 'sea',
    ...COAST,
    minutes: 180,
    languages: SPANISH_AND_ENGLISH,
    party: { min: 1, max: 12 },
    ages: { min: 4, child_until: 11 },
    prices: { adult: 129_000, child: 89_000 },
    cutoff_hours: 12,
    season: { from: '12-08', until: '03-23' },
    pickups: PICKUPS,
    meeting_point: both('Muelle de Los Muertos', 'Los Muertos pier'),
    cancellation: GENTLE,
    weather: true,
    times: ['08:30', '12:30'],
    days: EVERY_DAY,
    places: 12,
  },
  {
    id: 'islas-marietas',
    title: both('Islas Marietas: aves y esnórquel', 'Marietas Islands: birds and snorkelling'),
    summary: both(
      'Un parque nacional a una hora de la costa: bobos de patas azules, cuevas y arrecife.',
      'A national park an hour off the coast: blue-footed boobies, caves and a reef.',
    ),
    text: [
      both(
        'Navegamos hasta las islas, nadamos con esnórquel en dos puntos y pasamos despacio frente a los nidos. Quien sabe nadar puede entrar a la playa escondida cuando el parque lo permite.',
        'We sail to the islands, snorkel at two spots and pass slowly by the nests. Swimmers may enter the hidden beach when the park allows it.',
      ),
      both(
        'El parque admite un número limitado de personas al día, por eso el cupo es corto y se cierra la tarde anterior.',
        'The park admits a limited number of people a day, so places are few and sales close the afternoon before.',
      ),
    ],
    includes: [GUIDE, VESTS, both('Equipo de esnórquel', 'Snorkelling gear'), both('Comida a bordo', 'Lunch on board')],
    excludes: [both('Brazalete del parque, se paga en el muelle', 'Park wristband, paid at the pier'), TIPS],
    bring: [SWIMWEAR, SUNSCREEN, HAT],
    place: both('Punta de Mita, Nayarit', 'Punta de Mita, Nayarit'),
    category: 'sea',
    ...COAST,
    minutes: 360,
    languages: SPANISH_AND_ENGLISH,
    party: { min: 1, max: 10 },
    ages: { min: 6, child_until: 12 },
    prices: { adult: 174_000, child: 128_000 },
    cutoff_hours: 18,
    season: null,
    pickups: PICKUPS,
    meeting_point: both('Muelle de Punta de Mita', 'Punta de Mita pier'),
    cancellation: STRICT,
    weather: true,
    times: ['08:00'],
    days: [2, 3, 4, 5, 6, 0],
    places: 16,
  },
  {
    id: 'fuego-y-tambor',
    title: both('Fuego y tambor: cena y espectáculo', 'Fire and drum: dinner and show'),
    summary: both(
      'Una caleta a la que solo se llega por mar, mil velas, cena mexicana y danza al aire libre.',
      'A cove reached only by sea, a thousand candles, Mexican dinner and open-air dance.',
    ),
    text: [
      both(
        'El barco sale al atardecer. En la caleta no hay luz eléctrica: se cena a la luz de las velas y después la selva se vuelve escenario, con música en vivo y veinte bailarines.',
        'The boat leaves at sunset. The cove has no electric light: you dine by candlelight, and then the jungle becomes a stage with live music and twenty dancers.',
      ),
      both(
        'Hay menú vegetariano; pídelo en el barco. El espectáculo tiene humo y fuego.',
        'There is a vegetarian menu; ask for it on the boat. The show has smoke and fire.',
      ),
    ],
    includes: [
      both('Barco de ida y vuelta', 'Boat both ways'),
      both('Cena y barra nacional', 'Dinner and national bar'),
      both('Espectáculo', 'Show'),
    ],
    excludes: [TIPS, both('Mesas junto al escenario', 'Tables by the stage')],
    bring: [
      both('Repelente de insectos', 'Insect repellent'),
      both('Zapato bajo: hay escalones y arena', 'Flat shoes: there are steps and sand'),
    ],
    place: VALLARTA,
    category: 'show',
    ...COAST,
    minutes: 270,
    languages: SPANISH_AND_ENGLISH,
    party: { min: 1, max: 20 },
    ages: { min: 0, child_until: 12 },
    prices: { adult: 199_000, child: 119_000 },
    cutoff_hours: 4,
    season: null,
    pickups: [],
    meeting_point: both('Terminal marítima, puerta 3', 'Maritime terminal, gate 3'),
    cancellation: GENTLE,
    weather: true,
    times: ['18:00', '19:30'],
    days: [1, 2, 3, 4, 5, 6],
    places: 40,
  },
  {
    id: 'surf-en-sayulita',
    title: both('Tu primera ola en Sayulita', 'Your first wave in Sayulita'),
    summary: both(
      'Clase de surf de dos horas, con tabla suave y un instructor por cada tres personas.',
      'A two-hour surf lesson, with a soft board and one instructor for every three people.',
    ),
    text: [
      both(
        'Empezamos en la arena: cómo pararte, cómo caer y a quién le toca la ola. Después, al agua, en la parte tranquila de la playa.',
        'We begin on the sand: how to stand up, how to fall, and whose wave it is. Then into the water, at the calm part of the beach.',
      ),
      both(
        'No necesitas experiencia, sí saber nadar. La tabla es tuya media hora más después de la clase.',
        'You need no experience, but you must be able to swim. The board is yours for another half hour after the lesson.',
      ),
    ],
    includes: [
      both('Tabla y licra', 'Board and rash guard'),
      both('Instructor', 'Instructor'),
      both('Agua de coco', 'Coconut water'),
    ],
    excludes: [both('Transporte', 'Transport'), TIPS],
    bring: [SWIMWEAR, SUNSCREEN],
    place: both('Sayulita, Nayarit', 'Sayulita, Nayarit'),
    category: 'adventure',
    ...COAST,
    minutes: 150,
    languages: SPANISH_AND_ENGLISH,
    party: { min: 1, max: 6 },
    ages: { min: 7, child_until: 13 },
    prices: { adult: 89_000, child: 69_000 },
    cutoff_hours: 2,
    season: null,
    pickups: [],
    meeting_point: both('Puente de la playa, palapa azul', 'Bridge by the beach, blue palapa'),
    cancellation: [{ hours_before: 24, percent: 100 }],
    weather: true,
    times: ['08:00', '11:00', '15:30'],
    days: EVERY_DAY,
    places: 6,
  },
  {
    id: 'ruta-del-agave',
    title: both('Agave y raicilla en la sierra', 'Agave and raicilla in the hills'),
    summary: both(
      'Del campo de agave al alambique: cata de cuatro destilados y comida en una hacienda.',
      'From the agave field to the still: a tasting of four spirits and lunch at a hacienda.',
    ),
    text: [
      both(
        'Caminamos por la plantación, vemos cómo se jima y se hornea la piña, y probamos tequila y raicilla con quien los hace.',
        'We walk through the plantation, see how the heart is cut and roasted, and taste tequila and raicilla with the people who make them.',
      ),
      both(
        'La comida es de tres tiempos y sin prisa. Solo para mayores de edad.',
        'Lunch has three courses and no hurry. Adults only.',
      ),
    ],
    includes: [RIDE, both('Cata de cuatro destilados', 'Tasting of four spirits'), both('Comida', 'Lunch')],
    excludes: [both('Botellas para llevar', 'Bottles to take home'), TIPS],
    bring: [SHOES, HAT],
    place: both('El Tuito, Jalisco', 'El Tuito, Jalisco'),
    category: 'taste',
    ...COAST,
    minutes: 420,
    languages: SPANISH_AND_ENGLISH,
    party: { min: 2, max: 14 },
    ages: { min: 18, child_until: null },
    prices: { adult: 158_000, child: null },
    cutoff_hours: 16,
    season: null,
    pickups: PICKUPS,
    meeting_point: both('Zona Hotelera, glorieta de la entrada', 'Hotel Zone, entrance roundabout'),
    cancellation: STRICT,
    weather: false,
    times: ['09:00'],
    days: [1, 3, 5, 6],
    places: 14,
  },
  {
    id: 'san-sebastian-del-oeste',
    title: both('San Sebastián del Oeste, pueblo de plata', 'San Sebastián del Oeste, a silver town'),
    summary: both(
      'Un pueblo mágico entre pinos, a 1,500 metros: minas, café de altura y calles empedradas.',
      'A town among pines at 1,500 metres: mines, mountain coffee and cobbled streets.',
    ),
    text: [
      both(
        'Subimos dos horas por la sierra. En el pueblo visitamos una finca de café, la boca de una mina antigua y la plaza, con tiempo libre para comer.',
        'We drive two hours up into the hills. In town we visit a coffee farm, the mouth of an old mine and the square, with free time for lunch.',
      ),
      both(
        'De noviembre a febrero hace frío por la mañana. El camino tiene curvas.',
        'From November to February mornings are cold. The road has bends.',
      ),
    ],
    includes: [RIDE, GUIDE, both('Degustación de café', 'Coffee tasting'), both('Entradas', 'Entrance fees')],
    excludes: [both('Comida', 'Lunch'), TIPS],
    bring: [SHOES, both('Suéter', 'A sweater')],
    place: both('San Sebastián del Oeste, Jalisco', 'San Sebastián del Oeste, Jalisco'),
    category: 'culture',
    ...COAST,
    minutes: 540,
    languages: SPANISH_AND_ENGLISH,
    party: { min: 1, max: 13 },
    ages: { min: 3, child_until: 11 },
    prices: { adult: 139_000, child: 95_000 },
    cutoff_hours: 14,
    season: null,
    pickups: PICKUPS,
    meeting_point: both('Centro, parque junto al malecón', 'Downtown, park by the boardwalk'),
    cancellation: GENTLE,
    weather: false,
    times: ['08:00'],
    days: [0, 2, 4, 6],
    places: 13,
  },
  {
    id: 'manglar-de-san-blas',
    title: both('Manglar y cocodrilos en San Blas', 'Mangroves and crocodiles in San Blas'),
    summary: both(
      'Lancha por el estero hasta el manantial, con garzas, tortugas y cocodrilos de río.',
      'By boat through the estuary to the spring, with herons, turtles and river crocodiles.',
    ),
    text: [
      both(
        'El canal es tan angosto que las ramas se cierran arriba. Al final hay un manantial de agua clara y un criadero donde se recuperan cocodrilos.',
        'The channel is so narrow that branches close overhead. At its end are a clear spring and a nursery where crocodiles recover.',
      ),
      both(
        'La salida es en San Blas, donde es una hora menos que en Puerto Vallarta: las horas de este tour son las de San Blas.',
        'The tour starts in San Blas, where it is one hour earlier than in Puerto Vallarta: its times are those of San Blas.',
      ),
    ],
    includes: [both('Lancha', 'Boat'), VESTS, GUIDE],
    excludes: [both('Transporte a San Blas', 'Transport to San Blas'), both('Comida', 'Lunch')],
    bring: [both('Repelente de insectos', 'Insect repellent'), HAT],
    place: both('San Blas, Nayarit', 'San Blas, Nayarit'),
    category: 'adventure',
    zone: 'America/Mazatlan',
    offset: '-07:00',
    minutes: 150,
    languages: SPANISH_AND_ENGLISH,
    party: { min: 1, max: 8 },
    ages: { min: 2, child_until: 10 },
    prices: { adult: 64_000, child: 42_000 },
    cutoff_hours: 3,
    season: null,
    pickups: [],
    meeting_point: both('Embarcadero del puente', 'Landing stage by the bridge'),
    cancellation: GENTLE,
    weather: true,
    times: ['08:00', '10:30', '15:00'],
    days: EVERY_DAY,
    places: 8,
  },
];
