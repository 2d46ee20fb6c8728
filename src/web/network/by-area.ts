import type { StopView } from '#wire/shapes.ts';

/** Stops by area, in their original order. */
export function byArea<S extends Pick<StopView, 'area'>>(
  stops: readonly S[],
): readonly (readonly [area: string, stops: readonly S[]])[] {
  const areas = new Map<string, S[]>();
  for (const stop of stops) areas.set(stop.area, [...(areas.get(stop.area) ?? []), stop]);
  return [...areas];
}
