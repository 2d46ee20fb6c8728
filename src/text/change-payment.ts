/** Paying for a change of schedule: the texts that differ from a purchase. */
export const changePayment = {
  title: { es: 'Paga la diferencia', en: 'Pay the difference' },
  alreadyPaid: { es: 'Ya lo pagaste', en: 'Already paid' },
  asBefore: {
    es: 'Esto no cambia nada de tu viaje. No se hizo ningún cargo.',
    en: 'This changes nothing about your trip. Nothing was charged.',
  },
  back: { es: 'Volver a mi reservación', en: 'Back to my reservation' },
} as const;
