/** What all steps of the reservation flow share. */
export const flow = {
  steps: {
    horarios: { es: 'Salidas', en: 'Departures' },
    contacto: { es: 'Datos', en: 'Details' },
    adicionales: { es: 'Extras', en: 'Extras' },
    asientos: { es: 'Asientos', en: 'Seats' },
    pago: { es: 'Pago', en: 'Payment' },
    boletos: { es: 'Boletos', en: 'Tickets' },
    facturacion: { es: 'Factura', en: 'Invoice' },
  },
  progress: { es: 'Pasos de tu compra', en: 'Steps of your purchase' },
  stepOf: (n: number, all: number) => ({ es: `Paso ${n} de ${all}`, en: `Step ${n} of ${all}` }),
  summary: { es: 'Tu viaje', en: 'Your trip' },
  leave: {
    es: 'Si sales, se pierde lo que llevas capturado.',
    en: 'If you leave, the information you entered will be lost.',
  },
  leaveTitle: { es: '¿Salir de tu reservación?', en: 'Leave your reservation?' },
  stay: { es: 'Seguir aquí', en: 'Stay here' },
  goAnyway: { es: 'Salir', en: 'Leave' },
  heldFor: { es: 'Apartado por', en: 'Held for' },
  spoken: (minutes: number) => ({
    es: minutes === 1 ? 'Queda 1 minuto para terminar.' : `Quedan ${minutes} minutos para terminar.`,
    en: minutes === 1 ? '1 minute left to finish.' : `${minutes} minutes left to finish.`,
  }),
  notExtended: {
    es: 'Ya no se puede ampliar el tiempo. Tus asientos siguen apartados hasta que termine el reloj.',
    en: 'The time cannot be extended any more. Your seats stay held until the clock runs out.',
  },
  extend: { es: 'Dame 5 minutos más', en: 'Give me 5 more minutes' },
  expiredTitle: { es: 'Se acabó el tiempo', en: 'Time is up' },
  expiredSafe: {
    es: 'No se hizo ningún cargo. Te llevamos al inicio con la misma búsqueda.',
    en: 'Nothing was charged. We take you to the start with the same search.',
  },
  startAgain: { es: 'Hacer una nueva reservación', en: 'Make a new reservation' },
  total: { es: 'Total', en: 'Total' },
  totalHint: { es: 'con IVA, sin cargos después', en: 'VAT included, no charges later' },
  explain: { es: 'Cómo se forma este precio', en: 'How this price is made up' },
  vatWithin: { es: 'IVA incluido en el total', en: 'VAT included in the total' },
  journeys: {
    departure: { es: 'Ida', en: 'Outbound' },
    return: { es: 'Regreso', en: 'Return' },
  },
  openTicket: { es: 'Boleto abierto', en: 'Open ticket' },
  oneMoment: { es: 'Un momento…', en: 'One moment…' },
  passengers: (n: number) => ({
    es: n === 1 ? '1 pasajero' : `${n} pasajeros`,
    en: n === 1 ? '1 passenger' : `${n} passengers`,
  }),
  offline: {
    es: 'Sin conexión. Lo que escribiste sigue aquí; inténtalo de nuevo cuando vuelva la señal.',
    en: 'You are offline. What you typed is still here; try again when the signal is back.',
  },
} as const;
