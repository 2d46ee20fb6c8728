/** Texts around the home page's search: rendered on the server only. */
export const homeShell = {
  title: { es: 'Boletos de autobús a la costa', en: 'Bus tickets to the coast' },
  description: {
    es: 'Compra boletos de autobús entre Guadalajara, Puerto Vallarta, Sayulita y las playas de Nayarit. Elige asiento y paga en línea, sin registrarte.',
    en: 'Buy bus tickets between Guadalajara, Puerto Vallarta, Sayulita and the beaches of Nayarit. Choose your seat and pay online, no account needed.',
  },
  trust: {
    title: { es: 'Con lo que cuentas', en: 'What you can count on' },
    payment: {
      what: { es: 'Pago seguro', en: 'Secure payment' },
      how: { es: 'sin registrarte', en: 'no account needed' },
    },
    change: (minutes: number) => ({
      what: { es: 'Cambio sin costo', en: 'Free exchange' },
      how: { es: `hasta ${minutes} min antes`, en: `until ${minutes} min before` },
    }),
    punctual: (percent: number) => ({
      what: { es: 'Puntualidad', en: 'On time' },
      how: { es: `o te damos ${percent} %`, en: `or ${percent}% back as credit` },
    }),
    invoice: { what: { es: 'Factura', en: 'Tax invoice' }, how: { es: 'al instante', en: 'at once' } },
  },
  destinations: { es: 'Destinos', en: 'Destinations' },
  allStops: { es: 'Todas las paradas', en: 'All stops' },
  from: { es: 'desde', en: 'from' },
  board: { es: 'Próximas salidas', en: 'Next departures' },
  boardEmpty: {
    es: 'No hay salidas hoy ni mañana. Busca otro día arriba.',
    en: 'No departures today or tomorrow. Search another day above.',
  },
  stops: (n: number) => ({
    es: n === 0 ? 'directo' : n === 1 ? '1 parada' : `${n} paradas`,
    en: n === 0 ? 'non-stop' : n === 1 ? '1 stop' : `${n} stops`,
  }),
  later: { es: 'Después', en: 'Later' },
  allSchedules: { es: 'Ver todos los horarios y tarifas', en: 'See all schedules and fares' },
  slides: { es: 'Para tu viaje', en: 'For your trip' },
  previousSlide: { es: 'Anterior', en: 'Previous' },
  nextSlide: { es: 'Siguiente', en: 'Next' },
  days: { es: 'días', en: 'days' },
  tomorrow: { es: 'Mañana', en: 'Tomorrow' },
} as const;
