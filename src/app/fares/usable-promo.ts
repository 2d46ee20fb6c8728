import type { PromoCodes } from '#app/fares/ports.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { normalisePromo, type PromoCode, usablePromo } from '#domain/fares/promo.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';

/** A code that can be used at this moment; its days are days of purchase, in the carrier's zone (T28). */
export async function findUsablePromo(
  promos: PromoCodes,
  text: string,
  { timetable, now }: { readonly timetable: Timetable; readonly now: Instant },
): Promise<Result<PromoCode, Faults>> {
  const code = normalisePromo(text);
  if (code === '') return fail([fault('promo_empty', 'promotional_code')]);
  const found = await promos.find(code);
  const verdict = usablePromo(found?.promo, { today: dateInZone(now, timetable.zone), uses: found?.uses ?? 0 });
  return verdict.ok ? ok(verdict.value) : fail([verdict.fault]);
}
