import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ErrorCode, fault } from '#domain/errors.ts';
import type { Handler } from '#http/handler.ts';
import { operationId } from '#http/openapi/operation.ts';
import { counted, fuzzCall, fuzzScenes, type Reached } from '#testing/http/fuzz-call.ts';
import { openSceneSuppliers } from '#testing/http/fuzz-scenes/open-scenes.ts';
import type { Scenes } from '#testing/http/fuzz-scenes/visitor.ts';
import { openStages, type Stage } from '#testing/http/fuzz-stage.ts';
import { fieldsOf } from '#testing/http/hostile.ts';
import { openSite } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { MINUTE } from '#kernel/instant.ts';
import { fail } from '#kernel/result.ts';
import { type InvoicingFixture, openInvoicingFixture } from '#testing/invoicing-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { allRoutes } from '#wire/all-routes.ts';
import { postDelay } from '#wire/delays.ts';
import type { Route } from '#wire/route.ts';
import { getTourTicket } from '#wire/tours-sale.ts';

/** `ANDEN_FUZZ=10000` sends this many random requests to each call; `ANDEN_FUZZ_SEED` repeats those of a run. */
const ASKED = process.env['ANDEN_FUZZ'];
const COUNT = Number(ASKED ?? 24);
const SEED = Number(process.env['ANDEN_FUZZ_SEED'] ?? (ASKED ? Date.now() % 2 ** 31 : 1));
const DRAWN = `ANDEN_FUZZ=${COUNT} ANDEN_FUZZ_SEED=${SEED}`;

let database: TestDatabase;
let fixture: InvoicingFixture;
let handlers: readonly Handler[];
let reached: ReadonlyMap<Route, Reached>;
let site: Awaited<ReturnType<typeof openSite>>;
let newStage: () => Promise<Stage>;
let current: Stage | undefined;
let suppliers: Awaited<ReturnType<typeof openSceneSuppliers>>;
let scenes: Scenes;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 10 });
  fixture = await openInvoicingFixture(database.pool);
  suppliers = await openSceneSuppliers(database.pool, fixture);
  const openStage = await openStages(database.pool, fixture);
  newStage = async () => {
    await suppliers.clear();
    return openStage();
  };
  const accounts = [
    { methods: ['credit', 'debit', 'paypal', 'google_pay', 'apple_pay'], provider: fixture.cards, webhook: undefined },
    { methods: ['oxxo', 'openpay'], provider: fixture.stores, webhook: undefined },
  ] as const;
  ({ handlers } = wireSite(database.pool, fixture, { accounts, limitFactor: 100_000, ...suppliers.wiring }));
  const counting = counted(handlers);
  reached = counting.reached;
  site = await openSite(fixture.sale, { handlers: counting.handlers });
  scenes = suppliers.scenesAt(site.origin);
});
afterAll(async () => {
  await suppliers.stop();
  await site.close();
  await database.drop();
});

/** Fresh reservations in every state. */
async function freshStage(): Promise<Stage> {
  if (!current || (await current.isSpent())) current = await newStage();
  return current;
}

const shake = async (route: Route, origin = site.origin, drawn = { count: COUNT, seed: SEED }) =>
  fuzzCall({ pool: database.pool, origin, route, stage: await freshStage(), ...drawn });

/** Read-only calls come first, before sessions and accounts change. */
const readersFirst = allRoutes.toSorted((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'));

test.each(readersFirst.map((route) => [operationId(route), route] as const))(
  '%s: whatever those send who may ask, a clear answer, no fault of ours, and the books are right',
  async (name, route) => {
    expect(await shake(route), DRAWN).toEqual([]);
    const newScene = scenes[name];
    if (newScene) {
      const scenery = {
        pool: database.pool,
        origin: site.origin,
        route,
        newScene: async () => newScene(await freshStage()),
      };
      expect(await fuzzScenes({ ...scenery, count: COUNT, seed: SEED }), DRAWN).toEqual([]);
    }
    expect([...site.problems, ...fixture.sale.problems, ...suppliers.problems()], DRAWN).toEqual([]);
    if (route.method !== 'GET') await fixture.audit();
    const { done, refused } = reached.get(route)!;
    expect(done + refused, 'requests that a rule judged').toBeGreaterThan(0);
    // A random request may have begun a payment on each subject; plain requests get a new stage of their own.
    if (done === 0) {
      current = undefined;
      expect(await shake(route, site.origin, { count: 0, seed: SEED }), DRAWN).toEqual([]);
    }
    expect(reached.get(route)!.done, 'requests that did what they ask').toBeGreaterThan(0);
  },
  ASKED ? 60 * MINUTE : 2 * MINUTE,
);

describe('control', () => {
  /** The findings, and how far requests get, when the handlers of operator calls are replaced. */
  async function shakeSpoiled(spoil: (honest: Handler) => Handler['handle']) {
    const spoiled = handlers.map((one) => (one.route === postDelay ? { ...one, handle: spoil(one) } : one));
    const counting = counted(spoiled);
    const open = await openSite(fixture.sale, { handlers: counting.handlers });
    const found = await shake(postDelay, open.origin, { count: 48, seed: 1 });
    await open.close();
    return { found, problems: open.problems, ...counting.reached.get(postDelay)! };
  }

  test('a handler that breaks on a text nobody thought of is found, behind the operator’s key', async () => {
    const { found, problems } = await shakeSpoiled((honest) => async (request) => {
      const { reason } = request.body as unknown as { readonly reason: string };
      if (reason !== 'try') throw new TypeError(`nobody thought of ${reason}`);
      return honest.handle(request);
    });
    expect(found.join()).toContain('a fault of ours');
    expect(problems.length).toBeGreaterThan(0);
  });

  test('one behind a paid tour that breaks is found, and one that refuses its buyer', async () => {
    const shakeTicket = async (handle: Handler['handle']) => {
      const spoiled = handlers.map((one) => (one.route === getTourTicket ? { ...one, handle } : one));
      const open = await openSite(fixture.sale, { handlers: spoiled });
      const newScene = suppliers.scenesAt(open.origin)['toursGetTourSaleTicket']!;
      const scenery = { newScene: async () => newScene(await freshStage()), count: 0, seed: 1 };
      const found = await fuzzScenes({ pool: database.pool, origin: open.origin, route: getTourTicket, ...scenery });
      await open.close();
      return found.join();
    };
    const broken = await shakeTicket(async () => {
      throw new TypeError('nobody thought of that');
    });
    expect(broken).toContain('a fault of ours');
    expect(await shakeTicket(async () => fail([fault('process_cannot_continue')]))).toContain('refused, though');
  });

  test('every call with scenes exists', () => {
    const known = new Set(allRoutes.map(operationId));
    expect(Object.keys(scenes).filter((name) => !known.has(name))).toEqual([]);
  });

  test('one that tells how it is made is found', async () => {
    const { found } = await shakeSpoiled(
      () => async () => fail([fault('departure_ambiguous', 'at handle (/srv/src/app/x.ts:7)')]),
    );
    expect(found.join()).toContain('shows the inside of the program');
  });

  test.each<ErrorCode>(['operator_required', 'not_found', 'invalid_request'])(
    'one that ends everybody with %s counts as not reached',
    async (code) => {
      const { done, refused } = await shakeSpoiled(() => async () => fail([fault(code)]));
      expect([done, refused]).toEqual([0, 0]);
    },
  );

  test('the fields of the calls are known by name, those inside of others too', () => {
    const known = new Set(allRoutes.flatMap((route) => fieldsOf(route).map(({ place }) => place.slice(1).join('.'))));
    for (const field of [
      'code',
      'passengers',
      'contact.email',
      'seats.0.position',
      'token',
      'password',
      'rfc',
      'payments',
    ])
      expect(known).toContain(field);
  });
});
