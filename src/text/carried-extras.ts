/** A passenger's extras: on every ticket, so it is short. */
export const carriedExtrasText = { es: 'Lleva', en: 'Takes' } as const;

/** What a card includes, on paper. */
export const includedText = { es: 'Incluye', en: 'Includes' } as const;

/** Next to a supplier's package: its access code, or why there is none yet. It is short. */
const accessText = {
  code: (code: string) => ({ es: `código ${code}`, en: `code ${code}` }),
  pending: { es: 'código en camino', en: 'code on its way' },
} as const;

interface Along {
  readonly quantity: number;
  readonly name: Readonly<Record<'es' | 'en', string>>;
  /** For a supplier's package: its access code, once available. */
  readonly access?: { readonly code: string | null } | null | undefined;
}

/** `2 × Maleta, 1 × Internet (código ABCD-2345)`. */
export const listCarriedExtras = (lines: readonly Along[], lang: 'es' | 'en'): string =>
  lines
    .map(({ quantity, name, access }) => `${quantity} × ${name[lang]}${access ? ` (${codeOf(access, lang)})` : ''}`)
    .join(', ');

const codeOf = ({ code }: { readonly code: string | null }, lang: 'es' | 'en'): string =>
  (code === null ? accessText.pending : accessText.code(code))[lang];
