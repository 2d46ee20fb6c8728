import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#app/caller.ts';
import type { Payments } from '#app/payment/ports.ts';
import { AT_ONCE, reconcilePayments } from '#app/payment/reconcile-payments.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { PROOF_HEADERS } from '#wire/services.ts';
import { openSite } from '#testing/http/open-site.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { newSecret } from '#main/rooms/loyalty.ts';
import { good, type SaleOptions, type Visit } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, PASSWORD, type Programme } from '#testing/travellers.ts';
import { signIn } from '#app/loyalty/sign-in.ts';

const MANY = 100;
/** A hundred calls wait for one row: on a busy machine longer than a visitor would. */
const PATIENT_LOCK_MS = 30_000;
/** Long enough for all calls to arrive while the first is at the provider. */
const PROVIDER_TAKES_MS = 150;

let database: TestDatabase;
let fixture: PaymentFixture;
let programme: Programme;
let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 20, lockMs: PATIENT_LOCK_MS });
  fixture = await openPaymentFixture(database.pool);
  programme = openProgramme(database.pool);
  const providers = new Map(fixture.sale.providers).set('google_pay', fixture.cards);
  site = await openSite({ ...fixture.sale, providers });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});
afterEach(() => fixture.clear());

interface Kind {
  readonly name: string;
  readonly method: PaymentMethod;
  readonly token?: string;
  readonly before?: () => void;
  readonly wish?: SaleOptions;
  readonly status: number;
  /** Charges at a provider, transfers in the ledger, notices enqueued. */
  readonly effects: readonly [charges: number, transfers: number, words: number];
}

const KINDS: readonly Kind[] = [
  { name: 'a card that pays', method: 'credit', token: 'tok_1', status: 200, effects: [1, 3, 1] },
  {
    name: 'a card that is refused',
    method: 'credit',
    token: 'tok_1',
    before: () => fixture.cards.behave('declines'),
    status: 402,
    effects: [1, 0, 0],
  },
  {
    name: 'a card whose bank asks',
    method: 'debit',
    token: 'tok_1',
    before: () => fixture.cards.behave('asks'),
    status: 200,
    effects: [1, 0, 0],
  },
  {
    name: 'a card of which no answer comes',
    method: 'credit',
    token: 'tok_1',
    before: () => fixture.cards.behave('pays-unheard'),
    status: 200,
    effects: [1, 0, 0],
  },
  { name: 'Google Pay', method: 'google_pay', token: '{"signature":"x"}', status: 200, effects: [1, 3, 1] },
  { name: 'PayPal', method: 'paypal', before: () => fixture.cards.behave('asks'), status: 200, effects: [1, 0, 0] },
  { name: 'OXXO', method: 'oxxo', wish: { round: false }, status: 200, effects: [1, 0, 1] },
  { name: 'cash at the counter', method: 'cash', wish: { round: false }, status: 200, effects: [0, 0, 1] },
  { name: 'points that were bought', method: 'traveller_purchased', status: 200, effects: [0, 3, 1] },
  { name: 'points that were won', method: 'traveller_win', status: 200, effects: [0, 3, 1] },
  { name: 'an agency', method: 'agencies', status: 200, effects: [0, 3, 1] },
];

/** A browser with a reservation at its payment, and the account signed in there. */
async function open(kind: Kind, origin = site.origin) {
  const id = randomBytes(24).toString('base64url');
  const cookie = `anden=${id}`;
  const caller: Caller = { sessionHash: createHash('sha256').update(id).digest(), address: '192.0.2.9' };
  const visit: Visit = await fixture.sale.atPayment({ ...kind.wish, caller });
  const page = await (await fetch(origin, { headers: { cookie } })).text();
  const token = /"formToken":"([^"]+)"/.exec(page)?.[1] ?? '';
  const headers: Record<string, string> = {
    cookie,
    'x-csrf': token,
    'content-type': 'application/json',
    origin,
  };
  if (kind.method.startsWith('traveller')) headers[PROOF_HEADERS.traveller] = await signedIn(visit);
  if (kind.method === 'agencies') headers[PROOF_HEADERS.agency] = await agencyKey();
  const body = {
    code: visit.code,
    method: kind.method,
    idempotency_key: `key-of-${visit.code}`,
    total: visit.reservation.quote!.total,
    ...(kind.token === undefined ? {} : { token: kind.token }),
  };
  const post = async (change: Partial<typeof body> = {}) => {
    const response = await fetch(`${origin}/api/websale/reservation/payment`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...body, ...change }),
    });
    return { status: response.status, body: (await response.json()) as Envelope };
  };
  return { visit, post };
}

interface Envelope {
  readonly content: {
    readonly data?: { readonly reservation?: { readonly process_payment: boolean } };
    readonly errors?: readonly { readonly code: string }[];
  };
}

/** With points for exactly one trip, so that taking them twice fails. */
async function signedIn(visit: Visit): Promise<string> {
  const total = visit.reservation.quote!.total;
  const { card } = await programme.account({ purchased: total, win: total });
  return good(await signIn(programme)({ card, password: PASSWORD }, visit.caller, fixture.sale.now)).session;
}

async function agencyKey(): Promise<string> {
  const { value, hash } = newSecret();
  const agency = {
    id: uuidV7<'agency'>(Date.now(), randomBytes(10)),
    name: `Viajes ${value}`,
    creditLimit: centavos(200_000),
  };
  await fixture.sale.agencies.open(agency, hash, instant(Date.now()));
  return value;
}

test.each(KINDS)(
  'a hundred times the same request, at once, with $name: one effect and one answer',
  async (kind) => {
    kind.before?.();
    for (const provider of [fixture.cards, fixture.stores]) provider.during = () => pause(PROVIDER_TAKES_MS);
    const charged = chargesMade();
    const { visit, post } = await open(kind);
    const { answers, last } = await manyTimes(post);

    expect(last.status).toBe(kind.status);
    expect(otherThan(last, answers)).toEqual([]);
    expect(new Set(answers.filter(isUnderWay).map(({ status }) => status)).size).toBeLessThanOrEqual(1);

    const [charges, transfers, words] = kind.effects;
    expect(chargesMade() - charged).toBe(charges);
    expect(await effectsOf(visit)).toEqual({ attempts: 1, transfers, words });
    await reconcilePayments(fixture.sale, AT_ONCE);
    await fixture.audit();
  },
  60_000,
);

test.each(KINDS)('the same key for something else, with $name, is refused and does nothing', async (kind) => {
  kind.before?.();
  const { visit, post } = await open(kind);
  await post();
  const before = [chargesMade(), await effectsOf(visit)];
  const changes = [
    { method: kind.method === 'cash' ? ('credit' as const) : ('cash' as const) },
    { token: 'tok_other' },
    { total: centavos(1) },
  ];
  for (const change of changes) {
    const { status, body } = await post(change);
    expect([status, body.content.errors?.map(({ code }) => code)]).toEqual([409, ['idempotency_mismatch']]);
  }
  expect([chargesMade(), await effectsOf(visit)]).toEqual(before);
});

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['post']>>;

async function manyTimes(post: () => Promise<Answer>) {
  const answers = await Promise.all(Array.from({ length: MANY }, post));
  return { answers, last: await post() };
}

const isUnderWay = ({ body }: Answer): boolean => body.content.data?.reservation?.process_payment === true;

/** Calls that came while the first was under way were told so; all others must get the same answer. */
const otherThan = (last: Answer, answers: readonly Answer[]): readonly string[] => [
  ...new Set(
    answers
      .filter((answer) => !isUnderWay(answer))
      .map((answer) => JSON.stringify(answer))
      .filter((answer) => answer !== JSON.stringify(last)),
  ),
];

test('control: without its keys a payment answers as many things as it is asked', async () => {
  const { payments } = fixture.sale;
  let lost = 0;
  const forgetful: Payments = {
    ...payments,
    byKey: async () => undefined,
    begin: (intent) => payments.begin({ ...intent, key: `${intent.key}-${(lost += 1)}` }),
  };
  const other = await openSite({ ...fixture.sale, payments: forgetful });
  try {
    const { post } = await open(KINDS[0]!, other.origin);
    const { answers, last } = await manyTimes(post);
    expect(otherThan(last, answers)).not.toEqual([]);
  } finally {
    await other.close();
  }
});

const chargesMade = (): number => fixture.cards.charges.length + fixture.stores.charges.length;

async function effectsOf({ reservation: { id } }: Visit) {
  const { rows } = await database.pool.query(
    `select (select count(*) from payment where reservation_id = $1)::int as attempts,
       (select count(*) from ledger_transfer where reservation_id = $1)::int as transfers,
       (select count(*) from outbox where payload->>'reservation' = $1::text)::int as words`,
    [id],
  );
  return rows[0];
}
