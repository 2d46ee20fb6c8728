import { expect, test } from 'vitest';
import { NOW, ticket, ticketsStatus } from '#domain/amendments/testing/tickets-status.ts';
import { additionClosesAt } from '#domain/booking/deadlines.ts';
import { paidTrip } from '#domain/booking/testing/reservation.ts';
import { after, DAY, type Instant } from '#kernel/instant.ts';
import { OFFERS } from '#testing/offers.ts';
import { offerAddition } from './offer-addition.ts';

const BACK_AT = after(NOW, 4 * DAY);
const status = ticketsStatus([ticket(), ticket({ direction: 'return' })]);
const offered = (now = NOW, offers = OFFERS, ticketsStatus = status) =>
  offerAddition({ offers })(paidTrip(), { ticketsStatus, now });

test('is offered until the last bus of the trip closes', () => {
  const until = additionClosesAt(BACK_AT);
  expect(offered()).toEqual([{ kind: 'add', direction: 'return', until }]);
  expect(offered(after(until, -1))).toEqual([{ kind: 'add', direction: 'return', until }]);
  expect(offered(until)).toEqual([]);
});

test('what is sold until departure does not promise luggage until then', () => {
  const internet = { ...OFFERS[0]!, key: 'internet', untilDeparture: true } as const;
  const closes = additionClosesAt(BACK_AT);
  const until = (now: Instant) => offered(now, [...OFFERS, internet]).map((action) => action.until);
  expect([until(NOW), until(after(closes, -1)), until(closes)]).toEqual([[closes], [closes], [BACK_AT]]);
  expect(until(BACK_AT)).toEqual([]);
});

test('until that of the only ticket that is left', () => {
  expect(offered(NOW, OFFERS, ticketsStatus([ticket()]))).toMatchObject([{ direction: 'departure' }]);
});

test('is not offered by a carrier that sells nothing besides the seat', () => {
  expect(offered(NOW, [])).toEqual([]);
});
