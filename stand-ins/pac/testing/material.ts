import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Taxpayer } from '../register.ts';

const FOLDER = join(process.env['ANDEN_TEST_MATERIAL'] ?? '../shared/data', 'sat');

/** Documents, certificates and schemas of the SAT; undefined, with a message, when they are missing. */
export function satMaterial() {
  if (!existsSync(FOLDER)) {
    console.warn(`SKIPPED: the material of the SAT is not in ${FOLDER} (set ANDEN_TEST_MATERIAL)`);
    return undefined;
  }
  const file = (...path: readonly string[]) => readFileSync(join(FOLDER, ...path));
  return {
    file,
    certificates: join(FOLDER, 'certs'),
    schemas: join(FOLDER, 'schemas'),
    /** The documents in a folder. */
    names: (...path: readonly string[]) => readdirSync(join(FOLDER, ...path)).filter((name) => name.endsWith('.xml')),
    expected: JSON.parse(file('samples', 'ours', 'expected.json').toString('utf8')) as readonly Expected[],
    taxpayers: taxpayersIn(file('test_rfcs.csv').toString('utf8')),
  };
}

interface Expected {
  readonly file: string;
  /** `OK`, or the code expected among the complaints. */
  readonly expected: string;
}

/** Everyone with a postal code; their regimes are left open. */
const taxpayersIn = (csv: string): readonly Taxpayer[] =>
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .filter(([, , postalCode]) => postalCode !== '')
    .map(([rfc, name, postalCode]) => ({
      rfc: rfc!,
      name: name!,
      postalCode: postalCode!,
      regimes: [],
      mayIssue: true,
    }));
