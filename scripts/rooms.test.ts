import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cyclesOf, violationsOf } from './rooms.ts';

const CHECK = join(import.meta.dirname, 'check-house.mjs');
let house: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'));
  execFileSync('git', ['init', '--quiet'], { cwd: house });
  plant('package.json', JSON.stringify({ type: 'module', imports: { '#*': './src/*' } }));
});

afterEach(() => rmSync(house, { recursive: true, force: true }));

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

/** The complaints of the whole check about imports between rooms in the planted house. */
function complaints(): readonly string[] {
  const { status, stderr } = spawnSync(process.execPath, [CHECK], { cwd: house, encoding: 'utf8' });
  expect(status).toBe(1);
  return stderr.split('\n').filter((line) => line.includes(' -> '));
}

const FLOORS = ['domain', 'app', 'adapters/db', 'web'];

test('an import from commerce to the bus fails the check on each of the four floors, and so does one from floor to floor', () => {
  for (const floor of FLOORS) {
    plant(`src/${floor}/ticketing/ticket.ts`, 'export interface Ticket { readonly folio: string }\n');
    plant(
      `src/${floor}/payment/pay.ts`,
      `import type { Ticket } from '#${floor}/ticketing/ticket.ts';\nexport type Paid = Ticket;\n`,
    );
  }
  plant(
    'src/app/links/link.ts',
    "import type { Ticket } from '#domain/ticketing/ticket.ts';\nexport type Linked = Ticket;\n",
  );
  expect(complaints()).toEqual([
    'house: rooms: adapters/db/payment -> adapters/db/ticketing: 1 imports against the order of scripts/rooms.ts',
    'house: rooms: app/links -> domain/ticketing: 1 imports against the order of scripts/rooms.ts',
    'house: rooms: app/payment -> app/ticketing: 1 imports against the order of scripts/rooms.ts',
    'house: rooms: domain/payment -> domain/ticketing: 1 imports against the order of scripts/rooms.ts',
    'house: rooms: web/payment -> web/ticketing: 1 imports against the order of scripts/rooms.ts',
  ]);
});

test('the other way round nobody complains', () => {
  for (const floor of FLOORS) {
    plant(`src/${floor}/payment/pay.ts`, 'export interface Paid { readonly total: number }\n');
    plant(
      `src/${floor}/ticketing/ticket.ts`,
      `import type { Paid } from '#${floor}/payment/pay.ts';\nexport type Sold = Paid;\n`,
    );
  }
  expect(complaints()).toEqual([]);
});

const imports = (...pairs: readonly string[]): { from: string; to: string }[] =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return { from: `src/${from}`, to: `src/${to}` };
  });

test.each([
  ['a room before it', 'app/counter/a.ts app/seats/b.ts', []],
  ['a room after it', 'app/seats/a.ts app/counter/b.ts', ['app/seats -> app/counter: 1']],
  ['its own room on another floor', 'adapters/db/payment/a.ts domain/payment/b.ts', []],
  ['the ground', 'web/payment/a.ts web/page.ts', []],
  ['a room, from the ground', 'app/ports.ts app/payment/b.ts', ['app -> app/payment: 1']],
  ['the bus, from more', 'app/tours/a.ts domain/seats/b.ts', ['app/tours -> domain/seats: 1']],
  ['commerce, from more', 'app/tours/a.ts app/payment/b.ts', []],
  ['a room, from a flow', 'web/flows/reservation/a.ts web/payment/b.ts', []],
  ['a flow, from a room', 'web/payment/a.ts web/flows/reservation/b.ts', ['web/payment -> web/flows/reservation: 1']],
  ['another flow', 'web/flows/a/a.ts web/flows/b/b.ts', ['web/flows/a -> web/flows/b: 1']],
  ['a page, from the table of pages', 'web/routes.ts web/pages/home/page.ts', []],
  ['anything, from a test', 'domain/payment/a.test.ts domain/counter/b.ts', []],
])('judges an import of %s', (_what, pair, expected) => {
  expect(violationsOf(imports(pair))).toEqual(expected);
});

test('a folder of no room is refused', () => {
  expect(() => violationsOf(imports('app/oddments/a.ts app/payment/b.ts'))).toThrow('oddments is no room of the list');
});

test('rooms that import each other in a circle are one cycle', () => {
  const pairs = imports(
    'app/payment/a.ts app/booking/a.ts',
    'app/booking/a.ts app/fares/a.ts',
    'app/fares/b.ts app/payment/b.ts',
    'app/counter/a.ts app/payment/a.ts',
  );
  expect(cyclesOf(pairs)).toEqual([['app/booking', 'app/fares', 'app/payment']]);
});

test('two rooms that import each other fail the check', () => {
  plant('src/app/network/a.ts', "import type { B } from '#app/fares/b.ts';\nexport type A = B;\n");
  plant('src/app/network/c.ts', 'export interface C { readonly c: 1 }\n');
  plant('src/app/fares/b.ts', "import type { C } from '#app/network/c.ts';\nexport type B = C;\n");
  expect(complaints()).toEqual([
    'house: rooms: app/network -> app/fares: 1 imports against the order of scripts/rooms.ts',
  ]);
  const { stderr } = spawnSync(process.execPath, [CHECK], { cwd: house, encoding: 'utf8' });
  expect(stderr).toContain('house: rooms: app/fares, app/network import each other in a circle');
});
