import type { Message } from '#text/message.ts';

/** The public timetable and fares. */
export const schedulesText = {
  title: { es: 'Horarios y tarifas', en: 'Schedules and fares' },
  titleOf: (from: string, to: string) => ({
    es: `Autobuses de ${from} a ${to}: horarios y tarifas`,
    en: `Buses from ${from} to ${to}: schedules and fares`,
  }),
  description: {
    es: 'Horarios de autobús y tarifas por tipo de pasajero entre Guadalajara, Puerto Vallarta, Sayulita y las playas de Nayarit.',
    en: 'Bus schedules and fares by passenger type between Guadalajara, Puerto Vallarta, Sayulita and the beaches of Nayarit.',
  },
  intro: {
    es: 'Todas las salidas de un día y lo que paga cada pasajero, con IVA.',
    en: 'Every departure of a day and what each passenger pays, VAT included.',
  },
  from: { es: 'De', en: 'From' },
  to: { es: 'A', en: 'To' },
  day: { es: 'Día', en: 'Day' },
  choose: { es: 'Elige una terminal o parada', en: 'Choose a terminal or stop' },
  submit: { es: 'Ver horarios', en: 'See schedules' },
  route: (from: string, to: string) => ({ es: `${from} a ${to}`, en: `${from} to ${to}` }),
  count: (n: number) => ({
    es: n === 1 ? '1 salida' : `${n} salidas`,
    en: n === 1 ? '1 departure' : `${n} departures`,
  }),
  gone: (n: number) => ({
    es: n === 1 ? 'Ya salió 1 autobús' : `Ya salieron ${n} autobuses`,
    en: n === 1 ? '1 bus has left' : `${n} buses have left`,
  }),
  parts: {
    early: { es: 'Madrugada', en: 'Before 6 a.m.' },
    morning: { es: 'Mañana', en: 'Morning' },
    afternoon: { es: 'Tarde', en: 'Afternoon' },
    night: { es: 'Noche', en: 'Night' },
  },
  hours: { es: 'Hora del día', en: 'Time of day' },
  days: { es: 'Otros días', en: 'Other days' },
  arrives: { es: 'Llega', en: 'Arrives' },
  direct: { es: 'directo', en: 'non-stop' },
  stops: (n: number) => ({
    es: n === 1 ? '1 parada' : `${n} paradas`,
    en: n === 1 ? '1 stop' : `${n} stops`,
  }),
  seats: (n: number) => ({
    es: n === 1 ? '1 lugar libre' : `${n} lugares libres`,
    en: n === 1 ? '1 seat free' : `${n} seats free`,
  }),
  adult: { es: 'adulto', en: 'adult' },
  buy: { es: 'Comprar', en: 'Buy' },
  buyAt: (time: string) => ({ es: `Comprar la salida de las ${time}`, en: `Buy the ${time} departure` }),
  counter: { es: 'Solo en taquilla', en: 'Counter only' },
  cancelled: { es: 'Cancelada', en: 'Cancelled' },
  clocks: (place: string, hours: number): Message => ({
    es: `En ${place} el reloj marca ${Math.abs(hours)} h ${hours < 0 ? 'menos' : 'más'}: la llegada va en la hora de allá.`,
    en: `Clocks in ${place} are ${Math.abs(hours)} h ${hours < 0 ? 'behind' : 'ahead'}: arrivals are in their time.`,
  }),
  none: { es: 'No hay salidas este día.', en: 'There are no departures on this day.' },
  allGone: { es: 'Ya salieron todos los autobuses de hoy.', en: "All of today's buses have left." },
  whatNow: { es: 'Puedes:', en: 'You can:' },
  seeDay: (day: string) => ({ es: `Ver el ${day}`, en: `See ${day}` }),
  seeBack: (from: string, to: string) => ({ es: `Ver ${from} a ${to}`, en: `See ${from} to ${to}` }),
  calendar: { es: 'Todo el horario en tu calendario (.ics)', en: 'The whole timetable in your calendar (.ics)' },
  seeStops: { es: 'Buscar otra terminal o parada', en: 'Find another terminal or stop' },
  call: (phone: string) => ({ es: `Llamar al ${phone}`, en: `Call ${phone}` }),
  fares: { es: 'Tarifas', en: 'Fares in pesos (MXN)' },
  faresNote: {
    es: 'Precios por pasajero en pesos mexicanos (MXN), con IVA. Las tarifas con descuento piden comprobante al abordar y tienen lugares limitados.',
    en: 'Prices per passenger in Mexican pesos (MXN), VAT included. Discounted fares need proof on boarding and are limited.',
  },
  passenger: { es: 'Pasajero', en: 'Passenger' },
  less: (percent: number) => ({ es: `${percent} % menos`, en: `${percent}% off` }),
  free: { es: 'Gratis', en: 'Free' },
  oneWay: { es: 'Sencillo', en: 'One way' },
  roundTrip: { es: 'Redondo', en: 'Round trip' },
  notSold: { es: 'no se vende', en: 'not sold' },
  terms: { es: 'Condiciones de cada tarifa', en: 'Conditions of each fare' },
} as const;
