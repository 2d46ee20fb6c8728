// The rules of `domain` and `app` decide about money, seats and time: each of their rooms has at least as many lines of
// unit tests, without a database, as of rules. Only lines of code count, without comments, imports and empty lines. A
// rule is a file with a function, not a list of types, texts or figures, nor a use case of `app` that awaits something,
// unless it decides in a transaction and has a unit test. Those that decide without one are in untested-decisions.ts.
// A test is a `.test.ts` next to it; others that count for a room are named in scripts/rule-lines.ts.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

// Node warns in every run that stripping types is experimental.
process.removeAllListeners('warning');
const { linesByRoom, tooLittleTested, untestedDecisions, wrongAbout } = await import('./rule-lines.ts');
const { UNTESTED_DECISIONS } = await import('./untested-decisions.ts');

const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
});
const files = list.split('\n').filter((file) => file.endsWith('.ts') && existsSync(file));
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const rooms = linesByRoom(texts);
const untested = untestedDecisions(texts);

for (const { room, rule, test } of rooms)
  console.log(
    `rules: ${room.padEnd(20)} ${String(rule).padStart(5)} of rule, ${String(test).padStart(5)} of unit test`,
  );
for (const { room, rule, test } of tooLittleTested(rooms)) {
  console.error(`rules: ${room} has ${rule} lines of rule and ${test} of unit test: ${rule - test} are missing`);
  process.exitCode = 1;
}
for (const { file, branches } of untested)
  console.log(`rules: ${file} decides in a transaction without a unit test, in ${branches} branches`);
for (const problem of wrongAbout(UNTESTED_DECISIONS, untested)) {
  console.error(`rules: ${problem}`);
  process.exitCode = 1;
}
if (rooms.length < 10) throw new Error(`only ${rooms.length} rooms were read`);
