import { execFileSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { sharedProcess } from '#main/stand-ins/shared-process.ts';
import type { StandIn } from '#main/stand-ins/stand-in.ts';
import { onTime } from '#testing/on-time.ts';

const programOf = (name: string) => new URL(`../../../stand-ins/${name}/main.ts`, import.meta.url).pathname;
const BACK = { timeout: onTime(15_000), interval: 50 };

let started: readonly StandIn[] = [];
let reported: unknown[] = [];
afterEach(async () => {
  for (const { stop } of started) await stop();
  [started, reported] = [[], []];
});

const hosts = (): readonly number[] =>
  execFileSync('ps', ['-ww', '-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('stand-ins/stage/several.ts'))
    .map((line) => Number.parseInt(line, 10));

async function open(): Promise<readonly StandIn[]> {
  const start = sharedProcess((problem) => reported.push(problem));
  const report = () => undefined;
  return Promise.all([
    start({ program: programOf('tours'), flags: { user: 'one', secret: 'a' }, report }),
    start({ program: programOf('adventures'), flags: { user: 'two', secret: 'b' }, report }),
  ]);
}

/** Whether it answers its own account, and refuses that of the other. */
const admits = async ({ url }: StandIn, user: string, secret: string) => {
  const authorization = `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
  return (await fetch(`${url}/nothing`, { headers: { authorization } })).status !== 401;
};

const areThere = async () => {
  const [tours, adventures] = started;
  const answers = [admits(tours!, 'one', 'a'), admits(adventures!, 'two', 'b'), admits(adventures!, 'one', 'a')];
  return (await Promise.all(answers).catch(() => [])).join();
};

test('stand-ins in one process keep flags and ports apart, and are there again when it was killed', async () => {
  started = await open();
  expect(hosts()).toHaveLength(1);
  expect(await areThere()).toBe('true,true,false');
  const [killed] = hosts();
  process.kill(killed!, 'SIGKILL');
  await expect.poll(async () => (hosts()[0] === killed ? '' : areThere()), BACK).toBe('true,true,false');
  expect(reported.map(String)).toEqual([expect.stringContaining('2 stand-ins ended (SIGKILL)')]);
  await started[0]!.stop();
  expect(hosts()).toEqual([]);
});

test('one that refuses to start says so, and leaves no process', async () => {
  const start = sharedProcess(() => undefined);
  const wrong = start({ program: programOf('mailbox'), flags: { nonsense: 'x' }, report: () => undefined });
  await expect(wrong).rejects.toThrow(/mailbox\/main\.ts did not start/);
  await expect.poll(hosts, BACK).toEqual([]);
});
