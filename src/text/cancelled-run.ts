/** A journey whose bus does not run, wherever its tickets are shown. */
export const cancelledRun = {
  stamp: { es: 'Salida cancelada', en: 'Departure cancelled' },
  /** In place of the deadlines of a journey. */
  instead: {
    es: 'Este autobús no sale. Lo que te toca está en «Mi reservación».',
    en: 'This bus does not run. What it gives you is under “My reservation”.',
  },
} as const;
