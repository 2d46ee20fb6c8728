import { INAPAM_PERCENT, MINOR_PERCENT } from '#domain/fares/rates.ts';
import { PAPER, QUIET, ROAD } from '#web/pages/home/drawings/colours.ts';

interface Traveller {
  readonly x: number;
  /** Height of the head's centre, which sets how tall the person is. */
  readonly top: number;
  /** Per cent of the fare. */
  readonly pays: number;
}

const TRAVELLERS: readonly Traveller[] = [
  { x: 64, top: 44, pays: 100 },
  { x: 128, top: 70, pays: 100 - MINOR_PERCENT },
  { x: 192, top: 84, pays: 0 },
  { x: 256, top: 50, pays: 100 - INAPAM_PERCENT },
];

const BAR = 44;

/** An adult, a child, an infant and a senior, with the share of the fare each pays. */
export function Family() {
  return TRAVELLERS.map(({ x, top, pays }) => (
    <g key={x}>
      <circle cx={x} cy={top} r="11" fill={PAPER} />
      <path d={`M${x - 19} 122V${top + 32}a19 17 0 0 1 38 0V122z`} fill={PAPER} />
      <rect x={x - BAR / 2} y="134" width={BAR} height="6" rx="3" fill={QUIET} opacity=".4" />
      <rect x={x - BAR / 2} y="134" width={(BAR * pays) / 100} height="6" rx="3" fill={ROAD} />
      <text x={x} y="162" textAnchor="middle" className="big">
        {pays} %
      </text>
    </g>
  ));
}
