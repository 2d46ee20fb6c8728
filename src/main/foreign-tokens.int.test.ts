import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Handler } from '#http/handler.ts';
import { ok } from '#kernel/result.ts';
import { outwardAuthorizations, provingItself } from '#main/accounts/outward-authorizations.ts';
import { type StandIn, startStandIn } from '#main/stand-ins/stand-in.ts';
import { openSite } from '#testing/http/open-site.ts';
import { openSale, type PayingSale } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { allRoutes } from '#wire/all-routes.ts';

const PROGRAM = new URL('../../stand-ins/partner/main.ts', import.meta.url).pathname;
const SECRET = 'a secret of the account';
/** Long enough for any response; the short one is for tests that simulate a missing response. */
const LONG_MS = 10_000;
const SHORT_MS = 1_500;

let database: TestDatabase;
let sale: PayingSale;
let partner: StandIn;
const cleared: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  sale = await openSale(database.pool);
  const flags = { 'client-id': 'anden', 'client-secret': SECRET };
  partner = await startStandIn({ program: PROGRAM, flags, report: (problem) => cleared.push(problem) });
});
afterAll(async () => {
  await partner.stop();
  await database.drop();
});
beforeEach(() => {
  cleared.length = 0;
});

/** Sends a control command to the partner; returns the requests it received since the last one. */
async function tell(path: string, body: object = {}): Promise<string> {
  const response = await fetch(`${partner.url}/_control/${path}`, { method: 'POST', body: JSON.stringify(body) });
  return ((await response.json()) as { heard: string[] }).heard.join(' ');
}
const heard = () => tell('faults');

interface Setting {
  readonly timeoutMs?: number;
  readonly secret?: string;
  readonly auth?: 'basic' | 'oauth';
}

/** A new site whose catalogue is served by the partner; the ladder's pauses take no time. */
async function openVisitors({ timeoutMs = LONG_MS, secret = SECRET, auth = 'oauth' }: Setting = {}) {
  const env = {
    CATALOGUE_URL: `${partner.url}/catalogue`,
    CATALOGUE_AUTH: auth,
    OAUTH_URL: partner.url,
    OAUTH_CLIENT_ID: 'anden',
    OAUTH_CLIENT_SECRET: secret,
  };
  const log = (line: object) => void cleared.push(line);
  const authorizations = outwardAuthorizations(env, { log, timeoutMs, pause: async () => undefined });
  const systems = { catalogue: { base: env.CATALOGUE_URL, headers: {} } };
  const handlers = allRoutes.map((route): Handler => ({ route, handle: async () => ok({}) }) as Handler);
  const site = await openSite(sale, { handlers, elsewhere: provingItself(systems, authorizations) });
  return {
    close: site.close,
    ask: async (): Promise<number> => {
      const response = await fetch(`${site.origin}/api/catalogue/slider/list`);
      const text = await response.text();
      // No visitor ever sees a token, whatever happens.
      expect(text).not.toMatch(/[0-9a-f]{24}/);
      expect([...response.headers].join()).not.toMatch(/bearer|[0-9a-f]{24}/i);
      return response.status;
    },
  };
}

type Faults = Readonly<Partial<Record<'take' | 'check' | 'refresh' | 'call', readonly (string | number)[]>>>;

async function visited(faults: Faults, setting: Setting = {}, meanwhile: readonly string[] = []) {
  await tell('begin', { faults: meanwhile.length > 0 ? {} : faults });
  const { ask, close } = await openVisitors(setting);
  if (meanwhile.length > 0) {
    expect(await ask()).toBe(200);
    for (const path of meanwhile) await tell(path);
    await tell('faults', { faults });
  }
  const status = await ask();
  const rungs = await heard();
  await close();
  return `${rungs}: ${status}`;
}

describe('the first visitor, when the partner', () => {
  test.each<[string, Faults, string]>([
    ['is well', {}, 'take check call: 200'],
    ['does not answer the first time', { take: ['reset'] }, 'take take check call: 200'],
    ['never gives a token', { take: [500, 500] }, 'take take: 503'],
    ['gives garbage for a token', { take: ['garbage'] }, 'take take check call: 200'],
    ['gives a token without its envelope', { take: ['naked', 'naked'] }, 'take take: 503'],
    ['does not know its own token', { check: [401] }, 'take check refresh check call: 200'],
    ['cannot check', { check: [500] }, 'take check refresh check call: 200'],
    ['answers a check with garbage', { check: ['garbage'] }, 'take check refresh check call: 200'],
    ['is slow', { take: ['slow'], check: ['slow'], call: ['slow'] }, 'take check call: 200'],
    ['says that the token ended long ago', { take: ['past'] }, 'take check call: 200'],
    ['does not say when it ends', { take: ['silent'] }, 'take check call: 200'],
    [
      'can neither check nor refresh',
      { check: [500], refresh: [500, 'reset', 'garbage', 503, 500] },
      'take check refresh refresh refresh refresh refresh take check call: 200',
    ],
    [
      'can do nothing but take',
      { check: [500, 500], refresh: [500, 500, 500, 500, 500] },
      'take check refresh refresh refresh refresh refresh take check: 503',
    ],
    ['is asked too often', { take: [429] }, 'take take check call: 200'],
    ['refuses the first call', { call: [401] }, 'take check call refresh check call: 200'],
    ['refuses each call', { call: [401, 401] }, 'take check call refresh check call: 503'],
    ['is out of order at the call itself', { call: [500] }, 'take check call: 500'],
    ['hangs up at the call itself', { call: ['reset'] }, 'take check call: 503'],
  ])('%s: %j', async (_, faults, expected) => {
    expect(await visited(faults)).toBe(expected);
  });

  test('says nothing at all when it is asked for a token', async () => {
    expect(await visited({ take: ['hang', 'hang'] }, { timeoutMs: SHORT_MS })).toBe('take take: 503');
  });

  test('does not know the secret: it is not asked twice', async () => {
    expect(await visited({}, { secret: 'another secret' })).toBe('take: 503');
    expect(cleared).toEqual([{ event: 'oauth.cleared', service: 'catalogue' }]);
  });
});

describe('a later visitor, when meanwhile the token', () => {
  test.each<[string, readonly string[], Faults, string]>([
    ['stayed good', ['faults'], {}, 'call: 200'],
    ['ended', ['expire'], {}, 'call refresh check call: 200'],
    ['ended, and a refresh fails', ['expire'], { refresh: [500] }, 'call refresh refresh check call: 200'],
    // The first refresh succeeded: the second presents a used token, and the partner ends the family.
    [
      'ended, and the answer to a refresh is lost',
      ['expire'],
      { refresh: ['lost'] },
      'call refresh refresh take check call: 200',
    ],
    ['was revoked', ['revoke'], {}, 'call refresh take check call: 200'],
    ['was revoked, and no other is given', ['revoke'], { take: [500] }, 'call refresh take: 503'],
    ['was refreshed by a thief', ['steal'], {}, 'call refresh take check call: 200'],
  ])('%s', async (_, meanwhile, faults, expected) => {
    expect(await visited(faults, {}, meanwhile)).toBe(expected);
  });
});

test('a clock of the partner that is a day off changes nothing', async () => {
  for (const skew_ms of [-86_400_000, 86_400_000]) {
    await tell('begin', { skew_ms });
    const { ask, close } = await openVisitors();
    expect([await ask(), await ask(), await heard()]).toEqual([200, 200, 'take check call call']);
    await close();
  }
});

test('twenty visitors at once are one climb, and so are twenty whose token is refused', async () => {
  await tell('begin');
  const { ask, close } = await openVisitors();
  const all = () => Promise.all(Array.from({ length: 20 }, ask));
  const rungs = (said: string) =>
    said
      .split(' ')
      .filter((rung) => rung !== 'call')
      .join(' ');
  expect(new Set(await all())).toEqual(new Set([200]));
  expect(rungs(await tell('expire'))).toBe('take check');
  expect(new Set(await all())).toEqual(new Set([200]));
  expect(rungs(await heard())).toBe('refresh check');
  await close();
});

test('a climb that was cleared is not the last', async () => {
  await tell('begin', { faults: { take: [500, 500] } });
  const { ask, close } = await openVisitors();
  expect(await ask()).toBe(503);
  await expect.poll(ask, { timeout: 20_000, interval: 300 }).toBe(200);
  await close();
});

test('a partner that refuses all tokens it calls good is left alone', async () => {
  await tell('begin', { deaf: true });
  const { ask, close } = await openVisitors();
  const statuses: number[] = [];
  for (let visitor = 0; visitor < 5; visitor += 1) statuses.push(await ask());
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(cleared).toContainEqual({ event: 'oauth.cleared', service: 'catalogue' });
  await close();
});

test('a service that wants the id and the secret gets them with each call', async () => {
  await tell('begin');
  const { ask, close } = await openVisitors({ auth: 'basic' });
  // The partner accepts only tokens: what matters is that none was requested, and that the refusal is not passed on.
  expect([await ask(), await heard()]).toEqual([503, 'call call']);
  await close();
});
