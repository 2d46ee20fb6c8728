import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPool, type Pool } from '#adapters/db/pool.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import { createSharedPages } from '#http/shared-pages.ts';
import { loadDemo } from '#main/load-demo.ts';
import { plainPages } from '#testing/drawn-page.ts';
import { visit } from '#testing/http/open-site.ts';
import { openPages } from '#testing/http/open-pages.ts';
import { openSale } from '#testing/paying-sale.ts';
import { present } from '#testing/present.ts';
import { createTestDatabase, PATIENT, type TestDatabase } from '#testing/test-database.ts';
import { PREFERENCES_PATH } from '#web/preferences.ts';
import { ROUTES } from '#web/routes.ts';

const DAYS = 3;

let elapsed = 0;
let draws = 0;
const sharedPages = createSharedPages({ forMs: 1_000, elapsed: () => elapsed });

let database: TestDatabase;
let pool: Pool;
let site: Awaited<ReturnType<typeof openPages>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemo(database.pool, { now: present().now, random: randomBytes }, DAYS);
  pool = createPool(database.connection, { ...PATIENT, onCommit: () => sharedPages.forget() });
  site = await openPages(pool, await openSale(pool), {
    sharedPages,
    answerPage: (asked) => {
      draws += 1;
      return plainPages(asked);
    },
  });
});
afterAll(async () => {
  await site.close();
  await pool.end();
  await database.drop();
});
beforeEach(() => sharedPages.forget());

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.origin + path, { redirect: 'manual', headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

/** An address of each page that is equal for everybody. */
const EXAMPLES: Readonly<Record<string, string>> = {
  stop: 'sayulita',
  slug: 'primera',
  product: 'primera',
  city: 'Sayulita',
};
const ADDRESSES = ROUTES.filter(({ isEqualForAll }) => isEqualForAll).map(({ path }) =>
  path.replace(/:(\w+)/g, (_, name: string) => EXAMPLES[name] ?? name),
);

test('there are many pages that are equal for everybody', () => {
  expect(ADDRESSES.length).toBeGreaterThan(40);
});

test.each(ADDRESSES)('%s is the same for two visitors, drawn once or twice', async (address) => {
  const first = await page(address);
  expect([address, first.status]).toEqual([address, 200]);
  const shared = await page(address);
  sharedPages.forget();
  const again = await page(address);
  expect(shared.html).toBe(first.html);
  expect(again.html).toBe(first.html);
  for (const { headers } of [first, shared, again]) {
    expect(headers.get('etag')).toBe(first.headers.get('etag'));
    expect(headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    expect(headers.getSetCookie().join()).toContain('anden=');
  }
  const tag = first.headers.get('etag')!;
  expect((await page(address, { 'if-none-match': tag })).status).toBe(304);
});

describe('a page that is equal for everybody', () => {
  const ADDRESS = '/preguntas-frecuentes';

  test('is drawn again after a second, or when this process has written something', async () => {
    const drawsOf = async (address: string) => {
      const before = draws;
      await page(address);
      return draws - before;
    };
    expect(await drawsOf(ADDRESS)).toBe(1);
    elapsed += 999;
    expect(await drawsOf(ADDRESS)).toBe(0);
    elapsed += 1;
    expect([await drawsOf(ADDRESS), await drawsOf(ADDRESS)]).toEqual([1, 0]);
    await inTransaction(pool, (session) => session.query('update stop set address = address'));
    expect(await drawsOf(ADDRESS)).toBe(1);
  });

  test('is drawn for each visitor who is signed in', async () => {
    const before = draws;
    for (let times = 0; times < 2; times += 1) await page(ADDRESS, { cookie: `traveller=${'a'.repeat(43)}` });
    expect(draws - before).toBe(2);
  });

  test.each(['br', 'gzip'])('has the same text in %s', async (encoding) => {
    const plain = await page(ADDRESS, { 'accept-encoding': 'identity' });
    const packed = await page(ADDRESS, { 'accept-encoding': encoding });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.html).toBe(plain.html);
  });

  test('is drawn in the language and the colours that were chosen', async () => {
    const light = await page(ADDRESS, { cookie: 'theme=light; consent=none' });
    const dark = await page(ADDRESS, { cookie: 'theme=dark; consent=none' });
    const english = await page(ADDRESS, { cookie: 'theme=dark; consent=none; lang=en' });
    expect([light, dark, english].map(({ html }) => /<html[^>]*>/.exec(html)![0])).toEqual([
      '<html lang="es-MX" data-theme="light">',
      '<html lang="es-MX" data-theme="dark">',
      '<html lang="en" data-theme="dark">',
    ]);
  });

  test('is not the page of a visitor who is told something', async () => {
    await page(ADDRESS);
    const told = await page(ADDRESS, { cookie: 'notice=unknown-path' });
    const other = await page(ADDRESS);
    expect(told.html).not.toBe(other.html);
    expect(told.headers.getSetCookie().join()).toContain('notice=;');
  });
});

describe('the choice of colours on it', () => {
  const form = { method: 'POST', body: new URLSearchParams({ _form: '', theme: 'dark', back: '/servicios' }) };
  const choose = async (headers: Record<string, string>) => {
    const { go, cookie } = await visit(site.origin);
    const { status } = await go(PREFERENCES_PATH, { ...form, headers });
    return { status, isChosen: cookie().includes('theme=dark') };
  };

  test.each([
    ['says so', { 'sec-fetch-site': 'same-origin' }, true],
    ['is another site', { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' }, false],
    ['is another site, in an old browser', { origin: 'https://other.example' }, false],
    ['is not named', {}, false],
  ] as const)('is kept only if the sender %s', async (_, headers, isChosen) => {
    expect(await choose(headers as Record<string, string>)).toEqual({ status: 303, isChosen });
  });

  test('is kept for an old browser that names this site', async () => {
    expect(await choose({ origin: site.origin })).toEqual({ status: 303, isChosen: true });
  });
});
