/** What a landing of the specification's table is on this site. */
type Kind =
  /** A place, drawn from the timetable. */
  | 'city'
  /** A class of bus. */
  | 'class'
  /** A page with a name, edited by the carrier's editors. */
  | 'named';

type Pair = readonly [es: string, en: string];

export interface SpecifiedLanding {
  readonly paths: Pair;
  readonly kind: Kind;
  /** Its headings. */
  readonly headings: Pair;
  /** The canonical page, if it is a near copy. */
  readonly copyOf?: Pair;
}

/** Every city of the line of the demo, as addresses write it. */
export const CITIES: Readonly<Record<string, string>> = {
  guadalajara: 'Guadalajara',
  zapopan: 'Zapopan',
  magdalena: 'Magdalena',
  'ixtlan-del-rio': 'Ixtlán del Río',
  chapalilla: 'Chapalilla',
  tepic: 'Tepic',
  compostela: 'Compostela',
  'las-varas': 'Las Varas',
  'la-penita': 'La Peñita de Jaltemba',
  guayabitos: 'Rincón de Guayabitos',
  'lo-de-marcos': 'Lo de Marcos',
  'san-pancho': 'San Pancho',
  sayulita: 'Sayulita',
  bucerias: 'Bucerías',
  'nuevo-vallarta': 'Nuevo Vallarta',
  vallarta: 'Puerto Vallarta',
};

const ofCity = ([city, name]: readonly [string, string]): readonly SpecifiedLanding[] => {
  const copyOf: Pair = [`/boletos-a-${city}`, `/tickets-to-${city}`];
  return [
    { paths: copyOf, kind: 'city', headings: [`Boletos de autobús a ${name}`, `Bus tickets to ${name}`] },
    {
      paths: [`/boletos-de-autobus-${city}`, `/bus-tickets-${city}`],
      kind: 'city',
      headings: [`Boletos de autobús ${name}`, `${name} bus tickets`],
      copyOf,
    },
    {
      paths: [`/autobus-${city}`, `/intercity-bus-${city}`],
      kind: 'city',
      headings: [`Autobús ${name}`, `Intercity bus ${name}`],
      copyOf,
    },
    {
      paths: [`/camion-${city}`, `/coach-${city}`],
      kind: 'city',
      headings: [`Camión ${name}`, `Coach ${name}`],
      copyOf,
    },
  ];
};

const both = (path: string): Pair => [path, `${path}?lang=en`];

// biome-ignore format: a table
const NAMED: readonly (readonly [path: string, kind: Kind, es: string, en: string, copyOf?: string])[] = [
  ['/company', 'named', 'Autobús para empresas', 'Bus travel for companies'],
  ['/group', 'named', 'Viajes en grupo', 'Group travel'],
  ['/app', 'named', 'Aplicación para viajar en autobús', 'App for bus travel'],
  ['/app-ios', 'named', 'Instalar en iPhone y iPad', 'Install on iPhone and iPad'],
  ['/app-android', 'named', 'Instalar en Android', 'Install on Android'],
  ['/hoteles', 'named', 'Cómo llegar a tu hotel en la costa', 'How to reach your hotel on the coast'],
  ['/covid', 'named', 'Salud a bordo y COVID', 'Health on board and COVID'],
  ['/buses', 'named', 'Clases de autobús y sus comodidades', 'Bus classes and what they offer'],
  ['/tickets', 'named', 'Boletos de autobús en línea', 'Bus tickets online'],
  ['/linebuses', 'named', 'Línea de autobuses: todas las rutas', 'Bus line: every route'],
  ['/frecuenttraveller', 'named', 'Viajero frecuente de autobús', 'Frequent bus traveller'],
  ['/hotsale', 'named', 'Hot Sale en autobuses', 'Hot Sale on buses'],
  ['/reservaciones', 'named', 'Reservaciones de autobús', 'Bus reservations'],
  ['/schedulesreservation', 'named', 'Horarios para reservar autobús', 'Bus times before you book'],
  ['/apps', 'named', 'Aplicación para viajar en autobús', 'App for bus travel', '/app'],
  ['/bustickets', 'named', 'Boletos de autobús en línea', 'Bus tickets online', '/tickets'],
  ['/buyticketsbus', 'named', 'Boletos de autobús en línea', 'Bus tickets online', '/tickets'],
  ['/trucks', 'named', 'Clases de autobús y sus comodidades', 'Bus classes and what they offer', '/buses'],
  ['/group-lujo', 'named', 'Viajes en grupo', 'Group travel', '/group'],
  ['/buses-lujo', 'class', 'Autobús de lujo', 'Luxury bus', '/lujo'],
  ['/lujo', 'class', 'Autobús de lujo', 'Luxury bus'],
];

/**
 * Section 2 of the specification: every landing with its address, of every city of the line, and the canonical page if
 * it is a near copy. The second of each pair is English.
 */
export const SPECIFIED_LANDINGS: readonly SpecifiedLanding[] = [
  ...Object.entries(CITIES).flatMap(ofCity),
  ...NAMED.map(
    ([path, kind, es, en, copyOf]): SpecifiedLanding => ({
      paths: both(path),
      kind,
      headings: [es, en],
      ...(copyOf ? { copyOf: both(copyOf) } : {}),
    }),
  ),
];
