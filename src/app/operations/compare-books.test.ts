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
const booked = (change: Partial<BookedPayment>): BookedPayment => ({
  payment: PAYMENT,
  provider: 'openpay',
  method: 'credit',
  ref: 'tr1',
  captured: undefined,
  refunded: undefined,
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
    [booked({ captured: entry(100, 500), refunded: { ...entry(100), byHand: false } })],
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
    [booked({ captured: entry(100, 500), refunded: { ...entry(100), byHand: false } })],
    [taken(100, { at: instant(500) })],
    { kinds: [['refund_differs', 100, 0]], captured: 0, refunded: 0 },
  ],
  [
    'given back by people: not out of what the provider has',
    [booked({ captured: entry(100, 500), refunded: { ...entry(100), byHand: true } })],
    [taken(100, { at: instant(500) })],
    { kinds: [], captured: 0, refunded: 0 },
  ],
  [
    'given back by people and by the provider as well',
    [booked({ captured: entry(100, 500), refunded: { ...entry(100), byHand: true } })],
    [taken(100, { at: instant(500), refunded: centavos(100), refundedAt: instant(1_400) })],
    { kinds: [['refund_differs', 0, 100]], captured: 0, refunded: 100 },
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
