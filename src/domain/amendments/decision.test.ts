import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSale } from '#domain/amendments/testing/open-sale.ts';
import { late, NOW, runsAt, ticket, ticketsStatus } from '#domain/amendments/testing/tickets-status.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import { id } from '#kernel/ids.ts';
import { after, HOUR } from '#kernel/instant.ts';
import { centavos, plus, sum } from '#kernel/money.ts';
import {
  type Decision,
  decidedAmounts,
  destinationsOf,
  givenUpBy,
  offeredShares,
  partsOf,
  reasonOf,
  taxOfDecision,
} from './decision.ts';
import { differenceOffer } from './difference.ts';
import { EVERYTHING, REFUND_MEANS, refundOfferOf } from './offer.ts';
import type { OpenSale } from './reverse-sale.ts';
import type { ValidTicket } from './tickets-status.ts';

/** All of them cancelled at noon. */
function decision(tickets: readonly ValidTicket[], means: Decision['means'] = 'original'): Decision {
  const offer = refundOfferOf(ticketsStatus(tickets), { selection: EVERYTHING, now: NOW });
  if (!offer.ok) throw new Error(offer.fault.code);
  return { ...offer.value, differences: [], means };
}
const lowered = (): { readonly one: ValidTicket; readonly differences: Decision['differences'] } => {
  const one = ticket({ service: runsAt(60_000) });
  return { one, differences: differenceOffer(ticketsStatus([one]))!.lines };
};

const cancelled = ticket();
const delayed = ticket({ passenger: 2, delay: late(121) });
const used = ticket({ passenger: 3, isBoarded: true });

test('gives up the tickets that give something, by the rules that do', () => {
  expect(givenUpBy(decision([cancelled, delayed, used]))).toEqual([cancelled.folio, delayed.folio]);
  expect(givenUpBy({ lines: [] })).toEqual([]);
});

test('goes back because of the class, then of a delay, else because tickets were cancelled', () => {
  const { differences } = lowered();
  expect(reasonOf(decision([cancelled]))).toBe('cancelled');
  expect(reasonOf(decision([cancelled, delayed]))).toBe('delay');
  expect(reasonOf({ lines: [], differences })).toBe('service');
  const half = [ticket({ isBoarded: true }), ticket({ direction: 'return', delay: late(121) })];
  expect(reasonOf(decision(half))).toBe('delay');
});

const part = (amount: number, isByLink = false) => ({ amount: centavos(amount), sale: openSale({ isByLink }) });

describe('what becomes of it', () => {
  const shares = [part(30_000), part(2_000)];
  const forDelay = decision([delayed]);
  const compensated = sum(forDelay.compensation.map(({ credit }) => credit));

  test('is money and its compensation credit, where it goes back as it was paid', () => {
    expect(compensated).toBeGreaterThan(0);
    expect(decidedAmounts(forDelay, shares)).toEqual({ money: 32_000, credited: compensated, compensated });
  });

  test('is credit altogether, where that is wanted', () => {
    expect(decidedAmounts({ ...forDelay, means: 'credit' }, shares)).toEqual({
      money: 0,
      credited: 32_000 + compensated,
      compensated,
    });
  });

  test('is credit but for what another person paid with a link, which goes back to them', () => {
    expect(decidedAmounts({ ...forDelay, means: 'credit' }, [part(30_000), part(2_000, true)])).toEqual({
      money: 2_000,
      credited: 30_000 + compensated,
      compensated,
    });
  });
});

describe('what an account in our ledger paid for', () => {
  const bag = { total: centavos(11_600), vatRate: 16, ...splitVat(centavos(11_600), 16) };
  const one = ticket({ added: [bag] });
  const sales = (fare: string, extra: string) => [
    openSale({ provider: extra, order: id('018f0000-0000-7000-8000-00000000000c'), net: bag.net, vat: bag.vat }),
    openSale({ provider: fare }),
  ];
  const shared = (decided: Decision, some: readonly OpenSale[]) => {
    const parts = partsOf(some, decided, { tickets: [one] });
    const { owed, kept } = destinationsOf(decided, decidedAmounts(decided, parts), parts);
    const told = (shares: typeof parts) => shares.map(({ sale, amount }) => [sale.provider, amount]);
    return { owed: told(owed), kept: told(kept) };
  };

  test.each(['points', 'agency', 'credit'])('goes back to it (%s), and only the rest becomes credit', (account) => {
    const cancelledInTime = decision([one], 'credit');
    expect(shared(cancelledInTime, sales('openpay', account))).toEqual({
      owed: [[account, 11_600]],
      kept: [['openpay', 65_001]],
    });
    expect(shared(cancelledInTime, sales(account, 'openpay'))).toEqual({
      owed: [[account, 65_001]],
      kept: [['openpay', 11_600]],
    });
    const offered = (fare: string, extra: string) =>
      offeredShares(sales(fare, extra), decision([one]), { tickets: [one] });
    expect(offered('openpay', account)).toMatchObject([{ amount: 11_600 }]);
    expect(offered(account, 'openpay')).toMatchObject([{ amount: 65_001 }]);
    expect(offered(account, account)).toMatchObject([{ amount: 76_601 }]);
    expect(offered('openpay', 'openpay')).toEqual([]);
  });

  test.each([
    ['openpay', 'points', [52_000, 9_280]],
    ['points', 'openpay', [52_000, 9_280]],
  ])('goes back on the terms of credit and no better: fare by %s and bag by %s', (fare, extra, [ofFare, ofBag]) => {
    const soon = ticket({ added: [bag], departsAt: after(NOW, 2 * HOUR) });
    const parts = partsOf(sales(fare, extra), decision([soon], 'credit'), { tickets: [soon] });
    expect(parts.map(({ sale, amount }) => [sale.provider, amount])).toEqual([
      [extra, ofBag],
      [fare, ofFare],
    ]);
  });

  test('goes back to it whole where only some of the tickets give money, and no more money than they give', () => {
    const late1 = ticket({ passenger: 2, delay: late(121) });
    const both = decision([one, late1]);
    const paid = [
      openSale({ provider: 'points', order: id('018f0000-0000-7000-8000-00000000000c'), net: bag.net, vat: bag.vat }),
      openSale({ ...splitVat(centavos(130_002), 16) }),
    ];
    const parts = partsOf(paid, both, { tickets: [one, late1] });
    expect(parts.map(({ sale, amount }) => [sale.provider, amount])).toEqual([
      ['points', 11_600],
      ['openpay', 65_001],
    ]);
  });
});

const rates = fc.constantFrom(16, 8, 0, null);
const sold = fc
  .tuple(fc.integer({ min: 1, max: 200_000 }), rates)
  .map(([amount, vatRate]) => ({ total: centavos(amount), vatRate, ...splitVat(centavos(amount), vatRate) }));
const anyTicket = (passenger: number) =>
  fc
    .tuple(sold, fc.array(sold, { maxLength: 2 }), fc.boolean(), fc.integer({ min: 25, max: 400 }))
    .map(([fare, added, isLate, hours]) =>
      ticket({
        passenger,
        ...fare,
        added,
        departsAt: after(NOW, hours * HOUR),
        delay: isLate ? late(121) : undefined,
      }),
    );
const anyTickets = fc.tuple(anyTicket(1), anyTicket(2), anyTicket(3));
/** Half a centavo for each of three fares with two additions, and for their sum. */
const ROUNDING = 5;

/** One sale per ticket, with what was added to it. */
const salesOf = (tickets: readonly ValidTicket[]) =>
  tickets.map(({ net, vat, vatRate, added, folio }) =>
    openSale({
      payment: id(`payment of ${folio}`),
      net: sum([net, ...added.map((one) => one.net)]),
      vat: sum([vat, ...added.map((one) => one.vat)]),
      rates: [vatRate, ...added.map((one) => one.vatRate)],
    }),
  );
/** Small tickets may have nothing to refund. */
const isOffered = (tickets: readonly ValidTicket[]): boolean =>
  refundOfferOf(ticketsStatus(tickets), { selection: EVERYTHING, now: NOW }).ok;

describe('whatever the tickets', () => {
  test('of each sale the same share is taken, but for a centavo of net and of tax', () => {
    const soon = anyTickets.map((tickets) =>
      tickets.map((one, index) => ({ ...one, delay: undefined, departsAt: after(NOW, (index === 0 ? 2 : 48) * HOUR) })),
    );
    fc.assert(
      fc.property(soon, (tickets) => {
        const sales = salesOf(tickets);
        const decided = decision(tickets, 'credit');
        const [credit, basis] = [
          sum(decided.lines.map((line) => line.credit)),
          sum(decided.lines.map((line) => line.basis)),
        ];
        const parts = partsOf(sales, decided, { tickets });
        expect(sum(parts.map(({ amount }) => amount))).toBe(credit);
        sales.forEach(({ net, vat, order }, at) => {
          const taken = parts.filter(({ sale }) => sale.payment === sales[at]!.payment && sale.order === order);
          const amount = sum(taken.map((part) => part.amount));
          expect(amount).toBeLessThanOrEqual(((net + vat) * credit) / basis + 2);
        });
      }),
    );
  });

  test('the parts are the sum of the lines that was decided on, in either means', () => {
    fc.assert(
      fc.property(anyTickets, fc.constantFrom(...REFUND_MEANS), (tickets, means) => {
        fc.pre(isOffered(tickets));
        const decided = decision(tickets, means);
        const shares = partsOf(salesOf(tickets), decided, { tickets });
        const of = means === 'original' ? 'money' : 'credit';
        expect(sum(shares.map(({ amount }) => amount))).toBe(sum(decided.lines.map((line) => line[of])));
        const { money, credited, compensated } = decidedAmounts(decided, shares);
        expect(money + credited - compensated).toBe(sum(decided.lines.map((line) => line[of])));
      }),
    );
  });

  test('the shares that are offered are the ones that go back', () => {
    fc.assert(
      fc.property(anyTickets, (tickets) => {
        fc.pre(isOffered(tickets));
        const decided = decision(tickets);
        const offered = offeredShares(salesOf(tickets), decided, { tickets });
        expect(offered.every(({ from }) => from === 'provider')).toBe(true);
        expect(sum(offered.map(({ amount }) => amount))).toBe(sum(decided.lines.map(({ money }) => money)));
      }),
    );
  });

  test('each rate comes once, with its own tax but for the rounding of each line', () => {
    fc.assert(
      fc.property(anyTickets, (tickets) => {
        fc.pre(isOffered(tickets));
        const taxes = taxOfDecision(decision(tickets, 'credit'), { tickets });
        expect(new Set(taxes.map(({ vatRate }) => vatRate)).size).toBe(taxes.length);
        for (const { vatRate, net, vat } of taxes) {
          const own = splitVat(plus(net, vat), vatRate).vat;
          expect(Math.abs(vat - own)).toBeLessThanOrEqual(vatRate ? ROUNDING : 0);
        }
      }),
    );
  });
});

test('of an offer there is as much as its sales still have', () => {
  const one = ticket({ delay: late(121) });
  const short = openSale({ net: centavos(1_000), vat: centavos(160) });
  expect(offeredShares([short], decision([one]), { tickets: [one] })).toEqual([{ from: 'provider', amount: 1_160 }]);
});

test('a lower class gives back of the fare alone, at its rate', () => {
  const { one, differences } = lowered();
  const { amount } = differences[0]!;
  const decided = { lines: [], differences, means: 'credit' } as const;
  expect(taxOfDecision(decided, { tickets: [one] })).toEqual([{ vatRate: 16, ...splitVat(amount, 16) }]);
});

describe('the money of a decision', () => {
  const amounts = (credited: number) => ({
    money: centavos(0),
    credited: centavos(credited),
    compensated: centavos(0),
  });

  const own = part(30_000);
  const theirs = part(2_000, true);

  test('is owed to who paid, for a reason, and opens no credit', () => {
    expect(destinationsOf(decision([cancelled]), amounts(0), [own, theirs])).toEqual({
      credited: undefined,
      owed: [own, theirs],
      kept: [],
      reason: 'cancelled',
    });
  });

  test('is owed, with a compensation as credit', () => {
    expect(destinationsOf(decision([delayed]), amounts(1), [own])).toEqual({
      credited: 1,
      owed: [own],
      kept: [],
      reason: 'delay',
    });
  });

  test('becomes credit', () => {
    const to = { owed: [], kept: [own], reason: 'cancelled' };
    expect(destinationsOf(decision([cancelled], 'credit'), amounts(30_000), [own])).toEqual({
      credited: 30_000,
      ...to,
    });
    expect(destinationsOf(decision([cancelled], 'credit'), amounts(0), [own])).toEqual({ credited: undefined, ...to });
  });

  test('that another person paid with a link is owed to them, for a delay or a lower class', () => {
    const forDelay = destinationsOf(decision([delayed], 'credit'), amounts(30_000), [own, theirs]);
    expect(forDelay).toEqual({ credited: 30_000, owed: [theirs], kept: [own], reason: 'delay' });
    const lower = { lines: [], compensation: [], differences: lowered().differences, means: 'credit' } as const;
    expect(destinationsOf(lower, amounts(30_000), [own, theirs])).toMatchObject({ owed: [theirs], kept: [own] });
  });

  test('is the credit that the carrier gives, whoever paid, where no money goes back', () => {
    const given = destinationsOf(decision([cancelled], 'credit'), amounts(32_000), [own, theirs]);
    expect(given).toMatchObject({ owed: [], kept: [own, theirs] });
  });
});
