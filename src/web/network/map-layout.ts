import { COAST, type Place } from '#domain/network/coast-line.ts';
import type { LocatedStop } from '#web/network/located-stop.ts';
import { type Placed, placeLabels } from '#web/network/place-labels.ts';
import { type Extent, isWithin, type Point, projection } from '#web/network/projection.ts';
import { ROADS } from '#domain/network/road-lines.ts';

/** A part of the map shown enlarged next to it, under its letter. */
export interface Inset {
  readonly letter: string;
  readonly extent: Extent;
}

export interface MapStop extends Point {
  readonly stop: LocatedStop;
  readonly name: string;
  /** Absent if an inset shows its name. */
  readonly label: Placed | undefined;
  /** Width of the label, in the drawing's units. */
  readonly width: number;
}

export interface MapLayout {
  readonly height: number;
  readonly stops: readonly MapStop[];
  readonly roads: readonly (readonly Point[])[];
  /** South to north; empty if the window contains no coast. */
  readonly shore: readonly Point[];
}

/** Width of every map: about that of a phone, so that text is at its actual size there. */
export const MAP_WIDTH = 360;
/** Average width of a letter, and the width of the time difference. */
const LETTER = 7.8;
const HOUR = 34;
/** Lines are sampled as obstacles at this interval. */
const GRAIN = 6;

/** The positions of everything on a map. */
export function layMap(stops: readonly LocatedStop[], extent: Extent, insets: readonly Inset[] = []): MapLayout {
  const { height, project } = projection(extent, MAP_WIDTH);
  const shown = stops
    .filter((stop) => isWithin(extent, placeOf(stop)))
    .map((stop) => {
      const name = mapName(stop, stops);
      const width = name.length * LETTER + (stop.hours === 0 ? 0 : HOUR);
      return { stop, name, width, ...project(placeOf(stop)) };
    });
  const roads = ROADS.map((road) => road.map(project));
  const named = shown.filter(({ stop }) => !insets.some(({ extent: inset }) => isWithin(inset, placeOf(stop))));
  const shore = COAST.some((place) => isWithin(extent, place)) ? COAST.map(project) : [];
  const labels = placeLabels(named, {
    width: MAP_WIDTH,
    height,
    obstacles: [...shown.flatMap((point) => [point, point, point]), ...[...roads, shore].flatMap(grains)],
  });
  return {
    height,
    stops: shown.map((point) => ({ ...point, label: labels[named.indexOf(point)] })),
    roads,
    shore,
  };
}

export const placeOf = ({ latitude, longitude }: LocatedStop): Place => [latitude, longitude];

/** A stop's name on a map: its city; further stops there get what distinguishes them. */
function mapName(stop: LocatedStop, stops: readonly LocatedStop[]): string {
  const first = stops.find(({ city }) => city === stop.city);
  return (first === stop ? undefined : stop.detail) ?? stop.city;
}

/** A line as closely spaced points. */
const grains = (line: readonly Point[]): readonly Point[] =>
  line.slice(1).flatMap((to, i) => {
    const from = line[i] ?? to;
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / GRAIN));
    return Array.from({ length: count }, (_, n) => ({
      x: from.x + ((to.x - from.x) * n) / count,
      y: from.y + ((to.y - from.y) * n) / count,
    }));
  });
