import { type Drawing, disc, line, shape, short } from '#ui/drawings/drawing.ts';
import type { PaintName } from '#ui/drawings/palette.ts';

export interface OnEarth {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Surroundings {
  /** Points along the shore, with the sea to the left; empty inland. */
  readonly shore: readonly OnEarth[];
  /** The stops of the road through the place, in order, including the place itself. */
  readonly road: readonly OnEarth[];
}

const [WIDTH, HEIGHT] = [160, 100];
/** Kilometres from the left edge to the right one. */
const ACROSS_KM = 26;
const KM_PER_DEGREE = 111.2;
/** Anything further beyond the edge is not drawn. */
const BEYOND = 60;
/** Minimum distance in pixels between two points of a line. */
const LEAST_STEP = 5;

/** A few hues for land and sea, so that neighbouring places differ; determined by the place. */
const HUES: readonly (readonly [land: PaintName, rings: PaintName])[] = [
  ['violet', 'magenta'],
  ['ember', 'noon'],
  ['agave', 'foam'],
  ['sand', 'noon'],
  ['magenta', 'ember'],
];
/** On the coast. */
const COAST_HUES: readonly PaintName[] = ['ember', 'magenta', 'sand', 'violet'];

/** Deterministic for a place. */
const chosen = <T>(from: readonly T[], { latitude, longitude }: OnEarth): T =>
  from[Math.floor(Math.abs(latitude * 131 + longitude * 57)) % from.length]!;

/** A place without a picture: a map of its surroundings, with the shore, the road and the stops. */
export function genericVignette(at: OnEarth, { shore, road }: Surroundings): Drawing {
  const scale = WIDTH / ACROSS_KM;
  const east = Math.cos((at.latitude * Math.PI) / 180);
  const point = ({ latitude, longitude }: OnEarth): readonly [number, number] => [
    WIDTH / 2 + (longitude - at.longitude) * KM_PER_DEGREE * east * scale,
    HEIGHT / 2 - (latitude - at.latitude) * KM_PER_DEGREE * scale,
  ];
  const [inland, rings] = chosen(HUES, at);
  const coast = clipped(shore.map(point));
  const way = pathOf(clipped(road.map(point)));
  return {
    width: WIDTH,
    height: HEIGHT,
    body:
      shape(coast.length > 1 ? chosen(COAST_HUES, at) : inland, `M0 0h${WIDTH}v${HEIGHT}H0z`) +
      (coast.length > 1 ? sea(coast) : hills(rings, way)) +
      line('shade', way, 7) +
      line('cream', way, 3) +
      disc('shade', WIDTH / 2, HEIGHT / 2, 8) +
      disc('cream', WIDTH / 2, HEIGHT / 2, 5),
  };
}

/** The longest visible section, including the points just outside. */
function clipped(points: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const isNear = ([x, y]: readonly [number, number]) =>
    x > -BEYOND && x < WIDTH + BEYOND && y > -BEYOND && y < HEIGHT + BEYOND;
  const near = points.map(
    (each, i) => isNear(each) || [points[i - 1], points[i + 1]].some((next) => next && isNear(next)),
  );
  const [first, last] = [near.indexOf(true), near.lastIndexOf(true)];
  return first < 0 ? [] : thinned(points.slice(first, last + 1));
}

/** Drops points that make no visible difference. */
function thinned(points: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const kept = points.slice(0, 1);
  for (const [i, point] of points.entries()) {
    const [x, y] = kept.at(-1)!;
    if (Math.hypot(point[0] - x, point[1] - y) >= LEAST_STEP || (i === points.length - 1 && i > 0)) kept.push(point);
  }
  return kept;
}

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${short(Math.round(x))} ${short(Math.round(y))}`).join('');

/** The shoreline repeated out to sea, like incoming waves. */
function sea(coast: readonly (readonly [number, number])[]): string {
  const shore = pathOf(coast);
  const [[startX, startY], [endX, endY]] = [coast[0]!, coast.at(-1)!];
  // To the left of the shore's direction, far outside the picture.
  const length = Math.hypot(endX - startX, endY - startY) || 1;
  const [dx, dy] = [((endY - startY) / length) * 400, (-(endX - startX) / length) * 400];
  const far = (x: number, y: number) => `L${Math.round(x + dx)} ${Math.round(y + dy)}`;
  const water = `${shore}${far(endX, endY)}${far(startX, startY)}z`;
  return shape('sea', water) + line('sand', shore, 4);
}

/** Inland the terrain rises on both sides of the road: lines along it, like contours on a map. */
const hills = (rings: PaintName, way: string): string =>
  `<g opacity=".4">${[96, 60, 28].map((width) => line(rings, way, width)).join('')}</g>`;
