/** While another day of the results loads: texts of its script. */
export const turningDays = {
  reading: { es: 'Buscando salidas…', en: 'Looking for departures…' },
  offline: {
    es: 'No hay conexión. Lo que ves se queda aquí; los otros días se ven cuando vuelva.',
    en: 'You are offline. What you see stays here; you can see other days once you are back online.',
  },
} as const;
