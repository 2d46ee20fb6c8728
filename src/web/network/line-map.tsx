import type { Lang } from '#text/lang.ts';
import { locationsText } from '#text/pages/locations.ts';
import type { LocatedStop } from '#web/network/located-stop.ts';
import { type Inset, layMap, MAP_WIDTH } from '#web/network/map-layout.ts';
import styles from '#web/network/line-map.module.css';
import { MapLabel } from '#web/network/map-label.tsx';
import { type Extent, type Point, projection } from '#web/network/projection.ts';
import type { Mark } from '#web/network/windows.ts';

interface LineMapProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly extent: Extent;
  readonly insets?: readonly Inset[];
  readonly marks?: readonly Mark[];
  readonly stops: readonly LocatedStop[];
  /** The link target of a stop's name. */
  readonly hrefOf: (stop: LocatedStop) => string;
  /** The id of the stop that the map is about. */
  readonly here?: string;
  readonly lang: Lang;
}

/** `speck`: a stop labelled in an inset. */
const RADIUS = { terminal: 5.5, stop: 4, shuttle: 4, speck: 1.5 } as const;
/** The radius of the stop that the map is about. */
const HERE = 7.5;
/** Land is drawn beyond the edge of the map. */
const BEYOND = -40;

/**
 * Sea, roads and stops, drawn on the server from their coordinates: no tiles, no script. Each name links to its entry.
 */
export function LineMap({ id, title, text, extent, insets = [], marks = [], stops, hrefOf, here, lang }: LineMapProps) {
  const { height, stops: points, roads, shore } = layMap(stops, extent, insets);
  const { project } = projection(extent, MAP_WIDTH);
  return (
    <svg
      className={styles['map']}
      data-map={id}
      viewBox={`0 0 ${MAP_WIDTH} ${Math.round(height)}`}
      role="group"
      aria-label={title}
    >
      <g role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{text}</desc>
        {shore.length > 0 ? <path d={seaPath(shore)} className={styles['sea']} /> : null}
        {marks.map(({ text: mark, place }) => (
          <text key={mark} {...project(place)} className={styles['mark']} data-mark={mark}>
            {locationsText[mark][lang]}
          </text>
        ))}
        <path d={roads.map(linePath).join('')} className={styles['casing']} />
        <path d={roads.map(linePath).join('')} className={styles['road']} />
        {insets.map((inset) => (
          <Frame key={inset.letter} inset={inset} project={project} />
        ))}
        {points.map(({ stop, label, x, y }) => {
          const kind = label ? stop.kind : 'speck';
          const isHere = stop.id === here;
          return (
            <circle
              key={stop.id}
              cx={x}
              cy={y}
              r={isHere ? HERE : RADIUS[kind]}
              className={styles['dot']}
              data-kind={isHere ? 'here' : kind}
            />
          );
        })}
      </g>
      {points.map((point) =>
        point.label ? (
          <MapLabel key={point.stop.id} point={point} label={point.label} href={hrefOf(point.stop)} lang={lang} />
        ) : null,
      )}
    </svg>
  );
}

type Project = ReturnType<typeof projection>['project'];

function Frame({ inset: { letter, extent }, project }: { readonly inset: Inset; readonly project: Project }) {
  const from = project([extent.north, extent.west]);
  const to = project([extent.south, extent.east]);
  return (
    <>
      <rect x={from.x} y={from.y} width={to.x - from.x} height={to.y - from.y} rx={4} className={styles['frame']} />
      <text x={to.x + 4} y={to.y - 1} className={styles['letter']}>
        {letter}
      </text>
    </>
  );
}

const linePath = (line: readonly Point[]): string =>
  line.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** The area west of the shore. */
function seaPath(shore: readonly Point[]): string {
  const [south, north] = [shore[0], shore.at(-1)];
  return south && north ? `${linePath(shore)}L${BEYOND} ${north.y}L${BEYOND} ${south.y}Z` : '';
}
