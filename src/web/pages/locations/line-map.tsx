import type { Lang } from '#text/lang.ts';
import { locationsText } from '#text/pages/locations.ts';
import { COAST } from '#web/pages/locations/coast-line.ts';
import styles from '#web/pages/locations/locations.module.css';
import { type Extent, projection, spread } from '#web/pages/locations/projection.ts';
import type { StopView } from '#wire/shapes.ts';

interface LineMapProps {
  readonly id: string;
  readonly title: string;
  readonly extent: Extent;
  readonly stops: readonly StopView[];
  /** Stops whose names are written; the others are dots. */
  readonly named: readonly string[];
  /** On which side of its point a name stands; near the right edge always on the left. */
  readonly side: 'left' | 'right';
  readonly lang: Lang;
}

const WIDTH = 400;
const GAP = 17;
const LABEL_AWAY = 14;

/** Sea, road and stops, drawn on the server from their coordinates: no tiles, no script. */
export function LineMap({ id, title, extent, stops, named, side, lang }: LineMapProps) {
  const { height, project } = projection(extent, WIDTH);
  const points = stops
    .filter(
      ({ latitude: lat, longitude: lon }) =>
        lat > extent.south && lat < extent.north && lon > extent.west && lon < extent.east,
    )
    .map((stop) => ({ stop, ...project(stop.latitude, stop.longitude) }));
  const labelled = points.filter(({ stop }) => named.includes(stop.id));
  const heights = spread(
    labelled.map(({ y }) => y + 4),
    GAP,
  );
  const shore = COAST.map(([lat, lon]) => project(lat, lon));
  const first = shore[0] ?? { x: 0, y: height };
  const sea = [
    `M-20 ${height + 20}`,
    `L${first.x} ${height + 20}`,
    ...shore.map(({ x, y }) => `L${x} ${y}`),
    'L-20 -20Z',
  ].join('');
  const road = points.toSorted(byRoad).map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`);
  return (
    <svg
      className={styles['map']}
      viewBox={`0 0 ${WIDTH} ${Math.round(height)}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{locationsText.mapText[lang]}</desc>
      <path d={sea} className={styles['sea']} />
      <path d={road.join('')} className={styles['road']} />
      {points.map(({ stop, x, y }) => (
        <circle key={stop.id} cx={x} cy={y} r={stop.kind === 'terminal' ? 6 : 4} className={styles['dot']} />
      ))}
      {labelled.map(({ stop, x, y }, i) => {
        const at = heights[i] ?? y;
        const isLeft = side === 'left' || x > WIDTH * 0.6;
        const to = isLeft ? x - LABEL_AWAY : x + LABEL_AWAY;
        return (
          <g key={stop.id}>
            {Math.abs(at - y - 4) > 3 ? <path d={`M${x} ${y}L${to} ${at - 4}`} className={styles['leader']} /> : null}
            <text x={to} y={at} textAnchor={isLeft ? 'end' : 'start'} className={styles['label']}>
              {stop.city}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Along the road: from the city in the east to the sea, then down the coast. */
const byRoad = (a: { readonly stop: StopView }, b: { readonly stop: StopView }): number =>
  roadOrder(a.stop) - roadOrder(b.stop);

/** West of the sierra the road runs south along the coast, east of it to the city. */
function roadOrder({ latitude, longitude }: StopView): number {
  const isCoast = longitude < -105;
  return isCoast ? 1_000 - latitude * 10 : -longitude;
}
