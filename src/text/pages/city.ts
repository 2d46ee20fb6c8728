import type { Message } from '#text/message.ts';

/** Landing pages of a place. */
export const cityText = {
  heading: {
    tickets: (city: string): Message => ({ es: `Boletos de autobús a ${city}`, en: `Bus tickets to ${city}` }),
    busTickets: (city: string): Message => ({ es: `Boletos de autobús ${city}`, en: `${city} bus tickets` }),
    bus: (city: string): Message => ({ es: `Autobús ${city}`, en: `Intercity bus ${city}` }),
    coach: (city: string): Message => ({ es: `Camión ${city}`, en: `Coach ${city}` }),
  },
  /** When there is no content about the place. */
  description: (city: string, from: string): Message => ({
    es: `Autobuses de ${from} a ${city}: precio, duración y salidas de hoy con lugares libres.`,
    en: `Buses from ${from} to ${city}: fare, journey time and today's departures with free seats.`,
  }),
  missing: { es: 'No pudimos leer los horarios', en: 'We could not load the timetable' },
  route: (from: string, to: string): Message => ({ es: `De ${from} a ${to}`, en: `From ${from} to ${to}` }),
  facts: { es: 'El viaje', en: 'The trip' },
  first: { es: 'Primera salida', en: 'First departure' },
  last: { es: 'Última salida', en: 'Last departure' },
  perDay: { es: 'Al día', en: 'Per day' },
  via: { es: 'Pasa por', en: 'Via' },
  /** Behind the names of the stops that follow them. */
  stopsBefore: (n: number): Message => ({
    es: `y antes ${n === 1 ? '1 parada' : `${n} paradas`} más`,
    en: `and ${n === 1 ? '1 stop' : `${n} stops`} before`,
  }),
  clock: { es: 'Reloj', en: 'Clock' },
  sameClock: (city: string): Message => ({ es: `igual que en ${city}`, en: `as in ${city}` }),
  otherClock: (city: string, hours: number): Message => ({
    es: `${Math.abs(hours)} h ${hours < 0 ? 'menos' : 'más'} que en ${city}`,
    en: `${Math.abs(hours)} h ${hours < 0 ? 'behind' : 'ahead of'} ${city}`,
  }),
  day: { es: 'Día', en: 'Day' },
  adults: { es: 'Adultos', en: 'Adults' },
  submit: { es: 'Ver salidas', en: 'See departures' },
  next: { es: 'Próximas', en: 'Coming up' },
  leaves: { es: 'Sale', en: 'Leaves' },
  arrives: { es: 'Llega', en: 'Arrives' },
  seats: (n: number): Message => ({
    es: n === 1 ? '1 lugar' : `${n} lugares`,
    en: n === 1 ? '1 seat' : `${n} seats`,
  }),
  others: (city: string): Message => ({ es: `A ${city} desde otro lugar`, en: `To ${city} from elsewhere` }),
  questions: { es: 'Preguntas', en: 'Questions' },
  howMuch: { es: '¿Cuánto cuesta y cuánto tarda?', en: 'How much is it, and how long does it take?' },
  itCosts: (service: string, fare: string, lasts: string): Message => ({
    es: `${service}: desde ${fare}, ${lasts}.`,
    en: `${service}: from ${fare}, ${lasts}.`,
  }),
  whereTo: (to: string): Message => ({ es: `¿Dónde para en ${to}?`, en: `Where does it stop in ${to}?` }),
  near: { es: 'Cerca', en: 'Nearby' },
  dropOff: { es: 'solo bajada', en: 'drop-off only' },
} as const;
