type Lang = 'es' | 'en';

/** Where invoices are asked for, with the code filled in. */
export const INVOICING_PATHS: Readonly<Record<Lang, string>> = { es: '/facturacion', en: '/invoicing' };

export const invoicingPath = (lang: Lang, code: string): string =>
  `${INVOICING_PATHS[lang]}?code=${encodeURIComponent(code)}`;

/** The same by a signed link, which is its own proof; the code is for when it has ended. */
export const invoicingLinkPath = (lang: Lang, code: string, token: string): string =>
  `${invoicingPath(lang, code)}&${new URLSearchParams({ t: token })}`;

/** Where invoices are asked for in the itinerary, and said before paying who they are for. */
export const ITINERARY_INVOICING_PATHS: Readonly<Record<Lang, string>> = {
  es: '/mi-reservacion/facturacion',
  en: '/itinerary/invoicing',
};

export const TAX_DETAILS_PATHS: Readonly<Record<Lang, string>> = {
  es: '/reservacion/datos-de-factura',
  en: '/reservation/tax-details',
};

/** Where a frequent traveller keeps receivers of invoices. */
export const RECEIVERS_PATHS: Readonly<Record<Lang, string>> = {
  es: '/viajero-frecuente/datos-fiscales',
  en: '/frequent-traveller/tax-details',
};

export const itineraryInvoicingPath = (lang: Lang, code: string): string =>
  `${ITINERARY_INVOICING_PATHS[lang]}?code=${encodeURIComponent(code)}`;

/** The address names the reservation, as every step's does (T77). */
export const taxDetailsPath = (lang: Lang, code: string): string =>
  `${TAX_DETAILS_PATHS[lang]}?code=${encodeURIComponent(code)}`;
