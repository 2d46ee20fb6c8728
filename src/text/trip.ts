/** The trip with its price, beside each step: no step's script carries these words. */
export const tripText = {
  journeys: {
    departure: { es: 'Ida', en: 'Outbound' },
    return: { es: 'Regreso', en: 'Return' },
  },
  openTicket: { es: 'Boleto abierto', en: 'Open ticket' },
  passengers: (n: number) => ({
    es: n === 1 ? '1 pasajero' : `${n} pasajeros`,
    en: n === 1 ? '1 passenger' : `${n} passengers`,
  }),
} as const;
