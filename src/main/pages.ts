import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { instant } from '#kernel/instant.ts';
import type { BuiltAssets } from '#web/assets.ts';
import type * as Pages from '#web/pages.ts';
import type { InlineScript, PageAssets } from '#wire/page.ts';

const DIST = new URL('../../dist/', import.meta.url);

const inline = (text: string): InlineScript => ({
  text,
  source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
});

/** The pages built by `npm run build`: the module that renders them and the files for browsers. */
export async function builtPages() {
  const module = (await import(new URL('server/pages.js', DIST).href)) as typeof Pages;
  const list = new URL('server/assets.json', DIST);
  const assets = JSON.parse(await readFile(list, 'utf8')) as BuiltAssets;
  const files: PageAssets = {
    directory: new URL('client/assets', DIST).pathname,
    scripts: [module.BOOT, module.DATES_BOOT].map(inline),
  };
  /** Files at the root of the site. */
  const root = new URL('client/', DIST);
  const builtAt = instant(Math.floor((await stat(list)).mtimeMs));
  return { ...module, assets, files, root, builtAt };
}
