import type { Page } from 'playwright-core';

/** Holds back every script of the page's next documents, as a slow line does, until they are released. */
export async function heldBack(page: Page): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return { release: resolve };
}
