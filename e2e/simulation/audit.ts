import { findBreaches } from '#adapters/db/invariants/assert-invariants.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import { type AttemptState, isUnsettled } from '#domain/payment/attempt.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import { type Instant, SECOND } from '#kernel/instant.ts';
import { differences, ledgerNet } from '../testing/ledger-net.ts';
import { readHistory, type Step } from './history.ts';
import type { TravellerResult } from './traveller.ts';
import type { SimulationEnvironment } from './environment.ts';
import type { Booked } from './suppliers.ts';

/** A violation. */
export interface Finding {
  readonly rule: string;
  readonly count: number;
  /** The first few. */
  readonly examples: readonly unknown[];
}

/** One provider: centavos captured less refunded, by its books and by ours, and attempts by final state. */
export interface ProviderAudit {
  readonly theirs: number;
  readonly ours: number;
  readonly states: Readonly<Record<string, number>>;
}

export interface Audit {
  readonly findings: readonly Finding[];
  readonly providers: Readonly<Record<string, ProviderAudit>>;
  /** How often it was unknown whether money was taken, and for how long: simulated seconds. */
  readonly unclear: { readonly count: number; readonly p50: number; readonly p99: number; readonly longest: number };
  /** What became of what is not a trip. */
  readonly booked: Readonly<Record<string, number>>;
  /** Orders by the number of their attempts. */
  readonly attempts: Readonly<Record<string, number>>;
  /** Captures after an attempt was given up, and reservations that still got their seats, or others. */
  readonly late: { readonly captures: number; readonly reseated: number };
  /** Refunds by final state; people refund what stores took. */
  readonly refunds: Readonly<Record<string, number>>;
}

/** Compares all stored data with the providers' own records and with what travellers were told. */
export async function audit(
  { pool, providers, suppliers, problems }: SimulationEnvironment,
  asOf: Instant,
  told: readonly TravellerResult[],
): Promise<Audit> {
  // The providers first: updates arriving meanwhile can only bring us closer to them.
  const kept = await providers.kept();
  const payments = await paymentsOf(pool, asOf);
  const booked = await ledgerNet(pool);
  const history = await readHistory(pool);

  const all: readonly (readonly [rule: string, broken: readonly unknown[]])[] = [
    ...(await findBreaches(pool)).map(({ invariant, rows }) => [invariant, rows] as const),
    ['the provider and the ledger agree on every payment', differences(kept, booked)],
    [
      'every capture ends as tickets or a refund',
      [...kept]
        .filter(([id, net]) => net > 0 && !isAccounted(payments, id))
        .map(([id, net]) => ({ ...payments.get(id), net, history: history.filter(({ payment }) => payment === id) })),
    ],
    [
      'every payment comes to an end',
      [...payments.values()].filter(({ state, waits }) => isUnsettled(state) && !waits),
    ],
    [
      'every refund by the provider arrives',
      await column(pool, `select payment_id as it from refund where state = 'due'`),
    ],
    ['a buyer who pays in time sits where they chose', (await pool.query(UNSEATED)).rows],
    [
      'what is booked stands at its supplier, and what went back does not',
      await bookedOtherwise(pool, await suppliers.booked()),
    ],
    ['everything bought of suppliers is booked or went back', (await pool.query(UNDECIDED)).rows],
    ['a buyer who was told of a sale has it', await disappointed(pool, told)],
    ['nothing happened that nobody expected', problems.map(String)],
  ];

  return {
    findings: all
      .filter(([, rows]) => rows.length > 0)
      .map(([rule, rows]) => ({ rule, count: rows.length, examples: rows.slice(0, 3) })),
    providers: providersOf(payments, kept, booked),
    unclear: unclearOf(history),
    attempts: countOf(await column(pool, 'select count(*) as it from payment group by reservation_id')),
    booked: countOf(
      await column(
        pool,
        `select 'tour ' || state || coalesce(': ' || why, '') as it from tour_booking
         union all select 'adventure ' || state from adventure_booking
         union all select 'lounge ' || state from lounge_visit where order_id is not null or state = 'held'
         union all select 'basket of ' || o.status from orders o join order_item i using (order_id) where i.kind = 'basket'
         union all select 'share ' || state from payment where provider = 'basket'`,
      ),
    ),
    late: {
      captures: history.filter(({ from, to }) => (from === 'expired' || from === 'declined') && to !== from).length,
      reseated: (await column(pool, 'select code as it from reservation where reseated is not null')).length,
    },
    refunds: countOf(await column(pool, 'select state as it from refund')),
  };
}

interface Row {
  readonly payment_id: PaymentId;
  readonly provider: string;
  readonly state: AttemptState;
  /** Waiting for people, with time left when everything else was settled: at the counter or in a store. */
  readonly waits: boolean;
}

async function paymentsOf(pool: Pool, asOf: Instant): Promise<ReadonlyMap<PaymentId, Row>> {
  const { rows } = await pool.query<Row>(
    `select payment_id, provider, state, provider = 'counter' or coalesce(pay_by > $1, false) as waits
     from payment`,
    [new Date(asOf)],
  );
  return new Map(rows.map((row) => [row.payment_id, row]));
}

const isAccounted = (payments: ReadonlyMap<PaymentId, Row>, id: PaymentId): boolean =>
  ['captured', 'refund_due'].includes(payments.get(id)?.state ?? '');

/** Payments that came while the attempt was pending but found their pinned seats gone. */
const UNSEATED = `
  select p.payment_id, h.was, h.became, r.reseated
  from payment_history h join payment p using (payment_id) join reservation r using (reservation_id)
  where p.pay_by is null and h.was in ('created', 'pending', 'unknown')
    and (h.became = 'refund_due' or (h.became = 'captured' and r.reseated is not null))`;

/** Paid tours and adventures that wait for an answer, or of which the money is on its way back for hours. */
const UNDECIDED = `
  select order_id, state from tour_booking where state = 'pending' or revoke
  union all select order_id, state from adventure_booking where state in ('pending', 'ending')`;

/** Our booking and the supplier's differ. */
async function bookedOtherwise(pool: Pool, theirs: Booked): Promise<readonly unknown[]> {
  const { rows } = await pool.query<{ key: string; state: string }>(
    `select booking_id::text as key, state from tour_booking
     union all select order_id::text, state from adventure_booking`,
  );
  const ours = new Map(rows.map(({ key, state }) => [key, state === 'booked']));
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((key) => (ours.get(key) ?? false) !== (theirs.get(key) ?? false))
    .map((key) => ({ key, ours: ours.get(key), theirs: theirs.get(key) }));
}

/** Travellers who saw their tickets and no longer have them. */
async function disappointed(pool: Pool, told: readonly TravellerResult[]): Promise<readonly unknown[]> {
  const { rows } = await pool.query<{ code: string; status: PaymentStatus }>('select code, status from orders');
  const now = new Map(rows.map(({ code, status }) => [code, status]));
  return told.filter(({ code, status }) => status === 'approved' && now.get(code) !== 'approved');
}

async function column(pool: Pool, sql: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ it: unknown }>(sql);
  return rows.map(({ it }) => String(it));
}

function providersOf(
  payments: ReadonlyMap<PaymentId, Row>,
  kept: ReadonlyMap<PaymentId, number>,
  booked: ReadonlyMap<PaymentId, number>,
): Audit['providers'] {
  const rows = [...payments.values()];
  return Object.fromEntries(
    [...new Set(rows.map(({ provider }) => provider))].toSorted().map((provider) => {
      const own = rows.filter((row) => row.provider === provider);
      const sum = (net: ReadonlyMap<PaymentId, number>) =>
        own.reduce((total, { payment_id: id }) => total + (net.get(id) ?? 0), 0);
      return [provider, { theirs: sum(kept), ours: sum(booked), states: countOf(own.map(({ state }) => state)) }];
    }),
  );
}

/** How long attempts were in state `unknown`. */
function unclearOf(history: readonly Step[]): Audit['unclear'] {
  const since = new Map<PaymentId, number>();
  const spells: number[] = [];
  for (const { payment, to, at } of history) {
    const from = since.get(payment);
    if (from !== undefined) spells.push(at - from);
    since.delete(payment);
    if (to === 'unknown') since.set(payment, at);
  }
  const sorted = spells.toSorted((a, b) => a - b);
  const seconds = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) / SECOND);
  return { count: sorted.length, p50: seconds(0.5), p99: seconds(0.99), longest: seconds(1) };
}

const countOf = (names: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};
