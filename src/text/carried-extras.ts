/** What passengers take along as well: it stands on every ticket, so it is short. */
export const carriedExtrasText = { es: 'Lleva', en: 'Takes' } as const;

/** What is included by a card, on paper. */
export const includedText = { es: 'Incluye', en: 'Includes' } as const;

interface Along {
  readonly quantity: number;
  readonly name: Readonly<Record<'es' | 'en', string>>;
}

/** `2 × Maleta, 1 × Tabla`. */
export const listCarriedExtras = (lines: readonly Along[], lang: 'es' | 'en'): string =>
  lines.map(({ quantity, name }) => `${quantity} × ${name[lang]}`).join(', ');
