import type { StopView } from '#wire/shapes.ts';

/** Stops by area, each in the order they came. */
export function byArea(stops: readonly StopView[]): readonly (readonly [area: string, stops: readonly StopView[]])[] {
  const areas = new Map<string, StopView[]>();
  for (const stop of stops) areas.set(stop.area, [...(areas.get(stop.area) ?? []), stop]);
  return [...areas];
}
