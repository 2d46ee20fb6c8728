import { createHash } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handler } from '#http/handler.ts';
import type { ServerDeps } from '#http/server.ts';
import { openSite, visit } from '#testing/http/open-site.ts';
import { openSale, type PayingSale } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { getReservation } from '#wire/websale.ts';
import * as websale from '#wire/websale.ts';
import * as paths from '#wire/page-paths.ts';

type Site = Awaited<ReturnType<typeof openSite>>;

let database: TestDatabase;
let sale: PayingSale;
let site: Site;

beforeAll(async () => {
  database = await createTestDatabase();
  sale = await openSale(database.pool);
  site = await openSite(sale);
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

/** Another server for the duration of one test. */
const withSite = async (deps: Partial<ServerDeps>, use: (other: Site) => Promise<void>) => {
  const other = await openSite(sale, deps);
  try {
    await use(other);
  } finally {
    await other.close();
  }
};

const expectRefusal = async (response: Response, status: number, code: string) => {
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.json()).toMatchObject({
    http: { code: status, status: 'error' },
    content: { data: {}, errors: [{ code }] },
  });
  expect(response.status).toBe(status);
};

describe('addresses', () => {
  test('a parameter of the path arrives', async () => {
    const response = await fetch(`${site.origin}/api/catalogue/version/select/1?last_active=v0`);
    expect((await response.json()).content.data).toEqual({ version: 'v1', current: false });
  });

  test.each([
    ['GET', '/new-invoicing/nothing', 404, 'not_found'],
    ['GET', '/vallarta-adventures/nothing', 404, 'not_found'],
    ['GET', '/api/websale/%zz', 400, 'invalid_request'],
    ['PUT', '/horarios?secret=1', 404, 'not_found'],
    ['GET', '/assets/none.js', 404, 'not_found'],
  ])('%s %s: %i', async (method, path, status, code) => {
    await expectRefusal(await fetch(site.origin + path, { method }), status, code);
  });

  test('a wrong verb hears which are right', async () => {
    const response = await fetch(`${site.origin}/api/websale/reservation/seats`, { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('GET, POST');
  });
});

describe('forms', () => {
  const send = (who: Awaited<ReturnType<typeof visit>>, path: string, [body, origin]: readonly [string, string]) =>
    who.go(path, {
      method: 'POST',
      body,
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    });

  test.each([
    ['//evil.example/login', '/evil.example/login'],
    ['/contacto', '/contacto'],
  ])('a form that is not ours never leads away: %s', async (path, to) => {
    const response = await send(await visit(site.origin), path, ['a=b', site.origin]);
    expect([response.status, response.headers.get('location')]).toEqual([303, to]);
  });

  test('pages that keep their referrer back send no origin; their token is enough', async () => {
    const visitor = await visit(site.origin);
    expect((await send(visitor, '/contacto', [`_form=${visitor.token}`, 'null'])).status).toBe(200);
    expect((await send(visitor, '/contacto', ['_form=guessed', 'null'])).status).toBe(303);
    expect((await send(visitor, '/contacto', [`_form=${visitor.token}`, 'https://evil.example'])).status).toBe(303);
  });

  test('one of another session is shown again where the browser says that it is from this site, and only there', async () => {
    const visitor = await visit(site.origin);
    const told = async (token: string, fetchSite: string) => {
      const response = await visitor.go('/contacto', {
        method: 'POST',
        body: new URLSearchParams({ _form: token, name: 'Ana' }),
        headers: { origin: 'null', 'sec-fetch-site': fetchSite },
      });
      return [response.status, (await response.text()).includes('"isStale":true')];
    };
    expect(await told('guessed', 'same-origin')).toEqual([200, true]);
    expect(await told(visitor.token, 'same-origin')).toEqual([200, false]);
    for (const other of ['same-site', 'cross-site', 'none']) expect(await told('guessed', other)).toEqual([303, false]);
  });

  test('a card number under a name that is sent twice is found', async () => {
    const visitor = await visit(site.origin);
    const body = `_form=${visitor.token}&name=4111111111111111&name=Ana`;
    expect((await send(visitor, '/contacto', [body, site.origin])).status).toBe(303);
  });
});

test('a call without a session that names no origin may be anybody: it is refused', async () => {
  const response = await fetch(`${site.origin}/api/websale/reservation/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'null' },
    body: '{}',
  });
  await expectRefusal(response, 403, 'forbidden');
});

describe('what a page asks while it is drawn is looked through like a call', () => {
  test.each(['4111 1111 1111 1111', '\u0000', '4111-1111-1111-1111'])('%j', async (code) => {
    const answerPage: ServerDeps['answerPage'] = async ({ call }) => ({
      kind: 'html',
      status: 200,
      html: [JSON.stringify(await call(getReservation, { query: { code } }))],
    });
    await withSite({ answerPage }, async ({ origin, problems }) => {
      expect(await (await fetch(origin)).json()).toMatchObject({ ok: false, errors: [{ code: 'invalid_request' }] });
      expect(problems).toEqual([]);
    });
  });
});

/** Line ends as browsers submit them. */
const typed = { _form: '', message: 'One\r\ntwo' };
const withFiles = new FormData();
for (const [name, value] of Object.entries(typed)) withFiles.append(name, value);

test.each([
  ['texts', new URLSearchParams(typed)],
  ['files', withFiles],
])('a line break in a form with %s is the one character that the page counted', async (_, body) => {
  const answerPage: ServerDeps['answerPage'] = async ({ form }) => ({
    kind: 'html',
    status: 200,
    html: [JSON.stringify(form?.get('message'))],
  });
  await withSite({ answerPage }, async ({ origin }) => {
    const response = await fetch(origin + paths.message.es, { method: 'POST', body, headers: { origin } });
    expect(await response.json()).toBe('One\ntwo');
  });
});

test.each([
  ['a page that may show a captcha', true],
  ['any other page', false],
])('reCAPTCHA on %s: %s, under whatever address it is asked for', async (_, mayShowCaptcha) => {
  const answerPage: ServerDeps['answerPage'] = async () => ({ kind: 'html', status: 200, html: [], mayShowCaptcha });
  await withSite({ answerPage, hasRecaptcha: true }, async ({ origin }) => {
    for (const path of ['/mi-reservacion/buscar', '/itinerary/buscar', '/reservation/seats']) {
      const policy = (await fetch(origin + path)).headers.get('content-security-policy') ?? '';
      expect(policy.includes('https://www.google.com/recaptcha/')).toBe(mayShowCaptcha);
    }
  });
});

describe('surprises', () => {
  const surprise = new Error('the key is sk_secret');
  const broken: Partial<ServerDeps> = {
    handlers: [handler(websale.getOrigins, () => Promise.reject(surprise))],
    answerPage: () => Promise.reject(surprise),
  };

  test('a call says nothing of them, and tells us', async () => {
    await withSite(broken, async ({ origin, problems }) => {
      await expectRefusal(await fetch(`${origin}/api/websale/reservation/origins`), 500, 'action_failed');
      expect(problems).toEqual([surprise]);
    });
  });

  test('a database with no connection left asks to come back', async () => {
    await withSite({ ...broken, isBusy: (problem) => problem === surprise }, async ({ origin }) => {
      const response = await fetch(`${origin}/api/websale/reservation/origins`);
      expect(response.headers.get('retry-after')).toBe('5');
      await expectRefusal(response, 503, 'service_unavailable');
      const page = await fetch(origin, { headers: { accept: 'text/html' } });
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    });
  });

  test.each([
    ['es', 'Volver al inicio'],
    ['en', 'Back to the home page'],
  ])('a person sees a page in their language: %s', async (lang, words) => {
    await withSite(broken, async ({ origin, problems }) => {
      const response = await fetch(`${origin}/horarios?a=b`, {
        headers: { accept: 'text/html', cookie: `lang=${lang}` },
      });
      const html = await response.text();
      expect([response.status, html.includes(words), html.includes('secret')]).toEqual([500, true, false]);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(problems).toEqual([surprise]);
    });
  });

  test('a form that is too long is refused with a page', async () => {
    const response = await fetch(`${site.origin}/contacto`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ a: 'x'.repeat(70_000) }),
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
  });

  test.each([
    ['es', 'Los archivos pesan demasiado', 'hasta 4 MB'],
    ['en', 'The files are too large', 'up to 4 MB'],
  ])('files that are far too large are named as the reason: %s', async (lang, ...words) => {
    const body = new FormData();
    body.set('files', new Blob([new Uint8Array(9_000_000)]), 'photo.jpg');
    const response = await fetch(`${site.origin}/contacto/mensaje`, {
      method: 'POST',
      headers: { accept: 'text/html', cookie: `lang=${lang}` },
      body,
    });
    const html = await response.text();
    expect([response.status, ...words.map((word) => html.includes(word))]).toEqual([413, true, true]);
  });
});

test('not ready, and why, while the database does not answer; but alive', async () => {
  await withSite({ unready: async () => ['database', 'disk'] }, async ({ origin }) => {
    const response = await fetch(`${origin}/readyz`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toEqual({ status: 'not ready', because: ['database', 'disk'] });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });
});

test('over https the cookie is bound to the host, and everything to https', async () => {
  // Requested directly: a proxy in front of it would terminate TLS.
  let port = 0;
  const deps: Partial<ServerDeps> = {
    origin: () => 'https://boletos.example',
    register: [
      (app) => void app.addHook('onListen', async () => void ({ port } = app.server.address() as AddressInfo)),
    ],
  };
  await withSite(deps, async () => {
    const { headers } = await fetch(`http://127.0.0.1:${port}/`);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-anden=[\w-]{32}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });
});

test.each([
  [true, '203.0.113.7'],
  [false, '127.0.0.1'],
])('the address is what a trusted proxy saw, not what the visitor claims: %s', async (trustProxy, address) => {
  const seen: string[] = [];
  const register = [
    (app) => void app.addHook('onRequest', async ({ ip }) => void seen.push(ip)),
  ] satisfies ServerDeps['register'];
  await withSite({ trustProxy, register }, async ({ origin }) => {
    await fetch(origin, { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' } });
    expect(seen).toEqual([address]);
  });
});

test('a session is kept as its hash alone', async () => {
  const cookie = 'v'.repeat(32);
  const visitor = await (await fetch(site.origin, { headers: { cookie: `anden=${cookie}` } })).text();
  const token = /"formToken":"([^"]+)"/.exec(visitor)?.[1] ?? '';
  const body = {
    origin: 'gdl',
    destination: 'pvr',
    round: false,
    departure: { open: true },
    passengers: [{ type: 'adult' }],
  };
  const made = await fetch(`${site.origin}/api/websale/reservation/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `anden=${cookie}`, 'x-csrf': token },
    body: JSON.stringify(body),
  });
  expect(made.status).toBe(200);
  const { rows } = await database.pool.query('select from reservation where session_hash = $1', [
    createHash('sha256').update(cookie).digest(),
  ]);
  expect(rows).toHaveLength(1);
});

test.each([
  [
    'its own errors',
    409,
    { code: 409, status: 'error' },
    [{ code: 'seat_taken', message: 'Ocupado' }],
    409,
    'seat_taken',
  ],
  ['a failure that calls itself 200', 200, { code: 200, status: 'error' }, 'No se pudo', 502, 'unnamed'],
])('a service elsewhere refuses with %s', async (_, status, http, errors, expected, code) => {
  const theirs = createHttpServer((_request, response) => {
    const envelope = { http, content: { data: {}, errors } };
    response.writeHead(status, { 'set-cookie': 'theirs=1' }).end(JSON.stringify(envelope));
  });
  await new Promise<void>((resolve) => theirs.listen(0, '127.0.0.1', resolve));
  const { port } = theirs.address() as AddressInfo;
  await withSite({ elsewhere: { websale: { base: `http://127.0.0.1:${port}`, headers: {} } } }, async ({ origin }) => {
    const response = await fetch(`${origin}/api/websale/reservation/origins`);
    expect(response.headers.getSetCookie().join()).not.toContain('theirs');
    await expectRefusal(response, expected, code);
  });
  await new Promise((resolve) => theirs.close(resolve));
});
