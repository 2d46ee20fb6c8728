/** Forms whose errors may be many. Of their own: most forms have one heading. */
export const manyErrors = {
  thereAreProblems: (count: number) => ({ es: `Hay ${count} problemas`, en: `There are ${count} problems` }),
  otherProblems: (count: number) => ({ es: `Ver los otros ${count}`, en: `See the other ${count}` }),
} as const;
