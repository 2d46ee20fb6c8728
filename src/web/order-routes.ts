import { adventurePage } from '#web/pages/adventures/detail/page.ts';
import { adventuresPage } from '#web/pages/adventures/list/page.ts';
import { adventurePaymentPage, adventureTicketPage } from '#web/pages/adventures/ticket/page.ts';
import { myVouchersPage } from '#web/pages/my-vouchers/page.ts';
import { internetPage } from '#web/pages/internet/page.ts';
import { vouchersPage } from '#web/pages/vouchers/page.ts';
import { orderPage } from '#web/flows/order/page.ts';
import type { PageRoute } from '#web/page.ts';
import { basketPage } from '#web/pages/basket/page.ts';
import { giftBalancePage } from '#web/pages/gift-balance/page.ts';
import { giftCardPage } from '#web/pages/gift-card/page.ts';
import { loungePage } from '#web/pages/lounge/page.ts';
import { row } from '#web/route-row.ts';
import * as paths from '#wire/page-paths.ts';

/** What is sold without a trip, and the page on which such an order is paid. */
export const ORDER_ROUTES: readonly PageRoute[] = [
  row({ entry: 'pages/gift-card', at: paths.giftCard, layout: 'default', interactive: false, page: giftCardPage }),
  row({ entry: 'pages/basket', at: paths.basket, layout: 'sale', interactive: false, page: basketPage }),
  row({
    entry: 'pages/lounge',
    at: paths.loungeBooking,
    layout: 'default',
    interactive: false,
    isOfTraveller: true,
    page: loungePage,
  }),
  row({
    entry: 'pages/gift-balance',
    at: paths.giftBalance,
    layout: 'default',
    interactive: true,
    mayShowCaptcha: true,
    page: giftBalancePage,
  }),
  ...(
    [
      ['list', paths.adventures, adventuresPage],
      ['detail', paths.adventure.pattern, adventurePage],
      ['ticket', paths.adventurePayment.pattern, adventurePaymentPage],
      ['ticket', paths.adventureTicket.pattern, adventureTicketPage],
    ] as const
  ).map(([folder, at, page]) =>
    row({ entry: `pages/adventures/${folder}`, at, layout: 'default', interactive: false, page }),
  ),
  row({
    entry: 'pages/internet',
    at: paths.internet,
    layout: 'default-empty',
    interactive: false,
    isListed: true,
    page: internetPage,
  }),
  row({ entry: 'pages/vouchers', at: paths.vouchers, layout: 'sale', interactive: true, page: vouchersPage }),
  row({
    entry: 'pages/my-vouchers',
    at: paths.myVouchers,
    layout: 'itinerary',
    interactive: true,
    cachedOffline: true,
    page: myVouchersPage,
  }),
  row({
    entry: 'flows/order',
    at: paths.order,
    layout: 'sale',
    interactive: true,
    staysOpen: true,
    spendsOfTraveller: true,
    page: orderPage,
  }),
];
