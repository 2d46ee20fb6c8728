import type { Browser } from 'playwright-core';

/** In the page: text partly hidden by clipping. Text for screen readers is clipped on purpose. */
export function clipped(): string[] {
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (!cuts(overflowX) && !cuts(overflowY)) return false;
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || element.closest('svg, [aria-hidden="true"]') || !element.innerText?.trim())
        return false;
      const isWider = cuts(overflowX) && element.scrollWidth > element.clientWidth + 1;
      return isWider || (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1);
    })
    .map((element) => `cuts “${element.innerText.trim().slice(0, 40)}”`);
}

/** In the page: animations that continue under reduced motion. */
export const endless = (): string[] =>
  document
    .getAnimations()
    .filter((animation) => animation.playState === 'running' && animation.effect?.getTiming().iterations === Infinity)
    .map((animation) => `never stops: ${(animation as CSSAnimation).animationName}`);

/**
 * More changed blocks of a hundred than these count as a difference; dates and clocks, which always change, are fewer.
 */
const MAX_OTHER = 2;

/** Whether two JPEG pictures show different screens: compares the brightness of their blocks. */
export async function differs(browser: Browser, before: Buffer, now: Buffer): Promise<boolean> {
  const page = await browser.newPage();
  const percent = await page.evaluate(
    otherBlocks,
    [before, now].map((picture) => picture.toString('base64')),
  );
  await page.close();
  return percent > MAX_OTHER;
}

/** In a page: how many of a hundred blocks differ between two pictures. A block in only one of them differs. */
async function otherBlocks(pictures: readonly string[]): Promise<number> {
  const BLOCK = 8;
  const FAR = 24;
  const bitmaps = await Promise.all(
    pictures.map(async (picture) => createImageBitmap(await (await fetch(`data:image/jpeg;base64,${picture}`)).blob())),
  );
  const [width, height] = [
    Math.ceil(Math.max(...bitmaps.map((one) => one.width)) / BLOCK),
    Math.ceil(Math.max(...bitmaps.map((one) => one.height)) / BLOCK),
  ];
  const [before, now] = bitmaps.map((bitmap) => {
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
    canvas.drawImage(bitmap, 0, 0, bitmap.width / BLOCK, bitmap.height / BLOCK);
    return canvas.getImageData(0, 0, width, height).data;
  });
  let others = 0;
  for (let i = 0; i < before!.length; i += 4)
    if ([0, 1, 2, 3].some((part) => Math.abs(before![i + part]! - now![i + part]!) > FAR)) others += 1;
  return (100 * others) / (width * height);
}
