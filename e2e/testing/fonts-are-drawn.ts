import type { Page } from 'playwright-core';

/** Waits until the page has its fonts and was laid out with them: nothing moves any more because of them. */
export async function fontsAreDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    for (let i = 0; i < 2; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
