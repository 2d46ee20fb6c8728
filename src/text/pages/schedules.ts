/** The public timetable and fares. */
export const schedulesText = {
  title: { es: 'Horarios y tarifas', en: 'Schedules and fares' },
  description: {
    es: 'Horarios de autobús y tarifas por tipo de pasajero entre Guadalajara, Puerto Vallarta, Sayulita y las playas de Nayarit.',
    en: 'Bus schedules and fares by passenger type between Guadalajara, Puerto Vallarta, Sayulita and the beaches of Nayarit.',
  },
  intro: {
    es: 'Todas las salidas de un día y lo que cuesta cada tarifa, con IVA.',
    en: 'Every departure of a day and what each fare costs, VAT included.',
  },
  from: { es: 'De', en: 'From' },
  to: { es: 'A', en: 'To' },
  day: { es: 'Día', en: 'Day' },
  choose: { es: 'Elige una terminal o parada', en: 'Choose a terminal or stop' },
  submit: { es: 'Ver horarios', en: 'See schedules' },
  departures: (from: string, to: string, day: string) => ({
    es: `${from} a ${to}, ${day}`,
    en: `${from} to ${to}, ${day}`,
  }),
  none: {
    es: 'No hay salidas para este día. Prueba otra fecha.',
    en: 'There are no departures on this day. Try another date.',
  },
  leaves: { es: 'Sale', en: 'Departs' },
  arrives: { es: 'Llega', en: 'Arrives' },
  takes: { es: 'Duración', en: 'Duration' },
  service: { es: 'Servicio', en: 'Service' },
  adult: { es: 'Adulto', en: 'Adult' },
  buy: { es: 'Comprar', en: 'Buy' },
  buyAt: (time: string) => ({ es: `Comprar la salida de las ${time}`, en: `Buy the ${time} departure` }),
  fares: { es: 'Tarifas', en: 'Fares' },
  passenger: { es: 'Pasajero', en: 'Passenger' },
  less: { es: 'Descuento', en: 'Discount' },
  oneWay: { es: 'Sencillo', en: 'One way' },
  roundTrip: { es: 'Redondo', en: 'Round trip' },
  localTime: { es: 'Las horas son las de cada terminal.', en: 'Times are local to each stop.' },
} as const;
