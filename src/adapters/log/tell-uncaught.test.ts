import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const FAILING = new URL('./testing/failing-process.ts', import.meta.url).pathname;
const CANARY = 'canary7731';

const failed = (...how: readonly string[]) =>
  spawnSync(process.execPath, [FAILING, ...how], { encoding: 'utf8', timeout: 20_000 });

test.each(['thrown', 'rejected'])(
  'what is %s and not caught ends the process, and is told without what it carries',
  (how) => {
    const { status, stderr } = failed(how);
    expect(status).toBe(1);
    expect(JSON.parse(stderr)).toMatchObject({
      level: 50,
      msg: 'duplicate key value',
      err: { facts: { code: '23505' } },
    });
    expect(stderr).not.toContain(CANARY);
  },
);

test('control: by itself Node tells all of it', () => {
  expect(failed('thrown', 'untold').stderr).toContain(CANARY);
});
