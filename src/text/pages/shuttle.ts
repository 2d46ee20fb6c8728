import type { Message } from '#text/message.ts';
import { fullStop } from '#text/moments.ts';

/** The page of the shuttle: its departures, stops and fares. */
export const shuttleText = {
  title: { es: 'Shuttle', en: 'Shuttle' },
  note: { es: 'Hasta tu terminal y de regreso.', en: 'To your terminal and back.' },
  pageTitle: { es: 'Shuttle: salidas, paradas y tarifas', en: 'Shuttle: departures, stops and fares' },
  description: {
    es: 'Camionetas entre las terminales de Tlaquepaque y Zapopan y la ciudad: próximas salidas, mapa de paradas y tarifas.',
    en: 'Vans between the Tlaquepaque and Zapopan terminals and the city: next departures, map of the stops and fares.',
  },
  intro: {
    es: 'Entre las terminales y la ciudad, con lugar asignado y el precio completo desde el principio.',
    en: 'Between the terminals and the city, with a seat of your own and the whole price from the start.',
  },
  about: { es: 'Qué es y qué conviene saber', en: 'What it is and what to know' },
  none: {
    es: 'Ahora no hay shuttle en venta. Compra tu viaje en autobús, o llama al',
    en: 'No shuttle is on sale at the moment. Buy your bus trip, or call',
  },
  adults: { es: 'Adultos', en: 'Adults' },
  submit: { es: 'Ver salidas', en: 'See departures' },
  otherTypes: { es: 'Menores, INAPAM, estudiantes o regreso', en: 'Children, seniors, students or a return trip' },
  next: { es: 'Salidas', en: 'Departures' },
  noneLeft: {
    es: 'Ya no hay salidas ese día. Prueba con otro.',
    en: 'There are no more departures that day. Try another one.',
  },
  noneInTime: {
    es: 'Ninguna salida de ese día te da tiempo.',
    en: 'No departure of that day leaves you enough time.',
  },
  after: (minutes: number, at: string): Message => ({
    es: `Solo las que salen desde las ${at}: ${minutes} minutos después de que llega tu autobús.`,
    en: `Only those leaving from ${at}: ${minutes} minutes after your bus arrives.`,
  }),
  before: (minutes: number, at: string): Message => ({
    es: `Solo las que llegan a más tardar a las ${at}: ${minutes} minutos antes de que sale tu autobús.`,
    en: `Only those arriving by ${at}: ${minutes} minutes before your bus leaves.`,
  }),
  /** For which departures it holds that the other one is taken later without charge. */
  limits: {
    after: (at: string): Message => ({
      es: fullStop(`Vale para las que salen a más tardar a las ${at}`),
      en: fullStop(`This holds for those leaving by ${at}`),
    }),
    before: (at: string): Message => ({
      es: `Vale para las que llegan a las ${at} o después.`,
      en: `This holds for those arriving at ${at} or later.`,
    }),
  },
  all: { es: 'Ver todas', en: 'See all' },
  stops: { es: 'Dónde para y cuánto cuesta', en: 'Where it stops and what it costs in pesos (MXN)' },
  stop: { es: 'Parada', en: 'Stop' },
  fareNote: {
    es: 'Tarifa de adulto en pesos (MXN), igual en los dos sentidos y exenta de IVA. Los descuentos de ley y de menores aplican.',
    en: 'Adult fare in pesos (MXN), the same both ways and exempt from VAT. The discounts required by law and those for children apply.',
  },
  dropOff: { es: 'solo para bajar', en: 'drop-off only' },
  noRide: { es: 'sin viaje directo', en: 'no direct ride' },
  map: { es: 'Mapa de las paradas del shuttle', en: 'Map of the shuttle stops' },
  mapText: {
    es: 'Los números son los de la tabla.',
    en: 'The numbers are those of the table.',
  },
  offer: {
    title: { es: 'Shuttle', en: 'Shuttle' },
    from: (place: string, day: string, at: string): Message => ({
      es: `De ${place} a la ciudad, ${day} desde las ${at}`,
      en: `From ${place} to the city, ${day} from ${at}`,
    }),
    to: (place: string, day: string, at: string): Message => ({
      es: `De la ciudad a ${place}, ${day} para llegar a más tardar a las ${at}`,
      en: `From the city to ${place}, ${day} arriving by ${at}`,
    }),
  },
} as const;
