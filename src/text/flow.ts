import { EXTENSION_MINUTES } from '#domain/booking/limits.ts';

/** Common to all steps of the reservation flow. */
export const flow = {
  summary: { es: 'Tu viaje', en: 'Your trip' },
  /** Closes the trip's sheet. */
  close: { es: 'Cerrar', en: 'Close' },
  heldFor: { es: 'Apartado por', en: 'Held for' },
  spoken: (minutes: number) => ({
    es: minutes === 1 ? 'Queda 1 minuto para terminar.' : `Quedan ${minutes} minutos para terminar.`,
    en: minutes === 1 ? '1 minute left to finish.' : `${minutes} minutes left to finish.`,
  }),
  /** Shown in place of the pressed button. */
  extended: { es: 'Listo: tienes más tiempo.', en: 'Done: you have more time.' },
  notExtended: {
    es: 'Ya no se puede ampliar el tiempo. Tus asientos siguen apartados hasta que termine el reloj.',
    en: 'The time cannot be extended again. Your seats stay held until the clock runs out.',
  },
  extend: { es: `Dame ${EXTENSION_MINUTES} minutos más`, en: `Give me ${EXTENSION_MINUTES} more minutes` },
  expiredTitle: { es: 'Se acabó el tiempo', en: 'Time is up' },
  expiredSafe: {
    es: 'No se hizo ningún cargo. Te llevamos al inicio con la misma búsqueda.',
    en: 'Nothing was charged. We will take you to the start with the same search.',
  },
  startAgain: { es: 'Hacer una nueva reservación', en: 'Make a new reservation' },
  /** Before the total while a journey of the trip has no price. */
  soFar: { es: 'Hasta ahora', en: 'So far' },
  oneMoment: { es: 'Un momento…', en: 'One moment…' },
  offline: {
    es: 'Sin conexión. Lo que escribiste sigue aquí; inténtalo de nuevo cuando vuelva la señal.',
    en: 'You are offline. What you typed is still here; try again when the signal is back.',
  },
} as const;
