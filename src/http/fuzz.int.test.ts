import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from '#http/testing/open-site.ts';
import { openSale } from '#main/testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#main/testing/test-database.ts';
import { allRoutes } from '#wire/all-routes.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import type { Route } from '#wire/route.ts';

let database: TestDatabase;
let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  database = await createTestDatabase();
  site = await openSite(await openSale(database.pool));
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

/** What nobody means to send. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.1,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a'.repeat(5_000),
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  "'; drop table reservation; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '${7*7}',
  [],
  [[]],
  [null],
  {},
  { toString: 'x' },
  { length: 1e9 },
  Array.from({ length: 500 }, () => ({})),
];

/** The fields a call knows by name. */
function fieldsOf({ query, body }: Route): readonly string[] {
  const found = new Set<string>();
  const collect = (schema: unknown): void => {
    const { entries, options, wrapped, pipe } = schema as Partial<Record<string, readonly unknown[] | object>>;
    for (const name of Object.keys(entries ?? {})) found.add(name);
    for (const inner of [wrapped, ...Object.values(options ?? {}), ...Object.values(pipe ?? {})])
      if (inner !== schema && typeof inner === 'object' && inner !== null) collect(inner);
  };
  for (const schema of [query, body]) if (schema) collect(schema);
  return [...found];
}

/** Bodies in which everything is hostile, and bodies in which one field is and the others are plausible. */
function* bodies(fields: readonly string[]): Generator<unknown> {
  for (const value of HOSTILE) {
    yield value;
    yield Object.fromEntries(fields.map((field) => [field, value]));
    yield { ...PLAUSIBLE, passengers: [value] };
    yield { ...PLAUSIBLE, contact: { first_name: value, cell_phone: value, email: value } };
    yield { ...PLAUSIBLE, seats: [{ position: value, seat_departure: value }] };
  }
  for (const field of fields) for (const value of HOSTILE) yield { ...PLAUSIBLE, [field]: value };
}

const PLAUSIBLE = {
  code: 'ABCDEFGHJK',
  origin: 'gdl',
  destination: 'pvr',
  round: true,
  departure: { date: '2026-12-01' },
  return: { date: '2026-12-03' },
  passengers: [{ type: 'adult' }],
  contact: {},
  idempotency_key: 'a-key-of-a-page',
  total: 1,
  link: 'A'.repeat(51),
};

test.each(allRoutes.map((route) => [`${route.method} ${route.service}/${route.path}`, route] as const))(
  '%s: whatever is sent, a clear refusal and never a 500',
  async (_, route) => {
    const path = pathOf(route, { project_id: "1'--" });
    for (const body of bodies(fieldsOf(route))) {
      const isGet = route.method === 'GET';
      const query = isGet && typeof body === 'object' && body !== null ? encodeQuery(flat(body)) : '';
      const response = await fetch(`${site.origin}${path}${query}`, {
        method: route.method,
        headers: { 'content-type': 'application/json' },
        ...(isGet ? {} : { body: JSON.stringify(body) }),
      });
      const answer = await response.json();
      const seen = JSON.stringify({ body, answer })?.slice(0, 600);
      expect(response.status, seen).toBeLessThan(500);
      expect(answer.http.code, seen).toBe(response.status);
      if (response.status !== 200) expect(answer.content.errors[0]?.message, seen).toBeTruthy();
    }
    expect(site.problems).toEqual([]);
  },
);

test('the fields of the calls are known by name', () => {
  const known = new Set(allRoutes.flatMap(fieldsOf));
  for (const field of ['code', 'passengers', 'contact', 'seats', 'token', 'password', 'rfc', 'payments'])
    expect(known).toContain(field);
});

const flat = (body: object) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, 500) : JSON.stringify(value)?.slice(0, 500),
    ]),
  );
