import { readFileSync, statSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url).pathname;

/** The program in few files, built by `npm run build`. */
export const BUILT_PROGRAM = new URL('../../dist/site/', import.meta.url);
/** What it was built from. */
export const SOURCES_LIST = new URL('sources.json', BUILT_PROGRAM);

/** A file from the root of the checkout, its size, and when it was last changed. */
export type Source = readonly [path: string, size: number, changedMs: number];

export function sourceOf(path: string, root = ROOT): Source {
  const { size, mtimeMs } = statSync(root + path);
  return [path, size, mtimeMs];
}

/** Whether the program is built, and no source was changed since. */
export function isCurrent(list: URL | string = SOURCES_LIST, root = ROOT): boolean {
  try {
    const sources = JSON.parse(readFileSync(list, 'utf8')) as readonly Source[];
    return sources.every(([path, size, changedMs]) => {
      const now = statSync(root + path);
      return now.size === size && now.mtimeMs === changedMs;
    });
  } catch {
    return false;
  }
}
