import type { Point } from '#web/network/projection.ts';

/** A point that needs a label. */
export interface Wanted extends Point {
  /** Width of the text, in the drawing's units. */
  readonly width: number;
}

/** The position of a label: `x`, `y` are the middle of the side facing its point. */
export interface Placed extends Point {
  readonly side: 'left' | 'right';
  /** Moved so far up or down that a leader line is needed. */
  readonly led: boolean;
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What labels should not cover: points, and lines as closely spaced points. */
  readonly obstacles: readonly Point[];
}

/** Height of a label: at phone width still 24 px, enough for a touch target. */
export const LABEL_HEIGHT = 28;
/** Height of the letters themselves. */
const LETTERS = 15;
/** Distance from the point to its label. */
const AWAY = 9;
const EDGE = 2;
const LED_FROM = 8;
const SIDES = ['right', 'left'] as const;
const STEPS = [0, -4, 4, -8, 8, -12, 12, -16, 16, -20, 20, -28, 28, -36, 36, -44, 44, -56, 56];

/**
 * Places labels next to their points without overlap, as free of obstacles and as near as possible. Greedy, once from
 * the north and once from the south; the better result is used.
 */
export function placeLabels(wanted: readonly Wanted[], drawing: Drawing): readonly Placed[] {
  const southward = wanted.map((_, i) => i).toSorted((a, b) => wanted[a]!.y - wanted[b]!.y);
  const [first, second] = [southward, southward.toReversed()].map((order) => placeInOrder(wanted, order, drawing));
  return first!.cost <= second!.cost ? first!.labels : second!.labels;
}

function placeInOrder(wanted: readonly Wanted[], order: readonly number[], drawing: Drawing) {
  const taken: Box[] = [];
  const labels: Placed[] = [];
  let cost = 0;
  for (const i of order) {
    const best = SIDES.flatMap((side) => STEPS.map((step) => choice(wanted[i]!, side, step)))
      .map((each) => ({ ...each, cost: each.cost + costOf(each.box, taken, drawing) }))
      .reduce((least, each) => (each.cost < least.cost ? each : least));
    taken.push(best.box);
    labels[i] = best.label;
    cost += best.cost;
  }
  return { labels, cost };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly middle: number;
}

function choice({ x, y, width }: Wanted, side: Placed['side'], step: number) {
  const from = side === 'right' ? x + AWAY : x - AWAY;
  const middle = y + step;
  const box: Box =
    side === 'right' ? { left: from, right: from + width, middle } : { left: from - width, right: from, middle };
  return { box, label: { x: from, y: middle, side, led: Math.abs(step) >= LED_FROM }, cost: Math.abs(step) * 0.8 };
}

/** Leaving the drawing costs most, then covering another label, then covering an obstacle. */
function costOf(box: Box, taken: readonly Box[], { width, height, obstacles }: Drawing): number {
  const isOut =
    box.left < EDGE ||
    box.right > width - EDGE ||
    box.middle < LABEL_HEIGHT / 2 ||
    box.middle > height - LABEL_HEIGHT / 2;
  const covered = obstacles.filter(
    ({ x, y }) => x > box.left - EDGE && x < box.right + EDGE && Math.abs(y - box.middle) < LETTERS / 2 + EDGE,
  );
  return (isOut ? 10_000 : 0) + taken.filter((other) => overlap(box, other)).length * 1_000 + covered.length * 5;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && Math.abs(a.middle - b.middle) < LABEL_HEIGHT;
