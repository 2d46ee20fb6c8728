import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

export const searchErrors = {
  origins_not_loaded: {
    es: 'No pudimos cargar los orígenes y destinos. Intenta de nuevo en un momento.',
    en: 'We could not load origins and destinations. Try again in a moment.',
  },
  origins_not_found: {
    es: 'No encontramos orígenes a la venta. Intenta más tarde o llama a nuestro centro de atención.',
    en: 'We found no origins on sale. Try later or call our contact center.',
  },
  destinations_not_found: {
    es: 'No encontramos destinos desde este origen. Elige otro origen.',
    en: 'We found no destinations from this origin. Choose another origin.',
  },
  schedules_not_found: {
    es: 'No hay corridas ese día. Elige otra fecha.',
    en: 'No buses run on that day. Choose another date.',
  },
  cannot_create_reservation: {
    es: 'No pudimos crear tu reservación. No se hizo ningún cargo y tu búsqueda sigue aquí. Intenta de nuevo.',
    en: 'We could not create your reservation. Nothing was charged and your search is still here. Try again.',
  },
  origin_required: { es: 'Elige de dónde sales.', en: 'Choose where you leave from.' },
  destination_required: { es: 'Elige a dónde vas.', en: 'Choose where you are going.' },
  pair_not_served: {
    es: 'No viajamos entre ese origen y ese destino. Elige otro destino.',
    en: 'We do not travel between that origin and that destination. Choose another destination.',
  },
  origin_unknown: {
    es: 'No conocemos ese origen. Elige una terminal o parada de la lista.',
    en: 'We do not know that origin. Choose a terminal or stop from the list.',
  },
  destination_unknown: {
    es: 'No conocemos ese destino. Elige uno de la lista.',
    en: 'We do not know that destination. Choose one from the list.',
  },
  return_not_served: {
    es: 'En ese destino solo se baja: no hay viaje de regreso desde ahí. Elige viaje sencillo u otro destino.',
    en: 'That destination is drop-off only, so there is no return trip from it. Choose one way or another destination.',
  },
  date_impossible: {
    es: 'Esa fecha no existe en el calendario. Revisa el día y el mes.',
    en: 'That date is not in the calendar. Check the day and the month.',
  },
  day_range_invalid: ({ days }) => ({
    es: `Ese rango de días no se puede consultar. Pide hasta ${days} días, del primero al último.`,
    en: `That range of days is not valid. Ask for up to ${days} days.`,
  }),
  departure_required: {
    es: 'Elige la fecha de salida o un boleto abierto.',
    en: 'Choose a departure date or an open ticket.',
  },
  departure_in_past: {
    es: 'Esa fecha de salida ya pasó. Elige hoy o un día posterior.',
    en: 'That departure date is in the past. Choose today or a later day.',
  },
  departure_beyond_horizon: ({ days }) => ({
    es: `Todavía no vendemos esa fecha. Elige un día dentro de los próximos ${days} días.`,
    en: `That date is not on sale yet. Choose a day within the next ${days} days.`,
  }),
  return_required: {
    es: 'Elige la fecha de regreso o un regreso abierto.',
    en: 'Choose a return date or an open return.',
  },
  return_needs_departure: {
    es: 'Para elegir la fecha de regreso, elige primero la de salida.',
    en: 'To choose a return date, choose the departure date first.',
  },
  return_before_departure: {
    es: 'El regreso no puede ser antes de la salida. Elige el mismo día o uno posterior.',
    en: 'The return cannot be before the departure. Choose the same day or a later one.',
  },
  return_run_before_arrival: {
    es: 'Esa corrida de regreso sale antes de que llegues. Elige una más tarde.',
    en: 'That return bus leaves before you arrive. Choose a later one.',
  },
  promo_empty: { es: 'Escribe tu código promocional.', en: 'Enter your promotional code.' },
  promo_invalid: {
    es: 'Ese código promocional no es válido o ya no está vigente. Revísalo o sigue sin código.',
    en: 'That promotional code is not valid or has ended. Check it or continue without a code.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
