import type { Lang } from '#text/lang.ts';

/** Where one signs in, and comes back from. */
export const signInAddress = (back: string, lang: Lang): string =>
  `${lang === 'es' ? '/viajero-frecuente/entrar' : '/frequent-traveller/sign-in'}?to=${encodeURIComponent(back)}`;
