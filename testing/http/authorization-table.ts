import { ACCOUNT_CALLS } from '#testing/http/authorization-account.ts';
import { type Access, type Asked, type Cell, type Reads, row } from '#testing/http/authorization-cell.ts';
import { GIFT } from '#testing/http/gift-body.ts';
import type { Principal, AccessFixture } from '#testing/http/principals.ts';

const HOLDERS = ['buyer', 'full', 'resumed', 'owner'] as const satisfies readonly Principal[];

export const LET_IN: Readonly<Record<Exclude<Access, 'everybody'>, readonly Principal[]>> = {
  holder: HOLDERS,
  seer: [...HOLDERS, 'masked', 'invoicer'],
  invoicer: [...HOLDERS, 'invoicer', 'addressee'],
  'invoicing-link': ['addressee'],
  'resume-link': ['resumed'],
  'pay-link': ['payer'],
  pin: ['buyer', 'full'],
  traveller: ['traveller', 'owner'],
  /** The signed-in traveller, for what is in their account. */
  'own-account': ['owner'],
  client: ['client'],
  token: ['program'],
  'refresh-token': ['program'],
  operator: ['boarding', 'counter', 'callcentre', 'editor', 'manager'],
  boarding: ['boarding', 'counter', 'manager'],
  counter: ['counter', 'manager'],
  callcentre: ['callcentre', 'manager'],
  editor: ['editor', 'manager'],
  desk: ['counter', 'callcentre', 'manager'],
  manager: ['manager'],
};

/** A call for operators, with the personal data they read by it. */
const work = (access: Access, reads: Reads, ask?: Cell['ask']): Cell => ({ ...row(access, ask), reads });
const byQuery = ({ code }: AccessFixture): Asked => ({ query: { code } });
const byBody = ({ code }: AccessFixture): Asked => ({ body: { code } });

const SEARCH = { origin: 'gdl', destination: 'pvr' };
const DAY = '2026-12-01';
const PARTY = { origin: 'gdl', destination: 'pvr', departure: { open: true }, passengers: [{ type: 'adult' }] };
const PERSON = { first_name: 'Eva', last_name: 'Ruiz' };
const CONTACT = { ...PERSON, cell_phone: '3331234567', email: 'eva@example.com', privacy: true, of_age: true };
const PAYMENT = { method: 'credit', token: 'tok_1', idempotency_key: 'key-of-a-stranger', total: 1 };
const WHALES = { booking_code: 'whales' };
const APPLE = 'https://apple-pay-gateway.apple.com/x';
const AT = '2026-12-01T00:00:00Z';
const SCAN = '018f0000-0000-4000-8000-000000000001';
const KEY = { idempotency_key: 'key-of-a-stranger' };
const BACK = { amount: 1, idempotency_key: 'key-of-a-stranger' };

const SAID = { es: 'Algo', en: 'Something' };
const DOCUMENT = { title: SAID, description: SAID, blocks: [{ kind: 'paragraph', text: SAID }] };
const ALERT = {
  revision: 0,
  title_es: 'Lluvia',
  title_en: 'Rain',
  body_es: 'Sal con tiempo.',
  body_en: 'Leave early.',
  cause: 'weather',
  effect: 'significant_delays',
  severity: 'info',
};

const CASE = {
  topic: 'message',
  lang: 'es',
  name: 'Eva Ruiz',
  email: 'eva@example.com',
  phone: '',
  message: 'try',
  details: {},
  files: [],
  ...KEY,
};

const CAR = {
  lang: 'es',
  name: 'Eva Ruiz',
  email: 'eva@example.com',
  car_destination: '7',
  pick_up_day: DAY,
  pick_up_hour: '23:00',
  hand_back_day: DAY,
  hand_back_hour: '23:30',
  driver_age: '34',
  ...KEY,
};

const RECEIVER = {
  rfc: 'EKU9003173C9',
  name: 'ESCUELA KEMPER URGATE',
  cp: '42501',
  regimen_fiscal: '601',
  uso_cfdi: 'G03',
  email: 'eva@example.com',
  phone: '3331234567',
};

/** Every call, and who may make it for a reservation. A call that is missing here fails the test. */
export const CALLS: Readonly<Record<string, Cell>> = {
  websaleGetReservationOrigins: row('everybody'),
  websaleGetReservationPromotionalCode: row('everybody', () => ({ query: { code: 'NOPE' } })),
  websalePostReservationCreate: row('everybody', () => ({ body: PARTY })),
  websaleGetReservationSchedules: row('holder', ({ code }) => ({ query: { code, direction: 'departure' } })),
  websalePostReservationSchedules: row('holder', ({ code, schedule }) => ({ body: { code, departure: schedule } })),
  websalePostReservationContact: row('holder', ({ code }) => ({
    body: { code, contact: CONTACT, passengers: [PERSON, PERSON] },
  })),
  websaleGetReservationAdditionals: row('holder', byQuery),
  websalePostReservationAdditionals: row('holder', byBody),
  websaleGetReservationSeats: row('holder', byQuery),
  websalePostReservationSeats: row('holder', ({ code }) => ({ body: { code, automatic: true } })),
  websalePostReservationExtend: row('holder', byBody),
  websaleGetReservationState: row('holder', byQuery),
  // Each session sees its own.
  websaleGetReservationUnpaid: row('everybody'),
  websalePostReservationLeave: row('holder', byBody),
  websalePostReservationResume: row('resume-link', (accessFixture, one) => ({
    body: { token: accessFixture.resumeTokenOf(one) },
  })),
  websaleGetReservationPayment: row('holder', byQuery),
  websalePostReservationPayment: row('holder', ({ code }) => ({ body: { code, ...PAYMENT } })),
  websalePostReservationConfirm: row('holder', byBody),
  websalePostReservationPaymentAbandon: row('holder', byBody),
  websalePostReservationPaymentAppleSession: row('holder', ({ code }) => ({ body: { code, validation_url: APPLE } })),
  websaleGetReservationHtml: row('holder', ({ code }) => ({ query: { code, download: 'true' } })),
  websaleGetReservationPdf: row('holder', ({ code }) => ({ query: { code, download: 'true' } })),
  websaleGetReservationIcs: row('holder', ({ code }) => ({ query: { code, download: 'true' } })),
  websaleGetReservationWallets: row('holder', byQuery),
  websaleGetReservationPkpass: row('holder', ({ code }) => ({ query: { code, folio: `${code}-01` } })),
  websaleGetOrderState: row('holder', byQuery),
  // Each session sees its own.
  websaleGetOrderUnpaid: row('everybody'),
  websalePostOrderPayment: row('holder', ({ code }) => ({ body: { code, ...PAYMENT } })),
  websalePostOrderConfirm: row('holder', byBody),
  websalePostOrderPaymentAbandon: row('holder', byBody),
  websalePostOrderReturn: row('holder', byBody),
  websaleGetBasketState: row('everybody'),
  websalePostBasketAdd: row('holder', byBody),
  websalePostBasketRemove: row('everybody', byBody),
  websaleGetBasketBeside: row('holder', byQuery),
  websaleGetBasketBought: row('holder', byQuery),
  websalePostGiftCardOrder: row('everybody', () => ({ body: GIFT })),
  websaleGetLoungeAvailability: row('traveller'),
  websalePostLoungeBook: row('traveller', () => ({
    body: { lounge: 'zapopan', starts_at: AT, hours: 1, people: 1, ...KEY },
  })),
  toursGetTourCatalogProduct: row('everybody'),
  toursGetTourCatalogDate: row('everybody', () => ({ query: { name: 'ballenas' } })),
  toursGetTourCatalogTimeslot: row('everybody', () => ({ query: { name: 'ballenas', date: DAY } })),
  toursGetTourCheckShopping: row('everybody', () => ({ query: { session: SCAN } })),
  toursPostTourCheckShopping: row('everybody', () => ({ body: { shopping: null } })),
  toursPutTourSaleCheckout: row('everybody', () => ({ body: { session: SCAN, ...KEY, contact: CONTACT } })),
  toursGetTourSalePayment: row('holder', byQuery),
  toursPostTourSalePayment: row('holder', ({ code }) => ({ body: { code, ...PAYMENT } })),
  toursPutTourSalePayment: row('holder', byBody),
  toursPostTourSaleBooking: row('holder', byBody),
  toursGetTourSaleTicket: row('holder', byQuery),
  toursPostTourCheckReservation: row('holder', byBody),
  toursGetTourSaleCancellation: row('holder', byQuery),
  toursPostTourSaleCancel: row('holder', ({ code }) => ({ body: { code, amount: 1 } })),
  websalePostLoungeCancel: row('traveller', () => ({ body: { code: 'S000000000' } })),
  websalePostGiftCardBalance: row('everybody', () => ({ body: { code: 'G000000000', secret: '00000000' } })),
  websalePostOrderResume: row('resume-link', (accessFixture, one) => ({
    body: { token: accessFixture.resumeTokenOf(one) },
  })),
  websaleGetReservationPayLink: row('holder', byQuery),
  websaleGetPayLink: row('pay-link', (accessFixture, one) => ({ query: { link: accessFixture.payTokenOf(one) } })),
  websalePostPayLink: row('pay-link', (accessFixture, one) => ({
    body: { ...PAYMENT, link: accessFixture.payTokenOf(one) },
  })),
  websalePostPayLinkConfirm: row('pay-link', (accessFixture, one) => ({
    body: { link: accessFixture.payTokenOf(one) },
  })),
  websalePostPayLinkAbandon: row('pay-link', (accessFixture, one) => ({
    body: { link: accessFixture.payTokenOf(one) },
  })),
  websalePostPayLinkAppleSession: row('pay-link', (accessFixture, one) => ({
    body: { link: accessFixture.payTokenOf(one), validation_url: APPLE },
  })),

  catalogueGetVersionSelectProjectId: row('everybody', () => ({ params: { project_id: '1' } })),
  catalogueGetSliderList: row('everybody'),
  catalogueGetSchedulesListSelect: row('everybody', () => ({ query: { ...SEARCH, date: DAY } })),
  catalogueGetSchedulesPriceCalendar: row('everybody', () => ({ query: { ...SEARCH, from: DAY, to: DAY } })),
  catalogueGetRatesListSelect: row('everybody', () => ({ query: { ...SEARCH, date: DAY } })),
  catalogueGetPromotionalCodesList: row('everybody'),
  catalogueGetContentSelectSlug: row('everybody', () => ({ params: { slug: 'equipaje' } })),
  catalogueGetContentListKind: row('everybody', () => ({ params: { kind: 'service' } })),
  catalogueGetFleetList: row('everybody'),
  catalogueGetAlertsList: row('everybody'),
  catalogueGetAlertsSchedules: row('everybody', () => ({ query: { ...SEARCH, date: DAY } })),
  catalogueGetAlertsRun: row('everybody', ({ schedule }) => ({ query: schedule })),
  catalogueGetStopsSelectStop: row('everybody', () => ({ params: { stop: 'guadalajara' } })),
  catalogueGetPlacesSelectPlace: row('everybody', () => ({ params: { place: 'guadalajara' } })),
  catalogueGetPlacesDeparturesPlace: row('everybody', () => ({ params: { place: 'guadalajara' } })),
  catalogueGetPlacesList: row('everybody'),

  ...ACCOUNT_CALLS,

  itineraryGetReservationData: row('seer', byQuery),
  itineraryPostReservationData: row('pin', ({ code, pinOf }, one) => ({ body: { code, nip: pinOf(one) } })),
  itineraryPostReservationForget: row('everybody', byBody),
  itineraryGetReservationCodeForgotNip: row('everybody', ({ code }) => ({ params: { code } })),
  itineraryPostReservationCodeForgotNip: row('everybody', ({ code }) => ({ params: { code }, body: {} })),
  itineraryPostReservationRecover: row('everybody', () => ({ body: { contact: CONTACT.email } })),
  itineraryPostReservationOneTimeCode: row('seer', byBody),
  itineraryPostReservationProof: row('seer', ({ code }) => ({ body: { code, digits: 'none' } })),
  itineraryPostReservationNip: row('holder', byBody),
  itineraryGetReservationSent: row('holder', byQuery),
  itineraryPostReservationResend: row('holder', byBody),
  itineraryGetReservationNotices: row('holder', byQuery),
  itineraryPostReservationNotices: row('holder', ({ code }) => ({ body: { code, channel: 'sms' } })),
  itineraryPostReservationNoticesOff: row('holder', ({ code }) => ({ body: { code, channel: 'sms' } })),
  itineraryPostReservationNoticesStop: row('everybody', () => ({ body: { token: 'none' } })),
  itineraryGetReservationEntitlements: row('holder', byQuery),
  itineraryPostReservationCodeClaim: row('holder', ({ code }) => ({
    params: { code },
    body: { ...BACK, take: 'credit' },
  })),
  itineraryGetReservationCancelOffer: row('holder', byQuery),
  itineraryPostReservationCodeCancel: row('holder', ({ code }) => ({
    params: { code },
    body: { ...BACK, means: 'credit' },
  })),
  itineraryGetReservationIdSchedules: row('holder', ({ code, folio }) => ({
    params: { id: code },
    query: { ticket_id: folio },
  })),
  itineraryGetReservationIdScheduleAvailability: row('holder', ({ code, folio, schedule }) => ({
    params: { id: code },
    query: { ticket_id: folio, ...schedule },
  })),
  itineraryPostReservationIdChangeSchedule: row('holder', ({ code, folio, schedule }) => ({
    params: { id: code },
    body: { ticket_id: folio, ...schedule, difference: 0, valid_until: '2026-12-01T00:00:00-06:00', seats: [] },
  })),

  itineraryGetReservationAdditions: row('holder', byQuery),
  itineraryPostReservationCodeAdditions: row('holder', ({ code, folio }) => ({
    params: { code },
    body: { items: [{ ticket_id: folio, offer: 'bag', quantity: 1 }] },
  })),

  additionalsGetServiceAdditionalInternetPackages: row('everybody'),
  // For anyone who can name a seat and its passenger; it reveals nothing of the reservation.
  additionalsPostServiceAdditionalInternetCreatePayment: row('everybody', ({ folio }) => ({
    body: {
      package_id: 'internet-plus',
      ticket_id: folio,
      last_name: 'López',
      contact: { email: 'eva@example.com' },
      ...KEY,
    },
  })),
  // For the order's holder: this one is for a trip, and only they are told so.
  additionalsPostServiceAdditionalInternetConfirmPayment: row('holder', ({ code }) => ({ body: { order: code } })),
  additionalsGetAdditionalsInfoBenefitSuffix: row('everybody', () => ({ params: { suffix: '-internet-plus' } })),
  additionalsGetAssetsJsonfileFileFilename: row('everybody', () => ({
    params: { file: 'internet', filename: 'packages.json' },
  })),
  itineraryGetReservationNames: row('holder', byQuery),
  itineraryPostReservationCodeChangeName: row('holder', ({ code }) => ({
    params: { code },
    body: { ...PERSON, ...KEY, passenger: 1 },
  })),
  itineraryGetReservationSeatChanges: row('holder', byQuery),
  itineraryPostReservationCodeChangeSeats: row('holder', ({ code }) => ({
    params: { code },
    body: { ...KEY, direction: 'departure', seats: [{ position: 1, seat: 63 }] },
  })),

  invoicingGetReservationSeveral: row('invoicer', byQuery),
  invoicingGetReservation: row('invoicer', byQuery),
  invoicingPostReservation: row('everybody', ({ code }) => ({
    body: { code, last_name: 'López', phone: '33 9999 9999', brand_id: 2 },
  })),
  invoicingPostReservationLink: row('invoicing-link', (accessFixture, one) => ({
    body: { token: accessFixture.invoicingTokenOf(one) },
  })),
  invoicingPostDocumentsSearchserie: row('everybody', () => ({
    body: { series: 'F', folio: '1', rfc: 'EKU9003173C9' },
  })),
  invoicingPostReservationWish: row('holder', ({ code }) => ({ body: { code, ...RECEIVER } })),
  invoicingGetProfiles: row('traveller'),
  invoicingPostProfiles: row('traveller', () => ({ body: RECEIVER })),
  invoicingPostProfilesForget: row('traveller', () => ({ body: { profile_id: SCAN } })),
  new_invoicingPostReservationGenerateCode: row('invoicer', ({ code }) => ({ params: { code }, body: RECEIVER })),
  new_invoicingPostReservationGenerateJointly: row('invoicer', ({ code }) => ({
    body: { reservations: [{ code, payments: [] }], ...RECEIVER },
  })),
  new_invoicingPostReservationReplaceCode: row('invoicer', ({ code }) => ({
    params: { code },
    body: { invoice_id: 'none' },
  })),
  new_invoicingPostReservationResendCode: row('invoicer', ({ code }) => ({ params: { code }, body: {} })),
  operationPostDeparturesDelay: row('counter', ({ departure }) => ({
    body: { departure, minutes: 5, reason: 'try' },
  })),
  operationPostDeparturesService: row('counter', ({ departure }) => ({
    body: { departure, service: 'plus', reason: 'try' },
  })),
  operationGetAlertsList: row('counter'),
  operationGetAlertsSelectId: row('counter', ({ alert }) => ({ params: { id: alert.id } })),
  operationPostAlertsWrite: row('counter', () => ({ body: ALERT })),
  operationPostAlertsPublish: row('counter', ({ alert }) => ({ body: alert })),
  operationPostAlertsEnd: row('counter', ({ alert }) => ({ body: alert })),
  operationGetCounterReservation: work('desk', 'people', byQuery),
  operationPostCounterCash: row('counter', ({ code }) => ({ body: { code, total: 1, ...KEY } })),
  operationPostCounterConversion: row('callcentre', ({ code }) => ({
    body: { code, total: 1, authorisation: 'A1B2C3', card_type: 'debit', ...KEY },
  })),
  operationPostCounterExchange: work('desk', 'masked', ({ code }) => ({
    body: { code, direction: 'departure', passenger: 1, seat: 63, ...KEY },
  })),
  operationPostCounterPrint: row('counter', ({ code }) => ({ body: { code, ...KEY } })),
  operationPostCounterResend: row('desk', ({ code }) => ({ body: { code, ...KEY } })),
  operationGetCounterPdf: work('counter', 'people', byQuery),
  operationPostCounterRefundByHand: row('manager', () => ({ body: { refund: 'none', note: 'SPEI', ...KEY } })),
  operationGetCounterLog: row('manager', byQuery),
  operationGetStatistics: row('manager'),
  operationGetStatisticsCounts: row('manager'),
  operationPostOperatorSignIn: row('operator', (accessFixture, one) => ({
    body: { key: accessFixture.operatorKeyOf(one) },
  })),
  operationPostOperatorSignOut: row('everybody', () => ({ body: {} })),
  operationGetOperator: row('operator'),
  operationGetContent: row('editor'),
  operationGetContentDocument: row('editor', () => ({ query: { slug: 'equipaje' } })),
  operationGetContentFigures: row('editor'),
  operationPostContentDraft: row('editor', () => ({ body: { slug: 'equipaje', seen: 0, document: DOCUMENT } })),
  operationPostContentPublication: row('editor', () => ({ body: { slug: 'equipaje', revision: 1 } })),
  operationPostContentWithdrawal: row('editor', () => ({ body: { publication: 1 } })),
  operationPostContentRestore: row('editor', () => ({ body: { slug: 'equipaje', revision: 0, seen: 1 } })),
  operationGetBoardingBuses: row('boarding'),
  // A pass tells its hours and how many people it is for, and nobody's name.
  operationGetToursStarts: work('desk', 'nothing', () => ({ query: { date: DAY } })),
  operationPostToursCancel: work('desk', 'nothing', () => ({ body: { slot: 'surf', why: 'weather' } })),
  operationPostLoungeEnter: work('boarding', 'masked', () => ({ body: { code: 'S000000000' } })),
  operationGetBoardingList: work('boarding', 'masked', ({ departure }) => ({ query: { departure } })),
  operationPostCases: row('everybody', () => ({ body: CASE })),
  operationGetRentalDestinations: row('everybody'),
  operationPostRentalRequest: row('everybody', () => ({ body: CAR })),
  // Anyone with its link.
  operationGetCasesCase: row('everybody', ({ written }) => ({ query: written })),
  operationPostCasesReply: row('everybody', ({ written }) => ({ body: { ...written, message: 'try', ...KEY } })),
  operationGetCasesDesk: row('callcentre'),
  operationGetCasesDeskCase: row('callcentre', ({ written }) => ({ query: { number: written.number } })),
  operationPostCasesDeskAct: row('callcentre', ({ written }) => ({
    body: { number: written.number, version: 1, act: 'answer', text: 'try', ...KEY },
  })),
  operationGetCasesDeskFile: row('callcentre', ({ written }) => ({
    query: { number: written.number, position: '1' },
  })),
  oauthGetOAuthVPGenerateToken: row('client'),
  oauthGetOAuthVPSessionToken: row('token'),
  oauthPostOAuthVPSessionToken: row('token', () => ({ body: {} })),
  oauthPutOAuthVPRefreshToken: row('refresh-token', (accessFixture, one) => ({
    body: { token: accessFixture.refreshTokenOf(one) },
  })),
  vallarta_adventuresGetTourList: row('everybody'),
  vallarta_adventuresGetTourBookingCodeDates: row('everybody', () => ({ params: WHALES })),
  vallarta_adventuresPostTourBookingCodeCheckout: row('everybody', () => ({
    params: WHALES,
    body: { buyer: CONTACT, ...KEY },
  })),
  vallarta_adventuresPutTourBookingCodeCheckout: row('holder', ({ code }) => ({
    params: WHALES,
    body: { order_id: code, idempotency_key: 'key-of-a-stranger', total: 1 },
  })),
  vallarta_adventuresGetTourBookingCodeCheckout: row('holder', ({ code }) => ({
    params: WHALES,
    query: { order_id: code },
  })),
  vallarta_adventuresGetTourBookingCodeTicket: row('holder', ({ code }) => ({
    params: WHALES,
    query: { order_id: code },
  })),
  websaleGetVoucherList: row('holder', byQuery),
  websaleGetVoucherPdf: row('holder', byQuery),
  websaleGetVoucherIcs: row('holder', byQuery),
  websaleGetVoucherWallets: row('holder', byQuery),
  websaleGetVoucherPkpass: row('holder', ({ code }) => ({ query: { code, folio: 'V000000000' } })),
  websalePostVoucherResend: row('holder', byBody),
  operationGetVouchersList: work('boarding', 'masked'),
  operationPostVouchersScans: work('boarding', 'masked', () => ({
    body: { device: 'device-a', place: 'A', sent_at: AT, scans: [{ id: SCAN, at: AT, code: 'V000000000' }] },
  })),
  operationPostBoardingScans: work('boarding', 'masked', ({ departure, folio }) => ({
    body: { departure, device: 'device-a', place: 'A', sent_at: AT, scans: [{ id: SCAN, at: AT, code: folio }] },
  })),
};
