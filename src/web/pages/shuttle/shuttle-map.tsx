import type { Lang } from '#text/lang.ts';
import { shuttleText } from '#text/pages/shuttle.ts';
import type { LocatedStop } from '#web/network/located-stop.ts';
import { MAP_WIDTH } from '#web/network/map-layout.ts';
import { markersOf } from '#web/pages/shuttle/numbered-map.ts';
import styles from '#web/pages/shuttle/shuttle.module.css';

/** Of a marker with one number, in the drawing's units; each further number makes it wider. */
const RADIUS = 11;
const WIDER = 17;

interface ShuttleMapProps {
  /** In the order of their numbers. */
  readonly stops: readonly LocatedStop[];
  readonly lang: Lang;
}

/** The stops drawn from their coordinates, with their numbers in the list: no tiles, no script. */
export function ShuttleMap({ stops, lang }: ShuttleMapProps) {
  const { height, markers, roads } = markersOf(stops);
  return (
    <svg
      className={styles['map']}
      viewBox={`0 0 ${MAP_WIDTH} ${Math.round(height)}`}
      role="img"
      aria-label={`${shuttleText.map[lang]}. ${shuttleText.mapText[lang]}`}
    >
      <path
        d={roads.map((road) => road.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')).join('')}
        className={styles['road']}
      />
      {markers.map(({ x, y, numbers }) => {
        const width = 2 * RADIUS + (numbers.length - 1) * WIDER;
        const left = Math.min(Math.max(x - width / 2, 2), MAP_WIDTH - width - 2);
        return (
          <g key={numbers[0]}>
            <rect x={left} y={y - RADIUS} width={width} height={2 * RADIUS} rx={RADIUS} className={styles['marker']} />
            <text x={left + width / 2} y={y + 4.5} className={styles['number']}>
              {numbers.join(' · ')}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
