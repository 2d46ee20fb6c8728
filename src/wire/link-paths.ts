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

/**
 * Put behind a signed link to go on, it leads to the page of the reservation instead of to the step where it stands.
 */
export const TO_ITINERARY = ['to', 'itinerary'] as const;

export const itineraryUrlOf = (resumeUrl: string): string => `${resumeUrl}&${TO_ITINERARY.join('=')}`;

/** Where a reservation is looked up, and where it is shown. */
export const FIND_PATHS: Readonly<Record<Lang, string>> = { es: '/mi-reservacion/buscar', en: '/itinerary/find' };

export const ITINERARY_PATHS: Readonly<Record<Lang, string>> = {
  es: '/mi-reservacion/mi-reservacion',
  en: '/itinerary/reservation',
};

/** The code is filled in for anyone who comes; what proves that it is theirs never stands in an address. */
export const findPath = (lang: Lang, code: string): string => `${FIND_PATHS[lang]}?code=${encodeURIComponent(code)}`;

export const itineraryPath = (lang: Lang, code: string): string =>
  `${ITINERARY_PATHS[lang]}?code=${encodeURIComponent(code)}`;

/** Where tickets are cancelled, and rights are taken. */
export const CANCEL_PATHS: Readonly<Record<Lang, string>> = { es: '/mi-reservacion/cancelar', en: '/itinerary/cancel' };

export const cancelPath = (lang: Lang, code: string, more: Readonly<Record<string, string>> = {}): string =>
  `${CANCEL_PATHS[lang]}?${new URLSearchParams({ code, ...more })}`;

/** Where the schedule of a journey is changed. */
export const CHANGE_PATHS: Readonly<Record<Lang, string>> = {
  es: '/mi-reservacion/cambio-horarios',
  en: '/itinerary/change',
};

export interface TicketOfJourney {
  readonly code: string;
  /** A folio: it names the journey. */
  readonly ticket: string;
}

export const changePath = (lang: Lang, { code, ticket }: TicketOfJourney): string =>
  `${CHANGE_PATHS[lang]}?${new URLSearchParams({ code, ticket })}`;

/** The same page once the change is made. */
export const changedPath = (
  lang: Lang,
  {
    code,
    direction,
    was_open: wasOpen,
  }: { readonly code: string; readonly direction: string; readonly was_open: boolean },
): string =>
  `${CHANGE_PATHS[lang]}?${new URLSearchParams({ code, done: direction, ...(wasOpen ? { open: '1' } : {}) })}`;

/** Where a ticket is put in another name. */
export const NAMES_PATHS: Readonly<Record<Lang, string>> = {
  es: '/mi-reservacion/cambio-nombre',
  en: '/itinerary/name',
};

export const namesPath = (lang: Lang, code: string, more: Readonly<Record<string, string>> = {}): string =>
  `${NAMES_PATHS[lang]}?${new URLSearchParams({ code, ...more })}`;

/** Where seats are changed. */
export const SEATS_PATHS: Readonly<Record<Lang, string>> = {
  es: '/mi-reservacion/cambio-asiento',
  en: '/itinerary/seats',
};

export const seatsPath = (lang: Lang, code: string, more: Readonly<Record<string, string>> = {}): string =>
  `${SEATS_PATHS[lang]}?${new URLSearchParams({ code, ...more })}`;

/** Where baggage and the like are added to a paid trip. */
export const ADD_PATHS: Readonly<Record<Lang, string>> = { es: '/mi-reservacion/agregar', en: '/itinerary/add' };

export const addPath = (lang: Lang, code: string, more: Readonly<Record<string, string>> = {}): string =>
  `${ADD_PATHS[lang]}?${new URLSearchParams({ code, ...more })}`;

/** Where a traveller says what they want to be told by, and where a link in a message takes it back (B26). */
export const NOTICES_PATHS: Readonly<Record<Lang, string>> = { es: '/mi-reservacion/avisos', en: '/itinerary/notices' };

export const STOP_NOTICES_PATHS: Readonly<Record<Lang, string>> = {
  es: '/mi-reservacion/sin-avisos',
  en: '/itinerary/no-notices',
};

export const noticesPath = (lang: Lang, code: string): string =>
  `${NOTICES_PATHS[lang]}?code=${encodeURIComponent(code)}`;

export const stopNoticesPath = (lang: Lang, token: string): string =>
  `${STOP_NOTICES_PATHS[lang]}?t=${encodeURIComponent(token)}`;

/** Where a file of an invoice is handed out: in no language, because what it leads to has its own. */
export const invoiceFilePath = (invoice: string, file: 'xml' | 'html' | 'pdf', token?: string): string =>
  `/factura/${invoice}.${file}${token === undefined ? '' : `?t=${encodeURIComponent(token)}`}`;

/** In the address of who comes back from a provider without having paid there. */
export const CANCELLED = 'cancelled';
