import { isBoardable } from '#domain/ticketing/ticket-rules.ts';
import type { QrPath } from '#kernel/module-path.ts';
import type { PageContext } from '#web/page.ts';
import { qrPath } from '#web/ticketing/qr-path.ts';
import type { DrawnVoucher } from '#web/vouchers/voucher-card.tsx';
import { type BoughtBasketView, getBasketBought } from '#wire/basket.ts';
import type { OrderView } from '#wire/orders.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getVouchers, type VoucherView } from '#wire/vouchers.ts';
import { getReservation } from '#wire/websale.ts';

/** An order of a paid basket with what its buyer shows to use it, drawn. */
export type DrawnOrder = BoughtBasketView['orders'][number] & {
  readonly trip?: { readonly reservation: ReservationView; readonly codes: Readonly<Record<string, QrPath>> };
  readonly vouchersShown?: readonly DrawnVoucher[];
};

export interface BoughtData extends Omit<BoughtBasketView, 'orders'> {
  readonly orders: readonly DrawnOrder[];
}

type Call = PageContext['call'];

/** What a paid basket bought, with tickets and vouchers; undefined for other orders. */
export async function boughtOf(call: Call, { code, standing, items }: OrderView): Promise<BoughtData | undefined> {
  if (standing !== 'paid' || !items.some(({ orders }) => orders.length > 0)) return undefined;
  const found = await call(getBasketBought, { query: { code } });
  if (!found.ok) return undefined;
  return { ...found.data, orders: await Promise.all(found.data.orders.map((order) => drawn(call, order))) };
}

async function drawn(call: Call, order: BoughtBasketView['orders'][number]): Promise<DrawnOrder> {
  const { code, state } = order;
  if (state === 'returned') return order;
  if (order.pages === 'reservation') {
    const found = await call(getReservation, { query: { code } });
    return found.ok ? { ...order, trip: drawnTrip(found.data.reservation) } : order;
  }
  if (!order.vouchers) return order;
  const found = await call(getVouchers, { query: { code } });
  return found.ok ? { ...order, vouchersShown: found.data.vouchers.map(drawnVoucher) } : order;
}

const drawnVoucher = (voucher: VoucherView): DrawnVoucher => ({
  ...voucher,
  qr: voucher.qr === null ? null : qrPath(voucher.qr),
});

function drawnTrip(reservation: ReservationView): NonNullable<DrawnOrder['trip']> {
  const codes = reservation.tickets.flatMap(({ folio, kind, qr }) =>
    isBoardable(kind) && qr ? [[folio, qrPath(qr)] as const] : [],
  );
  return { reservation, codes: Object.fromEntries(codes) };
}
