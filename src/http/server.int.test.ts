import { createServer as createHttpServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, visit } from '#testing/http/open-site.ts';
import { openSale, type PayingSale } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let sale: PayingSale;
let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  database = await createTestDatabase();
  sale = await openSale(database.pool);
  site = await openSite(sale);
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

const JSON_TYPE = { 'content-type': 'application/json' };
const SEARCH = {
  origin: 'gdl',
  destination: 'pvr',
  round: false,
  departure: { open: true },
  passengers: [{ type: 'adult' }],
};
const create = (body: unknown, init: RequestInit = {}, path = '') =>
  fetch(`${site.origin}/api/websale/reservation/create${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
    headers: { ...JSON_TYPE, ...init.headers },
  });

describe('the envelope', () => {
  test('carries data and 200', async () => {
    const response = await fetch(`${site.origin}/api/websale/reservation/origins`);
    const { http, content } = await response.json();
    expect([response.status, http]).toEqual([200, { code: 200, status: 'success' }]);
    expect(content.data.origins.length).toBeGreaterThan(1);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('carries every refusal with its field, in Spanish, and the same status as the answer', async () => {
    const response = await create({});
    const { http, content } = await response.json();
    expect([response.status, http.code, http.status]).toEqual([422, 422, 'error']);
    expect(content.errors).toContainEqual(expect.objectContaining({ code: 'origin_required', field: 'origin' }));
    expect(content.errors[0].message).toMatch(/^[A-ZÁÉÍÓÚ¿¡]/);
  });

  test.each([
    ['GET', '/api/websale/reservation/nothing', 404],
    ['GET', '/api/nothing', 404],
    ['PUT', '/api/websale/reservation/create', 405],
    ['DELETE', '/api/catalogue/slider/list', 405],
  ])('%s %s: %i', async (method, path, status) => {
    const response = await fetch(site.origin + path, { method });
    expect([response.status, (await response.json()).http.code]).toEqual([status, status]);
  });
});

describe('bodies', () => {
  test('may come in base64, said by a header or by the address', async () => {
    const encoded = Buffer.from(JSON.stringify(SEARCH)).toString('base64');
    const byHeader = await create(encoded, { headers: { 'content-transfer-encoding': 'base64' } });
    const byAddress = await create(JSON.stringify(encoded), {}, '?encoding=base64');
    expect([byHeader.status, byAddress.status]).toEqual([200, 200]);
  });

  test.each([
    ['not JSON', '{', {}, 400],
    ['not base64', '***', { 'content-transfer-encoding': 'base64' }, 400],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['too large', `"${'a'.repeat(70_000)}"`, {}, 413],
    ['too deep', `${'['.repeat(11)}${']'.repeat(11)}`, {}, 400],
    ['a prototype', '{"__proto__":{"a":1}}', {}, 400],
  ])('%s is refused', async (_, body, headers, status) => {
    const response = await create(body, { headers: headers as Record<string, string> });
    expect([response.status, (await response.json()).http.status]).toEqual([status, 'error']);
  });

  test.each([
    [{ ...SEARCH, promotional_code: '4111 1111 1111 1111' }, 400],
    [{ ...SEARCH, promotional_code: '4111 1111 1111 1112' }, 422],
  ])('a card number never gets in: %o', async (body, status) => {
    expect((await create(body)).status).toBe(status);
  });
});

describe('changes from elsewhere', () => {
  test('a program without a session may call; another site may not', async () => {
    expect((await create(SEARCH)).status).toBe(200);
    expect((await create(SEARCH, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await create(SEARCH, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  });

  test('with a session the token is asked for, and only its own is good', async () => {
    const visitor = await visit(site.origin);
    const other = await visit(site.origin);
    const post = (headers: Record<string, string>) =>
      visitor.go('/api/websale/reservation/create', {
        method: 'POST',
        body: JSON.stringify(SEARCH),
        headers: { ...JSON_TYPE, origin: site.origin, ...headers },
      });
    expect((await post({})).status).toBe(403);
    expect((await post({ 'x-csrf': other.token })).status).toBe(403);
    expect((await post({ 'x-csrf': visitor.token })).status).toBe(200);
  });

  test('a program goes on with the cookie of its session alone', async () => {
    const visitor = await visit(site.origin);
    const made = await visitor.go('/api/websale/reservation/create', {
      method: 'POST',
      body: JSON.stringify(SEARCH),
      headers: JSON_TYPE,
    });
    const { code } = (await made.json()).content.data.reservation;
    const again = await visitor.go(`/api/websale/reservation/state?code=${code}`);
    expect([made.status, again.status]).toEqual([200, 200]);
  });

  test('the internal call gives the reservation to its owner, plain or in base64', async () => {
    const visitor = await visit(site.origin);
    const headers = { ...JSON_TYPE, origin: site.origin, 'x-csrf': visitor.token };
    const made = await visitor.go('/api/websale/reservation/create', {
      method: 'POST',
      body: JSON.stringify(SEARCH),
      headers,
    });
    const { code } = (await made.json()).content.data.reservation;
    const ask = (who: typeof visitor, path = '', token = who.token) =>
      who.go(`/api/internal/reservation${path}`, {
        method: 'POST',
        body: JSON.stringify({ code }),
        headers: { ...headers, 'x-csrf': token },
      });
    expect(await (await ask(visitor)).json()).toMatchObject({ success: true, reservation: { code } });
    const encoded = (await (await ask(visitor, '?reservation=base64')).json()).reservation;
    expect(JSON.parse(Buffer.from(encoded, 'base64').toString()).code).toBe(code);
    expect((await ask(visitor, '', 'wrong')).status).toBe(403);
    expect((await ask(await visit(site.origin))).status).toBe(404);
  });
});

describe('pages', () => {
  test('come with a strict policy, their own scripts and styles by hash, and no store for what is personal', async () => {
    const response = await fetch(`${site.origin}/reservacion/pago`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'/);
    // And no script that other pages have.
    expect(policy).toContain("script-src 'self' 'sha256-boot';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-src 'self'");
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('give a new visitor a session no script can read, and an old one none', async () => {
    const first = await fetch(`${site.origin}/`);
    expect(first.headers.getSetCookie()[0]).toMatch(/^anden=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
    const visitor = await visit(site.origin);
    expect((await visitor.go('/')).headers.getSetCookie()).toEqual([]);
  });

  test('take forms that are ours, and show the others again', async () => {
    const visitor = await visit(site.origin);
    const send = (fields: Record<string, string>) =>
      visitor.go('/contacto', { method: 'POST', body: new URLSearchParams(fields), headers: { origin: site.origin } });
    expect(await (await send({ _form: visitor.token, name: 'Ana' })).text()).toContain('["name","Ana"]');
    const refused = await send({ name: 'Ana' });
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/contacto']);
    expect(refused.headers.getSetCookie().join()).toContain('notice=form-expired');
    expect((await send({ _form: visitor.token, name: '4111111111111111' })).status).toBe(303);
  });

  test('are compressed where that is understood', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await fetch(`${site.origin}/`, { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await response.text()).toContain('formToken');
    }
  });

  test('lead elsewhere with a cookie', async () => {
    const response = await fetch(`${site.origin}/gone`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  });
});

test('files are served for a year, compressed ones where they are', async () => {
  const response = await fetch(`${site.origin}/assets/page-1.js`, { headers: { 'accept-encoding': 'identity' } });
  expect([response.status, await response.text()]).toEqual([200, 'plain']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(`${site.origin}/assets/..%2f..%2fpackage.json`)).status).not.toBe(200);
});

test.each(['/healthz', '/readyz'])('%s answers', async (path) => {
  expect((await fetch(site.origin + path)).status).toBe(200);
});

test('a service can be answered by a system the carrier has; its outage is said plainly', async () => {
  const asked: string[] = [];
  const theirs = createHttpServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url?.includes('origins')) return void response.writeHead(200).end('<html>');
    const envelope = {
      http: { code: 200, status: 'success' },
      content: { data: { reservation: { code: 'THEIRS' } }, errors: [] },
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
  });
  await new Promise<void>((resolve) => theirs.listen(0, '127.0.0.1', resolve));
  const { port } = theirs.address() as { port: number };
  const pointed = await openSite(sale, {
    elsewhere: { websale: { base: `http://127.0.0.1:${port}/base`, headers: {} } },
  });
  const made = await fetch(`${pointed.origin}/api/websale/reservation/create`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: '{}',
  });
  expect((await made.json()).content.data.reservation.code).toBe('THEIRS');
  expect(asked).toEqual(['POST /base/reservation/create']);
  expect((await fetch(`${pointed.origin}/api/websale/reservation/origins`)).status).toBe(503);
  await pointed.close();
  await new Promise((resolve) => theirs.close(resolve));
});
