import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { useRunFolder } from './run-folder.ts';

/** Earlier days are shared by all tests: many of their seats are sold. */
const FIRST = 16;
const LAST = 80;

/**
 * A number of days ahead on which no other test leaves on the site of this worker: nobody else takes its free seats,
 * and its departures are not sold out. Its return some days later meets no other's return either.
 */
export function dayOfItsOwn(): number {
  const folder = useRunFolder();
  for (let ahead = FIRST; ahead <= LAST; ahead += 1)
    if (takes(join(folder, `day-${process.env['VITEST_POOL_ID']}-${ahead}`))) return ahead;
  throw new Error(`every day up to ${LAST} days ahead is some test's own`);
}

/** Only one process creates a folder, however many try at the same moment. */
function takes(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
