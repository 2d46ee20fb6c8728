import * as paths from '#wire/page-paths.ts';

type Lang = 'es' | 'en';

/** The token is in the query, which request logs omit. */
export const resumePath = (lang: Lang, token: string): string => `${paths.resume[lang]}?t=${encodeURIComponent(token)}`;

export const payPath = (lang: Lang, token: string): string => `${paths.payLinks[lang]}/${encodeURIComponent(token)}`;

/** The shuttle, with a ride filled in: stops, `YYYY-MM-DD`, `HH:MM`. */
export const shuttlePath = (lang: Lang, ride: Readonly<Record<string, string>>): string =>
  `${paths.shuttleRides[lang]}?${new URLSearchParams(ride)}`;

/** The page of an order, by its code. */
export const orderPath = (lang: Lang, code: string): string => `${paths.order[lang]}?code=${encodeURIComponent(code)}`;

/** The vouchers of an order, by its code. */
export const vouchersPath = (lang: Lang, code: string): string =>
  `${paths.vouchers[lang]}?code=${encodeURIComponent(code)}`;

export const adventurePath = (lang: Lang, bookingCode: string): string =>
  paths.adventure.pattern[lang].replace(':booking_code', encodeURIComponent(bookingCode));

/** Of an order of this adventure. */
export const adventurePaymentPath = (lang: Lang, bookingCode: string, code: string): string =>
  `${paths.adventurePayment.pattern[lang].replace(':booking_code', encodeURIComponent(bookingCode))}?code=${encodeURIComponent(code)}`;

export const adventureTicketPath = (lang: Lang, bookingCode: string, code: string): string =>
  `${paths.adventureTicket.pattern[lang].replace(':booking_code', encodeURIComponent(bookingCode))}?code=${encodeURIComponent(code)}`;

/** The same for anyone with its link. */
export const orderLinkPath = (lang: Lang, token: string): string =>
  `${paths.order[lang]}?t=${encodeURIComponent(token)}`;

/** Appended to a signed link, leads to the page of the reservation instead of to its current step. */
export const TO_ITINERARY = ['to', 'itinerary'] as const;

export const itineraryUrlOf = (resumeUrl: string): string => `${resumeUrl}&${TO_ITINERARY.join('=')}`;

/** The form for a rental car; with the code of a trip it says where and when that arrives. */
export const carPath = (lang: Lang, code: string): string =>
  `${paths.carRental[lang]}${paths.carRental[lang].includes('?') ? '&' : '?'}${new URLSearchParams({ code })}`;

/** The code is filled in for anyone; proofs never appear in an address. */
export const findPath = (lang: Lang, code: string): string => `${paths.find[lang]}?code=${encodeURIComponent(code)}`;

export const itineraryPath = (lang: Lang, code: string): string =>
  `${paths.itinerary[lang]}?code=${encodeURIComponent(code)}`;

export const cancelPath = (lang: Lang, code: string, more: Readonly<Record<string, string>> = {}): string =>
  `${paths.cancel[lang]}?${new URLSearchParams({ code, ...more })}`;

export interface TicketOfJourney {
  readonly code: string;
  /** A folio: it identifies the journey. */
  readonly ticket: string;
}

export const changePath = (lang: Lang, { code, ticket }: TicketOfJourney): string =>
  `${paths.changeSchedule[lang]}?${new URLSearchParams({ code, ticket })}`;

/** The same page once the change is made. */
export const changedPath = (
  lang: Lang,
  {
    code,
    direction,
    was_open: wasOpen,
  }: { readonly code: string; readonly direction: string; readonly was_open: boolean },
): string =>
  `${paths.changeSchedule[lang]}?${new URLSearchParams({ code, done: direction, ...(wasOpen ? { open: '1' } : {}) })}`;

export const namesPath = (lang: Lang, code: string, more: Readonly<Record<string, string>> = {}): string =>
  `${paths.changeName[lang]}?${new URLSearchParams({ code, ...more })}`;

export const seatsPath = (lang: Lang, code: string, more: Readonly<Record<string, string>> = {}): string =>
  `${paths.changeSeats[lang]}?${new URLSearchParams({ code, ...more })}`;

export const noticesPath = (lang: Lang, code: string): string =>
  `${paths.notices[lang]}?code=${encodeURIComponent(code)}`;

/** A case, for anyone with its number and link. */
export const casePath = (lang: Lang, { number, token }: { readonly number: string; readonly token: string }): string =>
  `${paths.travellerCase[lang]}?${new URLSearchParams({ number, t: token })}`;

export const stopNoticesPath = (lang: Lang, token: string): string =>
  `${paths.stopNotices[lang]}?t=${encodeURIComponent(token)}`;

/** Address of an invoice file, without a language, because the file has its own. */
export const invoiceFilePath = (invoice: string, file: 'xml' | 'html' | 'pdf', token?: string): string =>
  `/factura/${invoice}.${file}${token === undefined ? '' : `?t=${encodeURIComponent(token)}`}`;

/** In the address of a buyer who returns from a provider without having paid. */
export const CANCELLED = 'cancelled';

/** The timetable on sale as GTFS, without a language. */
export const FEED_PATH = '/gtfs.zip';

/** Current disruptions and alerts, as GTFS-Realtime. */
export const REALTIME_PATHS = {
  all: '/gtfs-rt/feed.pb',
  alerts: '/gtfs-rt/alerts.pb',
  trips: '/gtfs-rt/trip-updates.pb',
} as const;

export type RealtimePart = keyof typeof REALTIME_PATHS;

/** The search for other sites, and the script that embeds it; each in the language of its query. */
export const WIDGET_PATH = '/widget';
export const WIDGET_SCRIPT_PATH = '/widget.js';

/** The timetable of a pair of stops as a calendar. */
export const TIMETABLE_CALENDAR_PATH = '/horario.ics';

export const timetableCalendarPath = (
  lang: Lang,
  { origin, destination }: { readonly origin: string; readonly destination: string },
): string => `${TIMETABLE_CALENDAR_PATH}?${new URLSearchParams({ origin, destination, lang })}`;
