import { type Drawing, disc, line, repeated, shape } from '#ui/drawings/drawing.ts';

const [WIDTH, HEIGHT] = [160, 100];
const GROUND = 'M0 0h160v100H0z';

const at = (x: number, y: number, size: number, body: string): string =>
  `<g transform="translate(${x} ${y})scale(${size})">${body}</g>`;

/** A palm with its base at the position, 32 high. */
const palm = shape(
  'land',
  'M0 0q4-16 0-32q-9-6-15 3 7-4 14-1-9 0-11 9 6-7 12-6 8-8 15 0-7-3-13 0 9 0 12 8-6-6-11-5 5 12 1 24z',
);

/** In the bay: a humpback out of the water, its fin out, the sierra behind. */
const whales =
  shape('dawn', GROUND) +
  disc('ember', 28, 26, 12) +
  shape('violet', 'M0 62V52l22-10 16 6 24-18 26 14 20-12 26 16 26-8v22z') +
  shape('sea', 'M0 58h160v42H0z') +
  line('foam', 'M6 66h20M120 64h26M132 74h22M10 84h26M114 90h30') +
  shape('shade', 'M52 80q0-40 34-62 12-8 22-7 8 1 6 9-3 13-14 24-16 15-16 36z') +
  shape('cream', 'M66 80q4-30 46-62 3 1 2 5-3 11-14 22-16 15-16 35z') +
  line('sand', 'M72 70q4-20 34-42M78 74q3-18 26-36', 1.5) +
  shape('ridge', 'M82 46q20 2 34 20-20 0-36-10z') +
  shape('foam', 'M34 82q2-12 12-8 2-12 12-6 6-8 14 0 8-8 14 0 10-4 12 6 8-2 10 8z') +
  shape('cream', 'M40 84q4-7 10-4 4-7 10-3 6-6 12 1 7-5 12 1 8-3 12 5z');

/** At noon: two rock islands, the hole that the sea broke through one, a boat and terns. */
const islands =
  shape('noon', GROUND) +
  shape('cream', 'M18 20h24a6 6 0 0 0 0-12 10 10 0 0 0-19 2 6 6 0 0 0-5 10z') +
  shape('agave', 'M52 56V38q4-12 16-14 12-8 26-2 16-2 22 12 14 2 16 22zM6 56q0-14 12-16 12-3 16 16z') +
  shape('sand', 'M52 64V46l10-6 14 4 16-8 18 10 22 4v14zM6 64V52l12-4 16 4v12z') +
  shape('plum', 'M74 64q0-18 14-18t14 18zM14 64q0-8 6-8t6 8z') +
  shape('sea', 'M0 62h160v38H0z') +
  shape('foam', 'M74 62h28v3H74zM14 62h12v2H14z') +
  line('foam', 'M8 74h26M64 72h40M130 70h22M12 92h24M128 92h26') +
  shape('cream', 'M52 82h52l10-6-8 18H64q-8-3-12-12z') +
  line('brick', 'M56 87h52', 3) +
  line('shade', 'M70 82V70h26v12') +
  shape('brick', 'M64 70l4-6h32l4 6z') +
  line('shade', 'M112 18q5-5 9 0 4-5 9 0M128 30q4-4 7 0 3-4 7 0M96 12q4-4 7 0 3-4 7 0', 1.8);

/** In the sierra: a traveller on the line between two platforms, above the trees. */
const canopy =
  shape('day', GROUND) +
  shape('foam', 'M0 66V40q26-22 50-8 20-20 44-4 22-18 66 4v34z') +
  shape('agave', 'M0 82V62q10-14 24-8 10-16 28-6 14-14 32-2 18-14 34 2 18-10 42 4v30z') +
  shape('field', 'M0 100V84q12-12 26-4 14-14 30-2 16-12 34 0 18-12 36 0 18-8 34 4v18z') +
  line('shade', 'M14 100V30M150 100V56', 5) +
  shape('brick', 'M4 34h24v5H4zM138 58h22v5h-22z') +
  line('shade', 'M14 12v18M6 14l8-8 8 8', 2.5) +
  line('cream', 'M14 18 150 52', 1.8) +
  line('shade', 'M80 35v13M80 48l-7 6', 2) +
  line('shade', 'M86 36v11', 2) +
  disc('brick', 88, 50, 4.5) +
  shape('brick', 'M83.500 50a4.500 4.500 0 0 1 9 0z') +
  shape('magenta', 'M86 54q-10 0-16 10l8 5q4-6 11-6z') +
  line('shade', 'M72 66q-8 0-12 6M76 69q-6 2-8 8M86 56l1-18', 3.5);

/** Towards evening: rows of blue agave up to the volcano of Tequila. */
const agave = shape(
  'agave',
  'M0 0q-12-3-20-14 9 2 14 7-6-8-8-19 6 5 9 14-1-12 5-20 6 8 5 20 3-9 9-14-2 11-8 19 5-5 14-7-8 11-20 14z',
);
const tequila =
  shape('ember', GROUND) +
  disc('sun', 124, 34, 15) +
  shape('plum', 'M0 62l30-10 28-30 8-4 4-6 5 6 9 3 26 28 50 13z') +
  shape('violet', 'M0 66q40-12 80-6t80-4v20H0z') +
  shape('brick', 'M0 100V66q80-6 160 0v34z') +
  line('sand', 'M70 64 30 100M90 64l40 36M78 64l-6 36M58 65-4 92M104 65l60 28', 1.5) +
  repeated([44, 80, 116], (x) => at(x, 77, 0.5, agave)) +
  repeated([10, 60, 104, 150], (x) => at(x, 89, 0.8, agave)) +
  repeated([34, 128], (x) => at(x, 104, 1.3, agave));

/** In the afternoon: a street of tiled roofs down to the bay, bougainvillea and a paper banner. */
const town =
  shape('dawn', GROUND) +
  shape('sea', 'M40 46h80v30H40z') +
  line('foam', 'M62 54h16M82 60h20M66 66h12') +
  disc('ember', 80, 44, 11) +
  shape('sea', 'M66 46h28v10H66z') +
  line('sun', 'M72 50h16M75 54h10') +
  shape('cream', 'M0 100V30h40l14 8v62zM160 100V24h-34l-18 10v66z') +
  shape('brick', 'M0 30V20h42l16 14-4 6-14-8zM160 24V14h-38l-20 16 4 6 20-10z') +
  shape('sand', 'M54 100V66h52v34z') +
  line('brick', 'M58 74h14M78 72h16M64 82h20M90 84h12M58 92h14M80 94h20', 1.5) +
  shape('violet', 'M10 78V56a8 8 0 0 1 16 0v22zM134 78V52a8 8 0 0 1 16 0v26zM116 62v-6a4 4 0 0 1 8 0v12l-8-2z') +
  shape('brick', 'M6 78h24v3H6zM130 78h24v3h-24z') +
  shape(
    'magenta',
    'M30 100a10 10 0 0 1 2-18 9 9 0 0 1 10-14 9 9 0 0 1 14 8 9 9 0 0 1 6 14 8 8 0 0 1 0 10zM110 40a8 8 0 0 1-4-12 8 8 0 0 1 10-8 8 8 0 0 1 12 2 7 7 0 0 1-2 12z',
  ) +
  line('shade', 'M42 34q38 14 78-2', 1.5) +
  shape('sun', 'M50 36.500l12 3-2 11-4-3-3 3z') +
  shape('magenta', 'M68 40.500l12 0 0 11-4-3-4 3-4-3z') +
  shape('foam', 'M86 40l12-2 2 10-5-2-4 4-4-3z');

/** In the morning: a waterfall in the jungle and its pool. */
const waterfall =
  shape('day', GROUND) +
  shape('foam', 'M0 40q40-26 80-14 40-14 80 6v40H0z') +
  shape('field', 'M0 100V22q22-8 44 4l18 6v68zM160 100V16q-26-6-44 8l-16 8v68z') +
  shape('ridge', 'M44 100V34l18-2v68zM100 100V32l14 2v66z') +
  shape('cream', 'M62 32h38v56H62z') +
  line('foam', 'M69 36v48M76 34v40M83 38v48M92 34v46', 2.5) +
  shape('sea', 'M14 100q10-18 66-18t66 18z') +
  shape('cream', 'M56 88q2-8 9-5 3-7 10-3 6-6 12 0 6-5 10 2 8-2 9 6z') +
  line('foam', 'M34 96h22M104 94h24') +
  shape(
    'agave',
    'M0 58q16-12 34 4-14-4-20 2 14-2 22 10-16-8-36 0zM160 50q-18-12-36 4 14-4 22 2-14-2-24 10 18-8 38 0z',
  ) +
  at(20, 56, 1.1, palm) +
  at(142, 46, 1.2, palm) +
  shape('agave', 'M0 100V84q12-10 26 2-8 0-12 4 8 0 14 10zM160 100V82q-14-8-28 4 8 0 12 4-8 0-14 10z');

/** At sunset: a hatched turtle on its way to the sea. */
const turtles =
  shape('magenta', GROUND) +
  shape('ember', 'M50 46a30 30 0 0 1 60 0z') +
  disc('sun', 80, 42, 18) +
  shape('violet', 'M0 46l20-10 18 4 14 6zM160 46h-44l12-8 14-2z') +
  shape('sea', 'M0 44h160v26H0z') +
  line('sun', 'M64 50h32M70 56h20') +
  shape('cream', 'M0 66q26-8 54 0t54-2 52 2v8H0z') +
  shape('sand', 'M0 70q26-6 54 0t54-2 52 2v30H0z') +
  line('ember', 'M8 96q10-8 16-4M24 90q8-6 14-4M36 84q6-4 10-3', 1.8) +
  shape(
    'ridge',
    'M104 70q12-10 22-6-4 10-16 12zM104 94q10 8 22 4-4-10-16-12zM74 76q-12-6-18-2 4 8 16 8zM74 88q-10 6-16 4 4-8 14-10z',
  ) +
  shape('ridge', 'M112 82a8 7 0 0 1 17-5 7 6 0 0 1 0 10 8 7 0 0 1-17-5z') +
  shape('agave', 'M66 82q4-18 26-18t24 18q-2 16-24 16t-26-16z') +
  line('field', 'M66 82h50M82 66l6 16-6 14M100 66l-6 16 6 14', 2) +
  disc('cream', 126, 80, 1.5);

/** In the evening: tacos on a clay plate, lime and a glass. */
const taco =
  shape('sun', 'M-17 8Q-17-14 0-14T17 8z') + shape('agave', 'M-14-3q2-11 6-8 2-7 8-5 6-2 8 5 4-3 6 8-6-9-14-9t-14 9z');
const tasting =
  shape('violet', GROUND) +
  line('shade', 'M0 10q40 16 80 4t80 2', 1.5) +
  repeated([16, 48, 80, 112, 144], (x) => disc('lamp', x, x % 32 === 16 ? 17 : 14, 4)) +
  shape('brick', 'M0 74h160v26H0z') +
  line('magenta', 'M0 84h160M0 94h160', 3) +
  shape('cream', 'M16 78h96q-4 14-24 14H40q-20 0-24-14z') +
  shape('plum', 'M12 74h104v5H12z') +
  at(34, 68, 0.9, taco) +
  at(65, 68, 0.9, taco) +
  at(96, 68, 0.9, taco) +
  shape('foam', 'M124 40h24l-3 50h-18z') +
  shape('sun', 'M125 52h22l-2 36h-18z') +
  shape('cream', 'M124 52q2-10 8-6 6-6 10 0 6-2 5 6z') +
  disc('agave', 148, 40, 9) +
  disc('foam', 148, 40, 6.5) +
  line('agave', 'M148 34v12M142 40h12', 1.5);

/** At sunset in the bay: two sails. */
const sail =
  shape('magenta', GROUND) +
  shape('ember', 'M0 30h160v40H0z') +
  disc('sun', 112, 58, 18) +
  shape('plum', 'M0 62l18-14 16 4 20-12 26 16 14 8z') +
  shape('sea', 'M0 60h160v40H0z') +
  line('sun', 'M98 66h30M104 72h18M108 78h10') +
  line('shade', 'M66 82V12') +
  shape('cream', 'M69 16q26 22 28 58H69z') +
  shape('sand', 'M63 22Q52 46 40 72h23z') +
  line('ember', 'M70 44h17M69 58h24', 1.5) +
  shape('cream', 'M32 80h72l10-5-10 17H44q-9-4-12-12z') +
  line('brick', 'M36 86h72', 3) +
  line('foam', 'M8 94h20M112 94h30M18 76h14M132 84h20');

/** In the morning: a wave and a board. */
const surf =
  shape('day', GROUND) +
  disc('sun', 30, 26, 13) +
  shape('agave', 'M0 50V38l22-8 18 8 20-6 24 18z') +
  shape('sea', 'M0 48h160v52H0z') +
  shape('foam', 'M160 40Q120 6 82 26q-26 14-30 44 10 14 34 14h74z') +
  shape('sea', 'M160 60q-34-26-58-14-16 8-18 26 6 8 14 10h62z') +
  shape(
    'cream',
    'M52 70q2-34 36-48-8 0-10-4-12 2-18 12-10 2-12 12-8 6-4 14-4 8 8 14zM82 26q16-8 26-8-10 10-6 18-12-2-20-10z',
  ) +
  line('cream', 'M100 56q20-10 44 6M96 68q24-8 52 6', 2) +
  shape('sand', 'M0 82q60-8 160 6v12H0z') +
  shape('ember', 'M22 30q12 18 10 38-2 16-12 24-9-10-9-26 0-20 11-36z') +
  line('cream', 'M22 36q0 30-2 52M12 66h20', 1.8);

/** After sunset: a cove lit by torches, the sea and a dancer's ring of fire. */
const fire =
  shape('sky', GROUND) +
  shape('glow', 'M0 40h160v30H0z') +
  disc('sun', 130, 22, 8) +
  shape('plum', 'M0 66V40q18-14 34-2 10-10 24 2l14 26zM160 66V34q-16-8-28 4-10-6-20 6L98 66z') +
  shape('sea', 'M0 62h160v14H0z') +
  shape('brick', 'M0 76q80-10 160 0v24H0z') +
  line('ember', 'M80 22a28 28 0 1 0 .1 0', 7) +
  line('sun', 'M80 22a28 28 0 1 0 .1 0', 3) +
  shape('shade', 'M76 34a5 5 0 1 1 8 0l-1 4 11-12 3 3-13 18v12l8 28h-5L80 68l-7 19h-5l8-28V47L63 29l3-3 11 12z') +
  line('shade', 'M16 96V66M144 96V66M36 92V70M124 92V70', 3) +
  shape(
    'lamp',
    'M16 52q9 8 0 16-9-8 0-16zM144 52q9 8 0 16-9-8 0-16zM36 58q7 6 0 13-7-7 0-13zM124 58q7 6 0 13-7-7 0-13z',
  );

/** Early: the channel through the mangroves, a boat, and somebody who looks up. */
const mangrove =
  shape('dawn', GROUND) +
  disc('sun', 80, 36, 12) +
  shape('foam', 'M56 60q24-8 48 0v14H56z') +
  shape(
    'field',
    'M0 64V0h58q-4 10 4 18-10 4-6 14-8 4-4 14-6 6 2 18zM160 64V0h-58q4 10-4 18 10 4 6 14 8 4 4 14 6 6-2 18z',
  ) +
  shape('agave', 'M0 40V8q22-2 20 14 16 0 12 14-12 10-32 4zM160 44V10q-22 0-20 14-16 0-12 14 12 10 32 6z') +
  shape('sea', 'M0 62h160v38H0z') +
  line(
    'ridge',
    'M14 50q-6 10-8 22M22 50v22M30 50q8 8 8 20M46 52q-6 8-6 18M146 50q6 10 8 22M138 50v22M130 50q-8 8-8 20M114 52q6 8 6 18',
    3,
  ) +
  shape('cream', 'M58 74h44l-6 12H64z') +
  line('brick', 'M60 78h40', 3) +
  shape('shade', 'M70 74v-8a4 4 0 1 1 5 0v8zM85 74v-8a4 4 0 1 1 5 0v8z') +
  line('foam', 'M40 92h24M100 94h26M8 84h18') +
  shape('agave', 'M112 92q4-8 8-2 4-8 8-2l24 2-6 4h-34z') +
  disc('cream', 120, 89, 1.4);

const MOTIFS = { whales, islands, canopy, tequila, town, waterfall, turtles, tasting, sail, surf, fire, mangrove };

export type TourMotif = keyof typeof MOTIFS;

export const TOUR_MOTIFS = Object.keys(MOTIFS) as readonly TourMotif[];

/** A picture of what a tour is about, 160 by 100. */
export const tourVignette = (motif: TourMotif): Drawing => ({ width: WIDTH, height: HEIGHT, body: MOTIFS[motif] });
