import { type BookedVisit, bookVisit, type BookVisitDeps } from '#app/lounge/book-visit.ts';
import { cancelVisit, type CancelVisitDeps } from '#app/lounge/cancel-visit.ts';
import { enterLounge, type EnterLoungeDeps } from '#app/lounge/enter-lounge.ts';
import type { OwnVisit, Visit } from '#app/lounge/ports.ts';
import { type LoungeDay, readLounges, type ShownVisit } from '#app/lounge/read-lounges.ts';
import type { Operators } from '#app/operators/ports.ts';
import type { VoucherCodes, Vouchers } from '#app/vouchers/ports.ts';
import type { Lounge } from '#domain/lounge/lounge.ts';
import { type Handler, handler } from '#http/handler.ts';
import { forOperators } from '#http/operator-handler.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { ZERO } from '#kernel/money.ts';
import { ok } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import * as wire from '#wire/lounge.ts';

export type LoungeHandlerDeps = BookVisitDeps &
  CancelVisitDeps &
  Omit<EnterLoungeDeps, 'voucherCodes'> & {
    readonly operators: Operators;
    readonly vouchers: Pick<Vouchers, 'ofOrder'>;
    readonly voucherCodes: Pick<VoucherCodes, 'read' | 'sign'>;
  };

/** The calls of lounges: what is free, booking, cancelling, and the door. */
export function loungeHandlers(deps: LoungeHandlerDeps): readonly Handler[] {
  const read = readLounges(deps);
  const book = bookVisit(deps);
  const cancel = cancelVisit(deps);
  const enter = enterLounge(deps);
  const mine = forOperators(deps.operators);
  const voucherOf = async ({ order }: OwnVisit): Promise<VisitVoucher> => {
    const found = order && (await deps.vouchers.ofOrder(order.id)).find(({ isCancelled }) => !isCancelled);
    return found ? { folio: found.folio, qr: deps.voucherCodes.sign(found) } : null;
  };
  return [
    handler(wire.getLounges, async ({ caller, now }) => {
      const found = await read(caller, now);
      if (!found.ok) return found;
      const { isIncluded, days, visits } = found.value;
      return ok({
        days: days.map(dayViewOf(isIncluded)),
        visits: await Promise.all(
          visits.map(async (visit) => visitViewOf(deps.lounges, visit, await voucherOf(visit))),
        ),
      });
    }),
    handler(wire.postLoungeVisit, async ({ body, caller, now }) => {
      const { idempotency_key: key, lang, lounge, starts_at: starts, hours, people } = body;
      // What is no time is no hour of the lounge either.
      const booked = await book({ key, lang, lounge, starts: instant(Date.parse(starts)), hours, people }, caller, now);
      return booked.ok ? ok(bookedView(booked.value)) : booked;
    }),
    handler(wire.postLoungeCancel, async ({ body, caller, now }) => {
      const cancelled = await cancel(body, caller, now);
      return cancelled.ok ? ok({}) : cancelled;
    }),
    mine(wire.postLoungeEntry, async ({ body, now }, { id: operator }) => {
      const { code, scan, device } = body;
      const entry = await enter({ code, scan: scan === undefined ? undefined : id(scan), device, operator }, now);
      return entry.ok ? ok({ verdict: entry.value.verdict, ...placeAndTime(deps.lounges, entry.value.visit) }) : entry;
    }),
  ];
}

const dayViewOf =
  (isIncluded: boolean) =>
  ({ lounge, day, hours, suggested, isWithTrip }: LoungeDay): wire.LoungeDayView => ({
    lounge: lounge.key,
    name: { ...lounge.name },
    date: day,
    hours: hours.map(({ starts, left }) => ({ starts_at: isoInZone(starts, lounge.zone), left })),
    suggested: suggested === undefined ? null : isoInZone(suggested, lounge.zone),
    with_trip: isWithTrip,
    price: isIncluded ? ZERO : lounge.price,
  });

type VisitVoucher = wire.LoungeVisitView['voucher'];

const visitViewOf = (lounges: readonly Lounge[], visit: ShownVisit, voucher: VisitVoucher): wire.LoungeVisitView => ({
  ...placeAndTime(lounges, visit),
  code: visit.code,
  paid: visit.isPaid,
  order: visit.order?.code ?? null,
  voucher,
  entered: visit.hasEntered,
  cancellable: visit.isCancellable,
});

const bookedView = (booked: BookedVisit) =>
  'code' in booked
    ? { visit: booked.code, order: null, with_trip: false }
    : { visit: null, order: booked.order, with_trip: booked.isWithTrip };

type Placed = Pick<Visit, 'lounge' | 'starts' | 'ends' | 'people'>;

/** A lounge that was closed for good since then is shown by its key, in the zone of the first. */
function placeAndTime(lounges: readonly Lounge[], { lounge, starts, ends, people }: Placed) {
  const found = lounges.find(({ key }) => key === lounge);
  const zone = (found ?? lounges[0]!).zone;
  return {
    lounge: { ...(found?.name ?? { es: lounge, en: lounge }) },
    starts_at: isoInZone(starts, zone),
    ends_at: isoInZone(ends, zone),
    people,
  };
}
