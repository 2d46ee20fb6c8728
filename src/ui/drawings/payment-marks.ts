import { type Drawing, escaped } from '#ui/drawings/drawing.ts';

const [WIDTH, HEIGHT] = [60, 32];
/** The widest a name may be. */
const ROOM = 50;
const SIZE = 13;
const PER_LETTER = 0.6;

const tile = (inside: string): Drawing => ({
  width: WIDTH,
  height: HEIGHT,
  body: `<rect x="1" y="1" width="58" height="30" rx="5" fill="var(--surface)" stroke="var(--border)" stroke-width="1.5"/>${inside}`,
});

/** The mark of a way to pay that is ours to draw: one of the icons. Its name is said beside it or as the title of the picture. */
export const drawnMark = (icon: string): Drawing =>
  tile(`<path transform="translate(18 4)" stroke="var(--ink)" d="${icon}"/>`);

/** What stands in for a mark that is licensed: its name, in our type. */
export function namedMark(name: string): Drawing {
  const size = Math.min(SIZE, ROOM / (name.length * PER_LETTER));
  return tile(
    `<text x="30" y="${(16 + size * 0.35).toFixed(1)}" text-anchor="middle" fill="var(--ink)" font-family="var(--font-head)" font-weight="700" font-size="${size.toFixed(1)}">${escaped(name)}</text>`,
  );
}
