/** Common to all forms. */
export const formText = {
  thereIsAProblem: { es: 'Hay un problema', en: 'There is a problem' },
  /** Prefix of the page title when a form is shown again with errors. */
  error: { es: 'Error', en: 'Error' },
} as const;
