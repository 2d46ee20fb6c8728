import { stripTypeScriptTypes } from 'node:module';

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

/**
 * Whether a file contains rules: it has a function besides its types, so it is not a list of types, texts or figures.
 * In `app` it is also synchronous: anything that awaits is a use case, and is tested with a database.
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
    else if (isRule(file, text)) lines.rule += linesOf(text);
  }
  return [...rooms]
    .filter(([, { rule }]) => rule > 0)
    .map(([room, lines]) => ({ room, ...lines }))
    .sort((a, b) => (a.room < b.room ? -1 : 1));
}

/** Rooms with fewer lines of unit tests than of rules. */
export const tooLittleTested = (rooms: readonly RoomLines[]): readonly RoomLines[] =>
  rooms.filter(({ rule, test }) => test < rule);

const elsewhere = (file: string) => Object.entries(TESTED_ELSEWHERE).find(([, files]) => files.test(file))?.[0];
const isTestedElsewhere = (file: string): boolean => elsewhere(file) !== undefined;
const testedRoomOf = (file: string): string | undefined => elsewhere(file) ?? roomOf(file);

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
