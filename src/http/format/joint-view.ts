import type { JointReservation, ToInvoiceJointly } from '#app/invoicing/find-jointly.ts';
import { endNamesOfSold } from '#domain/network/end-names.ts';
import type { Stop } from '#domain/network/stop.ts';
import { invoiceView, paymentView, profileView } from '#http/format/invoicing-view.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { JointReservationView, JointView } from '#wire/invoicing.ts';

interface ShownAt {
  readonly now: Instant;
  /** The carrier's: tax dates are in its time zone. */
  readonly zone: Zone;
  /** Of the timetable, for the cities of the stops that were sold. */
  readonly stops: Iterable<Stop>;
}

/** What a session may put on one invoice, as far as it proved each reservation. */
export function jointView(found: ToInvoiceJointly, { now, zone, stops }: ShownAt): JointView {
  const { reservations, limit, profiles, isSignedIn, contact, invoice } = found;
  return {
    reservations: reservations.map((one) => jointReservationView(one, { zone, stops })),
    limit_invoicing_date: limit === undefined ? null : isoInZone(limit, zone),
    signed_in: isSignedIn,
    contact: { email: contact.email ?? null, phone: contact.phone ?? null },
    profiles: profiles.map(profileView),
    invoice: invoice ? invoiceView(invoice, { zone, isTheirs: true, isInTime: false }) : null,
    server_now: new Date(now).toISOString(),
  };
}

/** One reservation with its payments. */
export const jointReservationView = (
  { order, level, payments }: JointReservation,
  { zone, stops }: Omit<ShownAt, 'now'>,
): JointReservationView => ({
  code: order.code,
  journey: journeyOf(payments, stops),
  payments: payments.map((payment) => paymentView(payment, { zone, isFull: level === 'full' })),
});

/** Of the first payment of a trip: a change is of the same trip. */
export function journeyOf(
  payments: JointReservation['payments'],
  stops: Iterable<Stop>,
): JointReservationView['journey'] {
  for (const { sold } of payments) {
    if ('origin' in sold) {
      return { ...endNamesOfSold(sold, stops), date: sold.departs?.slice(0, 10) ?? null };
    }
  }
  return null;
}
