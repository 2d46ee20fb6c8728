import { A_YEAR } from '#wire/page.ts';

/** As the build names them, which the style sheets do as well. */
const FONTS = [
  new URL('../../ui/fonts/sign.woff2', import.meta.url),
  new URL('../../ui/fonts/label.woff2', import.meta.url),
];

/**
 * Fetches the fonts for the next page, which uses them from its first paint. This one was drawn without: they would be
 * in the way of its first paint, and used later they would move what is read.
 */
export async function keepFonts(): Promise<void> {
  if ('fonts' in document.documentElement.dataset) return;
  await Promise.all(FONTS.map(fetchWhole));
  document.cookie = `fonts=kept;path=/;max-age=${A_YEAR};samesite=lax`;
}

async function fetchWhole(url: URL): Promise<void> {
  const answer = await fetch(url, { priority: 'low' });
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  // Kept by the browser only once it is read.
  await answer.arrayBuffer();
}
