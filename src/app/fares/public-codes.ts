import type { PromoCodes } from '#app/fares/ports.ts';
import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import { createVersionedCache, type VersionedCacheDeps } from '#app/versioned-cache.ts';
import { begun, type CountedPromo, notOver, type PromoCode } from '#domain/fares/promo.ts';
import type { Instant } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';

export interface PublicCodesDeps extends VersionedCacheDeps {
  readonly promos: Pick<PromoCodes, 'listPublic'>;
  readonly timetable: TimetableCache;
}

/** Promotional codes announced to everybody; their days are days of purchase, in the carrier's zone (T28). */
export interface PublicCodes {
  /** Usable at this moment, the one that ends first at the top. */
  usable(now: Instant): Promise<readonly PromoCode[]>;
  /** Usable now or from a later day on. */
  announced(now: Instant): Promise<readonly PromoCode[]>;
}

/** Read once a second per process: pages that name a code are read often, and a limit of uses may be reached. */
export function publicCodes({ promos, timetable, ...deps }: PublicCodesDeps): PublicCodes {
  const cache = createVersionedCache<readonly CountedPromo[]>(() => promos.listPublic(), deps);
  const today = async (now: Instant) => dateInZone(now, (await timetable.current()).zone);
  const announced = async (now: Instant) => notOver(await cache.current(), await today(now));
  return { announced, usable: async (now) => begun(await announced(now), await today(now)) };
}
