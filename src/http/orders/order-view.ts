import type { ShownOrder } from '#app/payment/read-order.ts';
import { keptUntil, stateOf } from '#domain/orders/order-state.ts';
import { offerView, type PaymentPage } from '#http/format/offer-view.ts';
import { utc } from '#http/format/reservation-view.ts';
import { progressOf } from '#http/orders/item-words.ts';
import { placeOf, wordsOf } from '#http/orders/kinds.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { OrderView } from '#wire/orders.ts';

/** An order as sent on the wire; deadlines are in the carrier's time zone. */
export function orderView(shown: ShownOrder, page: PaymentPage & { readonly zone: Zone }, now: Instant): OrderView {
  const { order, standing, withdrawn = null, items, isUsed, ways, waiting } = shown;
  const until = keptUntil(stateOf(order));
  const words = items.map((item) => wordsOf(item));
  return {
    ...offerView(ways, page),
    code: order.code,
    standing,
    withdrawn,
    declined: standing === 'open' && order.status === 'decline',
    items: items.map((item) => {
      const said = wordsOf(item);
      const {
        title,
        details,
        orders = [],
        isReturnable = false,
        isPrepaid = false,
        hasVouchers = false,
        seller,
        givesBack,
      } = said;
      const shownItem = {
        kind: item.kind,
        title,
        details: [...details],
        next: progressOf(said, now, page.zone) ?? null,
        orders: [...orders],
      };
      return {
        ...shownItem,
        returnable: isReturnable,
        gives_back: (isReturnable ? givesBack?.(now, isUsed) : undefined) ?? null,
        vouchers: hasVouchers,
        invoiced: !isPrepaid && seller?.kind !== 'partner',
        partner: seller?.kind === 'partner' ? { name: seller.name, invoice_phone: seller.invoicePhone } : null,
      };
    }),
    place: placeOf(order, items) ?? null,
    again: words.find(({ again }) => again !== undefined)?.again ?? null,
    email: order.contact?.email ?? null,
    total: ways.total,
    points: ways.points ? { ...ways.points } : null,
    waiting: waiting ?? null,
    voucher: voucherView(shown, page.zone),
    expires_at: until === undefined || standing === 'paid' ? null : utc(until),
    held_until:
      until === undefined || standing !== 'open'
        ? null
        : isoInZone(until, words.find(({ zone }) => zone !== undefined)?.zone ?? page.zone),
    server_now: utc(now),
  };
}

/** A payment due in a store. */
const voucherView = ({ standing, payment }: ShownOrder, zone: Zone): OrderView['voucher'] =>
  standing !== 'waiting' || !payment?.voucher
    ? null
    : {
        method: payment.method,
        reference: payment.voucher.reference,
        barcode_url: payment.voucher.barcodeUrl ?? null,
        pay_by: isoInZone(payment.voucher.payBy, zone),
        amount: payment.amount,
      };
