import type { Page } from 'playwright-core';

/**
 * The page does without its own fonts, so that nothing moves because of them. One that comes too late is not used, see
 * `font-display: optional`; Chromium uses it all the same in a part of the page that is laid out again.
 */
export const withoutFonts = (page: Page): Promise<unknown> =>
  page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));

/** As the first page of a visitor is drawn. */
export const inSystemFont = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.removeAttribute('data-fonts'));
