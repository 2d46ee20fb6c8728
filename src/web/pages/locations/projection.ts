export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A window on the earth, in degrees. */
export interface Extent {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** Degrees to the units of a drawing so many wide; true to shape at the middle of the window. */
export function projection({ west, east, south, north }: Extent, width: number) {
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = width / ((east - west) * squeeze);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    height: round((north - south) * scale),
    project: (latitude: number, longitude: number): Point => ({
      x: round((longitude - west) * squeeze * scale),
      y: round((north - latitude) * scale),
    }),
  };
}

/** Heights for labels beside points: each as near its point as it may be, none nearer to the next than `gap`. */
export function spread(heights: readonly number[], gap: number): readonly number[] {
  const order = heights.map((height, i) => ({ height, i })).toSorted((a, b) => a.height - b.height);
  let last = Number.NEGATIVE_INFINITY;
  const placed = [...heights];
  for (const { height, i } of order) {
    last = Math.max(height, last + gap);
    placed[i] = last;
  }
  return placed;
}
