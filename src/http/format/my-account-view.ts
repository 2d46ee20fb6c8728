import type { ReadDetails } from '#app/loyalty/details.ts';
import type { SavedPassenger } from '#app/loyalty/saved-passengers.ts';
import { PER_PAGE } from '#app/my-account/own-things.ts';
import type { OwnPurchase } from '#app/my-account/own-payments.ts';
import type { OpenJourney, OwnInvoice, OwnTrip, PageOf } from '#app/my-account/ports.ts';
import { invoiceView, paymentView } from '#http/format/invoicing-view.ts';
import { journeyOf, type jointReservationView } from '#http/format/joint-view.ts';
import { pagesOf, wordsOf } from '#http/orders/kinds.ts';
import { busesOf } from '#text/connections.ts';
import type { Zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { OpenJourneyView, OwnInvoiceView, OwnTripView, PurchaseView } from '#wire/my-account.ts';

/** A trip as listed in an account, each time with the offset of its stop. */
export const ownTripView = ({ journeys, connection, ...trip }: OwnTrip): OwnTripView => ({
  ...(connection && { buses: busesOf({ via: true, ...connection }) }),
  ...trip,
  journeys: journeys.map(({ run, validUntil, ...journey }) => ({
    ...journey,
    valid_until: validUntil,
    run: run
      ? { departs_at: isoInZone(run.departs, run.zone), arrives_at: isoInZone(run.arrives, run.arrivalZone) }
      : null,
  })),
});

export const openJourneyView = ({ validUntil, ...journey }: OpenJourney): OpenJourneyView => ({
  ...journey,
  valid_until: validUntil,
});

/** A purchase with its payments, each time in the carrier's zone. */
export const purchaseView = (
  { items, ...one }: OwnPurchase,
  shown: Parameters<typeof jointReservationView>[1],
): PurchaseView => ({
  code: one.order.code,
  journey: journeyOf(one.payments, shown.stops),
  payments: one.payments.map(({ joint, ...payment }) => ({
    ...paymentView(payment, { zone: shown.zone, isFull: one.level === 'full' }),
    joint: joint ? { codes: [...joint.codes], whole: joint.isWhole } : null,
  })),
  order:
    pagesOf(one.order) === 'order'
      ? {
          items: items
            .map((item) => wordsOf(item))
            .map(({ title, isPrepaid = false }) => ({ title, invoiced: !isPrepaid })),
          total: one.order.total,
        }
      : null,
});

/** An invoice; what it says of its receiver is for who may read it. */
export const ownInvoiceView = ({ purchases, isWhole, invoice }: OwnInvoice, zone: Zone): OwnInvoiceView => ({
  purchases: purchases.map(({ code, items }) => ({ code, pages: pagesOf({ parent: undefined, items }) })),
  invoice: invoiceView(invoice, { zone, isTheirs: isWhole, isInTime: false }),
});

/** The page number, from 1, and how many pages there are: at least one. */
export const pageView = ({ total }: PageOf<unknown>, page: number) => ({
  page: page + 1,
  pages: Math.max(1, Math.ceil(total / PER_PAGE)),
});

export const detailsView = ({ traveller, birthday = '', offers }: ReadDetails) => ({
  first_name: traveller.firstName,
  last_name: traveller.lastName,
  birthday,
  cell_phone: traveller.phone,
  email: traveller.email,
  offers,
});

export const savedView = (all: readonly SavedPassenger[]) => ({
  passengers: all.map(({ id, firstName, lastName }) => ({
    passenger_id: id,
    first_name: firstName,
    last_name: lastName,
  })),
});
