import { iconPicture } from '#adapters/pictures/icon-picture.ts';

/** Pixels a side: what telephones put on their home screens, Apple's and the others'. */
const ICONS = [
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
] as const;

/** The icon of the site once more as pictures, each drawn when it is first asked for, from the very drawing it is. */
export const siteIcons = (
  svg: string,
): ReadonlyMap<string, { readonly type: string; readonly body: () => Uint8Array }> =>
  new Map(ICONS.map(([path, side]) => [path, { type: 'image/png', body: once(() => iconPicture(svg, side)) }]));

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
