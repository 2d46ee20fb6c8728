import { short } from '#ui/drawings/drawing.ts';

/** A stop of the line that a hero picture shows. */
export interface HeroStop {
  /** Its short common name. */
  readonly name: string;
  /** Minutes after the first stop, by the timetable. */
  readonly minute: number;
  readonly latitude: number;
  readonly longitude: number;
  /** Metres above sea level; without it the road is level. */
  readonly metres?: number;
  /** Below the name: the time, the duration. */
  readonly note?: string;
  /** Labelled with priority when there is no room for all. */
  readonly isMain?: boolean;
}

/** The box in which terrain is drawn before it is stretched. */
export const [BOX_WIDTH, BOX_HEIGHT] = [1000, 400] as const;

/** Where the line starts and ends, and its height at the highest point and at sea level. */
export interface LineBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Dot extends HeroStop {
  readonly x: number;
  readonly y: number;
}

/** Stops below this are on the coast, if the line ends there. */
const COAST_METRES = 100;

/** Each stop at its minute horizontally and its height vertically. */
export function dotsOf(stops: readonly HeroStop[], { left, right, top, bottom }: LineBox): readonly Dot[] {
  const [first, last] = [stops[0]?.minute ?? 0, stops.at(-1)?.minute ?? 0];
  const across = Math.max(1, last - first);
  const high = Math.max(1, ...stops.map(({ metres = 0 }) => metres));
  return stops.map((stop) => ({
    ...stop,
    x: Math.round(left + ((stop.minute - first) / across) * (right - left)),
    y: Math.round(bottom - ((stop.metres ?? high / 2) / high) * (bottom - top)),
  }));
}

/** Where the sea starts: at the first stop after which all are low. Undefined for a line that ends inland. */
export function coastOf(dots: readonly Dot[]): number | undefined {
  const inland = dots.findLastIndex(({ metres }) => metres === undefined || metres >= COAST_METRES);
  return dots[inland + 1]?.x;
}

/** The road through all dots, level at each, extending beyond both edges. */
export function roadPath(dots: readonly Dot[]): string {
  const [first, last] = [dots[0], dots.at(-1)];
  if (!first || !last) return '';
  const pieces = dots.slice(1).map((dot, i) => {
    const before = dots[i]!;
    const [half, dx, dy] = [short((dot.x - before.x) / 2), dot.x - before.x, dot.y - before.y];
    return dy === 0 ? `h${dx}` : `c${half} 0 ${half} ${dy} ${dx} ${dy}`;
  });
  return `M-9 ${first.y + 3}L${first.x} ${first.y}${pieces.join('')}H1009`;
}

/** The height of the road at any x. */
export function roadAt(dots: readonly Dot[], x: number): number {
  const i = dots.findIndex((dot) => dot.x >= x);
  const [before, after] = [dots[i - 1], dots[i]];
  if (!after) return dots.at(-1)?.y ?? 0;
  if (!before) return after.y;
  const target = (x - before.x) / (after.x - before.x);
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const t = (low + high) / 2;
    if (1.5 * (1 - t) * t + t ** 3 < target) low = t;
    else high = t;
  }
  const t = (low + high) / 2;
  return before.y + (after.y - before.y) * (3 * (1 - t) * t ** 2 + t ** 3);
}

/** The widest free section of nearly level road, for the bus. */
export function busPlace(dots: readonly Dot[]): number {
  const gaps = dots.slice(1).map((dot, i) => {
    const before = dots[i]!;
    return { x: (before.x + dot.x) / 2, room: dot.x - before.x - 1.5 * Math.abs(dot.y - before.y) };
  });
  // The first stop has its terminal next to it.
  const [best] = gaps.slice(Math.min(1, gaps.length - 1)).toSorted((a, b) => b.room - a.room);
  return best?.x ?? BOX_WIDTH / 2;
}

/**
 * The stops whose names fit: both ends, then main ones, always picking the one furthest from all labelled stops next.
 * `widthOf` is the width of a name.
 */
export function namedDots(dots: readonly Dot[], widthOf: (dot: Dot) => number): readonly Dot[] {
  const named = [dots[0], dots.at(-1)].filter((dot) => dot !== undefined);
  const room = (dot: Dot) =>
    Math.min(...named.map((other) => Math.abs(dot.x - other.x) - (widthOf(dot) + widthOf(other)) / 2));
  for (;;) {
    const fitting = dots.filter((dot) => !named.includes(dot) && room(dot) >= 0);
    const [next] = fitting.toSorted(
      (a, b) => Number(b.isMain ?? false) - Number(a.isMain ?? false) || room(b) - room(a),
    );
    if (!next) return dots.filter((dot) => named.includes(dot));
    named.push(next);
  }
}
