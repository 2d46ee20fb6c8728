// Everything that must hold before a change lands, one stage after another, each with its time. `npm test` calls it.
// `node scripts/check.mjs types house` runs the named stages only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { useRunFolder } from '../e2e/testing/run-folder.ts';
import { filesToRunAgain } from './run-again.ts';

/** Lines of each failure to repeat at the end. */
const LINES_OF_A_FAULT = 12;

const REPORTS = 'node_modules/.anden-reports';
const bin = (name) => `node_modules/.bin/${name}`;
const vitest = (report, ...settings) => [
  bin('vitest'),
  'run',
  ...settings,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORTS}/${report}.json`,
];

const STAGES = {
  types: [bin('tsc'), '--noEmit', '-p', '.'],
  lint: [bin('oxlint'), '--quiet'],
  format: [bin('biome'), 'format', '--log-level=error'],
  house: ['node', 'scripts/check-house.mjs'],
  rules: ['node', 'scripts/rule-tests.mjs'],
  tests: vitest('tests', '--project', 'unit', '--project', 'integration'),
  build: ['node', 'scripts/build.mjs', '--force'],
  budgets: ['node', 'scripts/budgets.mjs'],
  browser: vitest('browser', '--project', 'browser'),
  lighthouse: ['node', 'scripts/lighthouse.mjs', '--pages=tickets,landing'],
};

/** Run beside another stage, which leaves half of the processors idle; told in their own turn. */
const BESIDE = { lighthouse: 'browser' };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in STAGES));
if (unknown.length > 0) {
  console.error(`no such stage: ${unknown.join(', ')}; there are ${Object.keys(STAGES).join(', ')}`);
  process.exit(2);
}

useRunFolder({ isForTests: true });
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

async function succeeds([program, ...args]) {
  const child = spawn(program, args, { stdio: 'inherit' });
  const [status] = await once(child, 'exit').catch((error) => [error.message]);
  if (status !== 0) console.error(`${program} ${args.join(' ')} ended with ${status}`);
  return status === 0;
}

/** As `succeeds`, with its output and its time, to be told later. */
async function succeedsSilently([program, ...args]) {
  const started = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const [status] = await once(child, 'close').catch((error) => [error.message]);
  if (status !== 0) said.push(`${program} ${args.join(' ')} ended with ${status}\n`);
  return { isFine: status === 0, said: said.join(''), ms: performance.now() - started };
}

const readReport = (name) => {
  const file = `${REPORTS}/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** Files and stages that passed only when they were run once more by themselves. */
const unsteady = [];

/** Whether the files that a busy machine may have failed pass by themselves: see `filesToRunAgain`. */
async function succeedsAgain(name, program) {
  const report = readReport(name);
  const files = report ? filesToRunAgain(report, name === 'browser') : [];
  if (files.length === 0) return false;
  console.log(`\n── ${name}, again: ${files.join(', ')}`);
  const others = program.filter((word) => !word.startsWith('--outputFile'));
  const alone = ['--maxWorkers=1', `--outputFile.json=${REPORTS}/${name}-again.json`, ...files];
  if (!(await succeeds([...others, ...alone]))) return false;
  unsteady.push(...files);
  return true;
}

/** Whether what failed beside another stage passes by itself. */
async function succeedsAlone(name, program) {
  console.log(`\n── ${name}, again`);
  if (!(await succeeds(program))) return false;
  unsteady.push(name);
  return true;
}

const failed = [];
const times = [];
const begun = new Map();
const isAsked = (name) => asked.length === 0 || asked.includes(name);
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
for (const [name, program] of Object.entries(STAGES)) {
  if (!isAsked(name)) continue;
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const started = performance.now();
  for (const [other, host] of Object.entries(BESIDE))
    if (host === name && isAsked(other)) begun.set(other, succeedsSilently(STAGES[other]));
  const beside = await begun.get(name);
  if (beside) process.stdout.write(beside.said);
  const isFine = beside
    ? beside.isFine || (await succeedsAlone(name, program))
    : (await succeeds(program)) || (await succeedsAgain(name, program));
  times.push(
    beside ? `${name} ${seconds(beside.ms)} beside ${BESIDE[name]}` : `${name} ${seconds(performance.now() - started)}`,
  );
  if (!isFine) {
    failed.push(name);
    console.error(`${name} failed`);
  }
}

const counts = { passed: 0, failed: 0, skipped: 0 };
const broken = [];
for (const report of ['tests', 'tests-again', 'browser', 'browser-again']) {
  const result = readReport(report);
  if (!result) continue;
  counts.passed += result.numPassedTests;
  counts.failed += result.numFailedTests;
  counts.skipped += result.numPendingTests;
  for (const { name, status, message, assertionResults } of result.testResults) {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // Its second run passed, and is counted instead.
    if (unsteady.includes(name) && status === 'failed') counts.failed -= tests.length;
    for (const test of tests) broken.push(`${name}: ${test.fullName}\n${test.failureMessages.join('\n')}`);
    if (status === 'failed' && tests.length === 0) broken.push(`${name}\n${message}`);
  }
}

// Repeated at the end, for readers who see only that.
for (const test of broken) console.error(`\nfailed: ${test.split('\n').slice(0, LINES_OF_A_FAULT).join('\n')}`);
console.log(`\n${times.join(', ')}`);
if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
// Unsteady tests are defects, also when the command succeeds.
for (const file of unsteady) console.error(`passed only when run again, by itself: ${file}`);
console.log(`tests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = failed.length > 0 ? 1 : 0;
