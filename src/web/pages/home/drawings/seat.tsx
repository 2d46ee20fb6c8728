import { PAPER, QUIET, ROAD } from '#web/pages/home/drawings/colours.ts';

const ROWS = 9;
/** Seats across the bus, with the aisle between the second and the third. */
const ACROSS = [50, 70, 104, 124];
const YOURS = { row: 6, y: 50 };
/** Every n-th seat is taken. */
const TAKEN = 3;

/** A bus with four seats across, from above, front to the right: most seats free, some taken, one selected. */
export function Seat() {
  const seats = Array.from({ length: ROWS }, (_, row) =>
    ACROSS.map((y, i) => ({ row, y, x: 30 + row * 26, i })),
  ).flat();
  return (
    <>
      <rect x="16" y="40" width="288" height="110" rx="20" fill="none" stroke={QUIET} strokeWidth="2" />
      <path
        d="M292 54v82M60 40v-6h34v6M60 150v6h34v-6M226 40v-6h34v6M226 150v6h34v-6"
        stroke={QUIET}
        strokeWidth="2"
        fill="none"
      />
      <circle cx="276" cy="124" r="9" fill="none" stroke={QUIET} strokeWidth="2" />
      <path d="M264 40h26" stroke={ROAD} strokeWidth="3" />
      {seats.map(({ row, x, y, i }) => {
        const yours = row === YOURS.row && y === YOURS.y;
        const taken = (row * ACROSS.length + i * 2) % TAKEN === 0;
        return (
          <rect
            key={`${x}-${y}`}
            x={x}
            y={y}
            width="18"
            height="16"
            rx="5"
            fill={yours ? ROAD : taken ? QUIET : 'none'}
            fillOpacity={yours ? 1 : 0.45}
            stroke={yours ? ROAD : taken ? 'none' : PAPER}
            strokeWidth="1.5"
          />
        );
      })}
      <path d="M195 50V24h8" stroke={ROAD} strokeWidth="1.5" fill="none" />
      <text x="207" y="28">
        {ACROSS.length * YOURS.row + 1}
      </text>
    </>
  );
}
