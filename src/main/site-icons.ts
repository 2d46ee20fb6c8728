import { readFileSync } from 'node:fs';
import { icoFile } from '#adapters/pictures/ico-file.ts';
import { iconPicture } from '#adapters/pictures/icon-picture.ts';
import { slugOf } from '#kernel/slug.ts';
import { LANGS } from '#text/lang.ts';
import { DRAWN_PLACES } from '#ui/drawings/vignettes.ts';
import { placeSocialPath, socialPath } from '#web/social-picture.ts';

/** Side length in pixels: home screen icons, Apple's and others'. */
const ICONS = [
  // Looked for at this address where no page names another one.
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
] as const;

/** Side length in pixels. */
const FAVICON = 32;

interface Picture {
  readonly type: string;
  readonly body: () => Uint8Array;
}

/**
 * The site's icon as PNG images, each rendered from the same SVG on first request; also under the paths that programs
 * request without reading a page.
 */
export const siteIcons = (svg: string): ReadonlyMap<string, Picture> =>
  new Map<string, Picture>([
    ...ICONS.map(([path, side]) => [path, { type: 'image/png', body: once(() => iconPicture(svg, side)) }] as const),
    ['/favicon.ico', { type: 'image/x-icon', body: once(() => icoFile(iconPicture(svg, FAVICON), FAVICON)) }],
  ]);

/** The images social networks show with a link, as drawn by `npm run social`. */
export const socialPictures = (): ReadonlyMap<string, Picture> =>
  new Map<string, Picture>([
    ...LANGS.map((lang) => [socialPath(lang), drawnFile(lang)] as const),
    ...DRAWN_PLACES.map((place) => [placeSocialPath(place), drawnFile(slugOf(place))] as const),
  ]);

const drawnFile = (name: string): Picture => {
  const file = new URL(`./social/${name}.png`, import.meta.url);
  return { type: 'image/png', body: once(() => readFileSync(file)) };
};

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
