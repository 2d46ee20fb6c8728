import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { late, NOW, runsAt, ticket, ticketsStatus } from '#domain/amendments/testing/tickets-status.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import { after, before, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { centavos, sum } from '#kernel/money.ts';
import { EVERYTHING, refundOffer, refundOfferOf } from './offer.ts';
import { givesUp, type RefundLine, refundLine } from './money-back.ts';
import { amountsByPayer } from './payers-money.ts';
import { CANCELLATION_TIERS } from './refund-tiers.ts';
import { sharesByRate, taxOfDifference, taxOfRefund } from './refund-tax.ts';
import { differenceOf, leftOf } from './ticket-worth.ts';
import { isUsed, type ValidTicket } from './tickets-status.ts';

const line = (one: ValidTicket, all = [one], now = NOW): RefundLine =>
  refundLine(one, all, { tiers: CANCELLATION_TIERS, now });

const rates = fc.constantFrom(16, 8, 0, null);
const sold = fc.record({ amount: fc.integer({ min: 1, max: 200_000 }), rate: rates }).map(({ amount, rate }) => ({
  total: centavos(amount),
  vatRate: rate,
  ...splitVat(centavos(amount), rate),
}));
const delay = fc.option(
  fc.record({ minutes: fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined }), isOurs: fc.boolean() }),
  { nil: undefined },
);
/**
 * A ticket at any price, with or without a delay, used or unused, with luggage at any rate, on a bus of its own or a
 * lower class.
 */
const anyTicket = (passenger: number, direction: 'departure' | 'return') =>
  fc
    .record({
      fare: sold,
      added: fc.array(sold, { maxLength: 3 }),
      delay,
      boarded: fc.boolean(),
      minutes: fc.integer({ min: -600, max: 4_000 }),
      lower: fc.boolean(),
    })
    .map(({ fare, added, delay: said, boarded, minutes, lower }) => {
      const one = ticket({
        passenger,
        direction,
        ...fare,
        added,
        isBoarded: boarded,
        departsAt: after(NOW, minutes * MINUTE),
        delay: said && late(said.minutes, said.isOurs),
        service: lower ? runsAt(60_000) : undefined,
      });
      return { ...one, returned: differenceOf(one) };
    });
const anyTrip = fc.tuple(anyTicket(1, 'departure'), anyTicket(1, 'return'), anyTicket(2, 'departure'));

describe('whatever happened on a trip', () => {
  test('no more goes back than is left of what was paid, ticket by ticket and in all', () => {
    fc.assert(
      fc.property(anyTrip, (tickets) => {
        const lines = tickets.map((one) => line(one, tickets));
        for (const { basis, money, credit } of lines) {
          expect(Math.min(money, credit)).toBeGreaterThanOrEqual(0);
          expect(Math.max(money, credit)).toBeLessThanOrEqual(basis);
        }
        expect(sum(lines.map(({ money }) => money))).toBeLessThanOrEqual(sum(tickets.map(leftOf)));
      }),
    );
  });

  test('what is not given up gives nothing', () => {
    fc.assert(
      fc.property(anyTrip, (tickets) => {
        for (const one of tickets.map((each) => line(each, tickets)))
          if (!givesUp(one)) expect([one.money, one.credit]).toEqual([0, 0]);
      }),
    );
  });

  test('waiting to cancel never gives more back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 3_000 }), fc.integer({ min: 0, max: 3_000 }), (minutes, waited) => {
        const one = ticket({ departsAt: after(NOW, minutes * MINUTE) });
        const later = line(one, [one], after(NOW, waited * MINUTE));
        expect(later.credit).toBeLessThanOrEqual(line(one).credit);
      }),
    );
  });

  test('a longer delay never gives less', () => {
    const minutes = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(minutes, minutes, fc.integer({ min: -300, max: 3_000 }), (one, other, departsIn) => {
        const [shorter, longer] = [Math.min(one, other), Math.max(one, other)].map((by) =>
          line(ticket({ departsAt: after(NOW, departsIn * MINUTE), delay: late(by) })),
        );
        expect(longer!.money).toBeGreaterThanOrEqual(shorter!.money);
        expect(longer!.credit).toBeGreaterThanOrEqual(shorter!.credit);
      }),
    );
  });

  test('the tax that goes back is of the amount that goes back, to the centavo', () => {
    fc.assert(
      fc.property(anyTicket(1, 'departure'), fc.integer({ min: 0, max: 100 }), (one, percent) => {
        const amount = centavos(Math.floor((leftOf(one) * percent) / 100));
        const shares = taxOfRefund(one, amount);
        const [total] = sharesByRate(shares.map((share) => ({ ...share, vatRate: 16 })));
        expect((total?.net ?? 0) + (total?.vat ?? 0)).toBe(amount);
        expect(
          sharesByRate(shares)
            .map(({ net, vat }) => net + vat)
            .reduce((a, b) => a + b, 0),
        ).toBe(amount);
      }),
    );
  });

  test('all that goes back of a ticket at once has exactly the tax it was sold with', () => {
    fc.assert(
      fc.property(anyTicket(1, 'departure'), (one) => {
        const whole = { ...one, returned: centavos(0) };
        const taxed = sharesByRate(taxOfRefund(whole, leftOf(whole)));
        for (const { vatRate, vat } of taxed) {
          const parts = [whole, ...whole.added].filter((part) => part.vatRate === vatRate);
          expect(vat).toBe(sum(parts.map((part) => part.vat)));
        }
        expect(taxOfDifference(whole, whole.total).vatRate).toBe(whole.vatRate);
      }),
    );
  });
});

describe('why a ticket gives what it gives', () => {
  const out = (change: Partial<ValidTicket> = {}) => ticket(change);
  const back = (change: Partial<ValidTicket> = {}) => ticket({ direction: 'return', ...change });
  const overTwoHours = { delay: late(121) };

  test.each<[string, ValidTicket, readonly ValidTicket[], RefundLine['rule']]>([
    ['boarded', out({ isBoarded: true, ...overTwoHours }), [], 'used'],
    ['its bus has left', out({ departsAt: before(NOW, MINUTE) }), [], 'used'],
    ['its bus leaves this very moment', out({ departsAt: NOW }), [], 'used'],
    ['its late bus has yet to leave, too late to cancel', out({ departsAt: NOW, delay: late(1) }), [], 'closed'],
    ['its validity ends this moment', out({ departsAt: undefined, lastsUntil: NOW }), [], 'used'],
    ['its validity ends a moment later', out({ departsAt: undefined, lastsUntil: after(NOW, 1) }), [], 'ladder'],
    ['more than two hours late', out(overTwoHours), [], 'delay'],
    ['the way back is late and the way out was used', back(overTwoHours), [out({ isBoarded: true })], 'half'],
    ['the way out is late, whatever of the way back', out(overTwoHours), [back({ isBoarded: true })], 'delay'],
    ['the way back is late and the way out is not used', back(overTwoHours), [out()], 'delay'],
    ['the way out of somebody else was used', back(overTwoHours), [out({ isBoarded: true, passenger: 2 })], 'delay'],
    ['its other journey is late', out(), [back(overTwoHours)], 'delay'],
    ['its other journey was late, and boarded', out(), [back({ isBoarded: true, ...overTwoHours })], 'ladder'],
    ['the journey of somebody else is late', out(), [back({ passenger: 2, ...overTwoHours })], 'ladder'],
    ['half an hour before', out({ departsAt: after(NOW, 30 * MINUTE) }), [], 'closed'],
  ])('%s', (_, one, others, rule) => {
    expect(line(one, [one, ...others]).rule).toBe(rule);
  });

  test('both buses more than two hours late give both fares back once, also when the first has left without its passenger', () => {
    const missed = out({ ...overTwoHours, total: centavos(90_000), departsAt: before(NOW, 3 * HOUR) });
    const one = back({ ...overTwoHours, total: centavos(40_000) });
    const lines = [missed, one].map((each) => line(each, [missed, one]));
    expect(lines.map(({ rule, money }) => [rule, money])).toEqual([
      ['delay', 90_000],
      ['delay', 40_000],
    ]);
  });

  test('half of a round trip is of both fares, less what the class of the bus gave', () => {
    const used = out({ isBoarded: true, total: centavos(90_000), service: runsAt(60_000) });
    const one = back({ total: centavos(40_001), ...overTwoHours });
    expect(line(one, [used, one])).toMatchObject({ rule: 'half', basis: 100_001, moneyPercent: 50, money: 50_001 });
  });
});

test('a bus is used from the moment it leaves, an open ticket only by boarding', () => {
  const delayed = { departsAt: NOW, delay: late(10) };
  expect(isUsed(ticket(delayed), after(NOW, 10 * MINUTE))).toBe(true);
  expect(isUsed(ticket(delayed), instant(after(NOW, 10 * MINUTE) - 1))).toBe(false);
  expect(isUsed(ticket({ departsAt: undefined }), after(NOW, 1_000 * HOUR))).toBe(false);
  expect(isUsed(ticket({ departsAt: before(NOW, HOUR), delay: late(undefined) }), NOW)).toBe(false);
});

describe('an offer', () => {
  const offered = (...tickets: ValidTicket[]) => {
    const offer = refundOfferOf(ticketsStatus(tickets), { selection: EVERYTHING, now: NOW });
    if (!offer.ok) throw new Error(offer.fault.code);
    return offer.value;
  };

  test('compensates only what is given up: the journey that was travelled has its own', () => {
    const used = ticket({ isBoarded: true, delay: late(121) });
    const { compensation } = offered(used, ticket({ direction: 'return' }));
    expect(compensation).toEqual([]);
  });

  test('of tickets paid by points says no credit, and of cancelled ones no money', () => {
    const { amounts } = offered(ticket());
    expect(Object.keys(amounts)).toEqual(['credit']);
    expect(Object.keys(amountsByPayer(amounts, [{ from: 'account', amount: amounts.credit! }]))).toEqual(['original']);
  });

  test('is good for ten minutes, whatever tiers have ended already', () => {
    const soon = ticket({ departsAt: after(NOW, 23 * HOUR) });
    expect(offered(soon).validUntil).toBe(after(NOW, 10 * MINUTE));
    expect(offered(ticket({ departsAt: undefined })).validUntil).toBe(after(NOW, 10 * MINUTE));
  });

  test('for a delay is of everybody whose bus is late, with their other journey', () => {
    const tickets = [
      ticket({ delay: late(121) }),
      ticket({ direction: 'return' }),
      ticket({ passenger: 2, type: 'adult' }),
    ];
    const offer = refundOffer(ticketsStatus(tickets), NOW);
    expect(offer.ok && offer.value.lines.map(({ passenger, direction }) => [passenger, direction])).toEqual([
      [1, 'departure'],
      [1, 'return'],
    ]);
    expect(refundOffer(ticketsStatus([ticket({ delay: late(120) })]), NOW)).toMatchObject({
      fault: { code: 'nothing_to_give_back' },
    });
  });

  test('may leave a child alone on a journey that is over', () => {
    const childOut = ticket({ passenger: 2, type: 'minor', isBoarded: true });
    const offer = refundOfferOf(
      ticketsStatus([ticket({ direction: 'return' }), ticket({ isBoarded: true }), childOut]),
      {
        selection: { passengers: [1], directions: undefined },
        now: NOW,
      },
    );
    expect(offer.ok).toBe(true);
  });

  test('may not leave a child alone on the way back, with its adult on the way out', () => {
    const family = [
      ticket(),
      ticket({ passenger: 2, type: 'minor' }),
      ticket({ direction: 'return' }),
      ticket({ passenger: 2, type: 'minor', direction: 'return' }),
    ];
    const offer = refundOfferOf(ticketsStatus(family), {
      selection: { passengers: [1], directions: ['return'] },
      now: NOW,
    });
    expect(offer).toMatchObject({ fault: { code: 'adult_required' } });
  });
});
