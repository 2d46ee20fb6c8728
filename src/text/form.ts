/** What every form says. */
export const formText = {
  thereIsAProblem: { es: 'Hay algo que corregir', en: 'There is a problem' },
  accept: { es: 'Aceptar', en: 'OK' },
} as const;
