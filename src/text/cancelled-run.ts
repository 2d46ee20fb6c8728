/** A journey with a cancelled departure, wherever its tickets are shown. */
export const cancelledRun = {
  stamp: { es: 'Salida cancelada', en: 'Departure cancelled' },
  /** In place of the deadlines of a journey. */
  instead: {
    es: 'Este autobús no sale. Lo que te toca está en «Mi reservación».',
    en: 'This bus will not run. See your options under “My reservation”.',
  },
} as const;
