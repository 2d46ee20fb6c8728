import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerOpenApi } from '#http/openapi/register-openapi.ts';
import { plusDays } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { type AdventuresFixture, openAdventuresFixture } from '#testing/adventures-fixture.ts';
import { openDocument } from '#testing/http/documented.ts';
import { openSite, visit } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { SPECIFIED_CALLS } from '#testing/specified-calls.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openToursFixture, SURF, type ToursFixture } from '#testing/tours-fixture.ts';
import { serviceBase } from '#wire/service-base.ts';

let database: TestDatabase;
let payments: PaymentFixture;
let tours: ToursFixture;
let adventures: AdventuresFixture;
let site: Awaited<ReturnType<typeof openSite>>;
let document: Awaited<ReturnType<typeof openDocument>>;
/** Cookies of the buyer, and of somebody else. */
let buyer: string;
let other: string;

beforeAll(async () => {
  database = await createTestDatabase();
  payments = await openPaymentFixture(database.pool);
  tours = await openToursFixture(database.pool, { ...payments.sale, ...orderDeps(database.pool, payments.sale) });
  adventures = await openAdventuresFixture(database.pool, () => payments.sale.now);
  const accounts = [{ methods: ['credit'], provider: payments.cards, webhook: undefined }] as const;
  const more = { tours: tours.config, adventures: adventures.config };
  const { handlers } = wireSite(database.pool, payments, { accounts, more });
  const routes = handlers.map(({ route }) => route);
  site = await openSite(payments.sale, (origin) => ({
    handlers,
    register: [registerOpenApi({ routes, title: 'Line', version: '1', origin })],
  }));
  document = await openDocument(site.origin);
  [buyer, other] = [(await visit(site.origin)).cookie(), (await visit(site.origin)).cookie()];
});
afterAll(async () => {
  await site.close();
  await adventures.stop();
  await tours.stop();
  await database.drop();
});

interface Asked {
  /** What stands for the asterisk of the call. */
  readonly of?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly cookie?: string;
}
type Data = Readonly<Record<string, unknown>>;

interface Example {
  readonly call: string;
  /** A request that succeeds. It may use what earlier ones kept. */
  readonly succeeds: () => Asked | Promise<Asked>;
  /** Reads of the answer what later requests need. */
  readonly keep?: (data: Data) => void;
  readonly refused: () => Asked;
  readonly code: string;
}

async function ask(service: keyof typeof SPECIFIED_CALLS, call: string, { of, query, body, cookie }: Asked) {
  const [method = '', path = ''] = call.split(' ');
  const full = `${serviceBase(service)}/${path}`;
  const documented = document.calls.find(
    (one) => one.method === method.toLowerCase() && one.path.replaceAll(/\{[^}]+\}/g, '*') === full,
  );
  if (!documented) throw new Error(`the document has no ${method} ${full}`);
  const response = await fetch(`${site.origin}${full.replace('*', of ?? '')}?${new URLSearchParams(query)}`, {
    method,
    headers: { cookie: cookie ?? buyer, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as {
    readonly http: { readonly code: number; readonly status: string };
    readonly content: { readonly data: Data; readonly errors: readonly { readonly code: string }[] };
  };
  return {
    status: answer.http.status,
    isSameCode: answer.http.code === response.status,
    codes: answer.content.errors.map(({ code }) => code),
    deviations: document.deviations(documented, response.ok, answer),
    data: answer.content.data,
  };
}

/** Counted from the site's day. */
const day = () => plusDays(dateInZone(payments.sale.now, CARRIER_ZONE), 12);
const BUYER = {
  first_name: 'Eva',
  last_name: 'Ruiz',
  cell_phone: '3331234567',
  email: 'eva@example.com',
  privacy: true,
  of_age: true,
};
const CARD = { token: 'tok_1', idempotency_key: 'key-of-payment' };

const tour = { slot: '', session: '', code: '' };

const TOURS: readonly Example[] = [
  {
    call: 'GET tour/catalog/product',
    succeeds: () => ({ query: { name: SURF } }),
    refused: () => ({ query: { name: 'vuelo-a-la-luna' } }),
    code: 'tour_not_found',
  },
  {
    call: 'GET tour/catalog/date',
    succeeds: () => ({ query: { name: SURF, people: '2' } }),
    refused: () => ({ query: { name: 'vuelo-a-la-luna' } }),
    code: 'tour_not_found',
  },
  {
    call: 'GET tour/catalog/timeslot',
    succeeds: () => ({ query: { name: SURF, date: day() } }),
    keep: ({ slots }) => (tour.slot = (slots as readonly { readonly slot: string }[])[0]!.slot),
    refused: () => ({ query: { name: 'vuelo-a-la-luna', date: day() } }),
    code: 'tour_not_found',
  },
  {
    call: 'POST tour/check/shopping',
    succeeds: () => ({ body: { shopping: { name: SURF, slot: tour.slot, adults: 2, total: 178_000 } } }),
    keep: ({ session }) => (tour.session = (session as { readonly id: string }).id),
    refused: () => ({ body: { shopping: { name: SURF, slot: tour.slot, adults: 7 } } }),
    code: 'participants_invalid',
  },
  {
    call: 'GET tour/check/shopping',
    succeeds: () => ({ query: { session: tour.session } }),
    refused: () => ({ query: { session: tour.session }, cookie: other }),
    code: 'tour_session_expired',
  },
  {
    call: 'PUT tour/sale/checkout',
    succeeds: () => ({
      body: {
        session: tour.session,
        idempotency_key: 'key-of-a-tour',
        contact: { ...BUYER, apply: true },
        participants: [{}, { first_name: 'Luz', last_name: 'Gil' }],
        total: 178_000,
      },
    }),
    keep: ({ order }) => (tour.code = (order as { readonly code: string }).code),
    refused: () => ({ body: { session: 'nobody', idempotency_key: 'key-of-nobody' } }),
    code: 'tour_session_expired',
  },
  {
    call: 'GET tour/sale/payment',
    succeeds: () => ({ query: { code: tour.code } }),
    refused: () => ({ query: { code: tour.code }, cookie: other }),
    code: 'reservation_not_found',
  },
  {
    call: 'POST tour/sale/payment',
    succeeds: () => ({ body: { code: tour.code, method: 'credit', total: 178_000, ...CARD } }),
    refused: () => ({ body: { code: tour.code, method: 'credit', total: 178_000, ...CARD }, cookie: other }),
    code: 'reservation_not_found',
  },
  {
    call: 'PUT tour/sale/payment',
    succeeds: () => ({ body: { code: tour.code } }),
    refused: () => ({ body: { code: tour.code }, cookie: other }),
    code: 'reservation_not_found',
  },
  {
    call: 'POST tour/sale/booking',
    succeeds: () => ({ body: { code: tour.code } }),
    refused: () => ({ body: { code: tour.code }, cookie: other }),
    code: 'reservation_not_found',
  },
  {
    call: 'GET tour/sale/ticket',
    succeeds: () => ({ query: { code: tour.code } }),
    refused: () => ({ query: { code: tour.code }, cookie: other }),
    code: 'reservation_not_found',
  },
  {
    call: 'POST tour/check/reservation',
    succeeds: () => ({ body: { code: tour.code, session: tour.session } }),
    refused: () => ({ body: { code: tour.code }, cookie: other }),
    code: 'reservation_not_found',
  },
];

const WHALES = 'ballenas-jorobadas';
const trip = { starts: '', price: 0, least: 0, order: '' };
const query = { brand_id: '2', operative_source: 'web', lang: 'en' };
const total = () => trip.price * trip.least;

const ADVENTURES: readonly Example[] = [
  {
    call: 'GET tour/list',
    succeeds: () => ({ query }),
    keep: ({ tours: all }) => {
      const found = (all as readonly { readonly booking_code: string; readonly min_people: number }[]).find(
        ({ booking_code: code }) => code === WHALES,
      )!;
      trip.least = found.min_people;
    },
    refused: () => ({ query: { ...query, brand_id: '3' } }),
    code: 'wrong_brand_reservation',
  },
  {
    call: 'GET tour/*/dates',
    succeeds: () => ({ of: WHALES, query: { lang: 'en' } }),
    keep: ({ dates }) => {
      const all = dates as readonly { readonly starts_at: string; readonly price: number; readonly left: number }[];
      const last = all.findLast(({ left }) => left >= trip.least)!;
      [trip.starts, trip.price] = [last.starts_at, last.price];
    },
    refused: () => ({ of: 'vuelo-a-la-luna' }),
    code: 'adventure_not_found',
  },
  {
    call: 'POST tour/*/checkout',
    succeeds: () => ({ of: WHALES, body: wanted('key-of-adventure', total()) }),
    keep: ({ order_id: order }) => (trip.order = String(order)),
    refused: () => ({ of: WHALES, body: wanted('key-of-cheaper', total() - 1) }),
    code: 'price_changed',
  },
  {
    call: 'PUT tour/*/checkout',
    succeeds: () => ({
      of: WHALES,
      body: { order_id: trip.order, payment_method: 'credit', total: total(), ...CARD },
    }),
    refused: () => ({
      of: WHALES,
      body: { order_id: trip.order, payment_method: 'credit', total: total(), ...CARD },
      cookie: other,
    }),
    code: 'reservation_not_found',
  },
  {
    call: 'GET tour/*/checkout',
    succeeds: async () => {
      await adventures.book();
      return { of: WHALES, query: { order_id: trip.order, payment_method: 'credit' } };
    },
    refused: () => ({ of: 'otra-aventura', query: { order_id: trip.order } }),
    code: 'process_cannot_continue',
  },
  {
    call: 'GET tour/*/ticket',
    succeeds: () => ({
      of: WHALES,
      query: { order_id: trip.order, file_type: 'pdf', send_confirmation: 'true', lang: 'en', name_tour: 'Whales' },
    }),
    refused: () => ({ of: WHALES, query: { order_id: trip.order }, cookie: other }),
    code: 'reservation_not_found',
  },
];

const wanted = (key: string, seen: number) => ({
  idempotency_key: key,
  starts_at: trip.starts,
  people: trip.least,
  total: seen,
  buyer: BUYER,
});

const EXAMPLES = { tours: TOURS, vallarta_adventures: ADVENTURES } as const;

describe.each(Object.entries(EXAMPLES))('%s', (name, examples) => {
  const service = name as keyof typeof EXAMPLES;

  test('has an example of each call that the specification names', () => {
    expect(examples.map(({ call }) => call).toSorted()).toEqual(SPECIFIED_CALLS[service]!.toSorted());
  });

  test.each(examples)('$call succeeds and refuses as the document says', async ({ call, ...one }) => {
    const done = await ask(service, call, await one.succeeds());
    expect(done).toMatchObject({ status: 'success', isSameCode: true, codes: [], deviations: [] });
    one.keep?.(done.data);
    const refused = await ask(service, call, one.refused());
    expect(refused).toMatchObject({ status: 'error', isSameCode: true, codes: [one.code], deviations: [], data: {} });
  });
});

test('control: an answer without what the document says deviates from it', () => {
  const call = document.calls.find(({ path }) => path.endsWith('tour/sale/ticket'))!;
  const answer = (data: object) => ({ http: { code: 200, status: 'success' }, content: { data, errors: [] } });
  expect(document.deviations(call, true, answer({ ticket: {} }))).not.toEqual([]);
  expect(document.deviations(call, false, answer({}))).not.toEqual([]);
});
