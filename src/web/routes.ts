import type { Lang } from '#text/lang.ts';
import type { Step } from '#domain/booking/step.ts';
import { addressOf, matchPath } from '#web/addresses.ts';
import { payLinkPage } from '#web/flows/pay-link/page.ts';
import { addPage } from '#web/flows/itinerary/agregar/page.ts';
import { changePage } from '#web/flows/itinerary/cambio-horarios/page.ts';
import { changeSeatsPage } from '#web/flows/itinerary/cambio-asiento/page.ts';
import { changeNamePage } from '#web/flows/itinerary/cambio-nombre/page.ts';
import { noticesPage } from '#web/flows/itinerary/avisos/page.ts';
import { stopNoticesPage } from '#web/flows/itinerary/sin-avisos/page.ts';
import { findPage } from '#web/flows/itinerary/buscar/page.ts';
import { cancelPage } from '#web/flows/itinerary/cancelar/page.ts';
import { itineraryPage } from '#web/flows/itinerary/mi-reservacion/page.ts';
import { additionalsPage } from '#web/flows/reservation/adicionales/page.ts';
import { seatsPage } from '#web/flows/reservation/asientos/page.ts';
import { ticketsPage } from '#web/flows/reservation/boletos/page.ts';
import { taxDetailsPage } from '#web/flows/reservation/datos-de-factura/page.ts';
import { invoicingStepPage } from '#web/flows/reservation/facturacion/page.ts';
import { invoicingPage } from '#web/flows/invoicing/facturacion/page.ts';
import { itineraryInvoicingPage } from '#web/flows/itinerary/facturacion/page.ts';
import { receiversPage } from '#web/pages/receivers/page.ts';
import { continuePage } from '#web/flows/reservation/continuar/page.ts';
import { contactPage } from '#web/flows/reservation/contacto/page.ts';
import { schedulesPage } from '#web/flows/reservation/horarios/page.ts';
import { paymentPage } from '#web/flows/reservation/pago/page.ts';
import { MY_TICKETS, OFFLINE } from '#web/saved/addresses.ts';
import type { PageRoute } from '#web/page.ts';
import { BOARDING_PATHS } from '#web/pages/boarding/boarding-paths.ts';
import { boardingPage } from '#web/pages/boarding/page.ts';
import { auditLogPage } from '#web/pages/audit-log/page.ts';
import { COUNTER_PATHS, LOG_PATHS } from '#web/pages/counter/addresses.ts';
import { counterPage } from '#web/pages/counter/page.ts';
import { homePage } from '#web/pages/home/page.ts';
import { locationsPage } from '#web/pages/locations/page.ts';
import { operationPage } from '#web/pages/operation/page.ts';
import { OPERATION_PATHS } from '#web/pages/operation/sign-in-address.ts';
import { myTicketsPage } from '#web/pages/my-tickets/page.ts';
import { offlinePage } from '#web/pages/offline/page.ts';
import { privacyPage } from '#web/pages/privacy/page.ts';
import { schedulesPage as publicSchedulesPage } from '#web/pages/schedules/page.ts';
import { signInPage } from '#web/pages/sign-in/page.ts';
import { termsPage } from '#web/pages/terms/page.ts';
import {
  INVOICING_PATHS,
  ITINERARY_INVOICING_PATHS,
  RECEIVERS_PATHS,
  TAX_DETAILS_PATHS,
} from '#wire/invoicing-paths.ts';
import {
  ADD_PATHS,
  CANCEL_PATHS,
  CHANGE_PATHS,
  FIND_PATHS,
  ITINERARY_PATHS,
  NAMES_PATHS,
  NOTICES_PATHS,
  PAY_PATHS,
  RESUME_PATHS,
  SEATS_PATHS,
  STOP_NOTICES_PATHS,
} from '#wire/link-paths.ts';

/** A row whose page knows its own data. */
const row = (route: Omit<PageRoute, 'page'> & { readonly page: unknown }): PageRoute => route as PageRoute;

/** A step of the reservation, found under both names of the flow. */
const step = (name: Step, page: unknown): PageRoute =>
  row({
    entry: `flows/reservation/${name}`,
    path: `/reservacion/${name}`,
    alias: `/reservation/${name}`,
    layout: 'sale',
    interactive: true,
    staysOpen: name === 'pago',
    page,
  });

/** Every screen of the site: Spanish path, English alias, layout, page. */
export const ROUTES: readonly PageRoute[] = [
  row({ entry: 'pages/home', path: '/', alias: '/home', layout: 'default', interactive: true, page: homePage }),
  row({
    entry: 'pages/schedules',
    path: '/horarios-y-tarifas',
    alias: '/schedules',
    layout: 'default',
    interactive: false,
    page: publicSchedulesPage,
  }),
  row({ entry: 'pages/locations', path: '/ubicaciones', layout: 'default', interactive: false, page: locationsPage }),
  row({
    entry: 'pages/privacy',
    path: '/aviso-privacidad',
    layout: 'default-static',
    interactive: false,
    reopensConsent: true,
    page: privacyPage,
  }),
  row({
    entry: 'pages/terms',
    path: '/terminos-condiciones',
    layout: 'default-static',
    interactive: false,
    page: termsPage,
  }),
  row({
    entry: 'pages/sign-in',
    path: '/viajero-frecuente/entrar',
    alias: '/frequent-traveller/sign-in',
    layout: 'sale',
    interactive: true,
    page: signInPage,
  }),
  row({
    entry: 'pages/operation',
    path: OPERATION_PATHS.es,
    alias: OPERATION_PATHS.en,
    layout: 'sale',
    interactive: true,
    page: operationPage,
  }),
  row({
    entry: 'pages/boarding',
    path: BOARDING_PATHS.es,
    alias: BOARDING_PATHS.en,
    layout: 'default-empty',
    interactive: true,
    staysOpen: true,
    page: boardingPage,
  }),
  row({
    entry: 'pages/counter',
    path: COUNTER_PATHS.es,
    alias: COUNTER_PATHS.en,
    layout: 'sale',
    interactive: true,
    page: counterPage,
  }),
  row({
    entry: 'pages/audit-log',
    path: LOG_PATHS.es,
    alias: LOG_PATHS.en,
    layout: 'sale',
    interactive: false,
    page: auditLogPage,
  }),
  step('horarios', schedulesPage),
  step('contacto', contactPage),
  step('adicionales', additionalsPage),
  step('asientos', seatsPage),
  step('pago', paymentPage),
  step('boletos', ticketsPage),
  step('facturacion', invoicingStepPage),
  row({
    entry: 'flows/reservation/datos-de-factura',
    path: TAX_DETAILS_PATHS.es,
    alias: TAX_DETAILS_PATHS.en,
    layout: 'sale',
    interactive: true,
    page: taxDetailsPage,
  }),
  row({
    entry: 'flows/invoicing/facturacion',
    path: INVOICING_PATHS.es,
    alias: INVOICING_PATHS.en,
    layout: 'default',
    interactive: true,
    page: invoicingPage,
  }),
  row({
    entry: 'flows/itinerary/facturacion',
    path: ITINERARY_INVOICING_PATHS.es,
    alias: ITINERARY_INVOICING_PATHS.en,
    layout: 'itinerary',
    interactive: true,
    page: itineraryInvoicingPage,
  }),
  row({
    entry: 'pages/receivers',
    path: RECEIVERS_PATHS.es,
    alias: RECEIVERS_PATHS.en,
    layout: 'sale',
    interactive: false,
    page: receiversPage,
  }),
  row({
    entry: 'flows/pay-link',
    path: PAY_PATHS.es,
    alias: PAY_PATHS.en,
    layout: 'sale',
    interactive: true,
    staysOpen: true,
    page: payLinkPage,
  }),
  row({
    entry: 'flows/reservation/continuar',
    path: RESUME_PATHS.es,
    alias: RESUME_PATHS.en,
    layout: 'sale',
    interactive: false,
    page: continuePage,
  }),
  row({
    entry: 'flows/itinerary/buscar',
    path: FIND_PATHS.es,
    alias: FIND_PATHS.en,
    layout: 'itinerary',
    interactive: true,
    page: findPage,
  }),
  row({
    entry: 'flows/itinerary/mi-reservacion',
    path: ITINERARY_PATHS.es,
    alias: ITINERARY_PATHS.en,
    layout: 'itinerary',
    interactive: true,
    page: itineraryPage,
  }),
  row({
    entry: 'flows/itinerary/cancelar',
    path: CANCEL_PATHS.es,
    alias: CANCEL_PATHS.en,
    layout: 'itinerary',
    interactive: false,
    page: cancelPage,
  }),
  row({
    entry: 'flows/itinerary/avisos',
    path: NOTICES_PATHS.es,
    alias: NOTICES_PATHS.en,
    layout: 'itinerary',
    interactive: true,
    page: noticesPage,
  }),
  row({
    entry: 'flows/itinerary/sin-avisos',
    path: STOP_NOTICES_PATHS.es,
    alias: STOP_NOTICES_PATHS.en,
    layout: 'itinerary',
    interactive: false,
    page: stopNoticesPage,
  }),
  row({
    entry: 'pages/my-tickets',
    path: MY_TICKETS.es,
    alias: MY_TICKETS.en,
    layout: 'itinerary',
    interactive: true,
    cachedOffline: true,
    page: myTicketsPage,
  }),
  row({
    entry: 'pages/offline',
    path: OFFLINE,
    layout: 'default-empty',
    interactive: false,
    cachedOffline: true,
    page: offlinePage,
  }),
  row({
    entry: 'flows/itinerary/cambio-horarios',
    path: CHANGE_PATHS.es,
    alias: CHANGE_PATHS.en,
    layout: 'itinerary',
    interactive: true,
    page: changePage,
  }),
  row({
    entry: 'flows/itinerary/agregar',
    path: ADD_PATHS.es,
    alias: ADD_PATHS.en,
    layout: 'itinerary',
    interactive: true,
    page: addPage,
  }),
  row({
    entry: 'flows/itinerary/cambio-nombre',
    path: NAMES_PATHS.es,
    alias: NAMES_PATHS.en,
    layout: 'itinerary',
    interactive: false,
    page: changeNamePage,
  }),
  row({
    entry: 'flows/itinerary/cambio-asiento',
    path: SEATS_PATHS.es,
    alias: SEATS_PATHS.en,
    layout: 'itinerary',
    interactive: true,
    page: changeSeatsPage,
  }),
];

/** Addresses that only lead elsewhere; what was asked with them is kept (T52). */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/reservacion': '/',
  '/reservation': '/home',
  '/tours': '/',
  '/mi-reservacion': ITINERARY_PATHS.es,
  '/itinerary': ITINERARY_PATHS.en,
};

export const redirectOf = (path: string): string | undefined => REDIRECTS[path.replace(/\/$/, '')];

export interface Match {
  readonly route: PageRoute;
  readonly params: Readonly<Record<string, string>>;
  /** The English address was asked for. */
  readonly isAlias: boolean;
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

/** Flows that have a name in each language. Under either name their screens are found by either of their own (M269). */
const FLOWS = [
  { es: '/reservacion', en: '/reservation' },
  { es: '/mi-reservacion', en: '/itinerary' },
] as const;

/** What the steps of a sale are called in English; their one address in English keeps the Spanish name (spec 2). */
const STEPS_IN_ENGLISH: Readonly<Record<Step, string>> = {
  horarios: 'schedules',
  contacto: 'contact',
  adicionales: 'additionals',
  asientos: 'seats',
  pago: 'payment',
  boletos: 'tickets',
  facturacion: 'invoicing',
};

/** Addresses beside the two that a screen shows. The name of the flow tells the language, as it does in those. */
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

/** What a screen of the flow is called below it, in each language; nothing of a screen of another flow. */
function childrenOf({ path, alias }: PageRoute, { es, en }: (typeof FLOWS)[number]): readonly string[] {
  if (!path.startsWith(`${es}/`)) return [];
  const own = path.slice(es.length + 1);
  const names = [
    own,
    alias?.startsWith(`${en}/`) ? alias.slice(en.length + 1) : undefined,
    STEPS_IN_ENGLISH[own as Step],
  ];
  return names.filter((name) => name !== undefined);
}

/** Where to go inside the site, in the visitor's language; paths that are not ours stay as they are. */
export function localised(path: string, lang: Lang): string {
  const match = findRoute(path);
  return match ? addressOf(match.route, lang, match.params) : path;
}
