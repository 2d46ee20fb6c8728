import type { Point } from '#web/network/projection.ts';

/** A point that wants its name beside it. */
export interface Wanted extends Point {
  /** Of the text, in the units of the drawing. */
  readonly width: number;
}

/** Where a name stands: `x`, `y` are the middle of the side turned to its point. */
export interface Placed extends Point {
  readonly side: 'left' | 'right';
  /** It had to go so far up or down that a line must lead to it. */
  readonly led: boolean;
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What names should not cover: points, and lines as points close together. */
  readonly obstacles: readonly Point[];
}

/** Room for one name from top to bottom: at the width of a phone still 24 px, which a finger can hit. */
export const LABEL_HEIGHT = 28;
/** What the letters themselves take of it. */
const LETTERS = 15;
/** From the point to its name. */
const AWAY = 9;
const EDGE = 2;
const LED_FROM = 8;
const SIDES = ['right', 'left'] as const;
const STEPS = [0, -4, 4, -8, 8, -12, 12, -16, 16, -20, 20, -28, 28, -36, 36, -44, 44, -56, 56];

/**
 * Names beside their points, none on another, each as free of obstacles and as near as it may be. Done one by one from
 * the north and from the south; the better of the two is taken.
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

/** Worst is to leave the drawing, then to cover another name, then to cover what is drawn. */
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
