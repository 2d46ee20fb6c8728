type Lang = 'es' | 'en';

/** Where a signed link to go on with a reservation leads (B5). */
export const RESUME_PATHS: Readonly<Record<Lang, string>> = {
  es: '/reservacion/continuar',
  en: '/reservation/resume',
};

/** Where a signed link to pay for somebody else leads (N9). */
export const PAY_PATHS: Readonly<Record<Lang, string>> = { es: '/pagar/:token', en: '/pay/:token' };

/** The token is in the query: what is written down of a request leaves its query out. */
export const resumePath = (lang: Lang, token: string): string => `${RESUME_PATHS[lang]}?t=${encodeURIComponent(token)}`;

export const payPath = (lang: Lang, token: string): string =>
  PAY_PATHS[lang].replace(':token', encodeURIComponent(token));
