import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fault } from '#domain/errors.ts';
import type { Handler } from '#http/handler.ts';
import { fail } from '#kernel/result.ts';
import { openSite, visit } from '#testing/http/open-site.ts';
import { openSale, type PayingSale } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { getProfile, postLogin } from '#wire/account.ts';
import { allRoutes } from '#wire/all-routes.ts';
import { getSlider } from '#wire/catalogue.ts';
import { pathOf } from '#wire/paths.ts';
import type { Route, ServiceName } from '#wire/route.ts';
import { SERVICE_ROWS } from '#wire/services.ts';
import { getOrigins, postPayment } from '#wire/websale.ts';

interface Heard {
  readonly asked: string;
  readonly headers: IncomingHttpHeaders;
}

/** A carrier's system: answers everything and records what it received. */
let theirs: Server;
let heard: Heard[] = [];
let base: string;
let database: TestDatabase;
let sale: PayingSale;

beforeAll(async () => {
  database = await createTestDatabase();
  sale = await openSale(database.pool);
  theirs = createServer(({ method, url, headers }, response) => {
    heard.push({ asked: `${method} ${url}`, headers });
    const envelope = { http: { code: 200, status: 'success' }, content: { data: { session: 'theirs' }, errors: [] } };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
  });
  await new Promise<void>((resolve) => theirs.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(theirs.address() as AddressInfo).port}/base/`;
});
afterAll(async () => {
  await new Promise((resolve) => theirs.close(resolve));
  await database.drop();
});
beforeEach(() => {
  heard = [];
});

/** Refuses everything: any other answer came from the external system. */
const HANDLERS = allRoutes.map((route) => ({ route, handle: async () => fail([fault('not_found')]) }) as Handler);

/** A site where that system answers these services. */
async function withSite(
  services: readonly ServiceName[],
  work: (origin: string) => Promise<unknown>,
  headers: Record<string, string> = {},
) {
  const elsewhere = Object.fromEntries(services.map((name) => [name, { base, headers }]));
  const site = await openSite(sale, {
    handlers: HANDLERS,
    elsewhere,
    answerPage: async ({ call }) => {
      const answer = await call(getProfile);
      return { kind: 'html', status: 200, html: [JSON.stringify(answer)] };
    },
  });
  await work(site.origin);
  await site.close();
}

const PARAMS = { code: 'X', id: 'X', project_id: 'X' };
const ask = (origin: string, route: Route, headers: Record<string, string> = {}) =>
  fetch(`${origin}${pathOf(route, PARAMS)}`, {
    method: route.method,
    headers: { ...headers, ...(route.method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(route.method === 'GET' ? {} : { body: '{}' }),
  });

const TRAVELLER = { 'x-traveller-session': 'a-session-value' };
const AGENCY = { 'x-agency-key': 'a-key' };
const OPERATOR = { 'x-operator-key': 'an-operators-key' };
const EVERYTHING = {
  ...TRAVELLER,
  ...AGENCY,
  ...OPERATOR,
  cookie: 'anden=abc; operator=def',
  'x-forwarded-for': '192.0.2.1',
};

describe.each(SERVICE_ROWS.filter(([, { url, answeredBy }]) => url && answeredBy === 'this site'))(
  '%s elsewhere',
  (name, { authentication }) => {
    const own = allRoutes.find(({ service }) => service === name)!;

    test('is asked there, with its headers and what the visitor proves to it, and nothing else', async () => {
      await withSite([name], (origin) => ask(origin, own, EVERYTHING), { 'X-Api-Key': 'theirs' });
      const [{ asked, headers }] = heard as [Heard];
      expect(asked).toBe(`${own.method} /base/${own.path.replace(/:\w+/g, 'X')}`);
      expect(headers).toMatchObject({ 'x-api-key': 'theirs', accept: 'application/json', 'accept-language': 'es' });
      const proved = {
        'x-traveller-session': 'traveller',
        'x-agency-key': 'agency',
        'x-operator-key': 'operator',
      } as const;
      for (const [header, proof] of Object.entries(proved))
        expect([header, header in headers]).toEqual([header, (authentication as readonly string[]).includes(proof)]);
      expect(Object.keys(headers)).not.toContain('cookie');
      expect(JSON.stringify(headers)).not.toContain('192.0.2.1');
    });

    test('and the others are answered here as before', async () => {
      const others = [getSlider, getOrigins].filter(({ service }) => service !== name);
      await withSite([name], async (origin) => {
        for (const other of others) expect((await ask(origin, other)).status).toBe(404);
      });
      expect(heard).toEqual([]);
    });
  },
);

describe('a frequent traveller whom a system of the carrier signs in', () => {
  test('is known there by the session value in the cookie of a browser', async () => {
    await withSite(['account'], async (origin) => {
      const answered = await ask(origin, postLogin);
      const { session } = ((await answered.json()) as { content: { data: { session: string } } }).content.data;
      await ask(origin, getProfile, { cookie: `traveller=${session}` });
    });
    expect(heard.map(({ headers }) => headers['x-traveller-session'])).toEqual([undefined, 'theirs']);
  });

  test('also while a page is drawn', async () => {
    await withSite(['account'], async (origin) => {
      const { go } = await visit(origin);
      heard = [];
      await go('/', { headers: { cookie: 'traveller=of-the-page' } });
    });
    expect(heard).toMatchObject([
      { asked: 'GET /base/site/account/profile', headers: { 'x-traveller-session': 'of-the-page' } },
    ]);
  });

  test.each([
    ['too long', 'a'.repeat(257)],
    ['with a line break', 'a%0D%0Ax-evil: 1'],
    ['with letters that no header holds', 'ñ'],
  ])('is nobody with a value %s', async (_, value) => {
    await withSite(['account'], (origin) =>
      ask(origin, getProfile, { cookie: `traveller=${encodeURI(decodeURI(value))}` }),
    );
    expect(heard).toHaveLength(1);
    expect(heard[0]!.headers).not.toHaveProperty('x-traveller-session');
    expect(heard[0]!.headers).not.toHaveProperty('x-evil');
  });
});

test('what a call of any service carries cannot be configured away', async () => {
  const configured = {
    Accept: 'text/html',
    'Content-Type': 'text/plain',
    'Accept-Language': 'en',
    'X-Agency-Key': 'ours',
  };
  await withSite(['websale'], (origin) => ask(origin, postPayment, AGENCY), configured);
  expect(heard[0]!.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    'accept-language': 'es',
    'x-agency-key': 'a-key',
  });
});
