import { VALIDITY_DAYS } from '#domain/ticketing/ticket-rules.ts';
import type { Message } from '#text/message.ts';

/** How tax is part of a price. */
const TAX = {
  included: { es: 'con IVA', en: 'VAT included' },
  exempt: { es: 'exento de IVA', en: 'exempt from VAT' },
} as const;

const ONLY = {
  departure: { es: 'solo ida', en: 'outbound only' },
  return: { es: 'solo regreso', en: 'return only' },
} as const;

/** Choosing runs: `horarios`. */
export const schedulesStep = {
  title: { es: 'Elige tu salida', en: 'Choose your departure' },
  titleReturn: { es: 'Elige tu regreso', en: 'Choose your return' },
  route: (from: string, to: string) => ({ es: `${from} a ${to}`, en: `${from} to ${to}` }),
  departure: { es: 'Ida', en: 'Outbound' },
  return: { es: 'Regreso', en: 'Return' },
  previousDay: { es: 'Día anterior', en: 'Previous day' },
  nextDay: { es: 'Día siguiente', en: 'Next day' },
  days: { es: 'Días cercanos y su precio más bajo', en: 'Nearby days and their lowest price' },
  daysOfJourney: {
    departure: {
      es: 'Días cercanos y el precio más bajo de la ida',
      en: 'Nearby days and the lowest price of the outbound journey',
    },
    return: {
      es: 'Días cercanos y el precio más bajo del regreso',
      en: 'Nearby days and the lowest price of the return',
    },
  },
  from: (price: string) => ({ es: `desde ${price}`, en: `from ${price}` }),
  noRuns: { es: 'sin salidas', en: 'no buses' },
  soldOut: { es: 'agotado', en: 'sold out' },
  party: (n: number, isExempt = false, vat: Message = isExempt ? TAX.exempt : TAX.included) => ({
    es: `${n === 1 ? 'para 1 pasajero' : `para ${n} pasajeros`}, ${vat.es}`,
    en: `${n === 1 ? 'for 1 passenger' : `for ${n} passengers`}, ${vat.en}`,
  }),
  /** For one journey of a round trip: its price is not that of the trip (T79). */
  partyOneJourney: (n: number, direction: 'departure' | 'return', isExempt = false) => ({
    es: `${ONLY[direction].es}, ${n === 1 ? '1 pasajero' : `${n} pasajeros`}, ${TAX[isExempt ? 'exempt' : 'included'].es}`,
    en: `${ONLY[direction].en}, ${n === 1 ? '1 passenger' : `${n} passengers`}, ${TAX[isExempt ? 'exempt' : 'included'].en}`,
  }),
  /** What every price of a list is, said once above it; and what is left to say beside each price of a round trip. */
  pricesOf: (n: number, journey: 'departure' | 'return' | undefined, isExempt: boolean) => ({
    es: `Precios ${journey ? `${journey === 'return' ? 'del regreso' : 'de la ida'} ` : ''}para ${n === 1 ? '1 pasajero' : `${n} pasajeros`}, ${TAX[isExempt ? 'exempt' : 'included'].es}`,
    en: `${journey ? `${journey === 'return' ? 'Return' : 'Outbound'} prices` : 'Prices'} for ${n === 1 ? '1 passenger' : `${n} passengers`}, ${TAX[isExempt ? 'exempt' : 'included'].en}`,
  }),
  only: ONLY,
  /** What the other journey adds. */
  adds: {
    chosen: (price: string, direction: 'departure' | 'return') => ({
      es: `${direction === 'return' ? 'Tu regreso' : 'Tu ida'}: +\u00a0${price}`,
      en: `Your ${direction === 'return' ? 'return' : 'outbound journey'}: +\u00a0${price}`,
    }),
    open: (price: string) => ({ es: `Regreso abierto: +\u00a0${price}`, en: `Open return: +\u00a0${price}` }),
    lowest: (price: string, direction: 'departure' | 'return') => ({
      es: `${direction === 'return' ? 'Regreso' : 'Ida'}: desde ${price} más`,
      en: `${direction === 'return' ? 'Return' : 'Outbound journey'}: from ${price} more`,
    }),
  },
  /** The total of both, a minimum while the other run is not chosen. */
  both: (price: string, isLeast: boolean) => ({
    es: `Viaje redondo: ${isLeast ? 'desde ' : ''}${price}`,
    en: `Round trip: ${isLeast ? 'from ' : ''}${price}`,
  }),
  noOther: {
    departure: {
      es: 'Ese día no hay una ida que llegue antes',
      en: 'No outbound journey on that day arrives before it',
    },
    return: {
      es: 'Ese día ya no hay regreso después de que llegas',
      en: 'No return leaves that day after you arrive',
    },
  },
  journeys: { es: 'Viajes de tu reservación', en: 'Journeys of your reservation' },
  pick: { es: 'Elegir', en: 'Choose' },
  choose: { es: 'Elegir esta salida', en: 'Choose this departure' },
  chooseReturn: { es: 'Elegir este regreso', en: 'Choose this return' },
  chosen: { es: 'Elegida', en: 'Chosen' },
  change: { es: 'Cambiar', en: 'Change' },
  direct: { es: 'Directo', en: 'Non-stop' },
  stops: (n: number) => ({
    es: n === 1 ? '1 parada' : `${n} paradas`,
    en: n === 1 ? '1 stop' : `${n} stops`,
  }),
  /** Names a departure in a list of them; `price` with its currency. */
  named: ({
    leaves,
    arrives,
    price,
  }: {
    readonly leaves: string;
    readonly arrives: string;
    readonly price?: string;
  }) => ({
    es: [`Sale ${leaves}`, `llega ${arrives}`, ...(price ? [price] : [])].join(', '),
    en: [`Leaves ${leaves}`, `arrives ${arrives}`, ...(price ? [price] : [])].join(', '),
  }),
  seatsLeft: (n: number) => ({
    es: n === 1 ? 'Queda 1' : `Quedan ${n}`,
    en: `${n} left`,
  }),
  cheapest: { es: 'Más barato', en: 'Cheapest' },
  fastest: { es: 'Más rápido', en: 'Fastest' },
  late: (clock: string) => ({ es: `Con retraso, salida estimada: ${clock}`, en: `Late, expected to leave: ${clock}` }),
  runsAs: (service: string) => ({
    es: `Ese día va un autobús ${service}: si su tarifa es más baja, te devolvemos la diferencia`,
    en: `That day the bus is ${service}: if its fare is lower, we give you the difference back`,
  }),
  unavailable: {
    full: { es: 'Sin lugar para tu grupo', en: 'Not enough seats' },
    cancelled: { es: 'Cancelada', en: 'Cancelled' },
    closed: { es: 'Ya solo en taquilla', en: 'Counter only now' },
    quota_student: {
      es: 'Ya no quedan lugares de estudiante en este autobús',
      en: 'No student-rate seats left on this bus',
    },
    quota_teacher: {
      es: 'Ya no quedan lugares de maestro en este autobús',
      en: 'No teacher-rate seats left on this bus',
    },
    quota_inapam: {
      es: 'Ya no quedan lugares INAPAM en este autobús',
      en: 'No INAPAM-rate seats left on this bus',
    },
  },
  clocksDiffer: (hours: number) => ({
    es: `Allá es ${Math.abs(hours)} h ${hours < 0 ? 'menos' : 'más'}: la llegada va en su hora`,
    en: `${Math.abs(hours)} h ${hours < 0 ? 'behind' : 'ahead'} there: arrivals are in local time`,
  }),
  /** A short version for a row of a list, and how it is read aloud. */
  clocksSaid: (hours: number) => ({
    es: `Allá es ${Math.abs(hours)} h ${hours < 0 ? 'menos' : 'más'}`,
    en: `${Math.abs(hours)} h ${hours < 0 ? 'behind' : 'ahead'} there`,
  }),
  clocksMark: (hours: number) => ({
    es: `Allá ${hours < 0 ? '−' : '+'}${Math.abs(hours)}\u00a0h`,
    en: `${hours < 0 ? '−' : '+'}${Math.abs(hours)}\u00a0h there`,
  }),
  none: {
    no_runs: { es: 'No hay salidas para este día.', en: 'There are no departures on this day.' },
    all_left: { es: 'Las salidas de este día ya se fueron.', en: 'All departures of this day have left.' },
    before_arrival: {
      es: 'Este día hay regresos, pero todos salen antes de que llegue tu autobús de ida.',
      en: 'There are return buses on this day, but they all leave before your outbound bus arrives.',
    },
  },
  allTaken: {
    es: 'Este día ya no hay lugar para tu grupo en ninguna salida.',
    en: 'No departure on this day has room for your group.',
  },
  unread: {
    es: 'No pudimos leer las salidas. Tu búsqueda sigue aquí.',
    en: 'We could not load the departures. Your search is still here.',
  },
  readAgain: { es: 'Intentar de nuevo', en: 'Try again' },
  suggestion: (day: string) => ({ es: `Ver el ${day}`, en: `See ${day}` }),
  arrange: { es: 'Orden y filtros', en: 'Order and filters' },
  sort: { es: 'Ordenar por', en: 'Sort by' },
  filter: { es: 'Mostrar solo', en: 'Show only' },
  sortDeparture: { es: 'Hora', en: 'Time' },
  sortPrice: { es: 'Precio', en: 'Price' },
  sortDuration: { es: 'Duración', en: 'Duration' },
  morning: { es: 'Mañana', en: 'Morning' },
  afternoon: { es: 'Tarde', en: 'Afternoon' },
  night: { es: 'Noche', en: 'Night' },
  noneFits: { es: 'Ninguna salida de este día es así.', en: 'No departure on this day matches your filters.' },
  showAll: { es: 'Ver todas las salidas del día', en: 'See all departures of the day' },
  edit: { es: 'Editar', en: 'Edit' },
  changeSearch: { es: 'Cambia tu búsqueda', en: 'Change your search' },
  /** What the edit link edits, for screen readers. */
  theSearch: { es: 'la búsqueda', en: 'the search' },
  lowestDay: { es: 'el precio más bajo', en: 'the lowest price' },
  onlyDirect: { es: 'Directos', en: 'Non-stop' },
  count: (n: number) => ({
    es: n === 1 ? '1 salida' : `${n} salidas`,
    en: n === 1 ? '1 departure' : `${n} departures`,
  }),
  continue: { es: 'Seguir con tus datos', en: 'Continue to your details' },
  openJourney: {
    es: `Boleto abierto: eliges fecha después, dentro de ${VALIDITY_DAYS} días.`,
    en: `Open ticket: choose the date later, within ${VALIDITY_DAYS} days.`,
  },
} as const;
