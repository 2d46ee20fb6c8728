import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recaptchas } from '#adapters/captcha/recaptcha.ts';
import { workCaptchas } from '#adapters/captcha/work.ts';
import { after, type Instant, instant, MINUTE } from '#kernel/instant.ts';
import { type StandIn, startStandIn } from '#main/stand-ins/stand-in.ts';

const NOW = instant(1_800_000_000_000);
const PROGRAM = new URL('../../stand-ins/recaptcha/main.ts', import.meta.url).pathname;
const SECRET = 'a secret of the account';

let google: StandIn;
const problems: unknown[] = [];
beforeAll(async () => {
  const flags = { secret: SECRET, hostname: 'anden.example' };
  google = await startStandIn({ program: PROGRAM, flags, report: (problem) => problems.push(problem) });
});
afterAll(() => google.stop());
beforeEach(() => {
  problems.length = 0;
});

const control = async (path: string, body: object): Promise<{ token: string }> =>
  (await (
    await fetch(`${google.url}/_control/${path}`, { method: 'POST', body: JSON.stringify(body) })
  ).json()) as never;
const tick = async (how: { hostname?: string; age?: number } = {}) => (await control('tick', how)).token;

const opened = (secret = SECRET) =>
  recaptchas({
    account: {
      siteKey: 'site-key',
      secret,
      verifyUrl: `${google.url}/recaptcha/api/siteverify`,
      hostname: 'anden.example',
    },
    otherwise: workCaptchas('s'.repeat(32), { useUp: async () => true }),
    report: (problem) => problems.push(problem),
  });
const asked = (token: string, now: Instant = NOW) => ({ token, subject: 'account 1', now });

test('a box is asked for, and its answer is good once', async () => {
  const captchas = opened();
  expect(captchas.task('account 1', NOW)).toEqual({ captcha: 'recaptcha', site_key: 'site-key' });
  const token = await tick();
  expect(await captchas.isSolved(asked(token))).toBe(true);
  expect(await captchas.isSolved(asked(token))).toBe(false);
  expect(problems).toEqual([]);
});

test.each<[string, () => Promise<string>]>([
  ['an invented answer', async () => 'invented'],
  ['one given on another site', () => tick({ hostname: 'elsewhere.example' })],
  ['one of three minutes ago', () => tick({ age: 3 * MINUTE })],
])('%s is none', async (_name, token) => {
  expect(await opened().isSolved(asked(await token()))).toBe(false);
});

describe('while the provider cannot be asked', () => {
  test.each([503, 'reset', 'hang', 'garbage'])(
    '%s: the work of the browser takes its place for a minute',
    async (fault) => {
      const captchas = opened();
      await control('faults', { next: [fault] });
      expect(await captchas.isSolved(asked(await tick()))).toBe(false);
      expect(problems).toHaveLength(1);
      expect(captchas.task('account 1', NOW)).toMatchObject({ captcha: 'work' });
      expect(captchas.task('account 1', after(NOW, MINUTE))).toMatchObject({ captcha: 'recaptcha' });
      expect(await captchas.isSolved(asked(await tick(), after(NOW, MINUTE)))).toBe(true);
    },
  );

  test('a wrong secret is reported, and shuts nobody out', async () => {
    const captchas = opened('another secret');
    expect(await captchas.isSolved(asked(await tick()))).toBe(false);
    expect(String(problems[0])).toContain('invalid-input-secret');
    expect(captchas.task('account 1', NOW)).toMatchObject({ captcha: 'work' });
  });
});
