import { type Drawing, disc, line, shape } from '#ui/drawings/drawing.ts';

const [WIDTH, HEIGHT] = [160, 100];
const GROUND = 'M0 0h160v100H0z';

/** A palm with its base at the position, 32 high. */
const PALM = 'q4-16 0-32q-9-6-15 3 7-4 14-1-9 0-11 9 6-7 12-6 8-8 15 0-7-3-13 0 9 0 12 8-6-6-11-5 5 12 1 24z';

/** By day: the cathedral's two spires with yellow tiles over the square, bougainvillea beside it. */
const guadalajara =
  shape('day', GROUND) +
  shape('dawn', 'M0 84h160v16H0z') +
  shape('foam', 'M62 50a18 18 0 0 1 36 0v10H62z') +
  shape('cream', 'M36 88V44h2l2-6h20l2 6h2v14h8l8-8 8 8h8V44h2l2-6h20l2 6h2v44z') +
  shape('sun', 'M41 38 50 4l9 34zM101 38l9-34 9 34z') +
  line('brick', 'M44.5 27l5.5 4 5.5-4M47 17l3 3 3-3M104.5 27l5.5 4 5.5-4M107 17l3 3 3-3') +
  shape(
    'pane',
    'M46 58v-7a4 4 0 0 1 8 0v7zM106 58v-7a4 4 0 0 1 8 0v7zM73 88V76a7 7 0 0 1 14 0v12zM47 88V77a4 4 0 0 1 8 0v11zM105 88V77a4 4 0 0 1 8 0v11z',
  ) +
  disc('brick', 80, 62, 4) +
  line('sand', 'M37 67h26M97 67h26') +
  shape(
    'magenta',
    'M4 88a10 10 0 0 1 2-18 10 10 0 0 1 18 0 10 10 0 0 1 2 18zM134 88a10 10 0 0 1 2-18 10 10 0 0 1 18 0 10 10 0 0 1 2 18z',
  ) +
  line('shade', 'M15 94V80M145 94V80M80 32v-6');

/** At daybreak: the basilica with its tiled dome, two squat belfries and the square in front. */
const zapopan =
  shape('ember', GROUND) +
  shape('dawn', 'M0 46h160v54H0z') +
  shape('violet', 'M0 82h160v18H0z') +
  shape('sea', 'M60 48a20 20 0 0 1 40 0v10H60z') +
  line('cream', 'M80 28v-9M77 22h6M70 46q1-10 6-14M90 46q-1-10-6-14', 1.5) +
  shape('cream', 'M34 88V36h26v16q10 0 12-6 8-6 16 0 2 6 12 6V36h26v52z') +
  shape('sun', 'M37 36V24h20v12zM103 36V24h20v12z') +
  shape('sea', 'M37 24a10 10 0 0 1 20 0zM103 24a10 10 0 0 1 20 0z') +
  line('cream', 'M47 13V7M113 13V7', 1.5) +
  line('sand', 'M34 54h26M100 54h26M34 70h26M100 70h26') +
  shape(
    'pane',
    'M43 36v-6a4 4 0 0 1 8 0v6zM109 36v-6a4 4 0 0 1 8 0v6zM44 52v-7a3 3 0 0 1 6 0v7zM110 52v-7a3 3 0 0 1 6 0v7zM72 88V76a8 8 0 0 1 16 0v12z',
  ) +
  disc('pane', 80, 60, 4) +
  line('magenta', 'M66 88V56M94 88V56') +
  shape('magenta', 'M0 100l60-12h40l60 12z');

/** After sunset: the cathedral's spires before the broken crater of Sangangüey. */
const tepic =
  shape('sky', GROUND) +
  shape('glow', 'M0 30h160v70H0z') +
  disc('sun', 24, 22, 9) +
  disc('sky', 28.5, 19.5, 8) +
  shape('plum', 'M40 84 96 44l10-5 4 5 4-3 4-15 5 15 7 3 8 9 22 15v20z') +
  shape('ridge', 'M0 76q40-14 84-4t76-2v30H0z') +
  shape('field', 'M0 86h160v14H0z') +
  shape('cream', 'M34 92V52h3l9-44 9 44h3v14l8-8 8 8V52h3l9-44 9 44h3v40z') +
  line('foam', 'M41 34h10M81 34h10M35 66h22M75 66h22', 1.5) +
  shape('lamp', 'M43 62v-5a3 3 0 0 1 6 0v5zM83 62v-5a3 3 0 0 1 6 0v5zM61 92V82a5 5 0 0 1 10 0v10z') +
  disc('lamp', 66, 70, 3) +
  line('shade', 'M118 94V76M146 94V76M14 94V76') +
  disc('lamp', 118, 74, 3) +
  disc('lamp', 146, 74, 3) +
  disc('lamp', 14, 74, 3);

/** In the morning: federal road 200 between orchards of jackfruit, towards the green hills. */
const lasVaras =
  shape('dawn', GROUND) +
  shape('foam', 'M0 52q20-26 44-16 14-18 34-4 22-16 40 2 24-6 42 18v20H0z') +
  shape('agave', 'M0 60q30-16 58-4 34-12 60 0 24-8 42 2v42H0z') +
  shape('field', 'M0 72h160v28H0z') +
  shape('shade', 'M70 60h16q2 26 46 40H30q36-14 40-40z') +
  line('sun', 'M78 64v4M78.5 73v6M79.5 85v10') +
  shape(
    'sea',
    'M6 84a14 13 0 0 1 4-22 15 15 0 0 1 27 0 14 13 0 0 1 4 22zM118 80a12 11 0 0 1 3-19 13 13 0 0 1 24 0 12 11 0 0 1 3 19z',
  ) +
  line('shade', 'M23 94V78M133 90V74', 3) +
  line('sun', 'M15 75v3M31 73v4M25 68v2M126 71v3M140 70v4', 5);

/** On market day: awnings by the beach, the rock that gave the village its name, and a sail. */
const laPenita =
  shape('day', GROUND) +
  shape('cream', 'M92 20h22a6 6 0 0 0 0-12 10 10 0 0 0-18 2 6 6 0 0 0-4 10z') +
  shape('sea', 'M0 44h160v34H0z') +
  line('foam', 'M70 52h22M84 60h34M132 52h20') +
  shape('plum', 'M0 58V36l8-8 10 2 8-10 12 4 6 10 12 4 4 10 10 6 4 6z') +
  line('cream', 'M28 20V9M24.5 12.500h7') +
  shape('sand', 'M0 66q60-10 160 6v28H0z') +
  shape('cream', 'M120 46h26l-4 7h-20z') +
  shape('brick', 'M132 44V24l12 20z') +
  shape('shade', 'M10 98V74h2v24zM62 98V74h2v24zM70 98V78h2v20zM112 98V78h2v20zM120 98V74h2v24zM150 98V74h2v24z') +
  shape('brick', 'M6 76l5-12h52l5 12q-5 5-10 0-5 5-10 0-5 5-11 0-5 5-10 0-5 5-11 0-5 5-10 0z') +
  shape('sun', 'M66 80l4-11h44l4 11q-4 5-9 0-4 5-9 0-4 5-9 0-4 5-9 0-4 5-12 0z') +
  shape('ember', 'M116 76l5-12h30l5 12q-5 5-10 0-5 5-10 0-5 5-10 0-5 5-10 0z') +
  shape('agave', 'M16 90h42v8H16zM76 92h32v6H76z');

/** At noon: the island in the calm bay, and the boat that goes there. */
const guayabitos =
  shape('noon', GROUND) +
  shape('sand', 'M0 26h160v40H0z') +
  shape('plum', 'M28 52q6-13 20-15 11-14 26-9 8 4 11 12 12 2 17 12zM112 52q4-8 12-8 8 1 10 8z') +
  shape('sea', 'M0 50h160v50H0z') +
  line('foam', 'M8 60h30M20 68h16M112 60h34M122 76h22M58 92h40') +
  shape('cream', 'M34 72h58l10-6-10 19H44q-7-4-10-13z') +
  line('brick', 'M39 78h56', 3) +
  line('shade', 'M50 72V58h30v14') +
  shape('brick', 'M45 59l4-6h33l4 6z') +
  shape('land', 'M160 100V80q-30 2-44 20z') +
  `<g transform="translate(139 93)scale(1.4)">${shape('land', `M0 0${PALM}`)}</g>`;

/** The sun setting behind the wave, papel picado over the street, a surfboard in the sand. */
const sayulita =
  shape('magenta', GROUND) +
  shape('ember', 'M26 56a34 34 0 0 1 68 0z') +
  shape('sun', 'M40 56a20 20 0 0 1 40 0z') +
  shape('violet', 'M160 56H98l14-8 16-14 32-8z') +
  shape('sea', 'M0 54h160v30H0z') +
  shape('foam', 'M0 80q10-26 32-24 16 3 15 15-14-8-14-2t21 11z') +
  line('sun', 'M54 60h30m-22 6h14') +
  shape('sand', 'M0 82q80-9 160-2v20H0z') +
  shape('cream', 'M122 36q7 16 3 33t-14 26q-5-11-1-29t12-30z') +
  line('brick', 'M121 40l-8 50') +
  `<g transform="translate(146 88)scale(1.2)">${shape('land', `M0 0${PALM}`)}</g>` +
  line('cream', 'M0 6q80 20 160 0') +
  shape('sun', 'M8 8.5l16 3-2 14-4-4-4 2-3-4-5 2zM72 16h16v14l-4-4-4 4-4-4-4 4z') +
  shape('foam', 'M40 14l16 1.5-1 14-4-4-4 3-4-4-4 3zM136 11.5l16-3 2 13-5-2-9 6z') +
  shape('cream', 'M104 15.5l16-1.5 1 13-8 1-8 1z');

/** A breezy afternoon: the long beach, its palapas, kites over the bay. */
const bucerias =
  shape('foam', GROUND) +
  shape('agave', 'M160 50H58l26-10 22-14 18 8 36-20z') +
  shape('sea', 'M0 48h160v52H0z') +
  shape('cream', 'M160 52q-70 4-124 48h12q52-38 112-42z') +
  shape('sand', 'M160 55q-62 4-116 45h116z') +
  line('cream', 'M8 58h22M6 70h14M44 58h16') +
  shape('brick', 'M14 18q16-16 38-4-16-2-22 8-6-6-16-4z') +
  shape('sun', 'M66 24q10-11 25-4-11 0-14 6-5-4-11-2z') +
  line('cream', 'M14 18 40 66M52 14 40 66M66 24 74 56M91 20 74 56', 0.8) +
  line('shade', 'M37 72q2-5 6-5M73 60q1-3 4-3M134 98V66M108 84V62M90 74V60M78 67v-7') +
  shape(
    'shade',
    'M112 70q4-14 22-18 18 4 22 18-22-5-44 0zM94 66q3-10 14-13 11 3 14 13-14-4-28 0zM80 63q2-7 10-9 8 2 10 9-10-3-20 0z',
  );

/** In the evening: lit hotels over the marina, masts and their reflections. */
const nuevoVallarta =
  shape('violet', GROUND) +
  shape('magenta', 'M0 34h160v30H0z') +
  shape('plum', 'M0 66q40-22 80-12 40-18 80 2v10z') +
  shape('shade', 'M6 66V30h8v-6h14v6h6v36zM112 66V22h10v-6h18v6h8v44zM40 66V46h22v20zM88 66V42h18v24z') +
  shape(
    'lamp',
    'M10 36h5v4h-5zM20 36h5v4h-5zM10 46h5v4h-5zM26 46h4v4h-4zM20 56h5v4h-5zM117 28h5v4h-5zM128 28h5v4h-5zM138 38h5v4h-5zM117 38h5v4h-5zM128 48h5v4h-5zM117 56h5v4h-5zM138 56h5v4h-5zM45 52h5v4h-5zM54 58h4v4h-4zM92 48h4v4h-4zM99 56h4v4h-4z',
  ) +
  shape('sea', 'M0 66h160v34H0z') +
  shape('sand', 'M0 64h160v3H0z') +
  line('lamp', 'M12 72h10M118 72h16M46 71h8M92 72h8') +
  shape('cream', 'M38 82h34l-4 8H44zM80 86h42l-5 9H87z') +
  line('cream', 'M55 82V24M102 86V34') +
  shape('sun', 'M58 76V30l15 46z') +
  shape('cream', 'M99 80V42L84 80z') +
  line('foam', 'M36 95h24M10 88h16M132 84h18');

/** Sunset on the seafront: the crowned tower over the roofs, the arches, the sun going down in the bay. */
const puertoVallarta =
  shape('ember', GROUND) +
  disc('sun', 116, 56, 21) +
  shape('magenta', 'M0 60V44q14-10 28-6 14-8 30 2l30 20z') +
  shape('sea', 'M0 60h160v40H0z') +
  line('sun', 'M100 66h32M106 72h22M112 78h10') +
  shape('shade', 'M0 100V72h10v-8h16v8h12V46h3V32h3V22h12v10h3v14h3v22h12v8h10v24z') +
  line('cream', 'M44 21q-6-7 0-12 6-3 12 0 6 5 0 12zM50 8v13M50 8V3M47.5 5h5', 1.6) +
  shape('lamp', 'M47 52h6v9h-6zM47.5 36h5v7h-5zM4 78h4v5H4zM16 70h4v5h-4zM28 80h4v5h-4zM66 76h4v5h-4zM74 84h4v5h-4z') +
  shape(
    'cream',
    'M88 98V76h68v22h-5V88a6 6 0 0 0-12 0v10h-5V88a6 6 0 0 0-12 0v10h-5V88a6 6 0 0 0-12 0v10h-5V88a6 6 0 0 0-6-6v16z',
  ) +
  shape('sand', 'M84 96h76v4H84z');

interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly body: string;
}

/** The drawn places with their coordinates: places are matched by position, whatever a carrier calls its stop. */
const PLACES: readonly Place[] = [
  { name: 'Guadalajara', latitude: 20.6192, longitude: -103.28552, body: guadalajara },
  { name: 'Guadalajara', latitude: 20.6769, longitude: -103.3469, body: guadalajara },
  { name: 'Zapopan', latitude: 20.70426, longitude: -103.460807, body: zapopan },
  { name: 'Tepic', latitude: 21.498444, longitude: -104.88677, body: tepic },
  { name: 'Las Varas', latitude: 21.18021, longitude: -105.13595, body: lasVaras },
  { name: 'La Peñita', latitude: 21.03829, longitude: -105.25024, body: laPenita },
  { name: 'Guayabitos', latitude: 21.02315, longitude: -105.27054, body: guayabitos },
  { name: 'Sayulita', latitude: 20.87006, longitude: -105.43992, body: sayulita },
  { name: 'Bucerías', latitude: 20.75626, longitude: -105.33438, body: bucerias },
  { name: 'Nuevo Vallarta', latitude: 20.73072, longitude: -105.28257, body: nuevoVallarta },
  { name: 'Puerto Vallarta', latitude: 20.7045, longitude: -105.239, body: puertoVallarta },
  { name: 'Puerto Vallarta', latitude: 20.6083, longitude: -105.2336, body: puertoVallarta },
];

/** The names of the places that have a picture. */
export const DRAWN_PLACES: readonly string[] = [...new Set(PLACES.map(({ name }) => name))];

/** Further away it is another village. */
const NEAR_KM = 3.5;
const KM_PER_DEGREE = 111.2;

/** Kilometres between two places that are close together. */
function kmBetween(
  a: { readonly latitude: number; readonly longitude: number },
  b: { readonly latitude: number; readonly longitude: number },
): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(a.latitude - b.latitude, east);
}

/** The drawn place nearest to a stop, if the stop is there. */
export function placeDrawnAt(at: { readonly latitude: number; readonly longitude: number }): string | undefined {
  const [nearest] = PLACES.map((place) => ({ place, km: kmBetween(at, place) })).toSorted((a, b) => a.km - b.km);
  return nearest && nearest.km <= NEAR_KM ? nearest.place.name : undefined;
}

/** A recognizable picture of a place, 160 by 100; undefined if the place has none. */
export function vignette(at: { readonly latitude: number; readonly longitude: number }): Drawing | undefined {
  const name = placeDrawnAt(at);
  return name === undefined ? undefined : vignetteNamed(name);
}

/** The same by one of `DRAWN_PLACES`. */
export function vignetteNamed(name: string): Drawing | undefined {
  const place = PLACES.find((each) => each.name === name);
  return place && { width: WIDTH, height: HEIGHT, body: place.body };
}
