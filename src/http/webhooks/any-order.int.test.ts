import { abandonReservationPayment } from '#app/booking/pay-reservation.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { webhookInbox } from '#adapters/db/payment/webhook-inbox.ts';
import { readEvent } from '#adapters/payments/openpay/webhook-event.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { PaymentId, PaymentProvider } from '#app/payment/ports.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { hasBasicCredentials } from '#http/webhooks/basic-authentication.ts';
import { providerWebhook } from '#http/webhooks/provider-webhook.ts';
import { withEvent, wordsOf } from '#http/webhooks/testing/words.ts';
import { MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { type Copied, copyReservation } from '#testing/copy-reservation.ts';
import { largeBuses } from '#testing/large-buses.ts';
import { good } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: PaymentFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
  await largeBuses(database.pool);
});
afterAll(() => database.drop());

/** What may be posted to us about one payment. `forged` has the password but lies; `stranger` has no password. */
type Letter = 'created' | 'succeeded' | 'failed' | 'refunded' | 'forged' | 'stranger';
/** The state of the charge at the provider from some moment on. */
type Truth = 'paid' | 'refused';

interface Story {
  readonly name: string;
  readonly letters: readonly Letter[];
  readonly truth: Truth;
  /** The attempt is given up before any event arrives; `paid otherwise` is paid by another method too. */
  readonly before: 'waiting' | 'given up' | 'paid otherwise';
  /** The final state: of the attempt, of the reservation, its valid tickets, centavos in the ledger. */
  readonly ends: readonly [state: string, status: string, tickets: number, net: 'all' | 'nothing'];
}

const STORIES: readonly Story[] = [
  {
    name: 'paid at the bank',
    letters: ['created', 'succeeded', 'succeeded', 'forged', 'stranger'],
    truth: 'paid',
    before: 'waiting',
    ends: ['captured', 'approved', 1, 'all'],
  },
  {
    name: 'refused at the bank',
    letters: ['created', 'failed', 'failed', 'forged', 'stranger'],
    truth: 'refused',
    before: 'waiting',
    ends: ['declined', 'decline', 0, 'nothing'],
  },
  {
    name: 'paid after it was given up',
    letters: ['created', 'succeeded', 'succeeded', 'failed', 'stranger'],
    truth: 'paid',
    before: 'given up',
    ends: ['captured', 'approved', 1, 'all'],
  },
  {
    name: 'paid twice and given back',
    letters: ['created', 'succeeded', 'refunded', 'refunded', 'forged'],
    truth: 'paid',
    before: 'paid otherwise',
    ends: ['refunded', 'approved', 1, 'nothing'],
  },
];

const AMOUNT = 65_001;
const HAPPENS = '!';
type Step = Letter | typeof HAPPENS;

interface Case {
  readonly steps: readonly Step[];
  readonly copy: Copied;
  readonly payment: PaymentId;
}

/** A provider adapter that reports only what happened; the control believes any event. */
function provider(believes: boolean) {
  const truths = new Map<PaymentId, Truth>();
  const ref = (id: PaymentId) => `ch_${id}`;
  const account: PaymentProvider = {
    provider: 'scripted',
    charge: () => Promise.reject(new Error('nobody pays here')),
    find: async ({ id }) => {
      const truth = truths.get(id);
      if (truth === undefined) return { kind: 'redirect', ref: ref(id), url: `https://bank.example/${id}` };
      if (truth === 'refused') return { kind: 'declined', ref: ref(id), fault: 'card_funds' };
      return { kind: 'charged', ref: ref(id), amount: centavos(AMOUNT), cardType: 'credit', last4: '1111' };
    },
    attemptOf: async (asked) => ({ kind: 'ours', id: asked.slice(3) as PaymentId }),
    refund: async () => ({ kind: 'refunded' }),
  };
  return {
    account,
    happen: (id: PaymentId, truth: Truth) => truths.set(id, truth),
    hear: (id: PaymentId, letter: Letter) => {
      if (!believes || letter === 'stranger') return;
      truths.set(id, letter === 'succeeded' || letter === 'forged' ? 'paid' : 'refused');
    },
  };
}

const PASSWORD = 'a-long-password';
const basic = (password: string) => `Basic ${Buffer.from(`openpay:${password}`).toString('base64')}`;

const STATUS: Readonly<Record<Letter, string>> = {
  created: 'charge_pending',
  succeeded: 'completed',
  failed: 'failed',
  refunded: 'refunded',
  forged: 'completed',
  stranger: 'completed',
};

const eventOf = (letter: Letter, payment: PaymentId) => ({
  type: `charge.${letter === 'forged' || letter === 'stranger' ? 'succeeded' : letter}`,
  transaction: {
    id: `ch_${payment}`,
    status: STATUS[letter],
    amount: AMOUNT / 100,
    operation_date: '2026-11-27T12:00:00-06:00',
  },
});

/** The original of a story's cases, in one direction. */
async function original(story: Story) {
  await fixture.clear();
  await database.pool.query('truncate provider_event');
  const visit = await fixture.sale.atPayment({ round: false });
  fixture.cards.behave('asks');
  good(await fixture.paying(visit));
  if (story.before !== 'waiting') good(await abandonReservationPayment(fixture.sale)(visit, visit.caller));
  fixture.cards.behave('pays');
  if (story.before === 'paid otherwise') good(await fixture.paying(visit));
  const [attempt] = await fixture.attempts(visit);
  return { reservation: visit.reservation.id, payment: attempt!.payment_id };
}

/** Simulates every case of a story; answers the end state of each, and which were right before reconciling. */
async function play(story: Story, believes = false) {
  const { reservation, payment } = await original(story);
  const words = wordsOf(story.letters).flatMap((word) => withEvent<Letter, typeof HAPPENS>(word, HAPPENS));
  const copies = await copyReservation(database.pool, reservation, words.length);
  const cases = copies.map((copy, i): Case => ({ copy, steps: words[i]!, payment: copy.paymentOf(payment) }));
  const { account, happen, hear } = provider(believes);
  const deps = { ...fixture.sale, providers: new Map([['credit', account] as const]) };
  const webhook = providerWebhook({
    ...deps,
    account,
    inbox: webhookInbox(database.pool),
    isGenuine: hasBasicCredentials({ user: 'openpay', password: PASSWORD }),
    readEvent,
  });

  const post = async (letter: Letter, id: PaymentId): Promise<void> => {
    hear(id, letter);
    const authorization = basic(letter === 'stranger' ? 'not it' : PASSWORD);
    const status = await webhook({ headers: { authorization }, rawBody: '', body: eventOf(letter, id) });
    expect(status).toBe(letter === 'stranger' ? 401 : 200);
  };
  const live = async ({ steps, payment: id }: Case): Promise<void> => {
    for (const step of steps) {
      if (step === HAPPENS) happen(id, story.truth);
      else await post(step, id);
    }
  };

  await inParallel(cases, live);
  const heard = await endsOf(cases);
  await inParallel(cases, async ({ payment: id }) => void (await confirmAttempt(deps, id)));
  while ((await refundDue(deps)) > 0);
  // Everything posted is posted again, all at once.
  await inParallel(cases, async ({ steps, payment: id }) => {
    await Promise.all(steps.map((step) => (step === HAPPENS ? undefined : post(step, id))));
  });
  return { cases, heard, ends: await endsOf(cases) };
}

const AT_ONCE = 8;

async function inParallel(cases: readonly Case[], work: (one: Case) => Promise<void>): Promise<void> {
  const left = cases.values();
  const walk = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
}

async function endsOf(cases: readonly Case[]): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ payment_id: string; ends: string }>(
    `select p.payment_id, concat_ws(' ', p.state, r.status,
       (select count(*) from ticket t where t.reservation_id = r.reservation_id and t.status = 'valid'),
       coalesce((select sum(case when l.debit like 'provider:%' then l.amount when l.credit like 'provider:%' then -l.amount end)
         from ledger_transfer l where l.source_id = p.payment_id
           or l.source_id in (select refund_id from refund f where f.payment_id = p.payment_id)), 0)) as ends
     from payment p join reservation r using (reservation_id)`,
  );
  const ends = new Map(rows.map((row) => [row.payment_id, row.ends]));
  return cases.map(({ payment }) => ends.get(payment)!);
}

const endOf = ({ ends: [state, status, tickets, net] }: Story): string =>
  `${state} ${status} ${tickets} ${net === 'all' ? AMOUNT : 0}`;

/** Whether an event of a kind not yet received comes after the charge changed: it triggers a query. */
function isHeard({ steps }: Case): boolean {
  const keys = steps.map((step) => (step === HAPPENS || step === 'stranger' ? undefined : STATUS[step]));
  const happened = steps.indexOf(HAPPENS);
  return keys.some((key, at) => at > happened && key !== undefined && keys.indexOf(key) === at);
}

describe.each(STORIES)('$name', (story) => {
  test(
    'ends the same whatever is heard of it, in any order, twice or never',
    async () => {
      const { cases, heard, ends } = await play(story);
      const wrong = cases.filter((_, i) => ends[i] !== endOf(story)).map(({ steps }) => steps.join(' '));
      expect(wrong).toEqual([]);
      const late = cases.filter((one, i) => isHeard(one) && heard[i] !== heardOf(story));
      expect(late.map(({ steps }) => steps.join(' '))).toEqual([]);
      expect(cases.length).toBeGreaterThan(500);
      await assertInvariants(database.pool);
    },
    5 * MINUTE,
  );
});

/** Before reconciling and before any refund. */
const heardOf = (story: Story): string =>
  story.before === 'paid otherwise' ? `refund_due approved 1 ${AMOUNT}` : endOf(story);

test(
  'control: events that are believed end wherever the last of them says',
  async () => {
    const { ends } = await play(STORIES[0]!, true);
    expect(new Set(ends).size).toBeGreaterThan(1);
  },
  5 * MINUTE,
);
