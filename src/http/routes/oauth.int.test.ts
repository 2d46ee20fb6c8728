import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkToken, refreshToken } from '#app/oauth/tokens.ts';
import { MAX_REFRESHES, TOKEN_LIFETIMES } from '#domain/oauth/token.ts';
import { solvePuzzle } from '#web/guessing/solve-puzzle.ts';
import { openSite } from '#testing/http/open-site.ts';
import { openProgram, type Program } from '#testing/http/program.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { after, MINUTE } from '#kernel/instant.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { stranger } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: PaymentFixture;
let site: Awaited<ReturnType<typeof openSite>>;
let program: Program;
/** Milliseconds that the site's clock is ahead of the sale's. */
let ahead = 0;
const now = () => after(fixture.sale.now, ahead);

beforeAll(async () => {
  database = await createTestDatabase({ connections: 10 });
  fixture = await openPaymentFixture(database.pool);
  const { handlers } = wireSite(database.pool, fixture);
  site = await openSite(fixture.sale, { handlers, now, trustProxy: true });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});
beforeEach(async () => {
  ahead = 0;
  await database.pool.query('delete from look_up_try');
  program = await openProgram(database.pool);
});

interface Said {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Record<string, string>;
  readonly code: string | undefined;
  readonly params: Record<string, string> | undefined;
}

async function call(method: string, path: string, headers: Record<string, string>, body?: object): Promise<Said> {
  const response = await fetch(`${site.origin}/api/${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { content } = (await response.json()) as {
    content: { data: Record<string, string>; errors: { code: string; params?: Record<string, string> }[] };
  };
  const [error] = content.errors;
  return {
    status: response.status,
    headers: response.headers,
    data: content.data,
    code: error?.code,
    params: error?.params,
  };
}

const basicOf = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
const generate = (authorization = program.basic, more: Record<string, string> = {}, query = '') =>
  call('GET', `oauth/OAuthVP/generate/token${query}`, { authorization, ...more });
const check = (token: string, method = 'GET') =>
  call(method, 'oauth/OAuthVP/session/token', { authorization: `Bearer ${token}` }, method === 'GET' ? undefined : {});
const refresh = (token: string, headers: Record<string, string> = {}, captcha?: string) =>
  call('PUT', 'oauth/OAuthVP/refresh/token', headers, { token, captcha });

describe('a program with its id and secret', () => {
  test('takes a pair, which no cache keeps, and checks it by both verbs', async () => {
    const { status, headers, data } = await generate();
    expect([status, headers.get('cache-control'), headers.get('pragma')]).toEqual([200, 'no-store', 'no-cache']);
    expect(data).toMatchObject({
      token_type: 'Bearer',
      expires_in: 900,
      expires: new Date(after(now(), TOKEN_LIFETIMES.access)).toISOString(),
      refresh_expires_in: 3_600,
      refreshes_left: 5,
      scope: 'catalogue websale additionals',
    });
    const expected = { active: true, client_id: program.id, scope: 'catalogue websale additionals', expires_in: 900 };
    for (const method of ['GET', 'POST'])
      expect((await check(data['access_token']!, method)).data).toMatchObject(expected);
  });

  test('finds its token over after a quarter of an hour', async () => {
    const { access_token: token = '' } = (await generate()).data;
    ahead = TOKEN_LIFETIMES.access - 1;
    expect((await check(token)).status).toBe(200);
    ahead = TOKEN_LIFETIMES.access;
    const over = await check(token);
    expect([over.status, over.code]).toEqual([401, 'invalid_token']);
    expect(over.headers.get('www-authenticate')).toBe('Bearer realm="OAuthVP", error="invalid_token"');
  });

  test('refreshes five times, each token once, and then takes a new pair', async () => {
    let { access_token: access = '', refresh_token: token = '' } = (await generate()).data;
    for (let left = MAX_REFRESHES - 1; left >= 0; left -= 1) {
      ahead += 10 * MINUTE;
      const { status, data } = await refresh(token);
      expect([status, data['refreshes_left']]).toEqual([200, left]);
      // Only one pair of a family is valid.
      expect((await check(access)).code).toBe('invalid_token');
      access = data['access_token']!;
      token = data['refresh_token']!;
      expect((await check(access)).status).toBe(200);
    }
    const sixth = await refresh(token);
    expect([sixth.status, sixth.code]).toEqual([400, 'invalid_grant']);
    expect((await check(access)).status).toBe(200);
    expect((await generate()).status).toBe(200);
  });

  test('loses all at once when it is disabled', async () => {
    const { access_token: access = '', refresh_token: token = '' } = (await generate()).data;
    await database.pool.query('update oauth_client set disabled_at = clock_timestamp() where client_id = $1', [
      program.id,
    ]);
    expect((await check(access)).code).toBe('invalid_token');
    expect((await refresh(token)).code).toBe('invalid_grant');
    expect((await generate()).code).toBe('invalid_client');
  });

  test('has neither its secret nor a token in the database', async () => {
    const { access_token: access = '', refresh_token: token = '' } = (await generate()).data;
    const { rows } = await database.pool.query(
      `select to_jsonb(c)::text as row from oauth_client c union all select to_jsonb(t)::text from oauth_token t
       union all select to_jsonb(g)::text from oauth_grant g union all select to_jsonb(a)::text from audit_log a`,
    );
    const written = rows.map(({ row }) => row).join();
    for (const value of [program.secret, access, token]) {
      expect(written).not.toContain(value);
      expect(written).toContain(createHash('sha256').update(value).digest('hex'));
    }
  });
});

describe('a call of a service', () => {
  const list = (headers: Record<string, string>) => call('GET', 'catalogue/slider/list', headers);

  test('needs no token, and one that is sent must be good', async () => {
    const { access_token: access = '' } = (await generate()).data;
    expect((await list({})).status).toBe(200);
    expect((await list({ authorization: `Bearer ${access}` })).status).toBe(200);
    expect((await list({ authorization: `bearer ${access}` })).status).toBe(200);
    for (const token of ['nobodys', '', 'a'.repeat(2_000)]) {
      const refused = await list({ authorization: `Bearer ${token}` });
      expect([refused.status, refused.code]).toEqual([401, 'invalid_token']);
    }
    ahead = TOKEN_LIFETIMES.access;
    expect((await list({ authorization: `Bearer ${access}` })).code).toBe('invalid_token');
  });

  test('of another scope is refused', async () => {
    const narrow = await openProgram(database.pool, ['additionals']);
    const { access_token: access } = (await generate(narrow.basic)).data;
    const refused = await list({ authorization: `Bearer ${access}` });
    expect([refused.status, refused.code]).toEqual([403, 'insufficient_scope']);
    expect(refused.headers.get('www-authenticate')).toContain('scope="catalogue"');
  });

  test('is refused for each service of the others', async () => {
    const { access_token: access } = (await generate((await openProgram(database.pool, ['catalogue'])).basic)).data;
    const paths = ['websale/reservation/origins', 'additionals/service/additional/internet_packages'];
    for (const path of paths) {
      expect((await call('GET', path, { authorization: `Bearer ${access}` })).code).toBe('insufficient_scope');
      expect((await call('GET', path, { authorization: 'Bearer nobodys' })).code).toBe('invalid_token');
    }
  });

  test('takes no refresh token for an access token, and a refresh no access token', async () => {
    const { access_token: access = '', refresh_token: token = '' } = (await generate()).data;
    expect((await list({ authorization: `Bearer ${token}` })).code).toBe('invalid_token');
    expect((await check(token)).code).toBe('invalid_token');
    expect((await refresh(access)).code).toBe('invalid_grant');
    expect((await check(access)).status).toBe(200);
  });

  test('that knows no token is answered whatever is sent, and so are pages', async () => {
    const headers = { authorization: 'Bearer nobodys' };
    expect((await call('GET', 'account/site/account/profile', headers)).code).toBe('traveller_session_required');
    expect((await fetch(site.origin, { headers })).status).toBe(200);
  });
});

describe('who attacks', () => {
  test('with a stolen refresh token ends the whole family, whoever comes second', async () => {
    const { refresh_token: stolen = '' } = (await generate()).data;
    const thief = await refresh(stolen);
    expect((await check(thief.data['access_token']!)).status).toBe(200);
    const owner = await refresh(stolen);
    expect([owner.status, owner.code]).toEqual([400, 'invalid_grant']);
    expect((await check(thief.data['access_token']!)).code).toBe('invalid_token');
    expect((await refresh(thief.data['refresh_token']!)).code).toBe('invalid_grant');
    // The owner takes a new pair, which is of another family.
    expect((await check((await generate()).data['access_token']!)).status).toBe(200);
  });

  test('at once and ten times gets one pair, and no good one', async () => {
    const { refresh_token: token = '' } = (await generate()).data;
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)));
    const given = answers.filter(({ status }) => status === 200);
    expect(given).toHaveLength(1);
    expect((await check(given[0]!.data['access_token']!)).code).toBe('invalid_token');
  });

  test('with another client’s tokens, as itself, gets nothing and changes nothing', async () => {
    const { access_token: access = '', refresh_token: token = '' } = (await generate()).data;
    const other = await openProgram(database.pool);
    expect((await refresh(token, { authorization: other.basic })).code).toBe('invalid_grant');
    expect((await refresh(token, { authorization: basicOf(program.id, 'wrong') })).code).toBe('invalid_client');
    expect((await check(access)).status).toBe(200);
    expect((await refresh(token, { authorization: program.basic })).status).toBe(200);
  });

  test('by guessing secrets needs a captcha and then waits; the client itself never does', async () => {
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 30; guess += 1)
      codes.push((await generate(basicOf(program.id, `guess ${guess}`))).code);
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'invalid_client'));
    expect(new Set(codes.slice(5))).toEqual(new Set(['captcha_required']));
    expect((await generate()).status).toBe(200);

    const { puzzle = '' } = (await generate(basicOf(program.id, 'wrong'))).params!;
    const answer = encodeURIComponent(`${puzzle}.${await solvePuzzle(puzzle)}`);
    const wrong = () => generate(basicOf(program.id, 'wrong'), {}, `?captcha=${answer}`);
    expect([(await wrong()).code, (await wrong()).code]).toEqual(['invalid_client', 'captcha_required']);

    // Six failures become twenty-four.
    const again = `insert into look_up_try (try_id, code_key, address_key, tried_at, kind)
      select gen_random_uuid(), code_key, address_key, tried_at, kind from look_up_try`;
    for (let doubled = 0; doubled < 2; doubled += 1) await database.pool.query(again);
    expect((await generate(basicOf(program.id, 'wrong'))).code).toBe('too_many_requests');
    expect((await generate()).status).toBe(200);
    expect((await generate(program.basic, { 'x-forwarded-for': '198.51.100.7' })).status).toBe(200);
  });

  test('by guessing refresh tokens is counted as well', async () => {
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 15; guess += 1) codes.push((await refresh(`guess ${guess}`)).code);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'invalid_grant'));
    expect(codes.slice(10)).toEqual(Array.from({ length: 5 }, () => 'captcha_required'));
  });

  test.each([
    ['no credentials', {}],
    ['another scheme', { authorization: 'Digest username="x"' }],
    ['no colon', { authorization: `Basic ${Buffer.from('id').toString('base64')}` }],
    ['what is not base64', { authorization: 'Basic ***' }],
    ['nothing behind the scheme', { authorization: 'Basic' }],
    ['an id of a thousand letters', { authorization: basicOf('a'.repeat(1_000), 'b') }],
    ['the name of the client', { authorization: basicOf('Program 1', 'b') }],
  ])('with %s is told the same', async (_, headers) => {
    const refused = await call('GET', 'oauth/OAuthVP/generate/token', headers as Record<string, string>);
    expect([refused.status, refused.code]).toEqual([401, 'invalid_client']);
    expect(refused.headers.get('www-authenticate')).toBe('Basic realm="OAuthVP", charset="UTF-8"');
  });

  test('from the page of another site changes nothing', async () => {
    const { refresh_token: token = '' } = (await generate()).data;
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await refresh(token, headers)).code).toBe('forbidden');
    expect((await refresh(token)).status).toBe(200);
  });
});

test('families that ended a day ago are cleared away', async () => {
  const pair = await program.take(now());
  const later = after(now(), TOKEN_LIFETIMES.refresh + 24 * 60 * MINUTE + MINUTE);
  for (let i = 0; i < 20; i += 1) await program.take(later);
  const hash = createHash('sha256').update(pair.refresh).digest();
  const asked = { token: hash, captcha: undefined };
  expect(await refreshToken(program.deps)(asked, stranger(), later)).toMatchObject({ ok: false });
  const { rows } = await database.pool.query('select 1 from oauth_token where token_hash = $1', [hash]);
  expect(rows).toEqual([]);
  expect(await checkToken(program.deps)(stranger(), later)).toMatchObject({ ok: false });
});
