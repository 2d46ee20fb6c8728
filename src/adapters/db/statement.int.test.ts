import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#main/testing/test-database.ts';
import { type Session, withConnection } from './pool.ts';
import { namedTexts } from './statement.ts';
import { type AnsweredColumn, describeText, kindsOfColumn, readTypeNames } from './testing/answered-columns.ts';
import { type DeclaredStatement, declaredStatements } from './testing/declared-rows.ts';

const adapters = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./**/testing/**']);

/** Declared wrongly on purpose. */
const PLANTED = `
  import { statement } from './statement.ts';
  interface Base { readonly seats: string | null; readonly service_date: string; readonly legs: number }
  export const PLANTED = statement<Omit<Base, 'legs'> & {
    readonly timezone: string; readonly absent?: string; readonly note: undefined; readonly plan: Date
  }>('planted', '');`;
const PLANTED_TEXT = `select seats, service_date, zone, null::int as note, '{}'::jsonb as plan from departure`;

let database: TestDatabase;
let declared: readonly DeclaredStatement[];
let typeNames: ReadonlyMap<number, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  typeNames = await withConnection(database.pool, readTypeNames);
  declared = declaredStatements(PLANTED);
  await Promise.all(Object.values(adapters).map((load) => load()));
});
afterAll(() => database.drop());

const own = (): readonly DeclaredStatement[] => declared.filter(({ name }) => name !== 'planted');

test('every statement in the sources is one that the program has, and the other way round', () => {
  expect(
    own()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...namedTexts.keys()].toSorted());
  expect(namedTexts.size).toBeGreaterThan(100);
});

// Not whether a column may be null: the server cannot tell it of joins, nor of what a condition leaves out.
describe('the row type of a statement', () => {
  test('is what the server answers', async () => {
    const found = await withConnection(database.pool, async (session) => {
      const all: string[] = [];
      for (const statement of own()) {
        const mismatches = await mismatchesOf(session, statement, namedTexts.get(statement.name)!);
        all.push(...mismatches.map((mismatch) => `${statement.file}, ${statement.name}: ${mismatch}`));
      }
      return all;
    });
    expect(found).toEqual([]);
  });

  test('is found where it is wrong', async () => {
    const planted = declared.find(({ name }) => name === 'planted')!;
    expect(await withConnection(database.pool, (session) => mismatchesOf(session, planted, PLANTED_TEXT))).toEqual([
      'timezone is not answered',
      'seats is number, declared string',
      'zone is not declared',
      'note is number, declared undefined',
      'plan is object, declared date',
    ]);
  });

  test.each([
    ['any', `statement<any>('planted', '')`],
    ['a symbol', `statement<{ readonly sign: symbol }>('planted', '')`],
    ['of a name made up elsewhere', `statement<{ readonly seats: number }>(made, '')`],
  ])('is not passed over: %s', (_, call) => {
    const source = `import { statement } from './statement.ts'; declare const made: string; export const PLANTED = ${call};`;
    expect(() => declaredStatements(source)).toThrow(TypeError);
  });
});

/** What is wrong with a row type, in words. */
async function mismatchesOf(session: Session, { row }: DeclaredStatement, text: string): Promise<readonly string[]> {
  const columns = await describeText(session, text);
  if (!row) return [];
  const answered = new Set(columns.map(({ name }) => name));
  const missing = [...row].filter(([name, { optional }]) => !optional && !answered.has(name));
  return [...missing.map(([name]) => `${name} is not answered`), ...columns.flatMap((column) => wrong(column, row))];
}

function wrong(column: AnsweredColumn, row: NonNullable<DeclaredStatement['row']>): readonly string[] {
  const property = row.get(column.name);
  if (!property) return [`${column.name} is not declared`];
  const kinds = kindsOfColumn(column, typeNames);
  if (property.kinds.every((kind) => fits(kind, kinds))) return [];
  return [`${column.name} is ${kinds.join(' or ')}, declared ${property.kinds.join(' or ')}`];
}

const NO_JSON: ReadonlySet<string> = new Set(['bigint', 'bytes', 'date', 'undefined']);

/** A document's inside is not looked into: it may be anything that JSON knows. */
const fits = (kind: string, kinds: readonly string[]): boolean =>
  kinds.includes(kind) || (kinds.includes('object') && !NO_JSON.has(kind));
