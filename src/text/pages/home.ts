/** The home page: search and departures of today. */
export const homeText = {
  title: { es: 'Boletos de autobús a la costa', en: 'Bus tickets to the coast' },
  description: {
    es: 'Compra boletos de autobús entre Guadalajara, Puerto Vallarta, Sayulita y las playas de Nayarit. Elige asiento y paga en línea, sin registrarte.',
    en: 'Buy bus tickets between Guadalajara, Puerto Vallarta, Sayulita and the beaches of Nayarit. Choose your seat and pay online, no account needed.',
  },
} as const;
