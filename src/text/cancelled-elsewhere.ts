/** A journey with a cancelled departure, in calendars and messages. */
export const cancelledElsewhere = {
  calendar: {
    title: (from: string, to: string) => ({
      es: `Cancelado: autobús ${from} → ${to}`,
      en: `Cancelled: bus ${from} → ${to}`,
    }),
    text: { es: 'La salida se canceló: el autobús no sale.', en: 'The departure is cancelled: the bus will not run.' },
  },
  /** Without accents, to fit in one text message. */
  message: { es: 'CANCELADO, no sale', en: 'CANCELLED, will not run' },
  messageEnd: { es: 'Mira tu reservacion.', en: 'See your reservation.' },
} as const;
