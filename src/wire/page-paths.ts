/**
 * Where every page of the site is, in each language: `import * as paths from '#wire/page-paths.ts'`, then `paths.home[lang]`.
 * That name is what the build looks for: of the table it leaves in a script for browsers the rows that the script uses.
 * Nobody else types the path of a page: the check of the house fails. Addresses with something in their query are made in
 * `#wire/link-paths.ts`.
 */
type Lang = 'es' | 'en';

/** A page without a path of its own in English is the Spanish one asked with `?lang=en` (T53). */
export type PagePath = Readonly<Record<Lang, string>>;

/** A page that has parameters is nowhere without them: `paths.payLink[lang]` does not compile, `payPath` asks for the token. */
export interface PagePattern {
  readonly pattern: PagePath;
}

export const home: PagePath = { es: '/', en: '/home' };
export const schedules: PagePath = { es: '/horarios-y-tarifas', en: '/schedules' };
export const locations: PagePath = { es: '/ubicaciones', en: '/ubicaciones?lang=en' };
export const privacy: PagePath = { es: '/aviso-privacidad', en: '/aviso-privacidad?lang=en' };
export const terms: PagePath = { es: '/terminos-condiciones', en: '/terminos-condiciones?lang=en' };
/** What programs may call, drawn by the server without the site. */
export const api: PagePath = { es: '/api', en: '/api?lang=en' };

/** Where every page of a frequent traveller begins; none itself. */
export const frequentTraveller: PagePath = { es: '/viajero-frecuente', en: '/frequent-traveller' };
export const signIn: PagePath = { es: '/viajero-frecuente/entrar', en: '/frequent-traveller/sign-in' };
/** Where a frequent traveller keeps receivers of invoices. */
export const receivers: PagePath = { es: '/viajero-frecuente/datos-fiscales', en: '/frequent-traveller/tax-details' };

/** Where the carrier's people sign in and choose what to work at. */
export const operation: PagePath = { es: '/operacion', en: '/operation' };
export const boarding: PagePath = { es: '/operacion/abordaje', en: '/operation/boarding' };
export const counter: PagePath = { es: '/operacion/taquilla', en: '/operation/counter' };
export const auditLog: PagePath = { es: '/operacion/bitacora', en: '/operation/log' };

/** Where every page of a sale begins; itself it leads home. Each step is below it, by its one name in both languages (spec 2). */
export const reservationFlow: PagePath = { es: '/reservacion', en: '/reservation' };
export const taxDetails: PagePath = { es: '/reservacion/datos-de-factura', en: '/reservation/tax-details' };
/** Where a signed link to go on with a reservation leads (B5). */
export const resume: PagePath = { es: '/reservacion/continuar', en: '/reservation/resume' };

/** Where every signed link to pay for somebody else begins (N9); no page itself. */
export const payLinks: PagePath = { es: '/pagar', en: '/pay' };
export const payLink: PagePattern = { pattern: { es: '/pagar/:token', en: '/pay/:token' } };

/** Where invoices are asked for by a code. */
export const invoicing: PagePath = { es: '/facturacion', en: '/invoicing' };

/** Where every page about a reservation that was made begins; itself it leads to `itinerary`. */
export const itineraryFlow: PagePath = { es: '/mi-reservacion', en: '/itinerary' };
/** Where a reservation is looked up. */
export const find: PagePath = { es: '/mi-reservacion/buscar', en: '/itinerary/find' };
/** Where it is shown. */
export const itinerary: PagePath = { es: '/mi-reservacion/mi-reservacion', en: '/itinerary/reservation' };
/** Where tickets are cancelled, and rights are taken. */
export const cancel: PagePath = { es: '/mi-reservacion/cancelar', en: '/itinerary/cancel' };
/** Where the schedule of a journey is changed. */
export const changeSchedule: PagePath = { es: '/mi-reservacion/cambio-horarios', en: '/itinerary/change' };
/** Where a ticket is put in another name. */
export const changeName: PagePath = { es: '/mi-reservacion/cambio-nombre', en: '/itinerary/name' };
export const changeSeats: PagePath = { es: '/mi-reservacion/cambio-asiento', en: '/itinerary/seats' };
/** Where baggage and the like are added to a paid trip. */
export const add: PagePath = { es: '/mi-reservacion/agregar', en: '/itinerary/add' };
/** Where invoices of the reservation are asked for, and said before paying who they are for. */
export const itineraryInvoicing: PagePath = { es: '/mi-reservacion/facturacion', en: '/itinerary/invoicing' };
/** Where a traveller says what they want to be told by (B26). */
export const notices: PagePath = { es: '/mi-reservacion/avisos', en: '/itinerary/notices' };
/** Where a link in a message takes it back. */
export const stopNotices: PagePath = { es: '/mi-reservacion/sin-avisos', en: '/itinerary/no-notices' };

/** Where the tickets a device keeps are shown. */
export const myTickets: PagePath = { es: '/mis-boletos', en: '/my-tickets' };
/** Shown for a page that cannot be fetched; in both languages, under its Spanish path. */
export const offline: PagePath = { es: '/sin-conexion', en: '/sin-conexion?lang=en' };
