import { stopSlugs } from '#domain/network/slug.ts';
import { type Instant, zone } from '#kernel/instant.ts';
import { clockDifferenceHours } from '#kernel/local-time.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { StopView } from '#wire/shapes.ts';

/** A stop and its clock: `hours` by which it is ahead of the clock of the first terminal, -1 on Pacific time. */
export interface LocatedStop extends StopView {
  readonly hours: number;
}

/** And what it is called in addresses. */
export interface AddressedStop extends LocatedStop {
  readonly slug: string;
}

/** Stops with their clocks as they are at a moment. */
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
