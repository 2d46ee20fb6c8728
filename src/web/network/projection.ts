import type { Place } from '#domain/network/coast-line.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An area in degrees. */
export interface Extent {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export interface Projection {
  /** Height of the drawing, in its units. */
  readonly height: number;
  readonly project: (place: Place) => Point;
}

/** Projects degrees to a drawing of this width; undistorted at the middle of the area. */
export function projection({ west, east, south, north }: Extent, width: number): Projection {
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = width / ((east - west) * squeeze);
  return {
    height: round((north - south) * scale),
    project: ([latitude, longitude]) => ({
      x: round((longitude - west) * squeeze * scale),
      y: round((north - latitude) * scale),
    }),
  };
}

/** Whether a place lies in the area. */
export const isWithin = ({ west, east, south, north }: Extent, [latitude, longitude]: Place): boolean =>
  latitude > south && latitude < north && longitude > west && longitude < east;

const round = (value: number): number => Math.round(value * 10) / 10;
