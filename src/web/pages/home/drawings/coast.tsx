import { PAPER, QUIET, ROAD, SEA } from '#web/pages/home/drawings/colours.ts';

/** The shore from Mismaloya to Chacala, north up, from surveyed points: the bay, Punta Mita, the beaches of Nayarit. */
const SHORE =
  'M154 193 172 166 164 149 153 139 141 119.5 126 121.5 104 116.5 75 112.5 91 100 106 79 114 67 133 50 155 30 164 23.5 172 10 180-4';

/** Federal road 200 through its stops, at the same scale. */
const ROAD_200 = 'M190 190 184 160 171 134 157 125 141 117Q124 100 109 79L117 67 136 49 161 26 168 21 196-4';

type Place = readonly [x: number, y: number, name: string];

const PLACES: readonly Place[] = [
  [171, 134, 'Puerto Vallarta'],
  [141, 117, 'Bucerías'],
  [109, 79, 'Sayulita'],
  [136, 49, 'Lo de Marcos'],
  [161, 26, 'Guayabitos'],
];

/** The coast from Puerto Vallarta to Guayabitos at dusk, with the road and the bus stops. */
export function Coast() {
  return (
    <>
      <circle cx="0" cy="66" r="26" fill={ROAD} />
      <path d="M0 66h60v40H0z" fill="var(--board)" />
      <path d="M6 74h44M14 84h30M4 94h26M24 104h18M8 128h34M30 146h42M10 164h30" stroke={SEA} strokeWidth="1.5" />
      <path d={`${SHORE}H320V193z`} fill={SEA} opacity=".4" />
      <path d={SHORE} fill="none" stroke={QUIET} />
      <path d={ROAD_200} fill="none" stroke={ROAD} strokeWidth="2.5" strokeLinejoin="round" />
      {PLACES.map(([x, y, name]) => (
        <g key={name}>
          <circle cx={x} cy={y} r="4" fill={PAPER} stroke={ROAD} strokeWidth="2" />
          <text x={x + 10} y={y + 4}>
            {name}
          </text>
        </g>
      ))}
    </>
  );
}
