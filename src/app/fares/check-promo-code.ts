import type { PromoCodes } from '#app/fares/ports.ts';
import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import type { Caller } from '#app/caller.ts';
import { findUsablePromo } from '#app/fares/usable-promo.ts';
import type { Faults } from '#domain/errors.ts';
import type { PromoCode } from '#domain/fares/promo.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Result } from '#kernel/result.ts';

/** Checks a promotional code before the search is sent (M12). */
export const checkPromoCode =
  ({ promos, timetable }: { readonly promos: PromoCodes; readonly timetable: TimetableCache }) =>
  async (input: { readonly code: string }, _caller: Caller, now: Instant): Promise<Result<PromoCode, Faults>> =>
    findUsablePromo(promos, input.code, { timetable: await timetable.current(), now });
