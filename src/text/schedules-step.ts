/** Choosing the runs: `horarios`. */
export const schedulesStep = {
  title: { es: 'Elige tu salida', en: 'Choose your departure' },
  titleReturn: { es: 'Elige tu regreso', en: 'Choose your return' },
  route: (from: string, to: string) => ({ es: `${from} a ${to}`, en: `${from} to ${to}` }),
  departure: { es: 'Ida', en: 'Outbound' },
  return: { es: 'Regreso', en: 'Return' },
  previousDay: { es: 'Día anterior', en: 'Previous day' },
  nextDay: { es: 'Día siguiente', en: 'Next day' },
  days: { es: 'Días cercanos y su precio más bajo', en: 'Nearby days and their lowest price' },
  from: (price: string) => ({ es: `desde ${price}`, en: `from ${price}` }),
  noRuns: { es: 'sin salidas', en: 'no departures' },
  party: (n: number) => ({
    es: n === 1 ? 'para 1 pasajero, con IVA' : `para ${n} pasajeros, con IVA`,
    en: n === 1 ? 'for 1 passenger, VAT included' : `for ${n} passengers, VAT included`,
  }),
  choose: { es: 'Elegir esta salida', en: 'Choose this departure' },
  chooseReturn: { es: 'Elegir este regreso', en: 'Choose this return' },
  chosen: { es: 'Elegida', en: 'Chosen' },
  change: { es: 'Cambiar', en: 'Change' },
  direct: { es: 'Directo', en: 'Non-stop' },
  stops: (n: number) => ({
    es: n === 1 ? '1 parada intermedia' : `${n} paradas intermedias`,
    en: n === 1 ? '1 stop on the way' : `${n} stops on the way`,
  }),
  seatsLeft: (n: number) => ({
    es: n === 1 ? 'Queda 1 asiento' : `Quedan ${n} asientos`,
    en: n === 1 ? '1 seat left' : `${n} seats left`,
  }),
  legalLeft: (students: number, teachers: number, inapam: number) => ({
    es: `Con tarifa legal quedan: estudiante ${students}, maestro ${teachers}, INAPAM ${inapam}`,
    en: `Left at legal rates: student ${students}, teacher ${teachers}, INAPAM ${inapam}`,
  }),
  unavailable: {
    full: { es: 'No hay lugares suficientes para tu grupo', en: 'Not enough seats for your group' },
    closed: {
      es: 'Ya no se vende en línea: pregunta en taquilla',
      en: 'No longer sold online: ask at the counter',
    },
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
    es: `Allá es ${Math.abs(hours)} h ${hours < 0 ? 'más temprano' : 'más tarde'}: la llegada va en hora local`,
    en: `Clocks there are ${Math.abs(hours)} h ${hours < 0 ? 'behind' : 'ahead'}: arrival is in local time`,
  }),
  nextDayArrival: { es: 'llega al día siguiente', en: 'arrives the next day' },
  none: {
    es: 'No hay salidas para este día.',
    en: 'There are no departures on this day.',
  },
  suggestion: (day: string) => ({ es: `Ver el ${day}`, en: `See ${day}` }),
  sort: { es: 'Ordenar por', en: 'Sort by' },
  sortDeparture: { es: 'Hora de salida', en: 'Departure time' },
  sortPrice: { es: 'Precio', en: 'Price' },
  sortDuration: { es: 'Duración', en: 'Duration' },
  filterPart: { es: 'Hora del día', en: 'Time of day' },
  anyTime: { es: 'Todo el día', en: 'All day' },
  morning: { es: 'Mañana', en: 'Morning' },
  afternoon: { es: 'Tarde', en: 'Afternoon' },
  night: { es: 'Noche', en: 'Night' },
  onlyDirect: { es: 'Solo directos', en: 'Non-stop only' },
  count: (n: number) => ({
    es: n === 1 ? '1 salida' : `${n} salidas`,
    en: n === 1 ? '1 departure' : `${n} departures`,
  }),
  continue: { es: 'Seguir con tus datos', en: 'Continue to your details' },
  openJourney: {
    es: 'Boleto abierto: eliges fecha después, dentro de 365 días.',
    en: 'Open ticket: choose the date later, within 365 days.',
  },
} as const;
