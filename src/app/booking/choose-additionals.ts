import type { Caller } from '#app/booking/caller.ts';
import { changeDraft } from '#app/booking/change-draft.ts';
import { quoteCurrent } from '#app/booking/quote-current.ts';
import type { SaleParts } from '#app/booking/sale-parts.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface ChooseAdditionals {
  readonly code: string;
  /** Internet packages wanted; none skips the step (M53). */
  readonly packages: readonly string[];
}

type Parts = Pick<SaleParts, 'timetable' | 'departures' | 'promos' | 'reservations'>;

/** The additionals step. The line has no package on sale: the step is shown and skipped, and any package is refused. */
export const chooseAdditionals =
  (parts: Parts) =>
  (input: ChooseAdditionals, caller: Caller, now: Instant): Promise<Result<Reservation, Faults>> =>
    changeDraft(parts, { code: input.code, caller }, async (reservation) => {
      if (reservation.contact === undefined) return fail([fault('step_out_of_order')]);
      if (input.packages.length > 0) return fail([fault('additional_unavailable', 'sale_internet.packages')]);
      return ok({ next: await quoteCurrent(parts, { ...reservation, additionalsSeen: true }, now) });
    });
