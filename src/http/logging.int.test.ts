import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from '#testing/http/open-site.ts';
import { openSale } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let site: Awaited<ReturnType<typeof openSite>>;
const lines: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const logTo = { write: (line: string) => void lines.push(line) };
  site = await openSite(await openSale(database.pool), { logLevel: 'debug', logTo });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

const CANARY = 'canary7731';
const JSON_TYPE = { 'content-type': 'application/json' };

test.each([
  ['a call', 'GET', '/api/websale/reservation/state', undefined],
  ['a body', 'POST', '/api/websale/reservation/contact', `{"code":"${CANARY}","contact":{"email":"${CANARY}@x.mx"}}`],
  ['a body that is none', 'POST', '/api/websale/reservation/create', `{"${CANARY}`],
  ['signing in', 'POST', '/api/account/site/account/login', `{"email":"${CANARY}@x.mx","password":"${CANARY}"}`],
  ['a forgotten password', 'POST', `/api/account/site/account/forgot_password/${CANARY}%40example.com`, '{}'],
  ['a form to sign in', 'POST', '/viajero-frecuente/entrar', `account=${CANARY}&password=${CANARY}`],
  ['a card number', 'POST', '/api/websale/reservation/create', '{"token":"4111111111111111"}'],
  ['too much', 'POST', '/api/websale/reservation/create', CANARY.repeat(7_000)],
  ['a page', 'GET', '/reservacion/pago', undefined],
  ['a form', 'POST', '/contacto', `email=${CANARY}`],
  ['no such call', 'GET', '/api/nothing', undefined],
  ['no such file', 'GET', '/assets/none.js', undefined],
  ['a verb no page has', 'PUT', '/horarios', undefined],
  ['an address that is none', 'GET', '/api/%zz', undefined],
])('%s leaves nothing personal in the log', async (_, method, path, body) => {
  lines.length = 0;
  await fetch(`${site.origin}${path}?code=${CANARY}`, {
    method,
    redirect: 'manual',
    headers: {
      ...JSON_TYPE,
      cookie: `anden=${CANARY}; lang=${CANARY}; traveller=${CANARY}`,
      'x-csrf': CANARY,
      'x-traveller-session': CANARY,
      'x-agency-key': CANARY,
      referer: `/${CANARY}`,
    },
    ...(body === undefined ? {} : { body }),
  });
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toMatch(/canary7731|4111111111111111/);
});

test('a request is told by its verb, path, status, time and number', async () => {
  lines.length = 0;
  await fetch(`${site.origin}/api/catalogue/slider/list?x=1`);
  await expect.poll(() => lines.length).toBe(2);
  const [asked, answered] = lines.map((line) => JSON.parse(line) as unknown);
  expect(asked).toMatchObject({
    req: { method: 'GET', path: '/api/catalogue/slider/list' },
    reqId: expect.any(String),
  });
  expect(answered).toMatchObject({ res: { statusCode: 200 }, responseTime: expect.any(Number) });
});
