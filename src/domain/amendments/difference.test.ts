import { describe, expect, test } from 'vitest';
import { late, NOW, runsAt, ticketsStatus, ticket } from '#domain/amendments/testing/tickets-status.ts';
import { centavos } from '#kernel/money.ts';
import { differenceOffer } from './difference.ts';
import { refundOfferOf, EVERYTHING } from './offer.ts';
import { amountsByPayer } from './payers-money.ts';
import type { ValidTicket } from './tickets-status.ts';

const cost = (total: number, change: Partial<ValidTicket> = {}) => ticket({ total: centavos(total), ...change });
const given = (...tickets: ValidTicket[]) => differenceOffer(ticketsStatus(tickets))?.amounts.original;

describe('the difference', () => {
  test.each<[string, number | undefined, ValidTicket]>([
    ['is what the lower fare is less', 24_999, cost(90_000, { service: runsAt(65_001) })],
    ['is the same share of a discounted ticket', 12_500, cost(45_000, { service: runsAt(65_001) })],
    ['is rounded up to the centavo', 1, cost(1, { service: runsAt(89_999) })],
    ['is none for who paid nothing', undefined, cost(0, { service: runsAt(65_001) })],
    ['is none in the class that was sold', undefined, cost(90_000, { service: runsAt(90_000, { isAsSold: true }) })],
    ['is none in a dearer class', undefined, cost(90_000, { service: runsAt(90_001) })],
    ['is none where the line has no fare of it', undefined, cost(90_000, { service: runsAt(1, { fares: undefined }) })],
    ['is none where nothing was said', undefined, cost(90_000)],
    ['is there of a late bus too', 24_999, cost(90_000, { service: runsAt(65_001), delay: late(121) })],
    [
      'is none of a bus that does not run',
      undefined,
      cost(90_000, { service: runsAt(65_001), delay: late(undefined) }),
    ],
    ['is there of who boarded', 24_999, cost(90_000, { service: runsAt(65_001), isBoarded: true })],
    ['is given once', undefined, cost(90_000, { service: runsAt(65_001), returned: centavos(24_999) })],
    [
      'is the rest for a still lower class',
      25_001,
      cost(90_000, { service: runsAt(40_000), returned: centavos(24_999) }),
    ],
    [
      'is not asked back when a better one runs',
      undefined,
      cost(90_000, { service: runsAt(80_000), returned: centavos(24_999) }),
    ],
  ])('%s', (_what, amount, one) => {
    expect(given(one)).toBe(amount);
  });

  test('is of every ticket together, each line with how it was found', () => {
    const service = runsAt(65_001);
    const offer = differenceOffer(
      ticketsStatus([
        cost(90_000, { service }),
        cost(45_000, { service, passenger: 2 }),
        cost(65_001, { direction: 'return' }),
      ]),
    );
    expect(offer?.amounts).toEqual({ original: 37_499, credit: 37_499 });
    expect(offer?.lines).toMatchObject([
      { passenger: 1, soldFare: 90_000, runsFare: 65_001, basis: 90_000, earlier: 0, amount: 24_999 },
      { passenger: 2, basis: 45_000, amount: 12_500 },
    ]);
  });

  test('goes back to the account it was paid from, and to nobody who did not pay', () => {
    const tickets = [cost(90_000, { service: runsAt(65_001) })];
    const { amounts } = differenceOffer(ticketsStatus(tickets, 'account'))!;
    expect(amountsByPayer(amounts, [{ from: 'account', amount: centavos(24_999) }])).toEqual({ original: 24_999 });
    expect(differenceOffer(ticketsStatus(tickets, 'nothing'))).toBeUndefined();
  });

  test('is never more than is left of the sale', () => {
    const sold = { ...ticketsStatus([cost(90_000, { service: runsAt(65_001) })]), left: centavos(100) };
    expect(differenceOffer(sold)?.amounts.original).toBe(100);
    const two = [1, 2].map((passenger) => cost(90_000, { service: runsAt(65_001), passenger }));
    const nearlyGone = { ...ticketsStatus(two), left: centavos(30_000) };
    expect(differenceOffer(nearlyGone)?.lines.map(({ amount }) => amount)).toEqual([24_999, 5_001]);
  });
});

describe('what was given of it is missing', () => {
  const returned = centavos(24_999);
  const amounts = (...tickets: ValidTicket[]) => {
    const offer = refundOfferOf(ticketsStatus(tickets), { selection: EVERYTHING, now: NOW });
    return offer.ok ? offer.value.amounts : offer.fault.code;
  };

  test.each<[string, unknown, ValidTicket[]]>([
    ['from a long delay', { original: 65_001, credit: 65_001 }, [cost(90_000, { returned, delay: late(121) })]],
    ['from the ladder', { credit: 65_001 }, [cost(90_000, { returned })]],
    [
      'from half of a round trip, taken already or not',
      { original: 65_001, credit: 65_001 },
      [
        cost(90_000, { isBoarded: true, service: runsAt(65_001) }),
        cost(90_000, { returned, direction: 'return', delay: late(121) }),
      ],
    ],
  ])('%s', (_what, expected, tickets) => {
    expect(amounts(...tickets)).toEqual(expected);
  });
});
