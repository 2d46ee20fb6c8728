import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fault } from '#domain/errors.ts';
import type { Handler, HandlerRequest } from '#http/handler.ts';
import { operationId } from '#http/openapi/operation.ts';
import { PAGES } from '#testing/http/authorization-pages.ts';
import { CALLS, LET_IN } from '#testing/http/authorization-table.ts';
import { openSite } from '#testing/http/open-site.ts';
import { KNOWS_LITTLE, strayAnswers } from '#testing/http/stray-answers.ts';
import { openAccessFixtures, type Principal, PRINCIPALS, type AccessFixture } from '#testing/http/principals.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { fail, ok } from '#kernel/result.ts';
import { COSTERA } from '#main/costera.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import type { Wired } from '#main/wire-up.ts';
import { addressOf } from '#web/addresses.ts';
import { genericErrors } from '#text/errors/generic.ts';
import { frame } from '#text/frame.ts';
import { createAnswerPage } from '#web/answer-page.tsx';
import { ROUTES } from '#web/routes.ts';
import { allRoutes } from '#wire/all-routes.ts';
import { getBoardingList } from '#wire/boarding.ts';
import { getCounterReservation, postPrint } from '#wire/counter.ts';
import { getSent, postNip, postResend } from '#wire/itinerary.ts';
import { getCancelOffer } from '#wire/money-back.ts';
import { postChangeName } from '#wire/names.ts';
import { encodeQuery } from '#wire/paths.ts';
import type { Route } from '#wire/route.ts';
import { getReservation } from '#wire/websale.ts';

let database: TestDatabase;
let fixture: PaymentFixture;
let site: Awaited<ReturnType<typeof openSite>>;
/** Names of the calls the site answers. */
let answered: readonly string[];
let newWorld: () => Promise<AccessFixture>;
let wired: Wired;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 10 });
  fixture = await openPaymentFixture(database.pool);
  newWorld = await openAccessFixtures(database.pool, fixture);
  wired = wireSite(database.pool, fixture);
  answered = wired.handlers.map(({ route }) => operationId(route));
  const built = { script: '/assets/x.js', chunks: [], css: '' };
  const assets = {
    entries: Object.fromEntries(ROUTES.map(({ entry }) => [entry, built])),
    dates: { script: '', chunks: [] },
    frameCss: '',
    fontCss: '',
    fonts: [],
    version: 'v1',
  };
  site = await openSite(fixture.sale, {
    handlers: wired.handlers,
    answerPage: createAnswerPage({ brand: COSTERA, testMode: true, assets }),
  });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

/** Reused while unchanged: calls that only read leave it to the next. */
let current: AccessFixture | undefined;
const worldFor = async (method: string): Promise<AccessFixture> => {
  const accessFixture = current ?? (await newWorld());
  current = method === 'GET' ? accessFixture : undefined;
  return accessFixture;
};

test('every call is in the table, and the table has no other', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(allRoutes.map(operationId).toSorted());
  expect(Object.keys(CALLS).toSorted()).toEqual(answered.toSorted());
});

test('every screen is in the table, and the table has no other', () => {
  expect(Object.keys(PAGES).toSorted()).toEqual([...new Set(ROUTES.map(({ entry }) => entry))].toSorted());
});

test('no call tells anyone who boards who travels', () => {
  const toldPeople = Object.entries(CALLS).filter(([, { reads }]) => reads === 'people');
  expect(toldPeople.length).toBeGreaterThan(0);
  const open = toldPeople.filter(([, { access }]) => access === 'everybody' || LET_IN[access].includes('boarding'));
  expect(open.map(([name]) => name)).toEqual([]);
});

/** Read-only calls come first and share a fixture. */
const readersFirst = allRoutes.toSorted((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'));

test.each(readersFirst.map((route) => [operationId(route), route] as const))(
  '%s lets in who is declared, and nobody else gets to know or do anything',
  async (name, route) => {
    const cell = CALLS[name];
    expect(cell).toBeDefined();
    const accessFixture = await worldFor(route.method);
    expect(await strayAnswers({ pool: database.pool, origin: site.origin, route, cell: cell!, accessFixture })).toEqual(
      [],
    );
  },
);

describe('a call that answers one too many is noticed', () => {
  /** How a call deviates from the table when its handler is replaced. */
  const strays = async (route: Route, spoil: (honest: Handler, accessFixture: AccessFixture) => Handler['handle']) => {
    const accessFixture = await worldFor('POST');
    const handlers = wired.handlers.map((one) =>
      one.route === route ? { route, handle: spoil(one, accessFixture) } : one,
    );
    const open = await openSite(fixture.sale, { handlers });
    const cell = CALLS[operationId(route)]!;
    const found = await strayAnswers({ pool: database.pool, origin: open.origin, route, cell, accessFixture });
    await open.close();
    return found;
  };
  const hashOf = (accessFixture: AccessFixture, one: Principal) =>
    createHash('sha256').update(accessFixture.headersOf(one)['cookie']!.replace('anden=', '')).digest();
  const isFrom = ({ caller }: HandlerRequest, accessFixture: AccessFixture, one: Principal) =>
    hashOf(accessFixture, one).equals(caller.sessionHash);
  const asBuyer = (request: HandlerRequest, accessFixture: AccessFixture): HandlerRequest => ({
    ...request,
    caller: { ...request.caller, sessionHash: hashOf(accessFixture, 'buyer') },
  });

  test.each<[string, Route, Principal]>([
    ['the PIN, to who sees the reservation masked', postNip, 'masked'],
    ['what was sent, to a stranger', getSent, 'stranger'],
    ['the reservation, to whose proof is over', getReservation, 'expired'],
    ['another name, to who had it forgotten', postChangeName, 'forgetful'],
    ['what cancelling gives, to who bought another one', getCancelOffer, 'other'],
  ])('%s', async (_, route, one) => {
    const found = await strays(
      route,
      (honest, accessFixture) => (request) =>
        honest.handle(isFrom(request, accessFixture, one) ? asBuyer(request, accessFixture) : request),
    );
    expect(found).toContain(`${one} is let in with 200`);
  });

  test('the counter, to anyone who has a key', async () => {
    const found = await strays(
      postPrint,
      (honest) => async (request) => (request.caller.operatorKeyHash ? ok({}) : honest.handle(request)),
    );
    expect(found).toEqual([
      'boarding is let in with 200',
      'callcentre is let in with 200',
      'editor is let in with 200',
    ]);
  });

  test('a list of passengers by their names, to anyone who boards', async () => {
    const found = await strays(getBoardingList, (honest) => async (request) => {
      const list = await honest.handle(request);
      return list.ok
        ? ok({
            ...(list.value as object),
            tickets: [{ name: 'Ana López', email: 'ana@example.com', phone: '+52 3331234567' }],
          })
        : list;
    });
    const read = ['boarding', 'counter', 'manager'].flatMap((one) =>
      ['ana@example.com', 'López', '3331234567'].map((it) => `${one} reads ${it}`),
    );
    expect(found).toEqual(read);
  });

  test('a reservation of the counter, to anyone who boards', async () => {
    const found = await strays(
      getCounterReservation,
      (honest) => async (request) => (request.caller.operatorKeyHash ? ok({}) : honest.handle(request)),
    );
    expect(found).toEqual(['boarding is let in with 200', 'editor is let in with 200']);
  });

  test('one that refuses, and does it all the same', async () => {
    const found = await strays(postResend, (honest, accessFixture) => async (request) => {
      if (isFrom(request, accessFixture, 'masked')) await honest.handle(asBuyer(request, accessFixture));
      return honest.handle(request);
    });
    expect(found).toContain('masked left a trace');
  });

  test('one that says why', async () => {
    const found = await strays(
      postNip,
      (honest, accessFixture) => async (request) =>
        isFrom(request, accessFixture, 'masked') ? fail([fault('one_time_code_wrong')]) : honest.handle(request),
    );
    expect(found).toEqual(['masked is let in with 422', 'refusals differ']);
  });

  test('one that keeps out who should be in', async () => {
    const found = await strays(
      getSent,
      (honest, accessFixture) => async (request) =>
        isFrom(request, accessFixture, 'resumed')
          ? fail([fault('reservation_not_found', 'code')])
          : honest.handle(request),
    );
    expect(found).toEqual(['resumed is kept out with 404']);
  });
});

test.each<[Principal, string]>([
  ['boarding', '/operacion/bitacora'],
  ['boarding', '/operacion/taquilla'],
  ['callcentre', '/operacion/abordaje'],
])('%s who opens %s is told that it is for another role, and finds what is theirs', async (one, path) => {
  const headers = (await worldFor('GET')).headersOf(one);
  const sent = await fetch(site.origin + path, { headers, redirect: 'manual' });
  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/operacion']);
  const notice = sent.headers.getSetCookie().find((cookie) => cookie.startsWith('notice='))!;
  const cookie = `${headers['cookie']}; ${notice.split(';')[0]}`;
  const text = await (await fetch(`${site.origin}/operacion`, { headers: { ...headers, cookie } })).text();
  expect(text).toContain(frame.notYourRole.es);
  expect(text).not.toContain(genericErrors.forbidden.es);
});

describe.each(ROUTES.map((route) => [route.entry, route] as const))('the page %s', (entry, route) => {
  const cell = PAGES[entry];

  test('shows the reservation to anyone who is declared, and nothing of it to anybody else', async () => {
    expect(cell).toBeDefined();
    const { access, query, params, namesNobody, masks } = cell!;
    const accessFixture = await worldFor('GET');
    const isIn = (one: Principal) => access === 'everybody' || (access !== 'nobody' && LET_IN[access].includes(one));
    const found: Partial<Record<Principal, boolean>> = {};
    for (const one of PRINCIPALS) {
      const path = addressOf(route, 'es', params?.(accessFixture, one) ?? {});
      const headers = accessFixture.headersOf(one);
      const response = await fetch(site.origin + path + encodeQuery(query?.(accessFixture)), {
        headers: { ...headers, cookie: `${headers['cookie']}; reservation=${accessFixture.code}` },
        redirect: 'manual',
      });
      const text = await response.text();
      found[one] = response.status < 300;
      const isShown = ['holder', 'seer', 'invoicer', 'desk'].includes(access);
      const mayRead = isShown && isIn(one) && !KNOWS_LITTLE.includes(one) && !namesNobody;
      const read = (masks ? accessFixture.people : accessFixture.secrets).some((secret) => text.includes(secret));
      expect([one, read]).toEqual([one, mayRead && found[one]]);
    }
    expect(found).toEqual(Object.fromEntries(PRINCIPALS.map((one) => [one, isIn(one)])));
  });
});
