import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { useRunFolder } from './run-folder.ts';

/** The days before are everybody's: many of their seats are sold. */
const FIRST = 16;
const LAST = 80;

/**
 * A number of days ahead that no other test of this run leaves on, in whatever process it runs: nobody sells the seats that it
 * sees free, and its departures are not sold out before it comes. A return some days later meets no other's return either.
 */
export function dayOfItsOwn(): number {
  const folder = useRunFolder();
  for (let ahead = FIRST; ahead <= LAST; ahead += 1) if (takes(join(folder, `day-${ahead}`))) return ahead;
  throw new Error(`every day up to ${LAST} days ahead is some test's own`);
}

/** One process makes a folder, however many try at the same moment. */
function takes(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
