/** What every form says. */
export const formText = {
  thereIsAProblem: { es: 'Hay un problema', en: 'There is a problem' },
  /** Before the title of a page that shows a form again. */
  error: { es: 'Error', en: 'Error' },
  accept: { es: 'Aceptar', en: 'OK' },
} as const;
