import type { Step } from '#domain/booking/step.ts';
import { TOPICS } from '#domain/cases/topics.ts';
import { ACCOUNT_ROUTES } from '#web/account-routes.ts';
import { matchPath } from '#web/addresses.ts';
import { INFORMATION_PAGES, SERVICE_PAGES } from '#web/content/targets.ts';
import { payLinkPage } from '#web/flows/pay-link/page.ts';
import { addPage } from '#web/flows/itinerary/luggage/page.ts';
import { changePage } from '#web/flows/itinerary/change-schedule/page.ts';
import { changeSeatsPage } from '#web/flows/itinerary/change-seats/page.ts';
import { changeNamePage } from '#web/flows/itinerary/change-names/page.ts';
import { noticesPage } from '#web/flows/itinerary/notices/page.ts';
import { stopNoticesPage } from '#web/flows/itinerary/stop-notices/page.ts';
import { findPage } from '#web/flows/itinerary/find/page.ts';
import { cancelPage } from '#web/flows/itinerary/cancel/page.ts';
import { itineraryPage } from '#web/flows/itinerary/my-reservation/page.ts';
import { additionalsPage } from '#web/flows/reservation/extras/page.ts';
import { seatsPage } from '#web/flows/reservation/seats/page.ts';
import { ticketsPage } from '#web/flows/reservation/tickets/page.ts';
import { taxDetailsPage } from '#web/flows/reservation/tax-details/page.ts';
import { invoicingStepPage } from '#web/flows/reservation/invoicing/page.ts';
import { invoicingPage } from '#web/flows/invoicing/find/page.ts';
import { itineraryInvoicingPage } from '#web/flows/itinerary/invoicing/page.ts';
import { receiversPage } from '#web/pages/receivers/page.ts';
import { continuePage } from '#web/flows/reservation/resume/page.ts';
import { contactPage } from '#web/flows/reservation/contact/page.ts';
import { schedulesPage } from '#web/flows/reservation/schedules/page.ts';
import { paymentPage } from '#web/flows/reservation/payment/page.ts';
import { LOYALTY_ROUTES } from '#web/loyalty-routes.ts';
import { LANDING_ROUTES, rootRoute } from '#web/landing-routes.ts';
import { ORDER_ROUTES } from '#web/order-routes.ts';
import type { PageRoute } from '#web/page.ts';
import { row } from '#web/route-row.ts';
import { TOUR_ROUTES } from '#web/tour-routes.ts';
import { boardingPage } from '#web/pages/boarding/page.ts';
import { alertsPage } from '#web/pages/alerts/page.ts';
import { auditLogPage } from '#web/pages/audit-log/page.ts';
import { casePage } from '#web/pages/case/page.ts';
import { caseDeskPage } from '#web/pages/case-desk/page.ts';
import { caseFormPage, isIndexed } from '#web/pages/case-form/page.ts';
import { contactUsPage } from '#web/pages/contact/page.ts';
import { contentPage } from '#web/pages/content/page.ts';
import { contentEditorPage } from '#web/pages/content-editor/page.ts';
import { contentListPage } from '#web/pages/content-list/page.ts';
import { counterPage } from '#web/pages/counter/page.ts';
import { fleetPage } from '#web/pages/fleet/page.ts';
import { homePage } from '#web/pages/home/page.ts';
import { locationsPage } from '#web/pages/locations/page.ts';
import { shuttlePage } from '#web/pages/shuttle/page.ts';
import { loungeDoorPage } from '#web/pages/lounge-door/page.ts';
import { voucherDoorPage } from '#web/pages/voucher-door/page.ts';
import { operationPage } from '#web/pages/operation/page.ts';
import { myTicketsPage } from '#web/pages/my-tickets/page.ts';
import { offlinePage } from '#web/pages/offline/page.ts';
import { partnersPage } from '#web/pages/partners/page.ts';
import { privacyPage } from '#web/pages/privacy/page.ts';
import { listingPage } from '#web/pages/listing/page.ts';
import type { ListingData } from '#web/pages/listing/screen.tsx';
import { schedulesPage as publicSchedulesPage } from '#web/pages/schedules/page.ts';
import { servicesPage } from '#web/pages/services/page.ts';
import { stopPage } from '#web/pages/stop/page.ts';
import { statisticsPage } from '#web/pages/statistics/page.ts';
import { signInPage } from '#web/pages/sign-in/page.ts';
import { termsPage } from '#web/pages/terms/page.ts';
import { CASE_FORMS } from '#wire/case-forms.ts';
import * as paths from '#wire/page-paths.ts';

/** A step of the reservation flow, under both names of the flow. */
const step = (name: Step, folder: string, page: unknown): PageRoute =>
  row({
    entry: `flows/reservation/${folder}`,
    at: { es: `${paths.reservationFlow.es}/${name}`, en: `${paths.reservationFlow.en}/${name}` },
    layout: 'sale',
    interactive: true,
    staysOpen: name === 'pago',
    spendsOfTraveller: name === 'pago',
    savesForTraveller: name === 'facturacion',
    mayShowCaptcha: name === 'asientos',
    page,
  });

/** A page to read. */
const READ = { layout: 'default-static', interactive: false, isEqualForAll: true } as const;

/** A page of editable content, by its slug. */
const information = (slug: string, at: paths.PagePath): PageRoute =>
  row({ ...READ, entry: 'pages/content', at, content: slug, page: contentPage(slug) });

/** A list of all content of a kind. */
const listing = (slug: string, at: paths.PagePath, kind: ListingData['kind']): PageRoute =>
  row({ ...READ, entry: 'pages/listing', at, content: slug, page: listingPage(slug, kind) });
/** An operators' screen without scripts. */
const operators = (folder: string, at: paths.PagePath, page: unknown): PageRoute =>
  row({ entry: `pages/${folder}`, at, layout: 'operation', interactive: false, page });

export { leaveBehind } from '#web/tour-routes.ts';

/** Every screen of the site: Spanish path, English alias, layout, page. */
export const ROUTES: readonly PageRoute[] = [
  row({ entry: 'pages/home', at: paths.home, layout: 'default', interactive: true, isDaily: true, page: homePage }),
  row({ ...READ, entry: 'pages/partners', at: paths.partners, layout: 'default', page: partnersPage }),
  row({
    entry: 'pages/schedules',
    at: paths.schedules,
    layout: 'default',
    interactive: false,
    isDaily: true,
    isEqualForAll: true,
    page: publicSchedulesPage,
  }),
  row({ ...READ, entry: 'pages/locations', at: paths.locations, layout: 'default', page: locationsPage }),
  row({ entry: 'pages/shuttle', at: paths.shuttleRides, layout: 'default', interactive: false, page: shuttlePage }),
  row({ ...READ, entry: 'pages/stop', at: paths.stop.pattern, layout: 'default', page: stopPage }),
  row({
    entry: 'pages/privacy',
    at: paths.privacy,
    layout: 'default-static',
    interactive: false,
    reopensConsent: true,
    isEqualForAll: true,
    page: privacyPage,
  }),
  row({ ...READ, entry: 'pages/terms', at: paths.terms, page: termsPage }),
  row({ ...READ, entry: 'pages/services', at: paths.services, content: 'servicios', page: servicesPage }),
  ...Object.entries({ ...SERVICE_PAGES, ...INFORMATION_PAGES }).map(([slug, at]) => information(slug, at)),
  row({ ...READ, entry: 'pages/contact', at: paths.contact, content: 'contacto', page: contactUsPage }),
  ...TOPICS.map((topic) =>
    row({
      entry: 'pages/case-form',
      at: CASE_FORMS[topic],
      layout: isIndexed(topic) ? 'default' : 'itinerary',
      interactive: false,
      page: caseFormPage(topic),
    }),
  ),
  row({ entry: 'pages/case', at: paths.travellerCase, layout: 'itinerary', interactive: false, page: casePage }),
  ...LANDING_ROUTES,
  row({ ...READ, entry: 'pages/fleet', at: paths.fleet, content: 'autobuses', page: fleetPage }),
  listing('promotions', paths.promotions, 'promotion'),
  listing('preguntas-frecuentes', paths.faq, 'faq'),
  ...LOYALTY_ROUTES,
  row({
    entry: 'pages/sign-in',
    at: paths.signIn,
    layout: 'sale',
    interactive: true,
    mayShowCaptcha: true,
    page: signInPage,
  }),
  row({
    entry: 'pages/operation',
    at: paths.operation,
    layout: 'operation',
    interactive: true,
    page: operationPage,
  }),
  row({
    entry: 'pages/boarding',
    at: paths.boarding,
    layout: 'operation',
    interactive: true,
    staysOpen: true,
    page: boardingPage,
  }),
  row({
    entry: 'pages/counter',
    at: paths.counter,
    layout: 'operation',
    interactive: true,
    page: counterPage,
  }),
  operators('case-desk', paths.caseDesk, caseDeskPage),
  operators('voucher-door', paths.voucherDoor, voucherDoorPage),
  operators('lounge-door', paths.loungeDoor, loungeDoorPage),
  operators('alerts', paths.operationAlerts, alertsPage),
  operators('audit-log', paths.auditLog, auditLogPage),
  operators('content-list', paths.content, contentListPage),
  operators('content-editor', paths.editContent, contentEditorPage),
  operators('statistics', paths.statistics, statisticsPage),
  step('horarios', 'schedules', schedulesPage),
  step('contacto', 'contact', contactPage),
  step('adicionales', 'extras', additionalsPage),
  step('asientos', 'seats', seatsPage),
  step('pago', 'payment', paymentPage),
  step('boletos', 'tickets', ticketsPage),
  step('facturacion', 'invoicing', invoicingStepPage),
  row({
    entry: 'flows/reservation/tax-details',
    at: paths.taxDetails,
    layout: 'sale',
    interactive: true,
    page: taxDetailsPage,
  }),
  row({
    entry: 'flows/invoicing/find',
    at: paths.invoicing,
    layout: 'default',
    interactive: true,
    mayShowCaptcha: true,
    savesForTraveller: true,
    page: invoicingPage,
  }),
  row({
    entry: 'flows/itinerary/invoicing',
    at: paths.itineraryInvoicing,
    layout: 'itinerary',
    interactive: true,
    savesForTraveller: true,
    page: itineraryInvoicingPage,
  }),
  ...ACCOUNT_ROUTES,
  row({
    entry: 'pages/receivers',
    at: paths.receivers,
    layout: 'sale',
    interactive: false,
    isOfTraveller: true,
    page: receiversPage,
  }),
  row({
    entry: 'flows/pay-link',
    at: paths.payLink.pattern,
    layout: 'sale',
    interactive: true,
    staysOpen: true,
    page: payLinkPage,
  }),
  ...ORDER_ROUTES,
  ...TOUR_ROUTES,
  row({
    entry: 'flows/reservation/resume',
    at: paths.resume,
    layout: 'sale',
    interactive: false,
    page: continuePage,
  }),
  row({
    entry: 'flows/itinerary/find',
    at: paths.find,
    layout: 'itinerary',
    interactive: true,
    mayShowCaptcha: true,
    page: findPage,
  }),
  row({
    entry: 'flows/itinerary/my-reservation',
    at: paths.itinerary,
    layout: 'itinerary',
    interactive: true,
    mayShowCaptcha: true,
    page: itineraryPage,
  }),
  row({
    entry: 'flows/itinerary/cancel',
    at: paths.cancel,
    layout: 'itinerary',
    interactive: false,
    page: cancelPage,
  }),
  row({
    entry: 'flows/itinerary/notices',
    at: paths.notices,
    layout: 'itinerary',
    interactive: true,
    page: noticesPage,
  }),
  row({
    entry: 'flows/itinerary/stop-notices',
    at: paths.stopNotices,
    layout: 'itinerary',
    interactive: false,
    page: stopNoticesPage,
  }),
  row({
    entry: 'pages/my-tickets',
    at: paths.myTickets,
    layout: 'itinerary',
    interactive: true,
    cachedOffline: true,
    page: myTicketsPage,
  }),
  row({
    entry: 'pages/offline',
    at: paths.offline,
    layout: 'default-empty',
    interactive: false,
    cachedOffline: true,
    page: offlinePage,
  }),
  row({
    entry: 'flows/itinerary/change-schedule',
    at: paths.changeSchedule,
    layout: 'itinerary',
    interactive: true,
    page: changePage,
  }),
  row({
    entry: 'flows/itinerary/luggage',
    at: paths.addLuggage,
    layout: 'itinerary',
    interactive: true,
    page: addPage,
  }),
  row({
    entry: 'flows/itinerary/change-names',
    at: paths.changeName,
    layout: 'itinerary',
    interactive: false,
    page: changeNamePage,
  }),
  row({
    entry: 'flows/itinerary/change-seats',
    at: paths.changeSeats,
    layout: 'itinerary',
    interactive: true,
    page: changeSeatsPage,
  }),
];

/** URLs that only redirect, keeping their query (T52). */
const REDIRECTS: Readonly<Record<string, string>> = {
  [paths.reservationFlow.es]: paths.home.es,
  [paths.reservationFlow.en]: paths.home.en,
  [paths.toursFlow.es]: paths.home.es,
  [paths.toursFlow.en]: paths.home.en,
  [paths.itineraryFlow.es]: paths.itinerary.es,
  [paths.itineraryFlow.en]: paths.itinerary.en,
};

export const redirectOf = (path: string): string | undefined => REDIRECTS[path.replace(/\/$/, '')];

export interface Match {
  readonly route: PageRoute;
  readonly params: Readonly<Record<string, string>>;
  /** Requested by its English URL. */
  readonly isAlias: boolean;
}

const ROOT_PATH = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * The match for a path without a screen: possibly a landing that only the timetable or published content determines.
 */
export function rootLanding(path: string): Match | undefined {
  const [, slug] = ROOT_PATH.exec(path) ?? [];
  return slug === undefined ? undefined : { route: rootRoute, params: { slug }, isAlias: false };
}

export function findRoute(path: string): Match | undefined {
  for (const route of ROUTES) {
    const params = matchPath(route.path, path);
    if (params) return { route, params, isAlias: false };
    const aliased = route.alias && matchPath(route.alias, path);
    if (aliased) return { route, params: aliased, isAlias: true };
  }
  const twin = TWINS.get(path.replace(/\/$/, ''));
  return twin && { ...twin, params: {} };
}

/**
 * Flows with a name in each language. Under either name, their screens are found by either of their own names (M269).
 */
const FLOWS = [paths.reservationFlow, paths.itineraryFlow];

/** English names of the sale's steps; the canonical English URL keeps the Spanish name (spec 2). */
const STEPS_IN_ENGLISH: Readonly<Record<Step, string>> = {
  horarios: 'schedules',
  contacto: 'contact',
  adicionales: 'additionals',
  asientos: 'seats',
  pago: 'payment',
  boletos: 'tickets',
  facturacion: 'invoicing',
};

/**
 * URLs in addition to the two canonical ones of a screen. The name of the flow determines the language, as in those.
 */
const TWINS: ReadonlyMap<string, Omit<Match, 'params'>> = new Map(
  FLOWS.flatMap((flow) =>
    ROUTES.flatMap((route) =>
      childrenOf(route, flow).flatMap((name): [string, Omit<Match, 'params'>][] => [
        [`${flow.es}/${name}`, { route, isAlias: false }],
        [`${flow.en}/${name}`, { route, isAlias: true }],
      ]),
    ),
  ),
);

/** A screen's path below the flow in each language; empty for a screen of another flow. */
function childrenOf({ path, alias }: PageRoute, { es, en }: paths.PagePath): readonly string[] {
  if (!path.startsWith(`${es}/`)) return [];
  const own = path.slice(es.length + 1);
  const names = [
    own,
    alias?.startsWith(`${en}/`) ? alias.slice(en.length + 1) : undefined,
    STEPS_IN_ENGLISH[own as Step],
  ];
  return names.filter((name) => name !== undefined);
}
