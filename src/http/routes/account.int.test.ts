import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUDGETS } from '#http/limits/budgets.ts';
import { limited } from '#http/limits/limit-calls.ts';
import { createRateLimiter } from '#http/limits/rate-limiter.ts';
import { accountHandlers } from '#http/routes/account.ts';
import { openSite, visit } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { plainPages } from '#testing/drawn-page.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { solvePuzzle } from '#web/guessing/solve-puzzle.ts';
import { patternOf } from '#wire/paths.ts';
import { postOrderPayment } from '#wire/orders.ts';
import { postTourPayment } from '#wire/tours-sale.ts';
import { postPayment } from '#wire/websale.ts';
import * as paths from '#wire/page-paths.ts';
import { newSecret } from '#main/rooms/loyalty.ts';
import { openSale, type PayingSale } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, PASSWORD } from '#testing/travellers.ts';

let database: TestDatabase;
let sale: PayingSale;
let site: Awaited<ReturnType<typeof openSite>>;
let ana: Traveller;

beforeAll(async () => {
  database = await createTestDatabase();
  sale = await openSale(database.pool);
  site = await openSite(sale);
  ana = await openProgramme(database.pool).account({ purchased: 50_000 });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

type Go = Awaited<ReturnType<typeof visit>>['go'];

const JSON_BODY = { 'content-type': 'application/json' };
const login = (go: Go, body: object) =>
  go('/api/account/site/account/login', { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body) });
const profile = (go: Go, headers: Record<string, string>) => go('/api/account/site/account/profile', { headers });
const sessionOf = async (response: Response): Promise<string> => {
  const { content } = (await response.json()) as { content: { data: { session: string } } };
  return content.data.session;
};
const codesOf = async (response: Response) => {
  const { content } = (await response.json()) as { content: { errors: { code: string; message: string }[] } };
  return content.errors.map(({ code }) => code);
};

test('a program signs in, sends the value in a header, and signs out', async () => {
  const { go } = await visit(site.origin);
  await database.pool.query("update traveller set birthday = '05/11' where traveller_id = $1", [ana.id]);
  const answered = await login(go, { phone: ana.phone.slice(3), password: PASSWORD });
  expect(answered.headers.getSetCookie()).toEqual([]);
  const headers = { 'x-traveller-session': await sessionOf(answered) };
  const { content } = (await (await profile(go, headers)).json()) as { content: { data: unknown } };
  expect(content.data).toEqual({
    card: ana.card,
    first_name: 'Ana',
    last_name: 'López',
    birthday: '05/11',
    cell_phone: ana.phone,
    email: ana.email,
    tier: 'golden',
    points: { purchased: 50_000, win: 0 },
    pays_with_points: true,
  });
  await go('/api/account/site/account/logout', { method: 'POST', headers: { ...JSON_BODY, ...headers }, body: '{}' });
  expect((await profile(go, headers)).status).toBe(401);
});

test('the value is no use in another session, and the cookie is as good as the header', async () => {
  const own = await visit(site.origin);
  const other = await visit(site.origin);
  const value = await sessionOf(await login(own.go, { card: ana.card, password: PASSWORD }));
  expect((await profile(own.go, { 'x-traveller-session': value })).status).toBe(200);
  expect(await codesOf(await profile(other.go, { 'x-traveller-session': value }))).toEqual([
    'traveller_session_required',
  ]);
  const kept = await profile(own.go, { cookie: `${own.cookie()}; traveller=${value}` });
  expect(kept.status).toBe(200);
});

test('a form of an account is sent after signing in again, and never as somebody else', async () => {
  const beto = await openProgramme(database.pool).account();
  const { handlers } = wireSite(database.pool, { sale });
  const open = await openSite(sale, { handlers, answerPage: plainPages });
  const { go, cookie } = await visit(open.origin);
  const enter = async ({ card }: Traveller) =>
    `${cookie()}; traveller=${await sessionOf(await login(go, { card, password: PASSWORD }))}`;
  const asAna = await enter(ana);
  const page = await (await go(paths.myDetails.es, { headers: { cookie: asAna } })).text();
  const [, token = ''] = /name="_form" value="([^"]*)"/.exec(page) ?? [];
  expect(page).not.toContain(ana.card);

  const save = async (name: string, visitor: string) => {
    const body = new URLSearchParams({ _form: token, first_name: name, last_name: 'López', birthday: '' });
    const answer = await go(paths.myDetails.es, {
      method: 'POST',
      body,
      headers: { cookie: visitor, origin: open.origin },
    });
    const { rows } = await database.pool.query('select first_name from traveller where card = any($1) order by card', [
      [ana.card, beto.card],
    ]);
    return [
      answer.status,
      answer.headers.getSetCookie().join().includes('other-account'),
      ...rows.map((row) => row.first_name),
    ];
  };
  expect(await save('Anabel', await enter(beto))).toEqual([303, true, 'Ana', 'Ana']);
  expect(await save('Anabel', asAna)).toEqual([403, false, 'Ana', 'Ana']);
  expect(await save('Anabel', await enter(ana))).toEqual([303, false, 'Anabel', 'Ana']);
  await open.close();
});

test('a page that was opened as one account pays nothing as another one', async () => {
  const beto = await openProgramme(database.pool).account({ purchased: 50_000 });
  const { handlers } = wireSite(database.pool, { sale });
  const open = await openSite(sale, { handlers, answerPage: plainPages });
  const { go, cookie } = await visit(open.origin);
  const enter = async ({ card }: Traveller) =>
    `${cookie()}; traveller=${await sessionOf(await login(go, { card, password: PASSWORD }))}`;
  const tokenOf = async (visitor: string) => {
    const page = await (await go(paths.myDetails.es, { headers: { cookie: visitor } })).text();
    return /name="_form" value="([^"]*)"/.exec(page)?.[1] ?? '';
  };
  const asAna = await enter(ana);
  const ofAna = await tokenOf(asAna);
  const asBeto = await enter(beto);
  const ofBeto = await tokenOf(asBeto);
  const total = { total: 65_000, idempotency_key: 'key-of-a-page', method: 'traveller_purchased' };
  const pay = async (token: string, visitor: string, path: string) =>
    codesOf(
      await go(path, {
        method: 'POST',
        headers: { ...JSON_BODY, cookie: visitor, origin: open.origin, 'x-csrf': token },
        body: JSON.stringify({ code: 'PCG1DAGCD5', ...total }),
      }),
    );
  for (const path of [postPayment, postOrderPayment, postTourPayment].map(patternOf)) {
    expect(await pay(ofAna, asBeto, path)).toEqual(['other_account']);
    expect(await pay(ofBeto, asBeto, path)).toEqual(['reservation_not_found']);
    // Opened before anybody signed in, it showed no points.
    expect(await pay(ofBeto.split('.')[0]!, asBeto, path)).toEqual(['reservation_not_found']);
    // Ana's session is over since Beto signed in: nobody's points are spent.
    expect(await pay(ofAna, asAna, path)).toEqual(['reservation_not_found']);
  }
  await open.close();
});

test('refusals have their status and say nothing about which accounts there are', async () => {
  const { go } = await visit(site.origin);
  const wrong = await login(go, { card: ana.card, password: 'Playa#2027' });
  const unknown = await login(go, { email: 'nobody@example.com', password: 'Playa#2027' });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(await wrong.text()).toBe(await unknown.text());
  expect((await login(go, { phone: '33', password: '' })).status).toBe(422);
});

test('a stranger’s wrong passwords shut out neither the owner elsewhere nor, with a captcha, anybody', async () => {
  await database.pool.query('truncate look_up_try');
  const limiter = createRateLimiter({ clock: () => sale.now, factor: 1, budgets: BUDGETS });
  const limitedSite = await openSite(sale, { handlers: accountHandlers(sale).map(limited(limiter)), trustProxy: true });
  const from = async (address: string, body: object) => {
    const { go } = await visit(limitedSite.origin);
    const headers = { ...JSON_BODY, 'x-forwarded-for': address };
    return go('/api/account/site/account/login', { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const told: unknown[] = [];
  for (let i = 0; i < 12; i += 1) {
    // All three identifiers mean the same account.
    const named = [{ card: ana.card }, { phone: ana.phone.slice(3) }, { email: ana.email }][i % 3]!;
    told.push((await codesOf(await from('198.51.100.1', { ...named, password: `Guess#${i}` })))[0]);
  }
  expect(told).toEqual([
    ...Array<string>(5).fill('authentication_incorrect'),
    ...Array<string>(7).fill('captcha_required'),
  ]);
  const right = { card: ana.card, password: PASSWORD };
  expect((await from('198.51.100.2', right)).status).toBe(200);
  for (let n = 10; n < 18; n += 1) await from(`198.51.100.${n}`, { card: ana.card, password: 'Guess#1' });
  const asked = await from('198.51.100.3', right);
  expect(asked.status).toBe(429);
  const { content } = (await asked.json()) as { content: { errors: { params: { puzzle: string } }[] } };
  const { puzzle } = content.errors[0]!.params;
  const captcha = `${puzzle}.${await solvePuzzle(puzzle)}`;
  expect((await from('198.51.100.3', { ...right, captcha })).status).toBe(200);
  await limitedSite.close();
}, 60_000);

test('signing in again and again with the right password costs nothing', async () => {
  await database.pool.query('truncate look_up_try');
  const { go } = await visit(site.origin);
  for (let n = 0; n < 15; n += 1) expect((await login(go, { card: ana.card, password: PASSWORD })).status).toBe(200);
});

test('an agency sells by its key alone, sent in a header', async () => {
  const { value, hash } = newSecret();
  const agency = {
    id: uuidV7<'agency'>(Date.now(), randomBytes(10)),
    name: 'Viajes Sol',
    creditLimit: centavos(9_999_999),
  };
  await sale.agencies.open(agency, hash, sale.now);
  const own = await visit(site.origin);
  const session = createHash('sha256')
    .update(/anden=([^;]+)/.exec(own.cookie())![1]!)
    .digest();
  const { code, reservation } = await sale.atPayment({ caller: { sessionHash: session, address: '192.0.2.1' } });
  const paying = (headers: Record<string, string>) =>
    own.go('/api/websale/reservation/payment', {
      method: 'POST',
      headers: { ...JSON_BODY, ...headers },
      body: JSON.stringify({
        code,
        method: 'agencies',
        idempotency_key: 'an-agency-sells',
        total: reservation.quote!.total,
      }),
    });
  expect(await codesOf(await paying({}))).toEqual(['method_unavailable']);
  expect((await paying({ 'x-agency-key': 'a'.repeat(32) })).status).toBe(401);
  expect((await paying({ 'x-agency-key': value })).status).toBe(200);
  const offer = await own.go(`/api/websale/reservation/payment?code=${code}`);
  expect(await offer.text()).not.toContain('agencies');
});
