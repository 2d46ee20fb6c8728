import { packRoutes } from '#wire/packs.ts';
import { pointsRoutes } from '#wire/points.ts';
import { adventureRoutes } from '#wire/adventures.ts';
import { accountRoutes } from '#wire/account.ts';
import { passkeyRoutes } from '#wire/passkeys.ts';
import { alertRoutes, operatorAlertRoutes } from '#wire/alerts.ts';
import { additionalRoutes } from '#wire/additionals.ts';
import { luggageRoutes } from '#wire/luggage/calls.ts';
import { boardingRoutes } from '#wire/boarding.ts';
import { cardWalletRoutes } from '#wire/card-wallets.ts';
import { catalogueRoutes } from '#wire/catalogue.ts';
import { contentRoutes } from '#wire/content.ts';
import { editingRoutes } from '#wire/editing.ts';
import { caseRoutes } from '#wire/cases.ts';
import { delayRoutes } from '#wire/delays.ts';
import { counterRoutes } from '#wire/counter.ts';
import { internetRoutes } from '#wire/internet/calls.ts';
import { giftRoutes } from '#wire/gifts.ts';
import { basketRoutes } from '#wire/basket.ts';
import { loungeRoutes } from '#wire/lounge.ts';
import { invoicingRoutes } from '#wire/invoicing.ts';
import { itineraryRoutes } from '#wire/itinerary.ts';
import { nameRoutes } from '#wire/names.ts';
import { myAccountRoutes } from '#wire/my-account.ts';
import { newInvoicingRoutes } from '#wire/new-invoicing.ts';
import { noticeRoutes } from '#wire/notices.ts';
import { operationRoutes } from '#wire/operation.ts';
import { statisticsRoutes } from '#wire/statistics.ts';
import { moneyBackRoutes } from '#wire/money-back.ts';
import { placeRoutes } from '#wire/places.ts';
import type { Route } from '#wire/route.ts';
import { oauthRoutes } from '#wire/oauth.ts';
import { payLinkRoutes } from '#wire/pay-link.ts';
import { scheduleChangeRoutes } from '#wire/schedule-change.ts';
import { seatChangeRoutes } from '#wire/seat-changes.ts';
import { tourCatalogueRoutes } from '#wire/tours.ts';
import { tourSaleRoutes } from '#wire/tours-sale.ts';
import { tourStaffRoutes } from '#wire/tours-staff.ts';
import { orderRoutes } from '#wire/orders.ts';
import { postAppleSession } from '#wire/wallets.ts';
import { ticketDocumentRoutes } from '#wire/ticket-documents.ts';
import { ticketWalletRoutes } from '#wire/ticket-wallets.ts';
import { begunRoutes } from '#wire/begun.ts';
import { voucherRoutes } from '#wire/vouchers.ts';
import { websaleRoutes } from '#wire/websale.ts';

/** Every call: what is documented, limited, authorised and fuzzed in tests. */
export const allRoutes: readonly Route[] = [
  ...websaleRoutes,
  ...ticketDocumentRoutes,
  ...additionalRoutes,
  ...begunRoutes,
  ...ticketWalletRoutes,
  ...payLinkRoutes,
  postAppleSession,
  ...orderRoutes,
  ...giftRoutes,
  ...basketRoutes,
  ...loungeRoutes,
  ...adventureRoutes,
  ...tourCatalogueRoutes,
  ...tourSaleRoutes,
  ...tourStaffRoutes,
  ...catalogueRoutes,
  ...placeRoutes,
  ...contentRoutes,
  ...myAccountRoutes,
  ...cardWalletRoutes,
  ...accountRoutes,
  ...passkeyRoutes,
  ...pointsRoutes,
  ...packRoutes,
  ...itineraryRoutes,
  ...moneyBackRoutes,
  ...delayRoutes,
  ...alertRoutes,
  ...operatorAlertRoutes,
  ...noticeRoutes,
  ...operationRoutes,
  ...editingRoutes,
  ...statisticsRoutes,
  ...scheduleChangeRoutes,
  ...nameRoutes,
  ...seatChangeRoutes,
  ...luggageRoutes,
  ...internetRoutes,
  ...invoicingRoutes,
  ...newInvoicingRoutes,
  ...boardingRoutes,
  ...voucherRoutes,
  ...counterRoutes,
  ...caseRoutes,
  ...oauthRoutes,
];
