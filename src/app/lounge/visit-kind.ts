import { type OrderedVisit, readVisit } from '#app/lounge/ordered-visit.ts';
import type { LoungeReads, LoungeStore } from '#app/lounge/ports.ts';
import { tripFirst } from '#app/lounge/trip-first.ts';
import { VISIT_VOUCHER, visitVoucher } from '#app/lounge/visit-voucher.ts';
import type { PlainItem, PlainKind } from '#app/orders/plain-fulfilment.ts';
import type { Transaction } from '#app/transaction.ts';
import type { VoucherStore } from '#app/vouchers/ports.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import {
  hoursOfVisit,
  type Lounge,
  LOUNGE_TAX,
  LOUNGE_VISIT,
  VISIT_TITLE,
  visitReturnTerms,
} from '#domain/lounge/lounge.ts';
import { refusalToSell } from '#domain/lounge/visit-room.ts';
import { itemLine } from '#domain/orders/item-line.ts';
import { after, HOUR } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

export interface VisitKindDeps {
  readonly lounges: readonly Lounge[];
  readonly loungeReads: Pick<LoungeReads, 'isCancelled'>;
  readonly loungeStore: Pick<
    LoungeStore,
    'lockHours' | 'byId' | 'book' | 'ofOrder' | 'cancel' | 'isTripSold' | 'isTripPaidBy'
  >;
  readonly voucherStore: Pick<VoucherStore, 'issue' | 'cancel'>;
}

/**
 * A visit. Its places are held for a quarter of an hour; money that comes later buys them if they are still free,
 * and goes back otherwise, or if the trip it is for was not sold. It waits for no store: the visit may be today.
 */
export const visitKind = ({
  lounges,
  loungeReads,
  loungeStore,
  voucherStore,
}: VisitKindDeps): PlainKind<OrderedVisit> => {
  const refusal = async (
    tx: Transaction,
    { order, what: { visit, lounge, people, ...time } }: PlainItem<OrderedVisit>,
  ): Promise<ErrorCode | undefined> => {
    const place = lounges.find(({ key }) => key === lounge);
    if (!place) return 'process_cannot_continue';
    const taken = await loungeStore.lockHours(tx, place, hoursOfVisit(time), visit);
    const locked = await loungeStore.byId(tx, visit);
    return refusalToSell({ visit: locked, order, capacity: place.capacity, taken, people })?.code;
  };
  return {
    kind: LOUNGE_VISIT,
    read: readVisit,
    price: ({ total }) => ({ total: centavos(total), ...splitVat(centavos(total), LOUNGE_TAX.vatRate) }),
    mayWait: () => false,
    before: ({ starts, hours }) => [after(starts, hours * HOUR)],
    withdrawn: async ({ visit }) => ((await loungeReads.isCancelled(visit)) ? 'lounge_visit_cancelled' : undefined),
    refusal,
    ...tripFirst(loungeStore),
    sell: async (tx, { order, code, what }) => {
      await loungeStore.book(tx, what.visit, order);
      const voucher = visitVoucher(what, order);
      if (voucher) await voucherStore.issue(tx, voucher);
      const total = centavos(what.total);
      return total === 0 ? [] : [itemLine({ id: `${code}S`, description: VISIT_TITLE.es, total, tax: LOUNGE_TAX })];
    },
    returning: async (tx, { order, now }) => {
      const visit = await loungeStore.ofOrder(tx, order);
      if (!visit) throw new Error(`order ${order} paid no visit`);
      const terms = visitReturnTerms({ ...visit, isCancelled: visit.state === 'cancelled' }, now);
      const takeBack = async () => {
        await loungeStore.cancel(tx, visit.id);
        await voucherStore.cancel(tx, order, VISIT_VOUCHER);
      };
      return { terms, takeBack };
    },
  };
};
