import { type AdventureWanted, orderAdventure, type OrderAdventureDeps } from '#app/adventures/order-adventure.ts';
import type { AdventureBooking, AdventureBookings } from '#app/adventures/ports.ts';
import { findAdventure, readAdventures } from '#app/adventures/read-adventures.ts';
import { findOrder } from '#app/orders/find-order.ts';
import { pay } from '#app/payment/pay.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { type ReadOrderDeps, shownOrder } from '#app/payment/read-order.ts';
import {
  ADVENTURE,
  type Adventure,
  type AdventureDate,
  readAdventure,
  supplierTaxOf,
  withSupplierTax,
} from '#domain/adventures/adventure.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { VoucherDocuments, VoucherSheet } from '#app/vouchers/documents.ts';
import type { VoucherCodes, Vouchers } from '#app/vouchers/ports.ts';
import type { PaymentPage } from '#http/format/offer-view.ts';
import { strangerFault } from '#http/carrier-faults.ts';
import { type Handler, handler } from '#http/handler.ts';
import { buyerOf } from '#http/orders/buyer.ts';
import { voucherSheet } from '#http/vouchers/sheet.ts';
import { orderView } from '#http/orders/order-view.ts';
import { instant, type Zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import type { OrderId } from '#kernel/ids.ts';
import { slugOf } from '#kernel/slug.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { BodyOf } from '#wire/route.ts';
import * as wire from '#wire/adventures.ts';

export type AdventureHandlerDeps = OrderAdventureDeps &
  ReadOrderDeps &
  PaymentDeps & {
    readonly adventureBookings: Pick<AdventureBookings, 'of'>;
    readonly vouchers: Pick<Vouchers, 'ofOrder'>;
    readonly voucherCodes: Pick<VoucherCodes, 'sign'>;
    readonly voucherDocuments: VoucherDocuments;
    /** Name printed on the vouchers. */
    readonly carrier: string;
    /** Writes the vouchers of an order to its buyer, once more and no more. */
    readonly sendVouchers: (order: OrderId) => Promise<void>;
    /** Where a bank returns a buyer to. */
    readonly orderReturnUrl: PaymentDeps['returnUrlOf'];
    readonly page: PaymentPage & { readonly zone: Zone };
  };

/** The calls of adventures, in their order: list, dates, payment, and what became of it. */
export function adventureHandlers(deps: AdventureHandlerDeps): readonly Handler[] {
  const list = readAdventures(deps);
  const find = findAdventure(deps);
  const order = orderAdventure(deps);
  const paying = pay({ ...deps, returnUrlOf: deps.orderReturnUrl });

  /** The order with this code, if it is the caller's and for this adventure. */
  const ownOrder = async (code: string, bookingCode: string, caller: Parameters<typeof findOrder>[2]) => {
    const found = await findOrder(deps, code, caller);
    if (!found.ok) return found;
    const items = await deps.newOrders.items(found.value.order.id);
    const item = items.find(({ kind }) => kind === ADVENTURE);
    const isOfIt = item !== undefined && readAdventure(item.what).code === bookingCode;
    return isOfIt ? ok(found.value.order) : OF_ANOTHER;
  };

  return [
    handler(wire.getAdventures, async ({ query }) => {
      const strange = strangerFault(query);
      if (strange) return fail([strange]);
      const found = await list(query.lang);
      return found.ok ? ok({ tours: found.value.map(viewOf) }) : found;
    }),
    handler(wire.getAdventureDates, async ({ params, query, now }) => {
      const found = await find(params['booking_code'] ?? '', query.lang, now);
      if (!found.ok) return found;
      const { adventure, dates } = found.value;
      return ok({ tour: viewOf(adventure), dates: dates.map(dateViewOf(adventure)) });
    }),
    handler(wire.postAdventureCheckout, async ({ params, body, caller, now }) => {
      const ordered = await order(orderOf(params['booking_code'] ?? '', body), caller, now);
      return ordered.ok ? ok({ order_id: ordered.value }) : ordered;
    }),
    handler(
      wire.putAdventureCheckout,
      async ({ params, body, caller, now }) => {
        const { order_id: code, payment_method: method, token, device_session_id: deviceSession, ...sent } = body;
        const own = await ownOrder(code, params['booking_code'] ?? '', caller);
        if (!own.ok) return own;
        const { idempotency_key: key, total } = sent;
        const paid = await paying({ code, method, token, deviceSession, key, total: centavos(total) }, caller, now);
        if (!paid.ok) return paid;
        const shown = await shownOrder(deps, paid.value.order, { caller, now });
        return ok({ order: orderView(shown, deps.page, now), redirect_url: paid.value.redirectUrl ?? null });
      },
      'payment_unknown',
    ),
    handler(wire.getAdventureCheckout, async ({ params, query, caller, now }) => {
      const own = await ownOrder(query.order_id, params['booking_code'] ?? '', caller);
      if (!own.ok) return own;
      const [shown, booking] = await Promise.all([
        shownOrder(deps, own.value, { caller, now }),
        deps.adventureBookings.of(own.value.id),
      ]);
      return ok({
        order_id: own.value.code,
        payment: shown.standing,
        booking: booking?.isCancelled ? 'cancelled' : STATES[booking?.state ?? 'none'],
        reference: booking?.reference ?? null,
      });
    }),
    handler(wire.getAdventureTicket, async ({ params, query, caller }) => {
      const { order_id: code, lang, file_type: type, send_confirmation: sends, name_tour: name } = query;
      const own = await ownOrder(code, params['booking_code'] ?? '', caller);
      if (!own.ok) return own;
      const vouchers = await deps.vouchers.ofOrder(own.value.id);
      const sheet = voucherSheet(vouchers, { ...deps, lang, codes: deps.voucherCodes });
      if (sheet.vouchers.length === 0) return fail([fault('voucher_none', 'order_id')]);
      if (sends === 'true') await deps.sendVouchers(own.value.id);
      const filename = `${slugOf(name) || own.value.code}.${type}`;
      return ok({ file_type: type, content: await fileOf(deps.voucherDocuments, sheet, type), filename });
    }),
  ];
}

const dateViewOf =
  ({ zone: of }: Adventure) =>
  ({ starts, left, base }: AdventureDate): wire.AdventureDatesView['dates'][number] => ({
    starts_at: isoInZone(starts, of),
    left,
    price: withSupplierTax(base),
    supplier_tax: supplierTaxOf(base),
  });

function orderOf(code: string, sent: BodyOf<typeof wire.postAdventureCheckout>): AdventureWanted {
  const { idempotency_key: key, lang, starts_at: starts, people, total: seen, buyer } = sent;
  const at = Date.parse(starts);
  return {
    key,
    lang,
    code,
    starts: Number.isNaN(at) ? undefined : instant(at),
    people,
    seen,
    buyer: buyerOf(buyer),
  };
}

/** As text, or as a PDF in Base64. */
const fileOf = async ({ html, pdf }: VoucherDocuments, sheet: VoucherSheet, type: 'html' | 'pdf'): Promise<string> =>
  type === 'html' ? html(sheet) : Buffer.from(await pdf(sheet)).toString('base64');

/** An order of the caller's, for something else. */
const OF_ANOTHER: Result<never, Faults> = fail([fault('process_cannot_continue')]);

const STATES: Readonly<Record<AdventureBooking['state'] | 'none', wire.CheckoutView['booking']>> = {
  none: 'none',
  pending: 'pending',
  booked: 'booked',
  ending: 'refunded',
  refunded: 'refunded',
};

const viewOf = ({
  code,
  where,
  minutes,
  base,
  least,
  most,
  minimumAge,
  cancellation,
  ...adventure
}: Adventure): wire.AdventureView => ({
  booking_code: code,
  name: adventure.name,
  description: adventure.description,
  meeting_point: where,
  duration_minutes: minutes,
  price: withSupplierTax(base),
  min_people: least,
  max_people: most,
  min_age: minimumAge,
  cancellation: cancellation.map(({ hoursBefore, percent }) => ({ hours_before: hoursBefore, percent })),
  provider: adventure.provider,
  phone: adventure.phone,
});
