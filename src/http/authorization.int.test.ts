import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationId } from '#http/openapi/operation.ts';
import { type Access, CALLS, LET_IN, PAGES } from '#http/testing/authorization-table.ts';
import { openSite } from '#http/testing/open-site.ts';
import { openWorlds, type Principal, PRINCIPALS, SITE_SECRET, type World } from '#http/testing/principals.ts';
import { COSTERA } from '#main/costera.ts';
import { openDesk, type PaymentDesk } from '#main/testing/payment-desk.ts';
import { createTestDatabase, type TestDatabase } from '#main/testing/test-database.ts';
import { wireUp } from '#main/wire-up.ts';
import { addressOf } from '#web/addresses.ts';
import { createAnswerPage } from '#web/answer-page.tsx';
import { ROUTES } from '#web/routes.ts';
import { allRoutes } from '#wire/all-routes.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';

let database: TestDatabase;
let desk: PaymentDesk;
let site: Awaited<ReturnType<typeof openSite>>;
/** Names of the calls the site answers. */
let answered: readonly string[];
let newWorld: () => Promise<World>;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 10, waitMs: 20_000 });
  desk = await openDesk(database.pool);
  newWorld = await openWorlds(database.pool, desk);
  const wired = wireUp({
    pool: database.pool,
    clock: { now: () => desk.sale.now },
    accounts: [],
    invoicing: {
      issuer: { rfc: 'EKU9003173C9', name: 'LINE', regime: '624', postalCode: '45580' },
      openForms: {},
    },
    boardingCodes: desk.sale.boardingCodes,
    walletPasses: { apple: () => new Uint8Array(), google: () => 'https://pay.google.com/gp/v/save/x' },
    wallets: {
      sessions: { merchantSession: async () => ({ kind: 'opened', session: {} }) },
      frameUrl: '/wallet-frame',
    },
    testMode: true,
    brand: COSTERA,
    mail: undefined,
    channels: {
      pushes: undefined,
      messages: { channels: ['sms'], send: async () => ({ kind: 'sent', messageId: '' }) },
    },
    version: 'v1',
    origin: 'http://site.example',
    secret: SITE_SECRET,
    report: (problem) => desk.sale.problems.push(problem),
    log: () => undefined,
    wake: () => undefined,
  });
  answered = wired.handlers.map(({ route }) => operationId(route));
  const built = { script: '/assets/x.js', chunks: [], css: '' };
  const assets = {
    entries: Object.fromEntries(ROUTES.map(({ entry }) => [entry, built])),
    frameCss: '',
    version: 'v1',
  };
  site = await openSite(desk.sale, {
    handlers: wired.handlers,
    answerPage: createAnswerPage({ brand: COSTERA, testMode: true, assets }),
  });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

/** Let in, and told nothing of who travels. */
const KNOWS_LITTLE: readonly Principal[] = ['masked', 'invoicer'];
/** Kept out: not known, not allowed, or nothing there. */
const KEPT_OUT = [401, 403, 404];
/** Of a link besides: ours once, and too old. Of a reservation the same number only says that its time is over. */
const isKeptOut = (access: Access, status: number): boolean =>
  KEPT_OUT.includes(status) || (access.endsWith('-link') && status === 410);

/** What is written of the reservation and its money. Whoever is kept out leaves no trace. */
async function written({ code }: World): Promise<string> {
  const of = 'select reservation_id from reservation where code = $1';
  const { rows } = await database.pool.query(
    `select to_jsonb(r) - 'session_hash' as it,
       (select jsonb_agg(t order by t.folio) from ticket t where t.reservation_id = r.reservation_id) as tickets,
       (select jsonb_agg(p order by p.payment_id) from payment p where p.reservation_id = r.reservation_id) as payments,
       (select count(*) from seat_claim c where c.reservation_id = r.reservation_id) as claims,
       (select count(*) from outbox o where o.payload ->> 'reservation' = r.reservation_id::text) as words
     from reservation r where r.reservation_id = (${of})`,
    [code],
  );
  return JSON.stringify(rows);
}

test('every call is in the table, and the table has no other', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(allRoutes.map(operationId).toSorted());
  expect(Object.keys(CALLS).toSorted()).toEqual(answered.toSorted());
});

test('every screen is in the table, and the table has no other', () => {
  expect(Object.keys(PAGES).toSorted()).toEqual(ROUTES.map(({ entry }) => entry).toSorted());
});

describe.each(allRoutes.map((route) => [operationId(route), route] as const))('%s', (name, route) => {
  const cell = CALLS[name];

  const ask = async (world: World, one: Principal) => {
    await database.pool.query('truncate look_up_try, recovery_request, resend_request');
    const { query, body, params } = cell!.ask(world, one);
    const response = await fetch(site.origin + pathOf(route, params) + encodeQuery(query), {
      method: route.method,
      headers: { ...world.headersOf(one), 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, text: await response.text() };
  };

  test('lets in who is declared, and nobody else gets to know or do anything', async () => {
    expect(cell).toBeDefined();
    const { access } = cell!;
    const world = await newWorld();
    const found: Partial<Record<Principal, boolean>> = {};
    const statuses = new Set<number>();
    const refusals = new Set<string>();
    // Who is kept out comes first: what they must not change is still there to be changed.
    const isIn = (one: Principal) => access === 'everybody' || LET_IN[access].includes(one);
    const before = await written(world);
    for (const one of PRINCIPALS.toSorted((a, b) => Number(isIn(a)) - Number(isIn(b)))) {
      const { status, text } = await ask(world, one);
      statuses.add(status);
      expect([one, status, text]).not.toEqual([one, expect.toBeOneOf([400, 429, 500, 502, 503]), expect.anything()]);
      found[one] = access === 'everybody' || !isKeptOut(access, status);
      if (!isIn(one)) {
        refusals.add(text);
        expect(await written(world)).toBe(before);
      }
      // Whoever has no more than a last name reads no more.
      if (!isIn(one) || KNOWS_LITTLE.includes(one) || access === 'everybody')
        for (const secret of world.secrets) expect([one, text.includes(secret)]).toEqual([one, false]);
    }
    expect(found).toEqual(Object.fromEntries(PRINCIPALS.map((one) => [one, isIn(one)])));
    if (access === 'everybody') expect([...statuses]).toHaveLength(1);
    if (['holder', 'seer', 'invoicer'].includes(access)) expect([...refusals]).toHaveLength(1);
  });
});

describe.each(ROUTES.map((route) => [route.entry, route] as const))('the page %s', (entry, route) => {
  const cell = PAGES[entry];

  test('shows the reservation to who is declared, and nothing of it to anybody else', async () => {
    expect(cell).toBeDefined();
    const { access, query, params, namesNobody } = cell!;
    const world = await newWorld();
    const isIn = (one: Principal) => access === 'everybody' || (access !== 'nobody' && LET_IN[access].includes(one));
    const found: Partial<Record<Principal, boolean>> = {};
    for (const one of PRINCIPALS) {
      const path = addressOf(route, 'es', params?.(world, one) ?? {});
      const headers = world.headersOf(one);
      const response = await fetch(site.origin + path + encodeQuery(query?.(world)), {
        headers: { ...headers, cookie: `${headers['cookie']}; reservation=${world.code}` },
        redirect: 'manual',
      });
      const text = await response.text();
      found[one] = response.status < 300;
      const isShown = ['holder', 'seer', 'invoicer', 'operator'].includes(access);
      const mayRead = isShown && isIn(one) && !KNOWS_LITTLE.includes(one) && !namesNobody;
      const read = world.secrets.some((secret) => text.includes(secret));
      expect([one, read]).toEqual([one, mayRead && found[one]]);
    }
    expect(found).toEqual(Object.fromEntries(PRINCIPALS.map((one) => [one, isIn(one)])));
  });
});
