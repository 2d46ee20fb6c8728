// Draws the preview pictures for social networks, one per language and one per place, with the installed Chromium, from
// the carrier's colours, sign, words, road and places: `npm run social`. They are committed, so that the site needs no
// browser to serve them.
import { readFileSync, writeFileSync } from 'node:fs';
import { COSTERA } from '#main/costera.ts';
import { hero } from '#ui/drawings/hero.ts';
import { duskPaints, painted } from '#ui/drawings/palette.ts';
import { indexedPng } from '#adapters/pictures/png.ts';
import { signOf } from '#web/site-files.ts';
import { SOCIAL_SIZE } from '#web/social-picture.ts';
import type { Page } from 'playwright-core';
import { slugOf } from '#kernel/slug.ts';
import { svgText } from '#ui/drawings/drawing.ts';
import { DRAWN_PLACES, vignetteNamed } from '#ui/drawings/vignettes.ts';
import { launchBrowser } from '../e2e/testing/browser.ts';

/** Networks shrink larger ones, and some do not show them. */
const MAX_BYTES = 60_000;
/** Drawings are flat: any further colours are blends along their edges. */
const COLOURS = 96;
const FONT = readFileSync(new URL('../src/ui/fonts/sign.woff2', import.meta.url)).toString('base64');

const { light, name, tagline, road } = COSTERA;

const frame = (
  body: string,
): string => `<!doctype html><meta charset="utf-8"><style>@font-face{font-family:Sign;src:url(data:font/woff2;base64,${FONT})}
*{box-sizing:border-box;margin:0}body{width:${SOCIAL_SIZE.width}px;height:${SOCIAL_SIZE.height}px;overflow:hidden;position:relative;background:${light.board};color:${light.onBoard};font:500 44px/1.2 system-ui,sans-serif}
.road svg{position:absolute;left:0;bottom:0;width:100%;height:100%}
header{position:absolute;left:0;top:0;padding:56px 64px;display:flex;gap:32px;align-items:center}header>svg{width:128px}
h1{font:120px/1 Sign,system-ui}
.place svg{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
footer{position:absolute;left:0;bottom:0;padding:28px 64px 36px;display:flex;gap:28px;align-items:center;background:${light.board};border-top-right-radius:48px}footer>svg{width:104px}footer h1{font-size:96px}</style>
${body}`;

/** Of the whole site: its road and its promise. */
const ofSite = (words: string): string =>
  frame(`<div class="road">${road ? painted(hero({ stops: road, size: 'wide' }), duskPaints(COSTERA)) : ''}</div>
<header>${signOf(COSTERA)}<div><h1>${name}</h1><p>${words}</p></div></header>`);

/** Of a place: its drawing over the whole picture, and its name. */
const ofPlace = (place: string): string =>
  frame(`<div class="place">${painted(svgText(vignetteNamed(place)!), duskPaints(COSTERA)).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ')}</div>
<footer>${signOf(COSTERA)}<div><h1>${place}</h1><p>${name}</p></div></footer>`);

const shot = async (view: Page): Promise<string> => (await view.screenshot()).toString('base64');

/** In the page: reduces a picture to its most frequent colours, every other pixel to the nearest of them. */
async function reduced([picture, most]: readonly [string, number]) {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  canvas.drawImage(bitmap, 0, 0);
  const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  const colours = Array.from({ length: data.length / 4 }, (_, i) => data.slice(i * 4, i * 4 + 3).join());
  const counts = Map.groupBy(colours, (colour) => colour);
  const parts = (colour: string) => colour.split(',').map(Number);
  const palette = [...counts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, most)
    .map(([colour]) => parts(colour));
  const nearest = new Map(
    [...counts.keys()].map((colour) => {
      const own = parts(colour);
      const far = palette.map((other) => other.reduce((sum, part, i) => sum + (part - own[i]!) ** 2, 0));
      return [colour, far.indexOf(Math.min(...far))] as const;
    }),
  );
  return { palette, pixels: colours.map((colour) => nearest.get(colour)!) };
}

const browser = await launchBrowser();
const view = await browser.newPage({ viewport: SOCIAL_SIZE });
const pictures = [
  ...(['es', 'en'] as const).map((lang) => [lang, ofSite(tagline[lang])] as const),
  ...DRAWN_PLACES.map((place) => [slugOf(place), ofPlace(place)] as const),
];
for (const [file, html] of pictures) {
  await view.setContent(html);
  await view.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = indexedPng(SOCIAL_SIZE, await view.evaluate(reduced, [await shot(view), COLOURS] as const));
  if (picture.length > MAX_BYTES) throw new Error(`${file}: ${picture.length} bytes, over ${MAX_BYTES}`);
  writeFileSync(new URL(`../src/main/social/${file}.png`, import.meta.url), picture);
  console.log(`social: ${file} ${picture.length} bytes`);
}
await browser.close();
