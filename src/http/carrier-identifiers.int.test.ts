import type { GenericSchema } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BRAND_ID } from '#domain/network/carrier.ts';
import { COSTERA_PACKAGES } from '#main/costera-internet.ts';
import { type AdventuresFixture, openAdventuresFixture } from '#testing/adventures-fixture.ts';
import { openSite, visit } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { openPaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { allRoutes } from '#wire/all-routes.ts';
import { pathOf } from '#wire/paths.ts';

let database: TestDatabase;
let adventures: AdventuresFixture;
let site: Awaited<ReturnType<typeof openSite>>;
let cookie: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const fixture = await openPaymentFixture(database.pool);
  adventures = await openAdventuresFixture(database.pool, () => fixture.sale.now);
  const more = { adventures: adventures.config, internet: { packages: COSTERA_PACKAGES } };
  site = await openSite(fixture.sale, { handlers: wireSite(database.pool, fixture, { more }).handlers });
  cookie = (await visit(site.origin)).cookie();
});
afterAll(async () => {
  await site.close();
  await adventures.stop();
  await database.drop();
});

const CODE = '7K3M9QX2VD';
const ON_BOARD = {
  package_id: 'internet-plus',
  ticket_id: '12',
  last_name: 'Muñoz',
  contact: { email: 'ana@example.com' },
  idempotency_key: 'key-of-internet',
};

/** What else each call needs that takes an identifier of the carrier. */
const NEEDS: Readonly<Record<string, object>> = {
  'GET reservation': { code: CODE, last_name: 'Muñoz', phone: '3331234567' },
  'POST reservation': { code: CODE, last_name: 'Muñoz', phone: '3331234567' },
  'GET reservation/payment': { code: CODE },
  'GET reservation/promotional_code': { code: 'MAR10' },
  'GET service/additional/internet_packages': {},
  'POST service/additional/internet_create_payment': ON_BOARD,
  'GET tour/list': {},
};

const IDENTIFIERS = ['brand_id', 'operative_source', 'internet_id', 'promotion_id', 'user_id'] as const;
type Identifier = (typeof IDENTIFIERS)[number];

const entriesOf = (schema: GenericSchema | undefined): readonly string[] =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : [];

const TAKEN = allRoutes.flatMap((route) =>
  IDENTIFIERS.filter((name) => entriesOf(route.query ?? route.body).includes(name)).map(
    (name) => [`${route.method} ${route.path}`, name, route] as const,
  ),
);

/** The codes of a call's errors, with their fields. */
async function refusals(
  [call, , route]: (typeof TAKEN)[number],
  given: Partial<Record<Identifier, string | number>>,
): Promise<readonly string[]> {
  const sent = { ...NEEDS[call], brand_id: BRAND_ID, ...given };
  const query = route.query ? `?${new URLSearchParams(sent as Record<string, string>)}` : '';
  const response = await fetch(site.origin + pathOf(route) + query, {
    method: route.method,
    headers: { cookie, ...(route.body && { 'content-type': 'application/json' }) },
    ...(route.body && { body: JSON.stringify(sent) }),
  });
  const { content } = (await response.json()) as {
    readonly content: { readonly errors: readonly { readonly code: string; readonly field?: string }[] };
  };
  return content.errors.map(({ code, field }) => `${code} ${field}`);
}

const CODES: Partial<Record<Identifier, string>> = {
  brand_id: 'wrong_brand_reservation',
  internet_id: 'package_unknown',
};

const OWN = { brand_id: 2, operative_source: 'web', internet_id: 14, promotion_id: 2, user_id: 2 } as const;

test('each identifier is taken by some call, and each call that takes one is tried', () => {
  expect(new Set(TAKEN.map(([, name]) => name))).toEqual(new Set(IDENTIFIERS));
  expect(new Set(TAKEN.map(([call]) => call))).toEqual(new Set(Object.keys(NEEDS)));
});

test.each(TAKEN)('%s with another %s is refused at that field, and with ours is not', async (...taken) => {
  const name = taken[1];
  expect(await refusals(taken, { [name]: 'other' })).toEqual([`${CODES[name] ?? 'invalid_request'} ${name}`]);
  for (const given of [OWN[name], String(OWN[name])])
    expect((await refusals(taken, { [name]: given })).join()).not.toContain(name);
});
