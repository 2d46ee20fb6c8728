import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OperatorRole, OPERATOR_ROLES } from '#domain/operators/operator.ts';
import { operatorCommand } from '#main/cli/operator-commands.ts';
import { operatorDeps } from '#main/rooms/operators.ts';
import { openPages } from '#testing/http/open-pages.ts';
import { visit } from '#testing/http/open-site.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { present } from '#testing/present.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/128.0.0.0 Mobile Safari/537.36';
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/128.0.0.0 Safari/537.36';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let database: TestDatabase;
let fixture: PaymentFixture;
let site: Awaited<ReturnType<typeof openPages>>;
const keys = new Map<OperatorRole, string>();
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
  site = await openPages(database.pool, fixture.sale);
  for (const role of OPERATOR_ROLES) {
    const asked = { name: 'add', operator: `a ${role}`, role } as const;
    const lines = await operatorCommand({ ...operatorDeps(database.pool), actor: 'test' }, asked);
    if (!lines.ok) throw new Error(lines.fault);
    keys.set(role, lines.value[0]!.replace('key ', ''));
  }
});
afterAll(async () => {
  await site.close();
  await database.drop();
});
beforeEach(async () => {
  await site.tally.flush();
  await database.pool.query('truncate visit_count');
  await fixture.clear();
});

const { day } = present();
const DEPARTURE = day('2026-12-01');
/** No run is that far ahead. */
const EMPTY_DAY = day('2027-01-20');

/** The counts so far, each as `name label count`. */
async function counted(): Promise<readonly string[]> {
  await site.tally.flush();
  const { rows } = await database.pool.query('select name, label, count from visit_count order by 1, 2');
  return rows.map(({ name, label, count }) => `${name} ${label} ${count}`);
}

/** A separate browser with this user agent. */
async function browser(userAgent: string, more: Record<string, string> = {}) {
  const { go, token } = await visit(site.origin);
  const headers = { 'user-agent': userAgent, 'sec-fetch-site': 'same-origin', ...more };
  const send = (path: string, body: unknown) =>
    go(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json', 'x-csrf': token },
    });
  const data = async (answer: Promise<Response>) => (await (await answer).json()).content.data;
  return {
    get: (path: string, extra: Record<string, string> = {}) => go(path, { headers: { ...headers, ...extra } }),
    read: (path: string) => data(go(`/api/${path}`, { headers })),
    post: (path: string, body: unknown) => data(send(`/api/${path}`, body)),
    form: (path: string, fields: Record<string, string>) =>
      go(path, {
        method: 'POST',
        body: new URLSearchParams({ _form: token, ...fields }).toString(),
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      }),
  };
}

const CONTACT = { first_name: 'Ana', last_name: 'López', cell_phone: '3331234567', email: 'ana@example.com' };

test('a walk from a message to the payment is counted, each step once, and nothing else', async () => {
  const phone = await browser(PHONE);
  await phone.get('/home?origin=gdl&destination=pvr', { 'sec-fetch-site': 'cross-site' });
  const sent = await phone.form('/', {
    origin: 'gdl',
    destination: 'pvr',
    round: 'false',
    'departure.date': DEPARTURE,
    'passengers.adult': '1',
  });
  const results = sent.headers.get('location')!;
  const code = new URL(results, site.origin).searchParams.get('code')!;
  await phone.get(results);
  const listed = await phone.read(`websale/reservation/schedules?code=${code}&date=${DEPARTURE}`);
  const { schedule_id, schedule_detail_id } = listed.schedules[0];
  await phone.post('websale/reservation/schedules', { code, departure: { schedule_id, schedule_detail_id } });
  await phone.get(`/reservacion/contacto?code=${code}`);
  const passengers = [{ first_name: 'Ana', last_name: 'López' }];
  const contact = { ...CONTACT, privacy: true, of_age: true };
  await phone.post('websale/reservation/contact', { code, contact: { ...contact, email: 'ana@' }, passengers });
  await phone.post('websale/reservation/contact', { code, contact, passengers });
  await phone.post('websale/reservation/additionals', { code });
  await phone.post('websale/reservation/seats', { code, automatic: true });
  expect(await counted()).toEqual([
    'deep_link / en 1',
    'entry / en 1',
    'page / en 1',
    'page /reservacion/contacto es 1',
    'page /reservacion/horarios es 1',
    'refusal email_invalid 1',
    'step contact phone 1',
    'step payment phone 1',
    'step results phone 1',
    'step search phone 1',
    'step seats phone 1',
  ]);
});

test('lists without a run to choose are counted by their stops, of drafts and of the public timetable', async () => {
  const computer = await browser(COMPUTER);
  const pair = 'origin=gdl&destination=pvr';
  await computer.read(`catalogue/schedules/list_select?${pair}&date=${EMPTY_DAY}`);
  await computer.read(`catalogue/schedules/list_select?origin=nowhere&destination=pvr`);
  const { reservation } = await computer.post('websale/reservation/create', {
    origin: 'gdl',
    destination: 'pvr',
    round: false,
    departure: { date: DEPARTURE },
    passengers: [{ type: 'adult' }],
  });
  await computer.read(`websale/reservation/schedules?code=${reservation.code}&date=${EMPTY_DAY}`);
  expect(await counted()).toEqual(['no_runs gdl pvr 2', 'step search computer 1']);
});

describe('nothing is counted', () => {
  test.each([
    ['a bot', GOOGLE, {}],
    ['a program', 'curl/8.5.0', {}],
    ['what a browser fetches ahead', PHONE, { 'sec-purpose': 'prefetch;prerender' }],
    ['an operator', PHONE, { cookie: 'operator=anything' }],
  ])('of %s', async (_, userAgent, more) => {
    const who = await browser(userAgent, more);
    await who.get('/');
    await who.post('websale/reservation/create', {});
    expect(await counted()).toEqual([]);
  });

  test('of what a page refuses, and of files', async () => {
    const phone = await browser(PHONE);
    await phone.get('/operacion/bitacora');
    await phone.get('/sitemap.xml');
    expect(await counted()).toEqual([]);
  });
});

test('paths that are none are one count, which says nothing of them, and not those of bots', async () => {
  const phone = await browser(PHONE);
  for (const path of ['/nowhere/at/all', '/wp-login', '/boletos-a-nowhere', '/buses-nowhere'])
    expect((await phone.get(path)).headers.get('location')).toBe('/');
  await (await browser(GOOGLE)).get('/nowhere');
  expect(await counted()).toEqual(['unknown_path / 4']);
});

test('whatever is sent, labels are names the program knows', async () => {
  const phone = await browser(PHONE);
  for (let i = 0; i < 5; i += 1) {
    await phone.get(`/?lang=x${i}&origin=stop-${i}&${i}=${i}`);
    await phone.get(`/pagar/${'t'.repeat(20)}${i}`);
    await phone.post(`websale/reservation/create?x=${i}`, { origin: `stop-${i}`, destination: `${i}`, passengers: [] });
    await phone.read(`catalogue/schedules/list_select?origin=a-${i}&destination=b-${i}`);
  }
  const labels = (await counted()).map((line) => line.replace(/ \d+$/, ''));
  expect(labels.filter((label) => /x\d|stop-|a-\d|ttt/.test(label))).toEqual([]);
  expect(labels.length).toBeLessThan(12);
});

/** What a manager reads. */
const asked = (path: string, role: OperatorRole = 'manager') =>
  fetch(`${site.origin}/api/operation/${path}`, { headers: { 'x-operator-key': keys.get(role)! } });

describe('a manager', () => {
  test('reads what was counted, with the trips the books have as paid', async () => {
    const phone = await browser(PHONE);
    await phone.get('/', { 'sec-fetch-site': 'none' });
    await phone.get('/ubicaciones');
    await phone.get('/nowhere');
    await phone.post('websale/reservation/create', {});
    await site.tally.flush();
    await fixture.paying(await fixture.sale.atPayment());
    const { content } = await (await asked('statistics')).json();
    const { data } = content;
    expect(data.days).toHaveLength(7);
    expect(data.days.at(-1).day).toBe(data.to);
    expect(data.pages).toEqual([
      { first: '/', second: 'es', count: 1 },
      { first: '/ubicaciones', second: 'es', count: 1 },
    ]);
    expect(data.entries).toEqual([{ first: '/', second: 'es', count: 1 }]);
    expect(data.unknown_paths).toBe(1);
    expect(data.refusals.map(({ first }: { first: string }) => first)).toContain('origin_required');
    const { rows } = await database.pool.query(`select from ledger_transfer where kind = 'sale'`);
    expect(rows).toHaveLength(1);
  });

  test('reads paid trips on the day of the carrier’s on which they were sold', async () => {
    await fixture.paying(await fixture.sale.atPayment());
    const { rows } = await database.pool.query(
      `select (created_at at time zone 'America/Mexico_City')::date as day from ledger_transfer where kind = 'sale'`,
    );
    const { day: sold } = rows[0];
    const { content } = await (await asked(`statistics?from=${sold}&to=${sold}`)).json();
    expect(content.data.funnel).toMatchObject({ search: 0, paid: 1 });
    const before = new Date(Date.parse(sold) - 86_400_000).toISOString().slice(0, 10);
    const earlier = await (await asked(`statistics?from=${before}&to=${before}`)).json();
    expect(earlier.content.data.funnel.paid).toBe(0);
  });

  test('saves it as CSV', async () => {
    const phone = await browser(PHONE);
    await phone.get('/ubicaciones');
    await site.tally.flush();
    const response = await asked('statistics/counts?download=true');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="visits-[\d-]+\.csv"$/);
    expect(await response.text()).toMatch(/^day,name,first,second,count\r\n[\d-]{10},page,\/ubicaciones,es,1\r\n$/);
  });

  test.each([
    ['from=2026-02-30', 'from', 'date_impossible'],
    ['to=2026-02-30', 'to', 'date_impossible'],
    ['from=2026-12-02&to=2026-12-01', 'from', 'day_range_invalid'],
    ['from=2024-01-01&to=2026-01-01', 'from', 'day_range_invalid'],
  ])('is told of days that are none, or too many: %s', async (query, field, code) => {
    const response = await asked(`statistics?${query}`);
    expect(response.status).toBe(422);
    expect((await response.json()).content.errors).toMatchObject([{ field, code }]);
  });
});

describe('the page', () => {
  const signedIn = async (role: OperatorRole) => {
    const who = await browser(COMPUTER);
    await who.form('/operacion', { key: keys.get(role)! });
    return who;
  };

  test('draws the funnel and says it in a table, in both languages and without script', async () => {
    const phone = await browser(PHONE);
    await phone.get('/ubicaciones');
    const search = { origin: 'gdl', destination: 'pvr', round: false, departure: { date: DEPARTURE } };
    await phone.post('websale/reservation/create', { ...search, passengers: [{ type: 'adult' }] });
    await phone.read(`catalogue/schedules/list_select?origin=gdl&destination=pvr&date=${EMPTY_DAY}`);
    await site.tally.flush();
    const manager = await signedIn('manager');
    const es = await (await manager.get('/operacion/estadisticas')).text();
    expect(es).toMatch(/<th scope="row">Búsqueda<\/th><td>1<\/td><td>100 %<\/td>/);
    expect(es).toContain('<rect width="100" height="10"');
    expect(es).toMatch(/<th scope="row">\/ubicaciones · es<\/th><td>1<\/td>/);
    expect(es).toContain('<th scope="row">Guadalajara');
    expect(es).not.toMatch(/<script| style="|\bNaN\b|undefined/);
    const en = await (await manager.get('/operation/statistics')).text();
    expect(en).toMatch(/<th scope="row">Search<\/th><td>1<\/td><td>100 %<\/td>/);
    expect(await counted()).not.toContain('page /operacion/estadisticas es 1');
  });

  test('says which day is none, and keeps what was asked for', async () => {
    const manager = await signedIn('manager');
    const refused = await manager.get('/operacion/estadisticas?from=2026-12-02&to=2026-12-01');
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('value="2026-12-02"');
  });

  test('is for managers', async () => {
    const stranger = await browser(COMPUTER);
    expect((await stranger.get('/operacion/estadisticas')).headers.get('location')).toContain('/operacion?to=');
    const counter = await signedIn('counter');
    expect((await counter.get('/operacion/estadisticas')).headers.get('location')).toBe('/operacion');
  });
});

test.each(OPERATOR_ROLES.filter((role) => role !== 'manager'))('a %s reads none of it', async (role) => {
  expect((await asked('statistics', role)).status).toBe(403);
  expect((await asked('statistics/counts?download=true', role)).status).toBe(403);
});
