import { disc, escaped, line, shape } from '#ui/drawings/drawing.ts';
import { landmark } from '#ui/drawings/landmarks.ts';
import {
  busPlace,
  coastOf,
  type Dot,
  dotsOf,
  type HeroStop,
  type LineBox,
  namedDots,
  roadAt,
  roadPath,
} from '#ui/drawings/hero-line.ts';
import { type PaintName, paint } from '#ui/drawings/palette.ts';
import { type Stage, stretched } from '#ui/drawings/stage.ts';

export interface HeroProps {
  /** The stops of one run, in order. */
  readonly stops: readonly HeroStop[];
  /** `calm`: for narrow screens, without names and with half the objects. */
  readonly size: 'wide' | 'calm';
  readonly stage?: Stage;
  /** Prefix of its element ids; two heroes on a page need two. */
  readonly id?: string;
}

interface Scene {
  readonly stage: Stage;
  readonly dots: readonly Dot[];
  readonly isWide: boolean;
  /** Scale of objects. */
  readonly scale: number;
  /** Where the sea starts; the right edge for a line that does not reach it. */
  readonly coast: number | undefined;
  readonly id: string;
}

const WIDE: LineBox = { left: 45, right: 955, top: 184, bottom: 294 };
const CALM: LineBox = { left: 60, right: 940, top: 196, bottom: 296 };

/** The road of a run from its first stop to its last, at dusk or at night, each stop at its true minute. */
export function hero({ stops, size, stage = stretched, id = size }: HeroProps): string {
  const isWide = size === 'wide';
  const dots = dotsOf(stops, isWide ? WIDE : CALM);
  const scene: Scene = { stage, dots, isWide, scale: isWide ? 1 : 0.5, coast: coastOf(dots), id };
  return (
    stage.open +
    heaven(scene) +
    stage.land(terrain(scene)) +
    glints(scene) +
    (isWide ? foreground(scene) : '') +
    landmarks(scene) +
    travelling(scene) +
    stopDots(scene) +
    (isWide ? names(scene) : '') +
    '</svg>'
  );
}

const HORIZON = 236;

/** The light of a lamp. */
const glow = (d: string): string => `<path fill="${paint('lamp')}" opacity=".3" d="${d}"/>`;

const byDay = (body: string): string => `<g display="${paint('byDay')}">${body}</g>`;
const byNight = (body: string): string => `<g display="${paint('byNight')}">${body}</g>`;

const scaled = ({ scale }: Scene, body: string): string =>
  scale === 1 ? body : `<g transform="scale(${scale})">${body}</g>`;

/** Where the sun sets; the moon is higher, so that it lights the sea. */
const sunX = ({ coast }: Scene): number => (coast === undefined ? 800 : (coast + 1000) / 2 - 12);

function heaven(scene: Scene): string {
  const { stage, isWide } = scene;
  const x = sunX(scene);
  const dusk =
    disc('glow', 0, 0, 450) + disc('violet', 0, 0, 300) + disc('magenta', 0, 0, 192) + disc('ember', 0, 0, 112);
  const moon = disc('glow', 0, 0, 96) + disc('sun', 0, 0, 30);
  return (
    byDay(stage.at({ x, y: HORIZON }, scaled(scene, dusk + disc('sun', 0, 0, 54)))) +
    byNight(stage.at({ x, y: isWide ? 104 : 150 }, scaled(scene, moon)))
  );
}

const STARS =
  `<path display="${paint('byNight')}" stroke="${paint('cream')}" ` +
  'd="M60 62h0M318 92h0M402 30h0M610 24h0M958 112h0"/>';

/** Drawn for a coast at 620; stretched for a different one. */
const DRAWN_COAST = 620;
const FAR =
  'M0 206l44-20 40 12 34-34 14-10 34-9 5-13 6 12 38 11 40 34 46-18 50 24 40-40 30-12 12 8 8-12 9 13 26 8 44 46 48-20 46 34 62 92H0z';
const NEAR = 'M0 224l80-24 76 22 70-30 90 34 70-24 74-10 58 14 66 36 66 58H0z';

function terrain({ dots, coast, isWide }: Scene): string {
  const k = Math.round(((coast ?? 1010) / DRAWN_COAST) * 100) / 100;
  return (
    STARS +
    (coast === undefined ? '' : shape('sea', `M0 ${HORIZON}H1000V400H0z`) + islands(coast)) +
    `<g transform="scale(${String(k).replace(/^0/, '')} 1)">${shape('plum', FAR)}${shape('ridge', NEAR)}</g>` +
    (coast === undefined
      ? ''
      : shape(
          'sand',
          `M${coast - 30} 300q${Math.round((1000 - coast) / 2)}-26 ${1040 - coast}-16V400H${coast - 30}z`,
        )) +
    edged('land', 'cream', `${roadPath(dots)}V410H-9z`) +
    (isWide ? nearGround(coast) : '')
  );
}

/** A piece of land with a line along its edge. */
const edged = (fill: PaintName, edge: PaintName, d: string): string =>
  `<path fill="${paint(fill)}" stroke="${paint(edge)}" d="${d}"/>`;

/** Fields in front of the road, and in front of the coast the bay with incoming waves. */
function nearGround(coast: number | undefined): string {
  const fields = shape('field', 'M-10 318q90-30 210-16t190 26 150 22 90 50H-10z');
  if (coast === undefined) return fields;
  const wave = (y: number) => `M${coast - 10} 409q40-${409 - y} 130-${409 - y}t120 6 110-8 160 2`;
  return fields + edged('sea', 'foam', `${wave(356)}V410z`) + line('agave', wave(372) + wave(387));
}

/** On the horizon: an island, and the cape that closes the bay. */
const islands = (coast: number): string =>
  shape('plum', `M${coast + 70} ${HORIZON}q5-10 15-9 8 0 12 9zM890 ${HORIZON}q18-14 34-12 22-12 44-8 20-8 40-8v28z`);

/** Light on the water. */
function glints(scene: Scene): string {
  if (scene.coast === undefined) return '';
  const lines = 'M-46 6h92M-30 15h62M-18 24h48M-34 33h38';
  return scene.stage.at({ x: sunX(scene), y: HORIZON }, scaled(scene, line('sun', lines)));
}

/** Rows of agave converging on a vanishing point: the nearest row of plants, repeated at smaller sizes. */
function foreground({ stage, id }: Scene): string {
  const furrows = ROWS.map(
    (row) => `M${row * PLANT_GAP + 37} 0L${Math.round((row * PLANT_GAP + 37) * 0.42)}-${Math.round(VANISH * 0.58)}`,
  ).join('');
  const three = [-PLANT_GAP, 0, PLANT_GAP].map((x) => `M${x}-2${PLANT}`).join('');
  const sides = [-3, 3].map((plants) => `<use href="#${id}-3" x="${plants * PLANT_GAP}"/>`).join('');
  const row = `<g id="${id}-9"><g id="${id}-3">${line('agave', three)}</g>${sides}</g>`;
  const further = [0.78, 0.6, 0.47].map(
    (size) => `<use href="#${id}-9" transform="translate(0-${Math.round(VANISH * (1 - size))})scale(${size})"/>`,
  );
  return stage.at({ x: 205, y: 400 }, line('land', furrows) + row + further.join(''));
}

const ROWS = [-4, -3, -2, -1, 0, 1, 2, 3];
/**
 * Pixels between two plants of the nearest row, and from that row up to the vanishing point. `ROWS` numbers the furrows
 * by the plant next to them, from the middle.
 */
const [PLANT_GAP, VANISH] = [74, 200];
/** Seven leaves from one base. */
const PLANT = 'l-16-6m16 6l-11-14m11 14v-19m0 19l11-14m-11 14l16-6';

const PALM = 'q5-22 1-44m0 0q-12-8-20 3m20-3q-14-1-17 12m17-12q10-10 20 1m-20-1q14-1 17 11';

/** Landmarks at the stops; at the first one a terminal with its lamp. */
function landmarks(scene: Scene): string {
  const { stage, dots } = scene;
  const [first, last] = [dots[0], dots.at(-1)];
  if (!first || !last) return '';
  const standing = scene.isWide ? dots : [first, last];
  const known = standing.map((dot) => {
    const body = landmark(dot);
    return body === undefined ? '' : stage.at({ x: dot.x, y: dot.y }, scaled(scene, body));
  });
  const x = first.x + 52;
  const platform = scene.isWide ? stage.at({ x, y: roadAt(dots, x) }, PLATFORM + byNight(LAMPLIGHT)) : '';
  return known.join('') + platform + (scene.isWide ? palms(scene) : '');
}

const PLATFORM =
  line('cream', 'M-22-30V0M8-30V0M34 0v-46q0-6-8-6h-3M-16-8H0', 2.5) + shape('brick', 'M-34-36h54l4 6h-60z');
const LAMPLIGHT = glow('M19-50h8L48 0H0z') + disc('lamp', 23, -50, 4);

/** Between coastal stops, where there is most room. */
function palms({ stage, dots, coast, id }: Scene): string {
  const shore = dots.filter(({ x }) => coast !== undefined && x >= coast);
  const places = shore
    .slice(1)
    .map((dot, i) => ({ x: (dot.x + shore[i]!.x) / 2, room: dot.x - shore[i]!.x }))
    .filter(({ room }) => room > MIN_ROOM)
    .toSorted((a, b) => b.room - a.room)
    .slice(0, 3);
  return places
    .map(({ x }, i) => {
      const palm = i === 0 ? `<g id="${id}-palm">${line('shade', `M0 0${PALM}`)}</g>` : `<use href="#${id}-palm"/>`;
      return stage.at({ x, y: roadAt(dots, x) }, palm);
    })
    .join('');
}

const MIN_ROOM = 30;

const WHEELS = 'M-27-6h.1M25-6h.1';

/** The bus on the road, with lights at night. */
function travelling(scene: Scene): string {
  const { stage, dots } = scene;
  const x = busPlace(dots);
  const tilt = Math.round(Math.atan2(roadAt(dots, x + 20) - roadAt(dots, x - 20), 48) * 57.3);
  const body =
    byNight(glow('M46-11 78-15V-1z')) +
    shape('cream', 'M-48-32q0-6 6-6h72q8 0 10 7l6 15v10h-94z') +
    line('sun', 'M-47-17q9-3 18 0t18 0 18 0 18 0 20 0', 2) +
    line('rose', 'M-47-12q9-3 18 0t18 0 18 0 18 0 21 0', 2) +
    shape('pane', 'M-42-32h13v11h-13zm17 0h13v11h-13zm17 0H5v11H-8zM9-32h13v11H9zM26-32h5q3 0 4 4l3 7H26z') +
    line('shade', WHEELS, 14) +
    line('cream', WHEELS, 6);
  return stage.at(
    { x, y: roadAt(dots, x) },
    `<g transform="rotate(${tilt})${scene.isWide ? '' : 'scale(.44)'}">${body}</g>`,
  );
}

/** Pixels per letter of a name and of its note. */
const [NAME_WIDTH, NOTE_WIDTH] = [7.4, 6.4];
/** The narrowest window in which names are shown, as in `stage.ts`. */
const NARROWEST = 1180;

/** Nearly zero-length lines with round ends, which stay round however the terrain is stretched. */
function stopDots({ stage, dots, isWide }: Scene): string {
  const ringed = (some: readonly (Dot | undefined)[], fill: PaintName, width: number) => {
    const spots = some.map((dot) => (dot ? `M${dot.x} ${dot.y}h.1` : '')).join('');
    return line('cream', spots, width) + line(fill, spots, width - (isWide ? 4 : 3));
  };
  return stage.land(
    ringed(dots.slice(1, -1), 'land', isWide ? 12 : 8) + ringed([dots[0], dots.at(-1)], 'sun', isWide ? 15 : 12),
  );
}

/** Names, each with its note below. */
function names({ stage, dots }: Pick<Scene, 'stage' | 'dots'>): string {
  const widthOf = ({ name, note = '' }: Dot) =>
    (Math.max(name.length * NAME_WIDTH, note.length * NOTE_WIDTH) / NARROWEST) * 1000 + 10;
  const moved = dots.map((dot) => ({ ...dot, x: dot.x + (shiftOf(dots, dot) / NARROWEST) * 1000 }));
  const named = namedDots(moved, widthOf).map((dot) => dots[moved.indexOf(dot)]!);
  const texts = named.map((dot) => {
    const { name, note, x, y } = dot;
    const dx = shiftOf(dots, dot);
    const at = `x="${stage.x(x)}"${dx === 0 ? '' : ` dx="${dx}"`}`;
    const second = note === undefined ? '' : `<tspan ${at} dy="17">${escaped(note)}</tspan>`;
    return `<text ${at} y="${stage.y(Math.round(y / 4) * 4)}" dy="27">${escaped(name)}${second}</text>`;
  });
  return `<g fill="${paint('cream')}">${texts.join('')}</g>`;
}

/**
 * Horizontal shift in pixels: keeps names within the edges, and to the left where the road descends through the name.
 */
function shiftOf(dots: readonly Dot[], dot: Dot): number {
  const half = Math.round((dot.name.length * NAME_WIDTH) / 2);
  if (dot === dots[0]) return half - 14;
  if (dot === dots.at(-1)) return 14 - half;
  return roadAt(dots, dot.x + 40) - dot.y > 6 ? -26 : 0;
}
