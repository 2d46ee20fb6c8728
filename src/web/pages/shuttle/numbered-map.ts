import type { LocatedStop } from '#web/network/located-stop.ts';
import { MAP_WIDTH, placeOf } from '#web/network/map-layout.ts';
import { type Point, projection } from '#web/network/projection.ts';
import { SHUTTLE } from '#web/network/windows.ts';
import { ROADS } from '#domain/network/road-lines.ts';

/** One or more stops too near to each other to be drawn apart, by their numbers in the list. */
export interface Marker extends Point {
  readonly numbers: readonly number[];
}

export interface NumberedMap {
  readonly height: number;
  readonly markers: readonly Marker[];
  readonly roads: readonly (readonly Point[])[];
}

/** In the drawing's units: about the size of a marker. */
const APART = 30;

/** The stops of a list as numbered markers: twelve names on a map of one city could not be read. */
export function markersOf(stops: readonly LocatedStop[]): NumberedMap {
  const { height, project } = projection(SHUTTLE, MAP_WIDTH);
  const markers: Marker[] = [];
  for (const [index, stop] of stops.entries()) {
    const { x, y } = project(placeOf(stop));
    const near = markers.findIndex((marker) => Math.hypot(marker.x - x, marker.y - y) < APART);
    const found = markers[near];
    if (found) markers[near] = { ...found, numbers: [...found.numbers, index + 1] };
    else markers.push({ x, y, numbers: [index + 1] });
  }
  return { height, markers, roads: ROADS.map((road) => road.map(project)) };
}
