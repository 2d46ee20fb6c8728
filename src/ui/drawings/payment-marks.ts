import { type Drawing, escaped } from '#ui/drawings/drawing.ts';
import { propertyOf } from '#ui/token-names.ts';

const [WIDTH, HEIGHT] = [60, 32];
/** Maximum width of a name. */
const ROOM = 50;
const SIZE = 13;
const PER_LETTER = 0.6;

/** They take the colours and the font of the page that shows them. */
const token = (name: string): string => `var(${propertyOf(name)})`;

const tile = (inside: string): Drawing => ({
  width: WIDTH,
  height: HEIGHT,
  body: `<rect x="1" y="1" width="58" height="30" rx="5" fill="${token('surface')}" stroke="${token('border')}" stroke-width="1.5"/>${inside}`,
});

/**
 * The mark of a payment method that we draw ourselves: one of the icons. Its name is next to it or is the image's
 * title.
 */
export const drawnMark = (icon: string): Drawing =>
  tile(`<path transform="translate(18 4)" stroke="${token('ink')}" d="${icon}"/>`);

/** Placeholder for a licensed logo: its name, in our font. */
export function namedMark(name: string): Drawing {
  const size = Math.min(SIZE, ROOM / (name.length * PER_LETTER));
  return tile(
    `<text x="30" y="${(16 + size * 0.35).toFixed(1)}" text-anchor="middle" fill="${token('ink')}" font-family="${token('font-head')}" font-weight="700" font-size="${size.toFixed(1)}">${escaped(name)}</text>`,
  );
}
