/**
 * The address of every page, in each language: `import * as paths from '#wire/page-paths.ts'`, then `paths.home[lang]`.
 * The build looks for that name: scripts for browsers contain only the rows they use. Paths of pages are written here
 * only; a check in `scripts` fails otherwise. Addresses with a query are made in `#wire/link-paths.ts`.
 */
type Lang = 'es' | 'en';

/** A page without an English path is the Spanish one with `?lang=en` (T53). */
export type PagePath = Readonly<Record<Lang, string>>;

/**
 * A page with parameters has no path without them: `paths.payLink[lang]` does not compile, `payPath` takes the token.
 */
export interface PagePattern {
  readonly pattern: PagePath;
}

export const home: PagePath = { es: '/', en: '/home' };
export const schedules: PagePath = { es: '/horarios-y-tarifas', en: '/schedules' };
export const locations: PagePath = { es: '/ubicaciones', en: '/ubicaciones?lang=en' };
/** A stop, by its slug. */
export const stop: PagePattern = { pattern: { es: '/ubicaciones/:stop', en: '/locations/:stop' } };
export const privacy: PagePath = { es: '/aviso-privacidad', en: '/aviso-privacidad?lang=en' };
export const terms: PagePath = { es: '/terminos-condiciones', en: '/terminos-condiciones?lang=en' };
/** Services; each has a page below. */
export const services: PagePath = { es: '/servicios', en: '/servicios?lang=en' };
export const children: PagePath = { es: '/servicios/infantes-menores', en: '/servicios/infantes-menores?lang=en' };
export const accessibility: PagePath = { es: '/servicios/discapacitados', en: '/servicios/discapacitados?lang=en' };
export const seniors: PagePath = { es: '/servicios/inapam', en: '/servicios/inapam?lang=en' };
export const students: PagePath = {
  es: '/servicios/estudiantes-maestros',
  en: '/servicios/estudiantes-maestros?lang=en',
};
export const baggage: PagePath = { es: '/servicios/equipaje', en: '/servicios/equipaje?lang=en' };
export const pets: PagePath = { es: '/servicios/mascota', en: '/servicios/mascota?lang=en' };
export const shuttle: PagePath = { es: '/servicios/shuttle', en: '/servicios/shuttle?lang=en' };
/** Its stops, departures and fares; the service page above says what it is. */
export const shuttleRides: PagePath = { es: '/shuttle', en: '/shuttle-transfers' };
export const lounge: PagePath = { es: '/servicios/sala-viajero', en: '/servicios/sala-viajero?lang=en' };
export const parking: PagePath = { es: '/servicios/estacionamiento', en: '/servicios/estacionamiento?lang=en' };
export const guarantee: PagePath = { es: '/servicios/garantia', en: '/servicios/garantia?lang=en' };
export const insurance: PagePath = { es: '/servicios/seguro-viaje', en: '/servicios/seguro-viaje?lang=en' };
export const cafeteria: PagePath = { es: '/servicios/cafeteria', en: '/servicios/cafeteria?lang=en' };

export const contactCentre: PagePath = { es: '/contact-center', en: '/contact-center?lang=en' };
/** Booking and paying by phone. */
export const phoneSales: PagePath = { es: '/callcenter', en: '/call-center' };
export const contact: PagePath = { es: '/contacto', en: '/contacto?lang=en' };
/** Forms for one topic each, with a case number. */
export const message: PagePath = { es: '/contacto/mensaje', en: '/contacto/mensaje?lang=en' };
export const lostProperty: PagePath = { es: '/contacto/objetos-olvidados', en: '/contacto/objetos-olvidados?lang=en' };
export const claims: PagePath = { es: '/contacto/aclaraciones', en: '/contacto/aclaraciones?lang=en' };
export const groups: PagePath = { es: '/contacto/grupos', en: '/contacto/grupos?lang=en' };
export const dataRights: PagePath = { es: '/contacto/datos-personales', en: '/contacto/datos-personales?lang=en' };
export const carRental: PagePath = { es: '/renta-un-auto', en: '/renta-un-auto?lang=en' };
/** Who rents the cars, and on what terms. */
export const carPartner: PagePath = { es: '/mexcar', en: '/rent-a-car' };
/** Where a traveller sees the state of their case. */
export const travellerCase: PagePath = { es: '/caso', en: '/case' };
/** Where a passenger on the bus buys internet. */
export const internet: PagePath = { es: '/internet', en: '/internet?lang=en' };
export const fleet: PagePath = { es: '/autobuses', en: '/autobuses?lang=en' };
export const tips: PagePath = { es: '/tips-viaje', en: '/tips-viaje?lang=en' };
export const security: PagePath = { es: '/politicas-seguridad', en: '/politicas-seguridad?lang=en' };
export const commitment: PagePath = { es: '/compromiso-social', en: '/compromiso-social?lang=en' };
export const whoWeAre: PagePath = { es: '/quienes-somos', en: '/quienes-somos?lang=en' };
export const promotions: PagePath = { es: '/promotions', en: '/promotions?lang=en' };
export const faq: PagePath = { es: '/preguntas-frecuentes', en: '/preguntas-frecuentes?lang=en' };
/** What hotels and other sites may use: the search widget, links, the timetable. */
export const partners: PagePath = { es: '/para-hoteles', en: '/for-hotels' };
/** Pages of places, by their slugs. */
export const ticketsTo: PagePattern = { pattern: { es: '/boletos-a-:city', en: '/tickets-to-:city' } };
export const busTickets: PagePattern = { pattern: { es: '/boletos-de-autobus-:city', en: '/bus-tickets-:city' } };
export const cityBus: PagePattern = { pattern: { es: '/autobus-:city', en: '/intercity-bus-:city' } };
export const cityCoach: PagePattern = { pattern: { es: '/camion-:city', en: '/coach-:city' } };
/** Landings for visitors from search engines. */
export const tickets: PagePath = { es: '/tickets', en: '/tickets?lang=en' };
export const ticketsOnline: PagePath = { es: '/bustickets', en: '/bustickets?lang=en' };
export const buyTickets: PagePath = { es: '/buyticketsbus', en: '/buyticketsbus?lang=en' };
export const buses: PagePath = { es: '/buses', en: '/buses?lang=en' };
export const trucks: PagePath = { es: '/trucks', en: '/trucks?lang=en' };
export const routes: PagePath = { es: '/linebuses', en: '/linebuses?lang=en' };
export const hoursToBook: PagePath = { es: '/schedulesreservation', en: '/schedulesreservation?lang=en' };
export const reservations: PagePath = { es: '/reservaciones', en: '/reservaciones?lang=en' };
export const groupTravel: PagePath = { es: '/group', en: '/group?lang=en' };
export const companies: PagePath = { es: '/company', en: '/company?lang=en' };
export const appPage: PagePath = { es: '/app', en: '/app?lang=en' };
export const apps: PagePath = { es: '/apps', en: '/apps?lang=en' };
export const appOnApple: PagePath = { es: '/app-ios', en: '/app-ios?lang=en' };
export const appOnAndroid: PagePath = { es: '/app-android', en: '/app-android?lang=en' };
export const hotels: PagePath = { es: '/hoteles', en: '/hoteles?lang=en' };
export const health: PagePath = { es: '/covid', en: '/covid?lang=en' };
export const frequent: PagePath = { es: '/frecuenttraveller', en: '/frecuenttraveller?lang=en' };
export const hotSale: PagePath = { es: '/hotsale', en: '/hotsale?lang=en' };
/** A class of bus, and a group of them. */
export const busesOf: PagePattern = { pattern: { es: '/buses-:product', en: '/buses-:product?lang=en' } };
export const groupsIn: PagePattern = { pattern: { es: '/group-:product', en: '/group-:product?lang=en' } };
/** The API for programs, rendered by the server without the site's shell. */
export const api: PagePath = { es: '/api', en: '/api?lang=en' };

/** The loyalty programme itself; the address of every page of a frequent traveller begins with it. */
export const frequentTraveller: PagePath = { es: '/viajero-frecuente', en: '/frequent-traveller' };
export const signIn: PagePath = { es: '/viajero-frecuente/entrar', en: '/frequent-traveller/sign-in' };
/** Opening an account, and its second half: the code. */
export const signUp: PagePath = { es: '/registro', en: '/sign-up' };
export const signUpCode: PagePath = { es: '/registro/codigo', en: '/sign-up/code' };
export const recoverPassword: PagePath = { es: '/recuperar', en: '/recover' };
export const newPassword: PagePath = { es: '/nueva-contrasena', en: '/new-password' };
/** Sessions, password and contacts of the account, and closing it. */
export const accountSafety: PagePath = { es: '/mi-cuenta/seguridad', en: '/my-account/security' };
export const closeAccount: PagePath = { es: '/mi-cuenta/cerrar', en: '/my-account/close' };
/** Points of a frequent traveller, with every movement. */
export const myPoints: PagePath = { es: '/mi-cuenta/puntos', en: '/my-account/points' };
export const buyPoints: PagePath = { es: '/mi-cuenta/puntos/comprar', en: '/my-account/points/buy' };
/** Where a frequent traveller saves receivers of invoices. */
export const receivers: PagePath = { es: '/viajero-frecuente/datos-fiscales', en: '/frequent-traveller/tax-details' };

/** A frequent traveller's own account, and its parts. */
export const myAccount: PagePath = { es: '/mi-cuenta', en: '/my-account' };
export const myTrips: PagePath = { es: '/mi-cuenta/viajes', en: '/my-account/trips' };
export const myInvoices: PagePath = { es: '/mi-cuenta/facturas', en: '/my-account/invoices' };
/** Everything paid with the account, and its invoices. */
export const myPayments: PagePath = { es: '/mi-cuenta/pagos', en: '/my-account/payments' };
/** Passengers a traveller often buys for. */
export const myPassengers: PagePath = { es: '/mi-cuenta/pasajeros', en: '/my-account/passengers' };
export const myDetails: PagePath = { es: '/mi-cuenta/datos', en: '/my-account/details' };

/** Where operators sign in and choose their task. */
export const operation: PagePath = { es: '/operacion', en: '/operation' };
export const boarding: PagePath = { es: '/operacion/abordaje', en: '/operation/boarding' };
export const counter: PagePath = { es: '/operacion/taquilla', en: '/operation/counter' };
/** Where alerts are written. */
export const operationAlerts: PagePath = { es: '/operacion/avisos', en: '/operation/alerts' };
/** Where cases are answered. */
export const caseDesk: PagePath = { es: '/operacion/casos', en: '/operation/cases' };
export const auditLog: PagePath = { es: '/operacion/bitacora', en: '/operation/log' };
/** The list of content, and one document of it. */
export const content: PagePath = { es: '/operacion/contenido', en: '/operation/content' };
export const editContent: PagePath = { es: '/operacion/contenido/editar', en: '/operation/content/edit' };
export const statistics: PagePath = { es: '/operacion/estadisticas', en: '/operation/statistics' };

/**
 * The start of every address of a sale; by itself it leads home. Each step is below it, with one name in both languages
 * (spec 2).
 */
export const reservationFlow: PagePath = { es: '/reservacion', en: '/reservation' };
export const taxDetails: PagePath = { es: '/reservacion/datos-de-factura', en: '/reservation/tax-details' };
/** Where an order without a trip is paid and viewed. */
export const order: PagePath = { es: '/pedido', en: '/order' };
/** Several orders that are paid together. */
export const basket: PagePath = { es: '/canasta', en: '/basket' };
/** Where a gift card is ordered, and where its bearer checks the balance. */
export const giftCard: PagePath = { es: '/tarjeta-de-regalo', en: '/gift-card' };
export const giftBalance: PagePath = { es: '/saldo', en: '/balance' };
/** Adventures on sale, one of them, its payment, and its voucher. */
export const adventures: PagePath = { es: '/aventuras', en: '/adventures' };
export const adventure: PagePattern = { pattern: { es: '/aventuras/:booking_code', en: '/adventures/:booking_code' } };
export const adventurePayment: PagePattern = {
  pattern: { es: '/aventuras/:booking_code/pago', en: '/adventures/:booking_code/payment' },
};
export const adventureTicket: PagePattern = {
  pattern: { es: '/aventuras/:booking_code/boleto', en: '/adventures/:booking_code/ticket' },
};
/** The vouchers of an order. */
export const vouchers: PagePath = { es: '/pedido/vales', en: '/order/vouchers' };
/** The vouchers saved on a device. */
export const myVouchers: PagePath = { es: '/mis-vales', en: '/my-vouchers' };
/** Where a lounge is booked, and where its passes are shown; its door, for operators. */
export const loungeBooking: PagePath = { es: '/sala-viajero', en: '/traveller-lounge' };
export const voucherDoor: PagePath = { es: '/operacion/vales', en: '/operation/vouchers' };
/** Starts of tours, for operators. */
export const startsDesk: PagePath = { es: '/operacion/salidas', en: '/operation/starts' };
export const loungeDoor: PagePath = { es: '/operacion/sala', en: '/operation/lounge' };
/** The start of every address of the tours; by itself it leads home (T52). Then its pages, in the order of a sale. */
export const toursFlow: PagePath = { es: '/tours', en: '/tours?lang=en' };
export const tourSearch: PagePath = { es: '/tours/buscar', en: '/tours/search' };
export const tourDetail: PagePattern = { pattern: { es: '/tours/detalle/:name', en: '/tours/detail/:name' } };
export const tourReservation: PagePath = { es: '/tours/reservacion', en: '/tours/reservation' };
export const tourReview: PagePath = { es: '/tours/revisa-tour', en: '/tours/review' };
export const tourCustomer: PagePath = { es: '/tours/cliente', en: '/tours/customer' };
export const tourPayment: PagePath = { es: '/tours/pago', en: '/tours/payment' };
export const tourTicket: PagePath = { es: '/tours/boleto', en: '/tours/ticket' };
/** The target of a signed link to resume a reservation (B5). */
export const resume: PagePath = { es: '/reservacion/continuar', en: '/reservation/resume' };

/** The start of every signed link to pay for others (N9); not a page itself. */
export const payLinks: PagePath = { es: '/pagar', en: '/pay' };
export const payLink: PagePattern = { pattern: { es: '/pagar/:token', en: '/pay/:token' } };

/** Where invoices are requested by a code. */
export const invoicing: PagePath = { es: '/facturacion', en: '/invoicing' };
/** Where one invoice of several reservations is requested. */
export const invoicingSeveral: PagePath = { es: '/facturacion/varios', en: '/invoicing/several' };

/** The start of every address about a reservation; by itself it leads to `itinerary`. */
export const itineraryFlow: PagePath = { es: '/mi-reservacion', en: '/itinerary' };
/** Where a reservation is looked up. */
export const find: PagePath = { es: '/mi-reservacion/buscar', en: '/itinerary/find' };
/** Where it is shown. */
export const itinerary: PagePath = { es: '/mi-reservacion/mi-reservacion', en: '/itinerary/reservation' };
/** Where tickets are cancelled and compensation is claimed. */
export const cancel: PagePath = { es: '/mi-reservacion/cancelar', en: '/itinerary/cancel' };
/** Where the schedule of a journey is changed. */
export const changeSchedule: PagePath = { es: '/mi-reservacion/cambio-horarios', en: '/itinerary/change' };
/** Where a ticket is put in another name. */
export const changeName: PagePath = { es: '/mi-reservacion/cambio-nombre', en: '/itinerary/name' };
export const changeSeats: PagePath = { es: '/mi-reservacion/cambio-asiento', en: '/itinerary/seats' };
/** Where baggage and other additions are bought for a paid trip. */
export const addLuggage: PagePath = { es: '/mi-reservacion/agregar', en: '/itinerary/add' };
/** Where invoices of the reservation are requested, and the receiver is given before paying. */
export const itineraryInvoicing: PagePath = { es: '/mi-reservacion/facturacion', en: '/itinerary/invoicing' };
/** Where a traveller chooses the channels of notices (B26). */
export const notices: PagePath = { es: '/mi-reservacion/avisos', en: '/itinerary/notices' };
/** Where the link in a message stops them. */
export const stopNotices: PagePath = { es: '/mi-reservacion/sin-avisos', en: '/itinerary/no-notices' };

/** Where the tickets saved on a device are shown. */
export const myTickets: PagePath = { es: '/mis-boletos', en: '/my-tickets' };
/** Shown for a page that cannot be fetched; in both languages under its Spanish path. */
export const offline: PagePath = { es: '/sin-conexion', en: '/sin-conexion?lang=en' };
