/** Common to all forms. */
export const formText = {
  thereIsAProblem: { es: 'Hay un problema', en: 'There is a problem' },
  thereAreProblems: (count: number) => ({ es: `Hay ${count} problemas`, en: `There are ${count} problems` }),
  otherProblems: (count: number) => ({ es: `Ver los otros ${count}`, en: `See the other ${count}` }),
  /** Prefix of the page title when a form is shown again with errors. */
  error: { es: 'Error', en: 'Error' },
} as const;
