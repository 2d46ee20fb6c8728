import type { Lang } from '#text/lang.ts';
import { locationsText } from '#text/pages/locations.ts';
import styles from '#web/network/line-map.module.css';
import type { MapStop } from '#web/network/map-layout.ts';
import { LABEL_HEIGHT, type Placed } from '#web/network/place-labels.ts';

interface MapLabelProps {
  readonly point: MapStop;
  readonly label: Placed;
  /** Link to its details. */
  readonly href: string;
  readonly lang: Lang;
}

/** Offset of the text's baseline below the middle of its line. */
const BASELINE = 4.5;
const GAP = 3;

/** The name of a stop, linked to its details, with the time difference if it has one. */
export function MapLabel({ point: { stop, name, width, x, y }, label, href, lang }: MapLabelProps) {
  const isRight = label.side === 'right';
  return (
    <a href={href} className={styles['link']}>
      {label.led ? (
        <path d={`M${x} ${y}L${isRight ? label.x - GAP : label.x + GAP} ${label.y}`} className={styles['leader']} />
      ) : null}
      <rect
        x={isRight ? label.x - GAP : label.x - width - GAP}
        y={label.y - LABEL_HEIGHT / 2}
        width={width + 2 * GAP}
        height={LABEL_HEIGHT}
        className={styles['target']}
      />
      <text x={label.x} y={label.y + BASELINE} textAnchor={isRight ? 'start' : 'end'} className={styles['label']}>
        {name}
        {stop.hours === 0 ? null : (
          <tspan className={styles['hour']} dx={5}>
            {locationsText.hours(stop.hours)[lang]}
          </tspan>
        )}
      </text>
    </a>
  );
}
