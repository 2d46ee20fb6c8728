import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { COSTERA } from '#main/costera.ts';
import { everyDrawing } from '#testing/drawings/every-drawing.ts';
import { SECOND_BRAND } from '#testing/drawings/second-brand.ts';
import { elementsOf } from '#testing/drawings/well-formed.ts';
import { dotsOf } from '#ui/drawings/hero-line.ts';
import { hero } from '#ui/drawings/hero.ts';
import * as icons from '#ui/drawings/icons.ts';
import { duskPaints, mix, nightPaints, painted, paintsCss, turn } from '#ui/drawings/palette.ts';
import { svgElements } from '#ui/drawings/svg-elements.ts';
import { DRAWN_PLACES, placeDrawnAt, vignette } from '#ui/drawings/vignettes.ts';
import { STOPS } from '../../../db/demo/costera-network.ts';
import { demoLine } from '../../../db/demo/costera-road.ts';

const DRAWINGS = everyDrawing();

/** Values that are not paints: the site's colours around a logo, and `none`. */
const OTHERS = /^(none|currentColor|url\(#[\w-]+\)|var\(--(surface|border|ink)\))$/;

describe.each(DRAWINGS.map((drawn) => [drawn.name, drawn] as const))('%s', (_, { svg, most }) => {
  const elements = elementsOf(svg);

  test('is within its bytes', () => {
    expect(svg.length).toBeGreaterThan(100);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(most);
  });

  test('is the same on a page', () => {
    const html = renderToStaticMarkup(svgElements(svg));
    expect(elementsOf(html)).toEqual(elements);
  });

  test('is of our palette alone, with any carrier', () => {
    const used = elements.flatMap(({ attributes }) => [attributes['fill'], attributes['stroke']]);
    for (const colour of used.filter((each) => each !== undefined && !OTHERS.test(each)))
      expect(colour).toMatch(/^var\(--d-\w+\)$/);
    for (const brand of [COSTERA, SECOND_BRAND])
      for (const paints of [duskPaints(brand), nightPaints(brand)]) {
        const text = painted(svg, paints);
        expect(text).not.toContain('--d-');
        expect(elementsOf(text)).toHaveLength(elements.length);
        expect(text).not.toMatch(/NaN|undefined|Infinity/);
      }
  });

  test('says no word that is neither hidden nor the name of the picture', () => {
    const [root] = elements;
    const isHidden = root?.attributes['aria-hidden'] === 'true';
    const name = root?.attributes['role'] === 'img' ? root.attributes['aria-label'] : undefined;
    expect(elements.some((element) => element.name === 'text') && !isHidden && !name).toBe(false);
  });

  test('asks for no style of an element, which the pages forbid', () => {
    expect(elements.filter(({ attributes }) => 'style' in attributes)).toEqual([]);
  });
});

test('two heroes on one page call no two things the same', () => {
  const page = (['wide', 'calm'] as const).map((size) => hero({ stops: demoLine('GDL-PVR-COSTA'), size })).join('');
  const ids = elementsOf(page).flatMap(({ attributes }) => attributes['id'] ?? []);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { attributes } of elementsOf(page))
    if (attributes['href']) expect(ids).toContain(attributes['href'].slice(1));
});

describe.each(['GDL-PVR-COSTA', 'GDL-PVR-DIRECTO', 'GDL-TEPIC', 'TEPIC-PVR'])('the line of %s', (id) => {
  const stops = demoLine(id);
  const box = { left: 45, right: 955, top: 184, bottom: 294 };
  const dots = dotsOf(stops, box);

  test('has every stop at its minute', () => {
    const perMinute = (box.right - box.left) / stops.at(-1)!.minute;
    for (const [i, { x }] of dots.entries())
      expect(Math.abs(x - box.left - stops[i]!.minute * perMinute)).toBeLessThan(1);
  });

  test('is drawn through its dots, which nothing hides', () => {
    const svg = hero({ stops, size: 'wide' });
    const last = svg.lastIndexOf('<svg');
    for (const { x, y } of dots) expect(svg.indexOf(`M${x} ${y}h.1`)).toBeGreaterThan(last);
  });
});

test('a line that ends inland has no sea, one to the coast has', () => {
  expect(hero({ stops: demoLine('GDL-TEPIC'), size: 'wide' })).not.toContain('--d-sea');
  expect(hero({ stops: demoLine('GDL-PVR-COSTA'), size: 'wide' })).toContain('--d-sea');
});

test('a hero of no stops, or of stops without heights, is still a picture', () => {
  const level = demoLine('GDL-PVR-COSTA').map((stop) => ({ ...stop, metres: undefined }));
  for (const stops of [[], level.slice(0, 1), level])
    expect(elementsOf(hero({ stops, size: 'wide' })).length).toBeGreaterThan(5);
});

test('a place is known by where it is', () => {
  const drawn = STOPS.flatMap((stop) => placeDrawnAt(stop) ?? []);
  expect(new Set(drawn)).toEqual(new Set(DRAWN_PLACES));
  const sanFrancisco = STOPS.find(({ id }) => id === 'SFR')!;
  expect(vignette(sanFrancisco)).toBeUndefined();
});

test('every icon is a path of lines on its grid, and no two are the same', () => {
  const all = Object.entries(icons);
  expect(new Set(all.map(([, d]) => d)).size).toBe(all.length);
  for (const [name, d] of all) {
    expect(d, name).toMatch(/^M[\d.\s,MmLlHhVvCcSsQqTtAaZz-]+$/);
    expect(d.length, name).toBeLessThan(260);
  }
});

test('colours meet half way without grey', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mix('#0b2a33', '#b3134e', 1)).toBe('#b3134e');
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(turn('#0b2a33', '#b3134e', 0.5).slice(at, at + 2), 16),
  );
  expect(Math.min(red!, blue!) - green!).toBeGreaterThan(20);
});

test('the custom properties know every colour, by day and at night', () => {
  const css = paintsCss(COSTERA);
  for (const name of Object.keys(duskPaints(COSTERA)))
    expect(css.match(new RegExp(`--d-${name}:`, 'g'))).toHaveLength(3);
  expect(() => painted('<path fill="var(--d-mauve)"/>', duskPaints(COSTERA))).toThrow('mauve');
});
