import * as paths from '#wire/page-paths.ts';

type Lang = 'es' | 'en';

/** The page where invoices are requested, with the code filled in. */
export const invoicingPath = (lang: Lang, code: string): string =>
  `${paths.invoicing[lang]}?code=${encodeURIComponent(code)}`;

/** The same by a signed link, which is its own proof; the code is for when the link has expired. */
export const invoicingLinkPath = (lang: Lang, code: string, token: string): string =>
  `${invoicingPath(lang, code)}&${new URLSearchParams({ t: token })}`;

/** Where one invoice of several reservations is requested, this one ticked. */
export const severalPath = (lang: Lang, code: string): string =>
  `${paths.invoicingSeveral[lang]}?code=${encodeURIComponent(code)}`;

/** Where another reservation is proved for it; leads back there. */
export const findSeveralPath = (lang: Lang, code = ''): string =>
  `${paths.invoicing[lang]}?${new URLSearchParams({ code, find: '1', several: '1' })}`;

export const itineraryInvoicingPath = (lang: Lang, code: string): string =>
  `${paths.itineraryInvoicing[lang]}?code=${encodeURIComponent(code)}`;

/** The address names the reservation, as that of every step does (T77). */
export const taxDetailsPath = (lang: Lang, code: string): string =>
  `${paths.taxDetails[lang]}?code=${encodeURIComponent(code)}`;
