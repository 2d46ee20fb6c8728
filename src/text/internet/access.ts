/** Next to a package on a ticket: its access code, or why there is none yet. It is short. */
export const accessText = {
  code: (code: string) => ({ es: `código ${code}`, en: `code ${code}` }),
  pending: { es: 'código en camino', en: 'code on its way' },
} as const;
