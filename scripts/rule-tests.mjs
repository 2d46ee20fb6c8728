// The rules of `domain` and `app` decide about money, seats and time: each room of them has at least as many lines of unit
// test, without a database, as of rule. Lines of code count, on both sides without comments, imports and empty lines.
// A rule is a file with a function: lists of types, texts and figures are none, nor is a use case of `app` that waits for
// something. A test is a `.test.ts` beside it; the others that count for a room are named in scripts/rule-lines.ts.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

// Node says of every run that it takes types away by a function that may still change.
process.removeAllListeners('warning');
const { linesByRoom, tooLittleTested } = await import('./rule-lines.ts');

const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
});
const files = list.split('\n').filter((file) => file.endsWith('.ts') && existsSync(file));
const rooms = linesByRoom(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));

for (const { room, rule, test } of rooms)
  console.log(
    `rules: ${room.padEnd(20)} ${String(rule).padStart(5)} of rule, ${String(test).padStart(5)} of unit test`,
  );
for (const { room, rule, test } of tooLittleTested(rooms)) {
  console.error(`rules: ${room} has ${rule} lines of rule and ${test} of unit test: ${rule - test} are missing`);
  process.exitCode = 1;
}
if (rooms.length < 10) throw new Error(`only ${rooms.length} rooms were read`);
