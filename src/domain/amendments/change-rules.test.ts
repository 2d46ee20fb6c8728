import { describe, expect, test } from 'vitest';
import { id } from '#kernel/ids.ts';
import { after, before, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import {
  type ChangeQuestion,
  changeRefusal,
  invoiceRefusal,
  offerUntil,
  type RunInTrip,
  runRefusal,
} from './change-rules.ts';

const NOW = instant(Date.parse('2026-11-27T18:00:00Z'));
const DATED = { open: false };

const paid: ChangeQuestion['reservation'] = {
  status: 'approved',
  refund: undefined,
  changed: [],
  givenUp: [],
  change: undefined,
  departure: DATED,
  return: DATED,
};
const question = (reservation: Partial<ChangeQuestion['reservation']>, minutes = 120): ChangeQuestion => ({
  reservation: { ...paid, ...reservation },
  direction: 'departure',
  closesAt: after(NOW, (minutes - 30) * MINUTE),
  now: NOW,
});
const refund = { amount: centavos(100), isByHand: false };

describe('a journey', () => {
  test.each<[string, ChangeQuestion, string | undefined]>([
    ['that is paid', question({}), undefined],
    ['31 minutes before it leaves', question({}, 31), undefined],
    ['30 minutes before it leaves', question({}, 30), 'change_closed'],
    ['that has left', question({}, -5), 'change_closed'],
    ['that is not paid', question({ status: 'order_generated' }), 'change_unpaid'],
    ['that is a draft', question({ status: 'process' }), 'change_unpaid'],
    ['that is open', question({ departure: { open: true } }), undefined],
    ['that is open, and no longer valid', question({ departure: { open: true } }, 30), 'open_ticket_expired'],
    ['without a run', { ...question({}), closesAt: undefined }, 'change_ticket_unknown'],
    ['changed before', question({ changed: ['departure'] }), 'change_used'],
    ['beside another one changed before', question({ changed: ['return'] }), undefined],
    ['while money goes back', question({ refund: { ...refund, isPaid: false } }), 'change_refund_open'],
    ['of which somebody had money back', question({ givenUp: ['departure'] }), 'change_given_back'],
    ['beside another one of which somebody had', question({ givenUp: ['return'] }), undefined],
    ['after money went back', question({ refund: { ...refund, isPaid: true } }), undefined],
  ])('%s', (_name, asked, code) => {
    expect(changeRefusal(asked)?.code).toBe(code);
  });
});

describe('another run', () => {
  const run = (name: string, hours: number): RunInTrip => ({
    departs: after(NOW, hours * HOUR),
    arrives: after(NOW, (hours + 5) * HOUR),
    departure: { id: id(name) },
  });
  const runs = { departure: run('out', 10), return: run('back', 40) };

  test.each<[string, 'departure' | 'return', RunInTrip, string | undefined]>([
    ['out, earlier', 'departure', run('a', 2), undefined],
    ['out, just in time for the way back', 'departure', run('a', 35), undefined],
    ['out, too late for the way back', 'departure', run('a', 36), 'return_run_before_arrival'],
    ['back, later', 'return', run('a', 60), undefined],
    ['back, before the way out has arrived', 'return', run('a', 14), 'return_run_before_arrival'],
    ['the same one', 'departure', run('out', 10), 'change_same_run'],
  ])('%s', (_name, direction, wanted, code) => {
    expect(runRefusal({ direction, wanted, runs })?.code).toBe(code);
  });
});

test.each([
  ['in ten minutes', 300, 300, 10],
  ['at the last moment to change', 5, 300, 5],
  ['at T-15 of the new run', 300, 22, 7],
])('an offer ends %s', (_name, closes, other, minutes) => {
  const until = offerUntil(NOW, after(NOW, closes * MINUTE), after(NOW, other * MINUTE));
  expect(before(until, minutes * MINUTE)).toBe(NOW);
});

test.each([
  [false, 500, undefined],
  [true, 0, undefined],
  [true, 500, 'change_invoiced'],
  [true, -500, 'change_invoiced'],
])('invoiced %s, difference %d', (isInvoiced, difference, code) => {
  expect(invoiceRefusal(isInvoiced, difference)?.code).toBe(code);
});
