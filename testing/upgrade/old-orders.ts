import { expect } from 'vitest';
import type { Visit } from '#testing/paying-sale.ts';
import type { NextSteps } from './next-steps.ts';

type Step = (next: NextSteps, visit: Visit, later: Visit) => Promise<unknown>;

const FARE = 65_001;
const SOLD = { status: 'approved', expired: false, paying: false, tickets: 1, extras: [], changed: [] };
const TWO_SOLD = { ...SOLD, tickets: 2 };
const WITH_BAG = { ...SOLD, extras: ['1 bag'] };
const CHANGED = { ...SOLD, changed: ['departure'] };
const GIVEN_BACK = { status: 'approved', tickets: 0 };
const INVOICED = { ...SOLD, answer: ['F mailed'] };
const CREDITED = { ...GIVEN_BACK, answer: ['F mailed', 'E mailed'] };

/** Runs steps in sequence; returns the last result. */
const inTurn =
  (first: Step, second: Step): Step =>
  async (next, visit, later) => {
    await first(next, visit, later);
    return second(next, visit, later);
  };
const pays: Step = (next, visit) => next.pays(visit);
const isPaid: Step = (next, visit) => next.settles(visit, 'paid');
const isRefused: Step = async (next, visit) => {
  await next.settles(visit, 'refused');
  await next.pays(visit);
};
const paysLater: Step = (next, _, later) => next.pays(later);
const laterIsPaid: Step = (next, _, later) => next.settles(later, 'paid');
const isMissed: Step = async (next, visit) => {
  await next.sweeps();
  return next.pays(visit).catch((problem: Error) => problem.message);
};
const credited: Step = async (next, visit) => (await next.cancels(visit)).credit?.granted;
const refundOf: Step = async (next, visit) => (await next.givenOf(visit))[0]?.refund;
const stamped: Step = async (next, visit) => {
  await next.stamps();
  return next.invoicesOf(visit);
};
const OVER = { answer: expect.stringContaining('time_exceeded') };

/** An order as the previous release left it (orders.ts), what happens to it next, and the expected result. */
export const ORDERS: readonly (readonly [name: string, step: Step, expected: object])[] = [
  ['draft-runs', (next, visit) => next.paysFrom(visit, 'runs'), SOLD],
  ['draft-contact', (next, visit) => next.paysFrom(visit, 'contact'), SOLD],
  ['draft-extras', (next, visit) => next.paysFrom(visit, 'extras'), SOLD],
  ['draft-seats', (next, visit) => next.paysFrom(visit, 'seats'), SOLD],
  ['draft-seats-luggage', (next, visit) => next.paysFrom(visit, 'seats'), { ...SOLD, extras: ['2 bag'] }],
  ['held', pays, SOLD],
  ['held-round', pays, { ...SOLD, tickets: 4 }],
  ['held-extended', inTurn((next, visit) => next.extends(visit), pays), SOLD],
  ['held-expired', isMissed, { status: 'process', expired: true, tickets: 0, ...OVER }],
  ['swept', isMissed, { status: 'process', expired: true, tickets: 0, ...OVER }],
  ['declined', pays, SOLD],

  ['payment-created', isPaid, SOLD],
  ['payment-unknown', isPaid, SOLD],
  ['payment-lost', inTurn((next, visit) => next.isLost(visit), pays), SOLD],
  ['redirect-pending', isPaid, SOLD],
  ['redirect-refused', isRefused, SOLD],
  ['given-up-at-bank', isPaid, { ...SOLD, reseated: expect.any(String) }],
  ['reference-waiting', isPaid, SOLD],
  ['reference-waiting-elsewhere', isRefused, SOLD],
  ['reference-lapsed', isPaid, { ...SOLD, reseated: expect.any(String) }],
  ['late-reseated', credited, { ...GIVEN_BACK, answer: FARE }],
  ['counter-waiting', (next, visit) => next.takes(visit, { kind: 'cash', received: undefined }), SOLD],
  [
    'counter-waiting-for-terminal',
    (next, visit) => next.takes(visit, { kind: 'terminal', authorisation: 'A1B2C3', cardType: 'debit' }),
    SOLD,
  ],
  ['counter-converted', (next, visit) => next.exchanges(visit, 4), { ...SOLD, answer: { to: 4 } }],

  ['paid', (next, visit) => next.changes(visit, 1), { ...CHANGED, answer: 'changed' }],
  ['paid-round', (next, visit) => next.cancels(visit, [2]), { ...TWO_SOLD, answer: { credited: 2 * FARE } }],
  ['paid-luggage', credited, { ...GIVEN_BACK, extras: [] }],
  ['paid-points', (next, visit) => next.changes(visit, 1), CHANGED],
  ['paid-agency', (next, visit) => next.renames(visit, 1), SOLD],
  ['paid-for-nothing', (next, visit) => next.moves(visit, 4), SOLD],
  ['paid-credit', (next, visit) => next.renames(visit, 1), SOLD],
  ['paid-in-store', (next, visit) => next.adds(visit), WITH_BAG],
  [
    'given-back-for-credit',
    async (next, visit) => next.spends((await next.givenOf(visit))[0]!.credit!.code),
    { ...GIVEN_BACK, answer: { status: 'approved', method: 'store_credit' } },
  ],

  ['luggage-added', credited, { ...GIVEN_BACK, extras: [] }],
  ['luggage-open', paysLater, WITH_BAG],
  ['luggage-in-store', laterIsPaid, WITH_BAG],
  ['luggage-at-bank', laterIsPaid, WITH_BAG],
  ['open-ticket', (next, visit) => next.changes(visit, 0, 'return'), { ...TWO_SOLD, answer: 'changed' }],
  ['open-ticket-chosen', credited, GIVEN_BACK],
  ['changed', credited, GIVEN_BACK],
  ['changed-dearer', credited, GIVEN_BACK],
  ['changed-for-less', (next, visit) => next.adds(visit), { ...CHANGED, extras: ['1 bag'] }],
  ['change-open', paysLater, CHANGED],
  ['change-in-store', laterIsPaid, CHANGED],
  ['change-in-store-too', (next, _, later) => isRefused(next, later, later), CHANGED],
  ['name-changed', (next, visit) => next.renames(visit, 2), TWO_SOLD],
  ['seat-changed', credited, GIVEN_BACK],
  ['boarded', (next, visit) => next.boards(visit), { ...SOLD, answer: 'already_boarded' }],
  ['run-late', (next, visit) => next.claims(visit, 'travel', 13_001), { ...SOLD, answer: { credited: 13_001 } }],
  [
    'run-cancelled',
    (next, visit) => next.claims(visit, 'original', FARE),
    { ...GIVEN_BACK, answer: { money: FARE, refund: 'due' } },
  ],

  ['held-with-invoice-request', inTurn(pays, stamped), INVOICED],
  ['invoice-requested', stamped, INVOICED],
  ['invoice-issued', inTurn(credited, stamped), CREDITED],
  [
    'invoice-rejected',
    inTurn((next, visit) => next.asksForInvoice(visit), stamped),
    { ...SOLD, answer: ['F rejected', 'F mailed'] },
  ],
  ['credit-note-waiting', stamped, CREDITED],
  ['credit-note-issued', stamped, CREDITED],
  ['given-back-partly', credited, GIVEN_BACK],
  ['refund-due', inTurn((next) => next.refunds(), refundOf), { answer: 'paid' }],
  ['refund-by-hand', inTurn((next, visit) => next.refundsByHand(visit), refundOf), { answer: 'paid_by_hand' }],
  ['refund-paid', refundOf, { answer: 'paid' }],
  ['mail-waiting', (next, visit) => next.changes(visit, 1), CHANGED],
];
