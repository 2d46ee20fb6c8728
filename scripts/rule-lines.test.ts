import { describe, expect, test } from 'vitest';
import {
  branchesOf,
  isRule,
  linesByRoom,
  linesOf,
  tooLittleTested,
  untestedDecisions,
  wrongAbout,
} from './rule-lines.ts';

const RULE = `import { a } from './a.ts';

/** Why. */
export const twice = (n: number): number => 2 * n; // once more
`;
const TEST = `import { expect, test } from 'vitest';
import {
  twice,
} from './twice.ts';

test('twice', () => {
  expect(twice(2)).toBe(4);
});
`;

const rooms = (files: Readonly<Record<string, string>>) => linesByRoom(new Map(Object.entries(files)));

test('comments, imports and empty lines are no code', () => {
  expect([linesOf(RULE), linesOf(TEST)]).toEqual([1, 3]);
});

test.each<[string, string, string, boolean]>([
  ['a function', 'src/domain/fares/twice.ts', RULE, true],
  ['a function of the old kind', 'src/domain/fares/twice.ts', 'export function twice() {}', true],
  [
    'a list of types, functions among them',
    'src/domain/fares/fare.ts',
    'export interface Of {\n  of: (n: number) => number;\n}',
    false,
  ],
  ['figures', 'src/domain/fares/limits.ts', 'export const MAX = { seats: 3 };', false],
  ['a use case', 'src/app/fares/price.ts', 'export const price = async () => 1;', false],
  ['what hands on what waits', 'src/app/fares/price.ts', 'export const price = (): Promise<number> => ask();', false],
  ['a decision between use cases', 'src/app/fares/price.ts', RULE, true],
  ['a test', 'src/domain/fares/twice.test.ts', TEST, false],
  ['a fixture', 'src/domain/fares/testing/twice.ts', RULE, false],
  ['a file of no room', 'src/domain/errors.ts', RULE, false],
  ['a file of another floor', 'src/adapters/fares/twice.ts', RULE, false],
])('%s: %s', (_, file, text, expected) => {
  expect(isRule(file, text)).toBe(expected);
});

test('a room is measured with the unit tests in it, and not with those that need a database', () => {
  const files = { 'src/domain/fares/twice.ts': RULE, 'src/domain/fares/deep/twice.test.ts': TEST };
  expect(rooms(files)).toEqual([{ room: 'domain/fares', rule: 1, test: 3 }]);
  expect(rooms({ ...files, 'src/domain/fares/twice.int.test.ts': TEST })).toEqual(rooms(files));
  expect(rooms({ 'src/domain/fares/limits.ts': 'export const MAX = 3;' })).toEqual([]);
});

test('feeds with a defect count for the timetable, which they are told to', () => {
  const files = {
    'src/domain/timetable/gtfs/twice.ts': RULE,
    'src/adapters/gtfs/one-defect.test.ts': TEST,
    'src/adapters/gtfs/testing/defects/calls.ts': RULE,
    'src/adapters/gtfs/read-source.test.ts': TEST,
  };
  expect(rooms(files)).toEqual([{ room: 'domain/timetable', rule: 1, test: 4 }]);
});

test('a room with a line of rule more than of test is told', () => {
  const measured = [
    { room: 'domain/fares', rule: 3, test: 3 },
    { room: 'domain/seats', rule: 4, test: 3 },
  ];
  expect(tooLittleTested(measured).map(({ room }) => room)).toEqual(['domain/seats']);
});

describe('what decides in a transaction', () => {
  const DECIDING = `import type { Transaction } from '#app/transaction.ts';
export interface Asked { readonly code?: string }
export async function take(tx: Transaction, { a, b, code }: Asked): Promise<number> {
  // if ( this is a comment
  if (a || b) return code ?? 0;
  if (!a) return await b ? 1 : 2;
  return a && b ? 3 : 4;
}
`;
  const file = 'src/app/payment/take.ts';
  const found = (more: Readonly<Record<string, string>> = {}) =>
    untestedDecisions(new Map(Object.entries({ [file]: DECIDING, ...more })));

  test('is found by its branches, unless a unit test is beside it', () => {
    expect(branchesOf(DECIDING)).toBe(7);
    expect(found()).toEqual([{ file, branches: 7 }]);
    expect(found({ 'src/app/payment/take.test.ts': TEST })).toEqual([]);
    expect(found({ 'src/app/payment/take.int.test.ts': TEST })).toHaveLength(1);
    expect(untestedDecisions(new Map([['src/domain/payment/take.ts', DECIDING]]))).toEqual([]);
    expect(untestedDecisions(new Map([[file, DECIDING.replace(/^import.*$/m, '')]]))).toEqual([]);
  });

  test('counts as a rule once it has one', () => {
    expect(rooms({ [file]: DECIDING, 'src/app/payment/take.test.ts': TEST })).toEqual([
      { room: 'app/payment', rule: linesOf(DECIDING), test: 3 },
    ]);
    expect(rooms({ [file]: DECIDING })).toEqual([]);
  });

  test('is on a list that tells the truth and only gets shorter', () => {
    expect(wrongAbout({ [file]: 7 }, found())).toEqual([]);
    expect(wrongAbout({}, found())).toEqual([expect.stringContaining('in 7 branches and without a unit test')]);
    expect(wrongAbout({ [file]: 6 }, found())).toHaveLength(1);
    expect(wrongAbout({ [file]: 8 }, found())).toEqual([expect.stringContaining('lower the list')]);
    expect(wrongAbout({ [file]: 7, 'src/app/payment/gone.ts': 9 }, found())).toHaveLength(1);
  });
});
