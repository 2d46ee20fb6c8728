import type { Browser } from 'playwright-core';
import { visitor } from './browser.ts';
import { withoutFonts } from './without-fonts.ts';

export interface PieceMove {
  /** As a layout shift counts: the share of the screen that moved, times how far, as a share of its longer side. */
  readonly shift: number;
  /** What moved, and what had just arrived. */
  readonly text: string;
}

interface Arriving {
  readonly html: string;
  /** Of the site; where its styles are found from. */
  readonly origin: string;
  readonly width: number;
  /** On a slow line the text is drawn with fonts of the device, and stays so. */
  readonly fonts: 'of the site' | 'of the device';
}

const HEIGHT = 800;

/**
 * What moves on the first screen while a page arrives, wherever the line pauses: the page is parsed tag by tag, and laid
 * out after each. On a line that is slower than the browser each of these states may be painted. The styles are there
 * from the start, as before any first paint, the fonts of the site as well where it has its own, and no script runs.
 */
export async function movesWhileParsed(
  browser: Browser,
  { html, origin, width, fonts }: Arriving,
): Promise<readonly PieceMove[]> {
  const { page, close } = await visitor(browser, { viewport: { width, height: HEIGHT }, bypassCSP: true });
  await page.route('**/*.js', (route) => route.abort());
  if (fonts === 'of the device') await withoutFonts(page);
  await page.goto(`${origin}/robots.txt`);
  const moves = await page.evaluate(parseStepwise, { html, hasFonts: fonts === 'of the site' });
  await close();
  return moves;
}

interface Parsed {
  readonly html: string;
  /** Those of the site are loaded first. */
  readonly hasFonts: boolean;
}

/** Runs in the browser. */
async function parseStepwise({ html, hasFonts }: Parsed): Promise<readonly PieceMove[]> {
  /** Less is not seen, px. */
  const LEAST = 2;
  /** Screen areas are added up in squares of this side, px. */
  const SQUARE = 10;
  const { innerWidth: width, innerHeight: height } = window;
  type Places = ReadonlyMap<Element, DOMRect>;

  const isNear = (one: number, other: number) => Math.abs(one - other) <= LEAST;
  const isMoved = (from: DOMRect, to: DOMRect) => !isNear(from.left, to.left) || !isNear(from.top, to.top);
  const placesNow = (): Places => {
    const places = new Map<Element, DOMRect>();
    for (const element of document.querySelectorAll('body, body *')) {
      const place = element.getBoundingClientRect();
      const { left, right, top, bottom } = place;
      if (place.width < LEAST || place.height < LEAST || top >= height || bottom <= 0 || left >= width || right <= 0)
        continue;
      if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) places.set(element, place);
    }
    return places;
  };
  const isWithParent = (element: Element, before: Places, now: Places) => {
    const parent = element.parentElement;
    const [from, to] = [parent && before.get(parent), parent && now.get(parent)];
    const [own, ownTo] = [before.get(element)!, now.get(element)!];
    return (
      from && to && isNear(to.left - from.left, ownTo.left - own.left) && isNear(to.top - from.top, ownTo.top - own.top)
    );
  };
  const squaresOf = function* ({ left, right, top, bottom }: DOMRect) {
    for (let x = Math.max(0, Math.floor(left / SQUARE)); x < Math.min(right, width) / SQUARE; x += 1)
      for (let y = Math.max(0, Math.floor(top / SQUARE)); y < Math.min(bottom, height) / SQUARE; y += 1)
        yield x * height + y;
  };
  const round = ({ left, top, width: w, height: h }: DOMRect) => [left, top, w, h].map(Math.round).join(' ');

  const bodyAt = html.search(/<body/i);
  document.open();
  document.write(html.slice(0, bodyAt));
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    styles.map((style) => style.sheet ?? new Promise((resolve) => style.addEventListener('load', resolve))),
  );
  if (hasFonts) await Promise.all([...document.fonts].map((font) => font.load()));

  const moves: PieceMove[] = [];
  let before: Places = new Map();
  let piece = '';
  for (const part of html.slice(bodyAt).match(/<(script|style|svg)\b.*?<\/\1>|<[^>]*>|[^<]+/gs) ?? []) {
    document.write(part);
    piece = part.slice(0, 60);
    const now = placesNow();
    const squares = new Set<number>();
    let farthest = 0;
    const texts: string[] = [];
    for (const [element, to] of now) {
      const from = before.get(element);
      if (!from || !isMoved(from, to) || isWithParent(element, before, now)) continue;
      for (const place of [from, to]) for (const square of squaresOf(place)) squares.add(square);
      farthest = Math.max(farthest, Math.abs(to.left - from.left), Math.abs(to.top - from.top));
      texts.push(`${element.nodeName} “${(element.textContent ?? '').slice(0, 30)}” ${round(from)} to ${round(to)}`);
    }
    before = now;
    const share = Math.min(1, (squares.size * SQUARE * SQUARE) / (width * height));
    const shift = share * Math.min(1, farthest / Math.max(width, height));
    if (shift > 0) moves.push({ shift, text: `${shift.toFixed(4)} after ${piece}: ${texts.join('; ')}` });
  }
  document.close();
  return moves;
}
