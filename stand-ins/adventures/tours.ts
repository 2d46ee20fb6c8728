/** A tour of the simulated supplier. */
export interface Tour {
  readonly booking_code: string;
  readonly name: Readonly<Record<'es' | 'en', string>>;
  readonly description: Readonly<Record<'es' | 'en', string>>;
  readonly meeting_point: string;
  readonly duration_minutes: number;
  /** Centavos for each person, before its tax. */
  readonly price: number;
  readonly min_people: number;
  readonly max_people: number;
  readonly min_age: number;
  /** Cancelled so long before it leaves, this share goes back; empty: nothing ever does. */
  readonly cancellation: readonly { readonly hours_before: number; readonly percent: number }[];
  readonly provider: string;
  readonly phone: string;
  readonly timezone: string;
  /** At which it leaves, by the clock of Mexico City. */
  readonly hours: readonly number[];
  /** On each departure. */
  readonly places: number;
}

/** How many days ahead it sells. */
export const DAYS = 21;

const OURS = {
  provider: 'Aventuras de la Bahía',
  phone: '322 555 0164',
  timezone: 'America/Mexico_City',
} as const;

/** All of it until two days before, half until one. */
const LADDER = [
  { hours_before: 48, percent: 100 },
  { hours_before: 24, percent: 50 },
] as const;

export const TOURS: readonly Tour[] = [
  {
    ...OURS,
    booking_code: 'ballenas-jorobadas',
    name: { es: 'Ballenas jorobadas', en: 'Humpback whales' },
    description: {
      es: 'Tres horas en lancha por la Bahía de Banderas con una bióloga a bordo. Chaleco, agua y fruta incluidos.',
      en: 'Three hours by boat across Banderas Bay with a biologist on board. Life jacket, water and fruit included.',
    },
    meeting_point: 'Muelle de Los Muertos, Puerto Vallarta',
    duration_minutes: 180,
    price: 145_000,
    min_people: 1,
    max_people: 8,
    min_age: 5,
    cancellation: LADDER,
    hours: [9, 14],
    places: 12,
  },
  {
    ...OURS,
    booking_code: 'tirolesas-en-la-sierra-madre',
    name: { es: 'Tirolesas en la sierra', en: 'Zip lines in the mountains' },
    description: {
      es: 'Once tirolesas sobre la selva y un puente colgante. Con transporte desde el punto de encuentro.',
      en: 'Eleven zip lines above the jungle and a hanging bridge. With transport from the meeting point.',
    },
    meeting_point: 'Plaza Marina, Puerto Vallarta',
    duration_minutes: 300,
    price: 189_950,
    min_people: 2,
    max_people: 10,
    min_age: 8,
    cancellation: LADDER,
    hours: [8, 12],
    places: 10,
  },
  {
    ...OURS,
    booking_code: 'islas-marietas',
    name: { es: 'Islas Marietas en kayak', en: 'Marietas Islands by kayak' },
    description: {
      es: 'Kayak y esnórquel alrededor de las islas, con permiso del parque nacional incluido.',
      en: 'Kayaking and snorkelling around the islands, with the permit of the national park included.',
    },
    meeting_point: 'Muelle de Punta de Mita, Nayarit',
    duration_minutes: 360,
    price: 210_005,
    min_people: 1,
    max_people: 6,
    min_age: 10,
    cancellation: [],
    hours: [8],
    places: 6,
  },
];
