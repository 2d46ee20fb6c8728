/** The trip with its price, next to each step: in no step's script. */
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
