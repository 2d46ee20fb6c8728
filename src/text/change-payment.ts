/** Paying for a change of schedule: the texts that differ from a purchase. */
export const changePayment = {
  title: { es: 'Paga la diferencia', en: 'Pay the difference' },
  alreadyPaid: { es: 'Ya lo pagaste', en: 'Already paid' },
  asBefore: {
    es: 'Tu viaje sigue como estaba. No se hizo ningún cargo.',
    en: 'Your trip is as it was. Nothing was charged.',
  },
  back: { es: 'Volver a mi reservación', en: 'Back to my reservation' },
} as const;
