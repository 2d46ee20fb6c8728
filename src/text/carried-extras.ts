import { accessText } from '#text/internet/access.ts';

/** What passengers take along as well: it stands on every ticket, so it is short. */
export const carriedExtrasText = { es: 'Lleva', en: 'Takes' } as const;

/** What is included by a card, on paper. */
export const includedText = { es: 'Incluye', en: 'Includes' } as const;

interface Along {
  readonly quantity: number;
  readonly name: Readonly<Record<'es' | 'en', string>>;
  /** Of what a supplier gives: its code, once it is there. */
  readonly access?: { readonly code: string | null } | null | undefined;
}

/** `2 × Maleta, 1 × Internet (código ABCD-2345)`. */
export const listCarriedExtras = (lines: readonly Along[], lang: 'es' | 'en'): string =>
  lines
    .map(({ quantity, name, access }) => `${quantity} × ${name[lang]}${access ? ` (${codeOf(access, lang)})` : ''}`)
    .join(', ');

const codeOf = ({ code }: { readonly code: string | null }, lang: 'es' | 'en'): string =>
  (code === null ? accessText.pending : accessText.code(code))[lang];
