import type { Message } from '#text/message.ts';

/** Visit counts, for managers. */
export const statisticsText = {
  title: { es: 'Estadísticas', en: 'Statistics' },
  hint: {
    es: 'Visitas, ventas y lo que no se encontró, por día.',
    en: 'Visits, sales and what was not found, by day.',
  },
  description: {
    es: 'Cuántas visitas y ventas hubo cada día, sin saber de quién son.',
    en: 'Daily visits and sales, without personal data.',
  },
  lead: {
    es: 'Cuentas por día, sin cookies ni terceros: no se sabe de quién es cada visita. Los días son los de la línea.',
    en: 'Daily counts, without cookies or third parties: visits are anonymous. Days are in the carrier’s time zone.',
  },
  from: { es: 'Desde', en: 'From' },
  to: { es: 'Hasta', en: 'To' },
  submit: { es: 'Ver', en: 'Show' },
  download: { es: 'Descargar todo en CSV', en: 'Download everything as CSV' },
  funnel: { es: 'De la búsqueda al pago', en: 'From the search to the payment' },
  funnelNote: {
    es: 'Cada paso cuenta cuando se llega a él, también si alguien regresa y lo repite. Los viajes pagados salen de los libros, también los que se pagan después o en taquilla.',
    en: 'A step counts each time it is reached, even if someone goes back and repeats it. Paid trips come from the ledger, including those paid later or at the counter.',
  },
  step: { es: 'Paso', en: 'Step' },
  reached: { es: 'Veces', en: 'Times' },
  ofSearches: { es: 'De las búsquedas', en: 'Share of searches' },
  byDevice: { es: 'Por dispositivo', en: 'By device' },
  byDay: { es: 'Por día', en: 'By day' },
  day: { es: 'Día', en: 'Day' },
  daysChart: {
    es: 'Búsquedas y viajes pagados de cada día; las cifras están en la tabla.',
    en: 'Searches and paid trips of each day; the figures are in the table.',
  },
  entries: { es: 'Por dónde llegan', en: 'Where visits start' },
  deepLinks: { es: 'Llegan con una búsqueda ya llena', en: 'Started with a pre-filled search' },
  pages: { es: 'Páginas leídas', en: 'Page views' },
  noRuns: { es: 'Búsquedas sin salida que elegir', en: 'Searches without results' },
  unknownPaths: { es: 'Direcciones que no existen', en: 'Addresses that do not exist' },
  ledHome: (count: number): Message => ({
    es: `${count} ${count === 1 ? 'visita llegó' : 'visitas llegaron'} al inicio por una de ellas.`,
    en: `${count} ${count === 1 ? 'visit was' : 'visits were'} redirected home from one of them.`,
  }),
  refusals: { es: 'Rechazos, por código de error', en: 'Refusals, by error code' },
  nothing: { es: 'Nada en estos días.', en: 'No data for these days.' },
  more: (count: number): Message => ({ es: `Y ${count} más, en el CSV.`, en: `And ${count} more, in the CSV.` }),
} as const;

export const STEP_TEXTS = {
  search: { es: 'Búsqueda', en: 'Search' },
  results: { es: 'Resultados', en: 'Results' },
  contact: { es: 'Contacto', en: 'Contact' },
  seats: { es: 'Asientos', en: 'Seats' },
  payment: { es: 'Pago', en: 'Payment' },
  paid: { es: 'Viajes pagados', en: 'Paid trips' },
} as const satisfies Readonly<Record<string, Message>>;

export const DEVICE_TEXTS = {
  phone: { es: 'Teléfono o tableta', en: 'Phone or tablet' },
  computer: { es: 'Computadora', en: 'Computer' },
} as const satisfies Readonly<Record<string, Message>>;
