import type { ReactElement } from 'react';
import styles from '#web/pages/home/slides.module.css';

const SEA = 'var(--teal)';
const ROAD = 'var(--maize)';
const PAPER = 'var(--on-board)';
const QUIET = 'var(--board-muted)';

/** The coast from Puerto Vallarta (right, below) to Guayabitos (left, above), with the road along it. */
function Coast() {
  return (
    <>
      <path d="M0 0h86c6 14-8 20 2 34s28 12 34 22 26 4 40 8 24 18 22 30-6 8-4 10H0z" fill={SEA} opacity=".55" />
      <path d="M104 0c-2 14 2 26 16 34s34 8 48 18 40 8 44 28-4 20-2 24" stroke={ROAD} strokeWidth="3" fill="none" />
      {[
        [105, 10],
        [122, 36],
        [168, 52],
        [211, 84],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5" fill={PAPER} stroke={ROAD} strokeWidth="2" />
      ))}
    </>
  );
}

/** Two rows of a bus from above, one seat taken by you. */
function Seat() {
  return (
    <>
      <rect x="22" y="18" width="236" height="68" rx="20" fill="none" stroke={QUIET} strokeWidth="2" />
      {[60, 104, 148, 192].map((x, column) =>
        [26, 44, 62].map((y, row) =>
          row === 1 ? null : (
            <rect
              key={`${x}${y}`}
              x={x}
              y={y - (row === 0 ? 0 : 4)}
              width="26"
              height="20"
              rx="6"
              fill={column === 1 && row === 0 ? ROAD : 'none'}
              stroke={column === 1 && row === 0 ? ROAD : PAPER}
              strokeWidth="2"
            />
          ),
        ),
      )}
      <path d="M36 36a16 16 0 0 1 0 32" stroke={QUIET} strokeWidth="2" fill="none" />
    </>
  );
}

/** Three travellers and what each pays: whole, half, half. */
function Family() {
  return (
    <>
      {[
        [70, 30, 1],
        [140, 40, 0.5],
        [200, 34, 0.5],
      ].map(([x, y, part]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="9" fill={PAPER} />
          <path d={`M${x! - 15} ${y! + 38}a15 22 0 0 1 30 0z`} fill={PAPER} />
          <rect x={x! - 22} y="84" width="44" height="7" rx="3.5" fill="none" stroke={QUIET} />
          <rect x={x! - 22} y="84" width={44 * part!} height="7" rx="3.5" fill={ROAD} />
        </g>
      ))}
    </>
  );
}

/** A ticket without a date: the perforation, the route, an open place for the day. */
function Ticket() {
  return (
    <>
      <path
        d="M50 22h180a8 8 0 0 1 8 8v14a8 8 0 0 0 0 16v14a8 8 0 0 1-8 8H50a8 8 0 0 1-8-8V60a8 8 0 0 0 0-16V30a8 8 0 0 1 8-8z"
        fill="none"
        stroke={PAPER}
        strokeWidth="2"
      />
      <path d="M180 26v52" stroke={QUIET} strokeWidth="2" strokeDasharray="3 5" />
      <path d="M64 42h90" stroke={ROAD} strokeWidth="4" />
      <circle cx="64" cy="42" r="5" fill={ROAD} />
      <circle cx="154" cy="42" r="5" fill={ROAD} />
      <rect x="62" y="58" width="94" height="14" rx="4" fill="none" stroke={QUIET} strokeDasharray="4 4" />
      <circle cx="209" cy="52" r="14" fill="none" stroke={SEA} strokeWidth="3" />
      <path d="M209 44v8l6 4" stroke={SEA} strokeWidth="3" fill="none" />
    </>
  );
}

const DRAWINGS: Readonly<Record<string, () => ReactElement>> = {
  coast: Coast,
  seat: Seat,
  family: Family,
  ticket: Ticket,
};

/** A drawing by its name; nothing for a name we do not know. */
export function Drawing({ name }: { readonly name: string }) {
  const Picture = DRAWINGS[name];
  if (!Picture) return null;
  return (
    <svg className={styles['drawing']} viewBox="0 0 280 104" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Picture />
    </svg>
  );
}
