import { busAbove, busSide } from '#ui/drawings/bus.ts';
import { type Drawing, svgText } from '#ui/drawings/drawing.ts';
import { hero } from '#ui/drawings/hero.ts';
import * as icons from '#ui/drawings/icons.ts';
import { footWaves, logo, siteIcon, stripes } from '#ui/drawings/logo.ts';
import { drawnMark, namedMark } from '#ui/drawings/payment-marks.ts';
import { TOUR_MOTIFS, tourVignette } from '#ui/drawings/tours/vignettes.ts';
import { vignette } from '#ui/drawings/vignettes.ts';
import { LINES } from '../../db/demo/costera-lines.ts';
import { STOPS } from '../../db/demo/costera-network.ts';
import { demoLine } from '../../db/demo/costera-road.ts';
import { DEMO_BUSES } from './demo-buses.ts';

export interface Drawn {
  readonly name: string;
  /** Maximum bytes. */
  readonly most: number;
  readonly svg: string;
}

const KB = 1024;

/** The drawing of a stop of the demo, if its place is drawn. */
export const drawnStop = (id: string): Drawing | undefined => vignette(STOPS.find((each) => each.id === id)!);

/** The marks of payment methods, by name. */
export const PAYMENT_MARKS: readonly (readonly [name: string, mark: Drawing])[] = [
  ...['OXXO', 'PayPal', 'Apple Pay', 'Google Pay'].map((name) => [name, namedMark(name)] as const),
  ['card', drawnMark(icons.card)],
  ['stores', drawnMark(icons.store)],
  ['points', drawnMark(icons.points)],
  ['credit', drawnMark(icons.voucher)],
];

/** Every drawing, with the demo's data. */
export const everyDrawing = (): readonly Drawn[] => [
  ...LINES.flatMap(({ id }) =>
    (['wide', 'calm'] as const).map((size) => ({
      name: `hero ${size} ${id}`,
      most: 6 * KB,
      svg: hero({ stops: demoLine(id), size }),
    })),
  ),
  ...STOPS.flatMap(({ id, city }) => {
    const drawing = drawnStop(id);
    return drawing ? [{ name: city, most: 1_331, svg: svgText(drawing) }] : [];
  }),
  ...TOUR_MOTIFS.map((motif) => ({ name: `tour ${motif}`, most: 2_300, svg: svgText(tourVignette(motif)) })),
  ...Object.entries(DEMO_BUSES).flatMap(([name, bus]) =>
    (['light', 'dark'] as const).flatMap((livery) => [
      { name: `${name} side ${livery}`, most: 3 * KB, svg: svgText(busSide(bus, livery), name) },
      { name: `${name} above ${livery}`, most: 4 * KB, svg: svgText(busAbove(bus, livery), name) },
    ]),
  ),
  ...PAYMENT_MARKS.map(([name, mark]) => ({ name, most: 600, svg: svgText(mark, name) })),
  { name: 'logo', most: 900, svg: svgText(logo) },
  { name: 'stripes', most: 400, svg: svgText(stripes) },
  { name: 'foot', most: KB, svg: footWaves('foot') },
  { name: 'icon', most: KB, svg: siteIcon('tile') },
  { name: 'full icon', most: KB, svg: siteIcon('full') },
];
