import { describe, expect, test } from 'vitest';
import type { Transaction } from '#app/transaction.ts';
import type { UndoneAtRate } from '#domain/payment/returned-share.ts';
import { draft } from '#domain/booking/testing/reservation.ts';
import type { ScheduleChange } from '#domain/booking/schedule-change.ts';
import { id, type ReservationId } from '#kernel/ids.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import { type BookedCredit, type ChangeCredits, grantCredit } from './grant-credit.ts';

const UNDER_WAY = {} as Transaction;
const TRIP: ReservationId = id('trip');
const change = { of: TRIP } as Partial<ScheduleChange> as ScheduleChange;
const changing = { ...draft({ id: id('change') }), change };
const sold = { payment: id<'payment'>('of the trip'), of: TRIP };
const source = id<'payment'>('of the change');
const LESS = { total: centavos(25_000), net: centavos(21_552), vat: centavos(3_448) };

const opening = { payment: id<'payment'>('of the opening'), order: id<'order'>('opening') };
const MORE = { net: centavos(8_621), vat: centavos(1_379) };

/** A recording fake of the ledger, for a trip paid with this provider, and its opening with the other. */
function books(provider: string | undefined, opened?: string) {
  const accounts = new Map<string, number>([
    ['account of the buyer', 1_000],
    ['account of the opening', 2_000],
  ]);
  const booked: BookedCredit[] = [];
  const undone: (readonly [payment: string, rates: readonly UndoneAtRate[]])[] = [];
  const added = (account: string, amount: number) => {
    const before = accounts.get(account);
    if (before === undefined) throw new Error(`no account ${account}`);
    accounts.set(account, before + amount);
  };
  const credits: ChangeCredits = {
    paidWith: async (_, trip) =>
      trip === sold.of && provider !== undefined ? { payment: sold.payment, provider } : undefined,
    paidBefore: async () => (opened === undefined ? [] : [{ ...opening, provider: opened, sold: MORE }]),
    accountOf: async (_, paid) => (paid.payment === sold.payment ? 'account of the buyer' : 'account of the opening'),
    open: async (_, { reservation, source: from, amount }) => {
      const account = `credit of ${reservation} from ${from}, ${amount}`;
      accounts.set(account, 0);
      return account;
    },
    book: async (_, credit) => void booked.push(credit),
    undo: async (_, payment, rates) => void undone.push([payment, rates]),
    add: async (_, account, amount) => added(account, amount),
    giveBack: async (_, { account, amount, payment }) =>
      added(account, payment.provider === (payment.payment === opening.payment ? opened : provider) ? amount : 0),
  };
  const grant = (amounts: typeof LESS, vatRate: number | null = 0.16) =>
    grantCredit(credits, UNDER_WAY, { changing, payment: source, amounts, vatRate });
  return { accounts, booked, undone, grant };
}

const BEFORE = { 'account of the buyer': 1_000, 'account of the opening': 2_000 };
const NEW_CREDIT = 'credit of trip from of the change, 25000';

describe('what a change cost less', () => {
  test.each([
    ['a card', 'openpay'],
    ['cash', 'oxxo'],
    ['nothing at all', undefined],
  ])('is a new credit of the traveller where the trip was paid with %s', async (_name, provider) => {
    const { accounts, grant } = books(provider);
    await grant(LESS);
    expect(Object.fromEntries(accounts)).toEqual({ ...BEFORE, [NEW_CREDIT]: 25_000 });
  });

  test.each(['points', 'agency', 'credit'])('goes back to the %s it was paid from', async (provider) => {
    const { accounts, grant } = books(provider);
    await grant(LESS);
    expect(Object.fromEntries(accounts)).toEqual({ ...BEFORE, 'account of the buyer': 26_000 });
  });

  test.each([
    ['openpay', NEW_CREDIT],
    ['points', 'account of the buyer'],
  ])('is booked once, with its tax and at the rate it was sold at: %s', async (provider, account) => {
    const { booked, undone, grant } = books(provider);
    await grant(LESS, 0.08);
    expect(booked).toEqual([{ order: changing.id, payment: source, account, ...LESS }]);
    expect(undone).toEqual([[source, [{ vatRate: 0.08, amount: LESS.total }]]]);
  });

  test('is nothing where the new run costs as much or more: no account is opened, nothing booked', async () => {
    const { accounts, booked, undone, grant } = books('openpay');
    await grant({ total: ZERO, net: ZERO, vat: ZERO });
    expect([Object.fromEntries(accounts), booked, undone]).toEqual([BEFORE, [], []]);
  });

  test.each([
    [
      'card',
      'openpay',
      'points',
      { ...BEFORE, 'account of the opening': 12_000, 'credit of trip from of the change, 15000': 15_000 },
      { credit: 15_000, toAccount: 10_000, toAgency: 0 },
    ],
    [
      'points',
      'points',
      'openpay',
      { ...BEFORE, 'account of the buyer': 16_000, 'credit of trip from of the change, 10000': 10_000 },
      { credit: 10_000, toAccount: 15_000, toAgency: 0 },
    ],
    [
      'card, as well as the opening',
      'openpay',
      'openpay',
      { ...BEFORE, [NEW_CREDIT]: 25_000 },
      { credit: 25_000, toAccount: 0, toAgency: 0 },
    ],
    [
      'agency, and the opening with points',
      'agency',
      'points',
      { 'account of the buyer': 16_000, 'account of the opening': 12_000 },
      { credit: 0, toAccount: 10_000, toAgency: 15_000 },
    ],
  ])(
    'goes back first to what opened the journey, where the trip was paid by %s',
    async (_name, trip, opened, expected, told) => {
      const { accounts, booked, grant } = books(trip, opened);
      expect(await grant(LESS)).toEqual(told);
      expect(Object.fromEntries(accounts)).toEqual(expected);
      expect(booked.map(({ order, payment, total }) => [order, payment, total])).toEqual([
        ['opening', 'of the opening', 10_000],
        ['change', 'of the change', 15_000],
      ]);
    },
  );
});
