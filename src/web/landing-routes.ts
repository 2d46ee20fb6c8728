import { cityPage } from '#web/pages/city/page.ts';
import type { Wording } from '#web/pages/city/city-data.ts';
import { namedPage, productPage, rootPage } from '#web/pages/landing/page.ts';
import type { PageRoute } from '#web/page.ts';
import { type Row, row } from '#web/route-row.ts';
import * as paths from '#wire/page-paths.ts';

/** A page about a place; only its first URL is canonical. */
const ofPlace = (wording: Wording, { pattern: at }: paths.PagePattern): PageRoute =>
  row({
    entry: 'pages/city',
    at,
    layout: 'default',
    interactive: false,
    ...(wording === 'tickets' ? {} : { copyOf: paths.ticketsTo.pattern }),
    page: cityPage(wording),
  });

/** A page by the slug of its content; `copyOf` for a near copy. */
const landing = (
  slug: string,
  at: paths.PagePath,
  more: Partial<Pick<Row, 'copyOf' | 'layout' | 'isCampaign'>> = {},
): PageRoute =>
  row({
    entry: 'pages/landing',
    at,
    layout: 'default',
    interactive: false,
    isEqualForAll: true,
    content: slug,
    page: namedPage(slug),
    ...more,
  });

/** A service class, or a page the carrier published temporarily; its slug is at the root of the site. */
const ROOT: paths.PagePath = { es: '/:slug', en: '/:slug?lang=en' };
/** The canonical path of a service class, with the parameter name of the near copy below. */
const CLASS: paths.PagePath = { es: '/:product', en: '/:product?lang=en' };
export const rootRoute = row({
  entry: 'pages/landing',
  at: ROOT,
  layout: 'default',
  interactive: false,
  isEqualForAll: true,
  page: rootPage,
});

/** All landings. */
export const LANDING_ROUTES: readonly PageRoute[] = [
  ofPlace('tickets', paths.ticketsTo),
  ofPlace('busTickets', paths.busTickets),
  ofPlace('bus', paths.cityBus),
  ofPlace('coach', paths.cityCoach),
  landing('tickets', paths.tickets),
  landing('tickets', paths.ticketsOnline, { copyOf: paths.tickets }),
  landing('tickets', paths.buyTickets, { copyOf: paths.tickets }),
  landing('buses', paths.buses),
  landing('buses', paths.trucks, { copyOf: paths.buses }),
  landing('linebuses', paths.routes),
  landing('schedulesreservation', paths.hoursToBook),
  landing('reservaciones', paths.reservations),
  landing('group', paths.groupTravel),
  landing('group', paths.groupsIn.pattern, { copyOf: paths.groupTravel }),
  landing('company', paths.companies),
  landing('app', paths.appPage),
  landing('app', paths.apps, { copyOf: paths.appPage }),
  landing('app-ios', paths.appOnApple),
  landing('app-android', paths.appOnAndroid),
  landing('hoteles', paths.hotels),
  landing('covid', paths.health),
  landing('frecuenttraveller', paths.frequent),
  landing('hotsale', paths.hotSale, { layout: 'sale', isCampaign: true }),
  row({
    entry: 'pages/landing',
    at: paths.busesOf.pattern,
    layout: 'default',
    interactive: false,
    isEqualForAll: true,
    copyOf: CLASS,
    page: productPage,
  }),
];
