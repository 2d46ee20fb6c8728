import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ROUTES } from '#web/routes.ts';

const WEB = fileURLToPath(new URL('../', import.meta.url));
const IMPORT = /^(?!import type).*from '(#web|\.)\/([^']+)'|import\('(#web|\.)\/([^']+)'\)/gm;

/** All files of `web` that a file imports, transitively, including itself. */
function filesOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, from, now, lateFrom, late] of readFileSync(WEB + file, 'utf8').matchAll(IMPORT)) {
    const path = (now ?? late)!;
    filesOf((from ?? lateFrom) === '.' ? join(dirname(file), path) : path, found);
  }
  return found;
}

test('the pages that may show a captcha are those whose screens can', () => {
  const able = ROUTES.filter(({ entry }) =>
    [...filesOf(`${entry}/screen.tsx`)].some((file) => file.startsWith('guessing/')),
  );
  expect(able.length).toBeGreaterThan(3);
  expect(ROUTES.filter(({ mayShowCaptcha }) => mayShowCaptcha)).toEqual(able);
});
