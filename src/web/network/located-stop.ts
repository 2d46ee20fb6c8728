import { stopSlugs } from '#domain/network/slug.ts';
import { type Instant, zone } from '#kernel/instant.ts';
import { clockDifferenceHours } from '#kernel/local-time.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { StopView } from '#wire/shapes.ts';

/** A stop and its time zone: `hours` ahead of the first terminal's clock, -1 in Pacific time. */
export interface LocatedStop extends StopView {
  readonly hours: number;
}

/** With its slug. */
export interface AddressedStop extends LocatedStop {
  readonly slug: string;
}

/** Stops with their time zone offsets at a moment. */
export function locatedStops(stops: readonly StopView[], now: Instant): readonly AddressedStop[] {
  const slugs = stopSlugs(stops);
  const clock = (stop: StopView): string => isoInZone(now, zone(stop.zone));
  const [first] = stops;
  return stops.map((stop) => ({
    ...stop,
    hours: first ? clockDifferenceHours(clock(first), clock(stop)) : 0,
    slug: slugs.get(stop.id)!,
  }));
}
