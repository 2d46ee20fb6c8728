import type { Place } from '#domain/network/coast-line.ts';
import type { Extent } from '#web/network/projection.ts';

/** From the Pacific to Guadalajara, with Tepic in the north. */
export const LINE: Extent = { west: -105.75, east: -103.12, south: 20.33, north: 21.63 };

/** The bay of Banderas and the coast up to Las Varas. */
export const SHORE: Extent = { west: -105.66, east: -105.06, south: 20.47, north: 21.25 };

/** The metropolitan area of Guadalajara. */
export const CITY: Extent = { west: -103.53, east: -103.22, south: 20.57, north: 20.74 };

/** The stops of the shuttle, with room for their names. */
export const SHUTTLE: Extent = { west: -103.5, east: -103.25, south: 20.605, north: 20.75 };

/** Orientation labels on a map besides its stops. */
export interface Mark {
  readonly text: 'ocean' | 'bay' | 'centre' | 'toTheCoast';
  readonly place: Place;
}

export const SHORE_MARKS: readonly Mark[] = [
  { text: 'ocean', place: [21.13, -105.5] },
  { text: 'bay', place: [20.56, -105.44] },
];

export const SHUTTLE_MARKS: readonly Mark[] = [{ text: 'centre', place: [20.68, -103.335] }];

export const CITY_MARKS: readonly Mark[] = [
  { text: 'centre', place: [20.677, -103.347] },
  { text: 'toTheCoast', place: [20.692, -103.494] },
];
