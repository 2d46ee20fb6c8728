import { expect, test } from 'vitest';
import { compareBooks } from '#app/operations/compare-books.ts';
import type { BookedPayment } from '#app/operations/ports.ts';
import type { PaymentId, TakenCharge } from '#app/payment/ports.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const DAY = { from: instant(1_000), to: instant(2_000) };
const PAYMENT: PaymentId = id('p1');

const entry = (amount: number, at = 1_500) => ({ amount: centavos(amount), at: instant(at) });
const back = (amount: number, change: { at?: number; byHand?: boolean } = {}) => ({
  ...entry(amount, change.at),
  byHand: change.byHand ?? false,
});
const booked = (change: Partial<BookedPayment>): BookedPayment => ({
  payment: PAYMENT,
  provider: 'openpay',
  method: 'credit',
  cardType: undefined,
  ref: 'tr1',
  captured: undefined,
  refunds: [],
  ...change,
});
const taken = (amount: number, change: Partial<TakenCharge> = {}): TakenCharge => ({
  payment: PAYMENT,
  ref: 'tr1',
  amount: centavos(amount),
  at: instant(1_500),
  refunded: centavos(0),
  refundedAt: undefined,
  ...change,
});
const found = (ours: readonly BookedPayment[], theirs: readonly TakenCharge[]) => {
  const { differences, theirs: figures } = compareBooks({ provider: 'openpay', ours, theirs, day: DAY });
  return { kinds: differences.map(({ kind, ours: mine, theirs: its }) => [kind, mine, its]), ...figures };
};

test.each<[string, readonly BookedPayment[], readonly TakenCharge[], unknown]>([
  ['both agree', [booked({ captured: entry(100) })], [taken(100)], { kinds: [], captured: 100, refunded: 0 }],
  ['nothing happened', [], [], { kinds: [], captured: 0, refunded: 0 }],
  ['never booked', [], [taken(100)], { kinds: [['not_booked', 0, 100]], captured: 100, refunded: 0 }],
  [
    'known, and not booked',
    [booked({})],
    [taken(100)],
    { kinds: [['not_booked', 0, 100]], captured: 100, refunded: 0 },
  ],
  [
    'the provider has it not',
    [booked({ captured: entry(100) })],
    [],
    { kinds: [['not_at_provider', 100, 0]], captured: 0, refunded: 0 },
  ],
  [
    'other amounts',
    [booked({ captured: entry(100) })],
    [taken(90)],
    { kinds: [['amount_differs', 100, 90]], captured: 90, refunded: 0 },
  ],
  [
    'taken before midnight and booked after it: of the day it was booked',
    [booked({ captured: entry(100) })],
    [taken(100, { at: instant(999) })],
    { kinds: [], captured: 100, refunded: 0 },
  ],
  [
    'taken before midnight and booked the day after: not of this day',
    [booked({ captured: entry(100, 2_001) })],
    [taken(100)],
    { kinds: [], captured: 0, refunded: 0 },
  ],
  [
    'taken on another day and never booked: of that day',
    [],
    [taken(100, { at: instant(999) })],
    { kinds: [], captured: 0, refunded: 0 },
  ],
  [
    'given back by both',
    [booked({ captured: entry(100, 500), refunds: [back(100)] })],
    [taken(100, { at: instant(500), refunded: centavos(100), refundedAt: instant(1_400) })],
    { kinds: [], captured: 0, refunded: 100 },
  ],
  [
    'given back by the provider alone',
    [booked({ captured: entry(100, 500) })],
    [taken(100, { at: instant(500), refunded: centavos(40), refundedAt: instant(1_400) })],
    { kinds: [['refund_differs', 0, 40]], captured: 0, refunded: 40 },
  ],
  [
    'given back in our books alone',
    [booked({ captured: entry(100, 500), refunds: [back(100)] })],
    [taken(100, { at: instant(500) })],
    { kinds: [['refund_differs', 100, 0]], captured: 0, refunded: 0 },
  ],
  [
    'given back by people: not out of what the provider has',
    [booked({ captured: entry(100, 500), refunds: [back(100, { byHand: true })] })],
    [taken(100, { at: instant(500) })],
    { kinds: [], captured: 0, refunded: 0 },
  ],
  [
    'given back by people and by the provider as well',
    [booked({ captured: entry(100, 500), refunds: [back(100, { byHand: true })] })],
    [taken(100, { at: instant(500), refunded: centavos(100), refundedAt: instant(1_400) })],
    { kinds: [['refund_differs', 0, 100]], captured: 0, refunded: 100 },
  ],
  [
    'given back in two parts on the day',
    [booked({ captured: entry(100), refunds: [back(30), back(70)] })],
    [taken(100, { refunded: centavos(100), refundedAt: instant(1_600) })],
    { kinds: [], captured: 100, refunded: 100 },
  ],
  [
    'given back in two parts, one of them by people',
    [booked({ captured: entry(100), refunds: [back(30), back(70, { byHand: true })] })],
    [taken(100, { refunded: centavos(30), refundedAt: instant(1_600) })],
    { kinds: [], captured: 100, refunded: 30 },
  ],
  [
    'given back in parts on this day and another',
    [booked({ captured: entry(100, 500), refunds: [back(30, { at: 500 }), back(20)] })],
    [taken(100, { at: instant(500), refunded: centavos(50), refundedAt: instant(1_500) })],
    { kinds: [], captured: 0, refunded: 20 },
  ],
  [
    'given back in parts, of which the provider lists the last alone',
    [booked({ captured: entry(100, 500), refunds: [back(30), back(20)] })],
    [taken(100, { at: instant(500), refunded: centavos(20), refundedAt: instant(1_500), isLastRefund: true })],
    { kinds: [], captured: 0, refunded: 50 },
  ],
  [
    'given back in two parts, and in one by the provider',
    [booked({ captured: entry(100, 500), refunds: [back(30), back(20)] })],
    [taken(100, { at: instant(500), refunded: centavos(30), refundedAt: instant(1_500) })],
    { kinds: [['refund_differs', 50, 30]], captured: 0, refunded: 30 },
  ],
  [
    'given back once more by the provider alone, on a later day',
    [booked({ captured: entry(100, 500), refunds: [back(30, { at: 500 })] })],
    [taken(100, { at: instant(500), refunded: centavos(50), refundedAt: instant(1_500) })],
    { kinds: [['refund_differs', 30, 50]], captured: 0, refunded: 20 },
  ],
  [
    'given back by the provider before midnight and booked after it: of the day it was booked',
    [booked({ captured: entry(100, 500), refunds: [back(30, { at: 2_001 })] })],
    [taken(100, { at: instant(500), refunded: centavos(30), refundedAt: instant(1_999) })],
    { kinds: [], captured: 0, refunded: 0 },
  ],
  [
    'taken twice under two names',
    [booked({ captured: entry(100) })],
    [taken(100), taken(100, { ref: 'tr2' })],
    { kinds: [['amount_differs', 100, 200]], captured: 200, refunded: 0 },
  ],
  [
    'told twice',
    [booked({ captured: entry(100) })],
    [taken(100), taken(100)],
    { kinds: [], captured: 100, refunded: 0 },
  ],
  ['not one of ours', [], [taken(100, { payment: undefined })], { kinds: [], captured: 0, refunded: 0 }],
])('%s', (_, ours, theirs, expected) => {
  expect(found(ours, theirs)).toEqual(expected);
});
