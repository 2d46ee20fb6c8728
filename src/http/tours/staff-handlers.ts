import type { OperatorAuditLog, Operators } from '#app/operators/ports.ts';
import { type CancelSlotDeps, cancelSlot } from '#app/tours/cancel-slot.ts';
import type { TourCatalogueDeps } from '#app/tours/read-catalogue.ts';
import type { TourReads } from '#app/tours/ports.ts';
import { fault } from '#domain/errors.ts';
import type { Handler } from '#http/handler.ts';
import { forOperators } from '#http/operator-handler.ts';
import { soldStartViewOf } from '#http/tours/sale-views.ts';
import { parseLocalDate, plusDays, type Zone } from '#kernel/instant.ts';
import { fail, ok } from '#kernel/result.ts';
import { dateInZone, startOfDay } from '#kernel/zoned.ts';
import * as staff from '#wire/tours-staff.ts';

export type TourStaffDeps = CancelSlotDeps &
  Pick<TourCatalogueDeps, 'catalogue'> & {
    readonly tourReads: TourReads;
    readonly operators: Operators;
    readonly audit: OperatorAuditLog;
  };

/** The calls of the carrier's people about tours: what was sold of a day's starts, and cancelling a start. */
export function tourStaffHandlers(deps: TourStaffDeps, page: { readonly zone: Zone }): readonly Handler[] {
  const cancelStart = cancelSlot(deps);
  const mine = forOperators(deps.operators);
  return [
    mine(staff.getTourStarts, async ({ query, now }) => {
      const day = query.date === '' ? dateInZone(now, page.zone) : parseLocalDate(query.date);
      if (!day) return fail([fault('date_impossible', 'date')]);
      const from = startOfDay(day, page.zone);
      const [starts, products] = await Promise.all([
        deps.tourReads.starts(from, startOfDay(plusDays(day, 1), page.zone)),
        deps.catalogue?.products(),
      ]);
      return ok({ date: day, starts: starts.map(soldStartViewOf(page.zone, products ?? [])) });
    }),
    mine(staff.postTourSlotCancel, async ({ body }, { id, name }) => {
      const note = `${body.slot}: ${body.why}`;
      await deps.audit.write({ actor: name, action: 'start.cancelled', operator: id, note });
      const cancelled = await cancelStart(body);
      return cancelled.ok ? ok({ orders: cancelled.value }) : cancelled;
    }),
  ];
}
