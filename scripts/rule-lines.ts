import { stripTypeScriptTypes } from 'node:module';
import { withoutComments } from './without-comments.ts';

/**
 * Tests of rules that are not next to them but need no database. The rules of the timetable's import judge a feed of
 * files: most of their cases are such feeds with one defect each, a row per case, given to the file reader.
 */
const TESTED_ELSEWHERE: Readonly<Record<string, RegExp>> = {
  'domain/timetable': /^src\/adapters\/gtfs\/(one-defect\.test\.ts|mutated-feed\.test\.ts|testing\/defects\/)/,
};

export interface RoomLines {
  readonly room: string;
  readonly rule: number;
  readonly test: number;
}

/** The room of a file of `domain` or `app`, as `domain/fares`; undefined elsewhere and directly on a floor. */
const roomOf = (file: string): string | undefined => /^src\/((?:domain|app)\/[^/]+)\//.exec(file)?.[1];

const isUnitTest = (file: string): boolean => file.endsWith('.test.ts') && !file.endsWith('.int.test.ts');

/** Lines of code, without comments, imports and empty lines. */
export const linesOf = (text: string): number =>
  withoutComments(text)
    .replace(/^import\b[^;]*;/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '').length;

/** A file of `app` that reads or writes in a transaction, besides types. */
const takesTransaction = (file: string, text: string): boolean =>
  /^src\/app\/[^/]+\//.test(file) &&
  !/\.test\.ts$|\/testing\//.test(file) &&
  text.includes("from '#app/transaction.ts'");

/** Branches of a use case that only passes on what `domain` decided: not found, refused, done before. */
const MAX_BRANCHES = 5;

/** Places where code takes one way or another; optional members of types are none. */
export const branchesOf = (text: string): number =>
  withoutComments(stripTypeScriptTypes(text)).match(/\bif \(|\bcase\b|&&|\|\||\?\?|\s\?\s/g)?.length ?? 0;

const unitTestOf = (file: string): string => file.replace(/\.ts$/, '.test.ts');

export interface UntestedDecision {
  readonly file: string;
  readonly branches: number;
}

/** Files of `app` that decide in a transaction and have no unit test beside them, those with most branches first. */
export const untestedDecisions = (files: ReadonlyMap<string, string>): readonly UntestedDecision[] =>
  [...files]
    .filter(([file, text]) => takesTransaction(file, text) && !files.has(unitTestOf(file)))
    .map(([file, text]) => ({ file, branches: branchesOf(text) }))
    .filter(({ branches }) => branches > MAX_BRANCHES)
    .sort((a, b) => b.branches - a.branches || (a.file < b.file ? -1 : 1));

/** Where the known ones and those found differ: the list of known ones may only get shorter, and tells the truth. */
export function wrongAbout(
  known: Readonly<Record<string, number>>,
  found: readonly UntestedDecision[],
): readonly string[] {
  const now = new Map(found.map(({ file, branches }) => [file, branches]));
  const more = found
    .filter(({ file, branches }) => branches > (known[file] ?? 0))
    .map(({ file, branches }) => `${file} decides in a transaction, in ${branches} branches and without a unit test`);
  const less = Object.entries(known)
    .filter(([file, branches]) => (now.get(file) ?? 0) < branches)
    .map(([file, branches]) => `${file} has fewer branches without a unit test than ${branches}: lower the list`);
  return [...more, ...less];
}

/**
 * Whether a file contains rules: it has a function besides its types, so it is not a list of types, texts or figures.
 * In `app` it is also synchronous: what awaits is a use case, and is tested with a database. One that decides in a
 * transaction is a rule too: see `untestedDecisions`.
 */
export function isRule(file: string, text: string): boolean {
  if (roomOf(file) === undefined || /\.test\.ts$|\/testing\//.test(file) || !file.endsWith('.ts')) return false;
  const code = withoutComments(text);
  const asks = /\basync\b|\bawait\b|\bPromise</.test(code);
  return !(file.startsWith('src/app/') && asks) && /=>|\bfunction\b/.test(stripTypeScriptTypes(code));
}

/** Lines of rules and of unit tests, by room that has rules. */
export function linesByRoom(files: ReadonlyMap<string, string>): readonly RoomLines[] {
  const rooms = new Map<string, { rule: number; test: number }>();
  for (const [file, text] of files) {
    const room = isUnitTest(file) || isTestedElsewhere(file) ? testedRoomOf(file) : roomOf(file);
    if (room === undefined) continue;
    const lines = rooms.get(room) ?? { rule: 0, test: 0 };
    rooms.set(room, lines);
    if (isUnitTest(file) || isTestedElsewhere(file)) lines.test += linesOf(text);
    else if (isRule(file, text) || isTestedDecision(files, file, text)) lines.rule += linesOf(text);
  }
  return [...rooms]
    .filter(([, { rule }]) => rule > 0)
    .map(([room, lines]) => ({ room, ...lines }))
    .sort((a, b) => (a.room < b.room ? -1 : 1));
}

const isTestedDecision = (files: ReadonlyMap<string, string>, file: string, text: string): boolean =>
  takesTransaction(file, text) && branchesOf(text) > 0 && files.has(unitTestOf(file));

/** Rooms with fewer lines of unit tests than of rules. */
export const tooLittleTested = (rooms: readonly RoomLines[]): readonly RoomLines[] =>
  rooms.filter(({ rule, test }) => test < rule);

const elsewhere = (file: string) => Object.entries(TESTED_ELSEWHERE).find(([, files]) => files.test(file))?.[0];
const isTestedElsewhere = (file: string): boolean => elsewhere(file) !== undefined;
const testedRoomOf = (file: string): string | undefined => elsewhere(file) ?? roomOf(file);
