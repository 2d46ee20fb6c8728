import type { ClosedDay } from '#domain/booking/day-prices.ts';
import type { Message } from '#text/message.ts';

/** The calendar of a date field. */
export const calendarText = {
  title: { es: 'Elige tus fechas', en: 'Choose your dates' },
  departure: { es: 'Salida', en: 'Departure' },
  return: { es: 'Regreso', en: 'Return' },
  choose: { es: 'Elige fecha', en: 'Choose a date' },
  openReturn: { es: 'Abierto', en: 'Open' },
  noReturn: { es: 'Regreso abierto', en: 'Open return' },
  previous: { es: 'Mes anterior', en: 'Previous month' },
  next: { es: 'Mes siguiente', en: 'Next month' },
  close: { es: 'Cerrar', en: 'Close' },
  done: { es: 'Listo', en: 'Done' },
  from: (price: string) => ({ es: `desde ${price}`, en: `from ${price}` }),
  lowest: { es: 'el precio más bajo del mes', en: 'the lowest price of the month' },
  today: { es: 'hoy', en: 'today' },
  chosenDeparture: { es: 'salida elegida', en: 'chosen departure' },
  chosen: { es: 'elegido', en: 'chosen' },
  chosenReturn: { es: 'regreso elegido', en: 'chosen return' },
  /** For an unavailable day, as read by screen readers. */
  closed: {
    left: { es: 'ya no hay salidas a la venta', en: 'no departures left on sale' },
    no_runs: { es: 'sin salidas ese día', en: 'no departures that day' },
    sold_out: { es: 'agotado', en: 'sold out' },
    not_yet: { es: 'todavía no está a la venta', en: 'not on sale yet' },
    before_departure: { es: 'antes de la salida', en: 'before the departure' },
    outside: { es: 'fuera de las fechas disponibles', en: 'outside the available dates' },
  } satisfies Readonly<Record<ClosedDay | 'before_departure' | 'outside', Message>>,
  /** In place of a price. */
  full: { es: 'lleno', en: 'full' },
  thenReturn: (day: string) => ({
    es: `Salida: ${day}. Ahora elige el regreso.`,
    en: `Departure: ${day}. Now choose the return.`,
  }),
  cannot: (why: string) => ({ es: `Ese día no se puede elegir: ${why}.`, en: `That day cannot be chosen: ${why}.` }),
  perAdult: {
    es: 'Por adulto, con IVA.',
    en: 'For one adult, VAT included, MXN.',
  },
  legend: { es: 'el más bajo del mes', en: 'lowest of the month' },
  noPair: {
    es: 'Elige de dónde y a dónde vas para ver los precios.',
    en: 'Choose where you leave from and where to, to see prices.',
  },
  noPrices: {
    es: 'No pudimos cargar los precios. Puedes elegir la fecha sin ellos.',
    en: 'We could not load the prices. You can choose the date without them.',
  },
} as const;
