// Finds files that a document links to or names but that no longer exist.
import { dirname, join } from 'node:path';

const LINK = /\]\((?![a-z]+:|#)([^)\s#]+)(?:#[^)\s]*)?\)/g;
/** As in prose: `src/domain/payment/method.ts`. */
const NAMED = /`((?:src|scripts|testing|e2e|bench|stand-ins|db|docs)\/[\w./-]+\.(?:ts|tsx|mjs|sql|md|txt|css))`/g;

/**
 * Files that `text`, the document at `file`, links to or names, from the root of the project; only those missing
 * according to `exists`.
 */
export function deadLinks(file: string, text: string, exists: (path: string) => boolean): readonly string[] {
  const linked = Array.from(text.matchAll(LINK), ([, path = '']) => join(dirname(file), path));
  const named = Array.from(text.matchAll(NAMED), ([, path = '']) => path);
  return [...new Set([...linked, ...named])].filter((path) => !exists(path));
}
