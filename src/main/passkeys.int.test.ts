import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_PASSKEYS } from '#domain/loyalty/passkey.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import type { Handler } from '#http/handler.ts';
import { loyaltyDeps, loyaltyRoom } from '#main/rooms/loyalty.ts';
import { openSite } from '#testing/http/open-site.ts';
import { type Letterbox, openLetterbox, SECRET } from '#testing/letterbox.ts';
import { openPaymentFixture } from '#testing/payment-fixture.ts';
import { type AuthenticatorLie, softwareAuthenticator } from '#testing/software-authenticator.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, PASSWORD, type Programme } from '#testing/travellers.ts';

/** Where visitors see the site. */
const ORIGIN = 'https://viajes.example';

let database: TestDatabase;
let programme: Programme;
let box: Letterbox;
let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  database = await createTestDatabase();
  const fixture = await openPaymentFixture(database.pool);
  programme = openProgramme(database.pool);
  box = await openLetterbox(database.pool, fixture.sale);
  const { pool } = database;
  const room = loyaltyRoom({
    ...loyaltyDeps(pool),
    pool,
    secret: SECRET,
    clock: { now: () => fixture.sale.now },
    origin: ORIGIN,
    brand: { name: 'Costera' },
  });
  site = await openSite(fixture.sale, { handlers: room.handlers as readonly Handler[] });
});
afterAll(async () => {
  await site.close();
  await box.stop();
  await database.drop();
});
beforeEach(async () => {
  await box.clear();
  await database.pool.query('truncate outbox, look_up_try');
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A browser with its own session and its own authenticator. */
function visitor(authenticator = softwareAuthenticator(ORIGIN)) {
  const cookie = `anden=${randomBytes(24).toString('base64url')}`;
  let session: string | undefined;
  const call = async (path: string, body?: object) => {
    const response = await fetch(`${site.origin}/api/account/site/account/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, 'content-type': 'application/json', ...(session ? { 'x-traveller-session': session } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const { content } = JSON.parse(text);
    const errors: readonly { readonly code: string }[] = content.errors ?? [];
    if (content.data?.session) session = content.data.session;
    return { status: response.status, text, data: content.data, codes: errors.map(({ code }) => code) };
  };
  const add = async (lie: AuthenticatorLie = {}, name = 'Mi celular') => {
    const { data } = await call('passkeys/options', { password: PASSWORD });
    return call('passkeys', { name, ...authenticator.create(data.options.challenge, lie) });
  };
  const challenge = async (): Promise<string> => (await call('login/passkey/options', {})).data.options.challenge;
  const enter = async (lie: AuthenticatorLie = {}) => call('login/passkey', authenticator.sign(await challenge(), lie));
  return { call, add, challenge, enter, authenticator, hasSession: () => session !== undefined };
}

/** A traveller's browser, signed in by password. */
async function owner(account?: Traveller) {
  const traveller = account ?? (await programme.account());
  const browser = visitor();
  await browser.call('login', { email: traveller.email, password: PASSWORD });
  return { ...browser, traveller };
}

describe('adding a passkey', () => {
  test('needs the password, is listed and is written about; another device signs in with it', async () => {
    const ana = await owner();
    expect((await ana.call('passkeys/options', { password: 'Wrong#2026' })).codes).toEqual(['password_wrong']);
    expect((await ana.call('passkeys/options', { password: '' })).codes).toEqual(['password_required']);
    const { data } = await ana.call('passkeys/options', { password: PASSWORD });
    expect(data.options).toMatchObject({
      rp: { id: 'viajes.example', name: 'Costera' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(await ana.add({}, '  Mi   celular ')).toMatchObject({ status: 200 });
    const listed = (await ana.call('passkeys')).data.passkeys;
    expect(listed).toMatchObject([{ name: 'Mi celular' }]);
    expect(listed[0].last_used_at).toBeUndefined();
    await box.drain();
    const [mail] = await box.mails();
    expect(mail).toMatchObject({ to: [ana.traveller.email], subject: 'Agregaste una llave de acceso' });
    expect(mail!.text).toContain('Mi celular');

    const phone = visitor(ana.authenticator);
    expect(await phone.enter()).toMatchObject({ status: 200 });
    expect((await phone.call('profile')).data).toMatchObject({ email: ana.traveller.email, pays_with_points: true });
    expect((await ana.call('passkeys')).data.passkeys[0].last_used_at).toBeDefined();
  });

  test.each<[string, AuthenticatorLie]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['a user who was not verified', { isUserVerified: false }],
  ])('is refused from %s', async (_, lie) => {
    const ana = await owner();
    expect((await ana.add(lie)).codes).toEqual(['passkey_refused']);
    expect((await ana.call('passkeys')).data.passkeys).toEqual([]);
  });

  test('sent once more is done already; its challenge serves nothing else', async () => {
    const ana = await owner();
    const { data } = await ana.call('passkeys/options', { password: PASSWORD });
    const body = ana.authenticator.create(data.options.challenge);
    expect((await ana.call('passkeys', body)).status).toBe(200);
    expect((await ana.call('passkeys', body)).status).toBe(200);
    const other = softwareAuthenticator(ORIGIN).create(data.options.challenge);
    expect((await ana.call('passkeys', other)).codes).toEqual(['passkey_refused']);
    expect((await ana.call('passkeys')).data.passkeys).toHaveLength(1);
    await box.drain();
    expect(await box.mails()).toHaveLength(1);
  });

  test('needs a challenge of one’s own that is not over', async () => {
    const [ana, eva] = [await owner(), await owner()];
    const { data } = await ana.call('passkeys/options', { password: PASSWORD });
    expect((await eva.call('passkeys', eva.authenticator.create(data.options.challenge))).codes).toEqual([
      'passkey_refused',
    ]);
    await database.pool.query('update passkey_challenge set expires_at = clock_timestamp()');
    expect((await ana.call('passkeys', ana.authenticator.create(data.options.challenge))).codes).toEqual([
      'passkey_refused',
    ]);
  });

  test('of another account is refused, and of a full one too', async () => {
    const ana = await owner();
    await ana.add();
    const eva = await owner();
    const { data } = await eva.call('passkeys/options', { password: PASSWORD });
    expect((await eva.call('passkeys', ana.authenticator.create(data.options.challenge))).codes).toEqual([
      'passkey_refused',
    ]);
    await database.pool.query(
      `insert into traveller_passkey select gen_random_uuid(), traveller_id, 'more' || n, public_key, 0, '{}', '', null,
         created_at
       from traveller_passkey, generate_series(2, $2) n where traveller_id = $1`,
      [ana.traveller.id, MAX_PASSKEYS],
    );
    expect((await ana.call('passkeys/options', { password: PASSWORD })).codes).toEqual(['passkeys_full']);
  });
});

describe('signing in by passkey', () => {
  test.each<[string, AuthenticatorLie]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['a user who was not verified', { isUserVerified: false }],
    ['a counter that shows a copy', { counter: 1 }],
  ])('is refused from %s', async (_, lie) => {
    const ana = await owner();
    await ana.add();
    const thief = visitor(ana.authenticator);
    expect((await thief.enter(lie)).codes).toEqual(['passkey_refused']);
    expect(thief.hasSession()).toBe(false);
  });

  test('a challenge is signed once, in the session that asked for it, and in time', async () => {
    const ana = await owner();
    await ana.add();
    const here = visitor(ana.authenticator);
    const challenge = await here.challenge();
    expect((await visitor().call('login/passkey', ana.authenticator.sign(challenge))).codes).toEqual([
      'passkey_refused',
    ]);
    const both = await Promise.all(
      [ana.authenticator.sign(challenge), ana.authenticator.sign(challenge)].map((one) =>
        here.call('login/passkey', one),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const late = await here.challenge();
    await database.pool.query('update passkey_challenge set expires_at = clock_timestamp()');
    expect((await here.call('login/passkey', ana.authenticator.sign(late))).codes).toEqual(['passkey_refused']);
  });

  test('an unknown passkey and a wrong signature get the same bytes after the same statements', async () => {
    const ana = await owner();
    await ana.add();
    const asked = async (body: (challenge: string) => object) => {
      const someone = visitor();
      const challenge = await someone.challenge();
      await database.pool.query('truncate look_up_try');
      const statements: unknown[] = [];
      const query = Client.prototype.query;
      const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
        statements.push((given[0] as { readonly name?: string }).name);
        return (query as (...all: unknown[]) => unknown).apply(this, given);
      } as never);
      const { text, status } = await someone.call('login/passkey', body(challenge));
      spy.mockRestore();
      return { text, status, statements };
    };
    const unknown = await asked((challenge) => softwareAuthenticator(ORIGIN).sign(challenge));
    const wrong = await asked((challenge) => ({
      ...softwareAuthenticator(ORIGIN).sign(challenge),
      id: ana.authenticator.id,
    }));
    expect(wrong).toEqual(unknown);
    expect(unknown.statements.length).toBeGreaterThan(1);
  });

  test('wrong ones count like wrong passwords: a captcha comes', async () => {
    const ana = await owner();
    await ana.add();
    const thief = visitor(ana.authenticator);
    const codes: string[] = [];
    for (let tries = 0; tries < 8; tries += 1) codes.push(...(await thief.enter({ isUserVerified: false })).codes);
    expect(codes.at(-1)).toBe('captcha_required');
    expect(codes.at(0)).toBe('passkey_refused');
  });

  test('a withdrawn card is said only to its owner', async () => {
    const ana = await owner();
    await ana.add();
    await database.pool.query('update traveller set active = false where traveller_id = $1', [ana.traveller.id]);
    expect((await visitor(ana.authenticator).enter()).codes).toEqual(['traveller_card_inactive']);
    expect((await visitor(ana.authenticator).enter({ isUserVerified: false })).codes).toEqual(['passkey_refused']);
  });
});

describe('a passkey ends', () => {
  test('when its traveller removes it, who is written to; nobody else can', async () => {
    const [ana, eva] = [await owner(), await owner()];
    await ana.add();
    const [{ id }] = (await ana.call('passkeys')).data.passkeys;
    expect((await eva.call('passkeys/remove', { id })).status).toBe(200);
    expect((await ana.call('passkeys')).data.passkeys).toHaveLength(1);
    expect((await ana.call('passkeys/remove', { id })).status).toBe(200);
    expect((await ana.call('passkeys/remove', { id })).status).toBe(200);
    expect((await ana.call('passkeys')).data.passkeys).toEqual([]);
    expect((await visitor(ana.authenticator).enter()).codes).toEqual(['passkey_refused']);
    await box.drain();
    const subjects = (await box.mails()).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['Agregaste una llave de acceso', 'Quitaste una llave de acceso']);
  });

  test('with its account; nothing about the person stays', async () => {
    const ana = await owner();
    await ana.add();
    await database.pool.query(`insert into saved_passenger values (gen_random_uuid(), $1, 'Eva', 'Ruiz')`, [
      ana.traveller.id,
    ]);
    expect((await ana.call('close', { password: PASSWORD })).status).toBe(200);
    for (const table of ['traveller_passkey', 'saved_passenger'])
      expect(
        (await database.pool.query(`select from ${table} where traveller_id = $1`, [ana.traveller.id])).rowCount,
      ).toBe(0);
    expect((await visitor(ana.authenticator).enter()).codes).toEqual(['passkey_refused']);
  });

  test('when the account is recovered: whoever got in is out', async () => {
    const ana = await owner();
    await ana.add();
    const asks = visitor();
    await asks.call(`forgot_password/${ana.traveller.email}`, {});
    await box.drain();
    const digits = (await box.mails()).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])[0]!;
    expect((await asks.call('password', { digits, password: 'Bahia#2027' })).status).toBe(200);
    expect((await visitor(ana.authenticator).enter()).codes).toEqual(['passkey_refused']);
  });
});
