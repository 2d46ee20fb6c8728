// Finds files that a document leads to or names and that are not there any more.
import { dirname, join } from 'node:path';

const LINK = /\]\((?![a-z]+:|#)([^)\s#]+)(?:#[^)\s]*)?\)/g;
/** As prose names them: `src/domain/payment/method.ts`. */
const NAMED = /`((?:src|scripts|testing|e2e|bench|stand-ins|db|docs)\/[\w./-]+\.(?:ts|tsx|mjs|sql|md|txt|css))`/g;

/** Files that `text`, the document at `file`, leads to or names, from the root of the project; those that `exists` does not know. */
export function deadLinks(file: string, text: string, exists: (path: string) => boolean): readonly string[] {
  const linked = Array.from(text.matchAll(LINK), ([, path = '']) => join(dirname(file), path));
  const named = Array.from(text.matchAll(NAMED), ([, path = '']) => path);
  return [...new Set([...linked, ...named])].filter((path) => !exists(path));
}
