import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fiscalProfiles } from '#adapters/db/invoicing/fiscal-profiles.ts';
import { accountDigits } from '#adapters/secrets/account-digits.ts';
import { signIn } from '#app/loyalty/sign-in.ts';
import { forgetProfile, listProfiles, saveProfile } from '#app/invoicing/profiles.ts';
import { FREE_FAILURES } from '#domain/guessing/guess-limits.ts';
import { ACCOUNT_CODE_TRIES } from '#domain/loyalty/account-code.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import type { Handler } from '#http/handler.ts';
import { instant } from '#kernel/instant.ts';
import { loyaltyDeps, loyaltyRoom } from '#main/rooms/loyalty.ts';
import { openSite } from '#testing/http/open-site.ts';
import { REGISTERED } from '#testing/stamping-fixture.ts';
import { SECRET } from '#testing/letterbox.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { openPaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, PASSWORD, type Programme } from '#testing/travellers.ts';
import { solvedPuzzle } from '#testing/solved-puzzle.ts';

let database: TestDatabase;
let programme: Programme;
let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  database = await createTestDatabase();
  const { sale } = await openPaymentFixture(database.pool);
  programme = openProgramme(database.pool);
  const room = loyaltyRoom({
    ...loyaltyDeps(database.pool),
    pool: database.pool,
    secret: SECRET,
    clock: { now: () => sale.now },
    origin: 'http://localhost:3000',
    brand: { name: 'Costera' },
    channels: { pushes: undefined, messages: undefined },
  });
  site = await openSite(sale, { handlers: room.handlers as readonly Handler[] });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});
beforeEach(() => database.pool.query('truncate outbox, account_request, recovery_request, look_up_try'));
afterEach(() => {
  vi.restoreAllMocks();
});

/** A browser with the cookie of its site session; `session` is the value of a traveller session. */
function browser(cookie = `anden=${randomBytes(24).toString('base64url')}`) {
  let session: string | undefined;
  const call = async (path: string, body?: object) => {
    const response = await fetch(`${site.origin}/api/account/site/account/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, 'content-type': 'application/json', ...(session ? { 'x-traveller-session': session } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { content } = await response.json();
    if (content.data?.session) session = content.data.session;
    const errors: readonly { readonly code: string }[] = content.errors ?? [];
    return { status: response.status, data: content.data, codes: errors.map(({ code }) => code) };
  };
  return {
    cookie,
    call,
    session: () => session,
    enter: (one: Traveller) => call('login', { card: one.card, password: PASSWORD }),
  };
}

let forms = 0;
const form = (change: object = {}) => {
  forms += 1;
  return {
    first_name: 'Eva',
    last_name: 'Ruiz',
    cell_phone: `33${String(95_000_000 + forms)}`,
    email: `stranger${forms}@example.com`,
    birthday: '05/11',
    password: 'Bahia#2026',
    privacy: true,
    lang: 'en',
    ...change,
  };
};

/** The right digits of the newest code. */
async function rightDigits(): Promise<string> {
  const { rows } = await database.pool.query<{ readonly code_id: string; readonly digits: number }>(
    'select code_id, digits from account_request order by request_id desc limit 1',
  );
  return accountDigits(SECRET).of(rows[0]!.code_id as never, rows[0]!.digits);
}
const otherThan = (digits: string, by: number): string => String((Number(digits) + by) % 1_000_000).padStart(6, '0');

describe('a stranger who signs up to learn who has an account', () => {
  test('is told the same with as many rounds to the database, by an e-mail and by a telephone', async () => {
    const owner = await programme.account();
    const workOf = async (change: object) => {
      await database.pool.query('truncate look_up_try');
      const asker = browser();
      const rounds = vi.spyOn(Client.prototype, 'query');
      const answers = [
        await asker.call('sign_up', form(change)),
        await asker.call('verify', { digits: '000000' }),
        await asker.call('sign_up/resend', {}),
        await asker.call('verify', { digits: '000001' }),
      ];
      const asked = rounds.mock.calls.map(([query]) => (query as unknown as { readonly text?: string }).text ?? query);
      vi.restoreAllMocks();
      return { answers, asked };
    };
    const fresh = await workOf({});
    const taken = await workOf({ email: owner.email });
    expect(taken.answers).toEqual(fresh.answers);
    expect(taken.asked).toEqual(fresh.asked);
    expect(fresh.asked.length).toBeGreaterThan(5);
  });
});

describe('a stranger who guesses codes', () => {
  test('has five tries, however many come at once', async () => {
    const asker = browser();
    await asker.call('sign_up', form());
    const digits = await rightDigits();
    const wrong = Array.from({ length: 40 }, (_, i) => asker.call('verify', { digits: otherThan(digits, i + 1) }));
    for (const { codes } of await Promise.all(wrong)) expect(codes).toEqual(['account_code_wrong']);
    const { rows } = await database.pool.query('select max(tries)::int as tries from account_request');
    expect(rows).toEqual([{ tries: ACCOUNT_CODE_TRIES }]);
    expect((await asker.call('verify', { digits })).codes).toEqual(['account_code_wrong']);
  });

  test('uses up no try of somebody else, and opens nothing with the right digits of another browser', async () => {
    const [eva, guesser] = [browser(), browser()];
    await eva.call('sign_up', form());
    const digits = await rightDigits();
    for (let i = 0; i < ACCOUNT_CODE_TRIES * 2; i += 1)
      expect((await guesser.call('verify', { digits })).codes).toEqual(['account_code_wrong']);
    expect((await eva.call('verify', { digits })).status).toBe(200);
  });
});

describe('a stranger with a list of stolen passwords, and an address for each', () => {
  test('gets in only before the whole site asks for captchas, and owners get in all the while', async () => {
    const people = await Promise.all(Array.from({ length: 200 }, () => programme.account()));
    const now = instant(Date.now());
    const enter = async (one: Traveller, address: string, password: string, captcha?: string) =>
      signIn(programme)({ card: one.card, password, captcha }, { ...stranger(), address }, now);
    const signedIn = browser();
    await signedIn.enter(people[199]!);

    // Of the list one in forty is right.
    const told: string[] = [];
    for (const [i, one] of people.entries()) {
      const tried = await enter(one, `198.18.${i}.1`, i % 40 === 10 ? PASSWORD : 'Stolen#2026');
      told.push(tried.ok ? 'in' : tried.fault[0].code);
    }
    const compared = told.findIndex((one) => one === 'captcha_required');
    expect(told.slice(compared).every((one) => one === 'captcha_required')).toBe(true);
    expect(told.filter((one) => one === 'authentication_incorrect')).toHaveLength(FREE_FAILURES.ofSite);
    expect(told.filter((one) => one === 'in').length).toBeLessThanOrEqual(Math.ceil(compared / 40));

    // A device that is signed in stays so; elsewhere an owner solves the captcha, of an account that was tried and not.
    expect((await signedIn.call('profile')).status).toBe(200);
    for (const [one, n] of [
      [people[150]!, 1],
      [await programme.account(), 2],
    ] as const) {
      const address = `203.0.113.${n}`;
      const refused = await enter(one, address, PASSWORD);
      expect(refused).toMatchObject({ ok: false, fault: [{ code: 'captcha_required' }] });
      const puzzle = String(!refused.ok && refused.fault[0].params?.['puzzle']);
      expect((await enter(one, address, PASSWORD, solvedPuzzle(puzzle))).ok).toBe(true);
    }
  }, 60_000);
});

describe('a thief', () => {
  test('of the cookie of a site, or one who planted it, is not signed in when its owner is', async () => {
    const ana = await programme.account();
    const owner = browser();
    const thief = browser(owner.cookie);
    await owner.enter(ana);
    const first = owner.session();
    for (const path of ['profile', 'sessions']) expect([path, (await thief.call(path)).status]).toEqual([path, 401]);
    await owner.enter(ana);
    expect(owner.session()).not.toBe(first);
  });

  test('of a whole session guesses the password no more often than a stranger', async () => {
    const ana = await programme.account();
    const here = browser();
    await here.enter(ana);
    const said: string[] = [];
    for (let i = 0; i < 8; i += 1) {
      const path = i % 2 === 0 ? 'password/change' : 'close';
      const guess = `Costa#20${30 + i}`;
      said.push(...(await here.call(path, { current: guess, password: guess })).codes);
    }
    expect(said.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'password_wrong'));
    expect(said.slice(5)).toEqual(['captcha_required', 'captcha_required', 'captcha_required']);
    expect((await here.call('profile')).status).toBe(200);
  });
});

test('receivers of invoices are listed, replaced and deleted by their traveller alone, though the id is known', async () => {
  const [ana, eva] = [await programme.account(), await programme.account()];
  const deps = { ...programme, profiles: fiscalProfiles(database.pool), random: (bytes: number) => randomBytes(bytes) };
  const now = instant(Date.now());
  const [owner, other] = [await programme.enter(ana, now), await programme.enter(eva, now)];
  const details = { receiver: REGISTERED, email: 'ana@example.com', phone: '3331234567' } as const;
  const { id } = good(await saveProfile(deps)(details, owner, now));
  good(await forgetProfile(deps)({ profileId: id }, other, now));
  good(await saveProfile(deps)({ ...details, email: 'eva@example.com', profileId: id }, other, now));
  expect(good(await listProfiles(deps)(owner, now))).toMatchObject([{ id, email: 'ana@example.com' }]);
  expect(good(await listProfiles(deps)(other, now))).toMatchObject([{ email: 'eva@example.com' }]);
});
