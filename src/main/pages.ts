import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BuiltAssets } from '#web/assets.ts';
import type * as Pages from '#web/pages.ts';
import type { PageAssets } from '#wire/page.ts';

const DIST = new URL('../../dist/', import.meta.url);

/** The pages built by `npm run build`: the module that renders them and the files for browsers. */
export async function builtPages() {
  const module = (await import(new URL('server/pages.js', DIST).href)) as typeof Pages;
  const assets = JSON.parse(await readFile(new URL('server/assets.json', DIST), 'utf8')) as BuiltAssets;
  const files: PageAssets = {
    directory: new URL('client/assets', DIST).pathname,
    scriptHashes: [`'sha256-${createHash('sha256').update(module.BOOT).digest('base64')}'`],
  };
  /** Files at the root of the site. */
  const root = new URL('client/', DIST);
  return { ...module, assets, files, root };
}
