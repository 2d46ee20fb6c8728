import { expect, test } from 'vitest';
import type { Reservation } from '#domain/booking/reservation.ts';
import { after, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import type { CounterAction } from './counter-actions.ts';
import { actionStates, type ActionVerdict, type CounterCase, closesAt } from './counter-state.ts';

const DEPARTS = instant(Date.parse('2026-11-27T15:00:00Z'));
const BACK = after(DEPARTS, 48 * HOUR);

const asked = (change: Partial<CounterCase>, minutesBefore: number): CounterCase => ({
  reservation: { status: 'order_generated', expired: false } as Reservation,
  boardings: [DEPARTS],
  isOrder: true,
  owesMoney: false,
  operator: { role: 'manager' },
  now: after(DEPARTS, -minutesBefore * MINUTE),
  ...change,
});

const verdict = (act: CounterAction, change: Partial<CounterCase>, minutesBefore = 60): ActionVerdict =>
  actionStates(asked(change, minutesBefore)).find((state) => state.act === act)!.verdict;

const PAID = { reservation: { status: 'approved', expired: false } as Reservation, isOrder: false };
const OVER = { reservation: { status: 'order_generated', expired: true } as Reservation, isOrder: false };

test.each<[CounterAction, string, Partial<CounterCase>, number, ActionVerdict]>([
  ['take_cash', 'an order', {}, 30.1, 'open'],
  ['take_cash', 'an order', {}, 30, 'closed'],
  ['convert', 'an order', {}, 30, 'open'],
  ['convert', 'an order', {}, 15.1, 'open'],
  ['convert', 'an order', {}, 15, 'closed'],
  ['exchange', 'an order', {}, 20.1, 'open'],
  ['exchange', 'an order', {}, 20, 'closed'],
  ['exchange', 'a paid ticket', PAID, 20, 'closed'],
  ['exchange', 'the way back', { ...PAID, boardings: [DEPARTS, BACK] }, -60, 'open'],
  ['exchange', 'an open ticket', { ...PAID, boardings: [] }, 60, 'nothing'],
  ['take_cash', 'a paid ticket', PAID, 10, 'nothing'],
  ['take_cash', 'a trip whose way back is far', { boardings: [DEPARTS, BACK] }, 29, 'closed'],
  ['take_cash', 'an order that is over', OVER, 60, 'nothing'],
  ['take_cash', 'an order that is over', OVER, 10, 'closed'],
  ['print', 'an order', {}, 60, 'nothing'],
  ['print', 'a paid ticket', PAID, 0, 'open'],
  ['resend', 'an order that is over', OVER, 60, 'nothing'],
  ['refund_by_hand', 'what owes nothing', PAID, 60, 'nothing'],
  ['refund_by_hand', 'what owes money', { ...PAID, owesMoney: true }, 60, 'open'],
  ['take_cash', 'an order, for the call centre', { operator: { role: 'callcentre' } }, 60, 'forbidden'],
])('%s, %s, %# ', (act, _name, change, minutes, expected) => {
  expect(verdict(act, change, minutes)).toBe(expected);
});

test('money is bounded by the first journey, a seat by the last', () => {
  expect(closesAt('take_cash', [BACK, DEPARTS])).toBe(after(DEPARTS, -30 * MINUTE));
  expect(closesAt('exchange', [DEPARTS, BACK])).toBe(after(BACK, -20 * MINUTE));
  expect(closesAt('print', [DEPARTS])).toBeUndefined();
});

test.each<[string, Partial<CounterCase>, readonly CounterAction[]]>([
  ['an order, for a manager', {}, ['open', 'take_cash', 'convert', 'exchange', 'resend', 'read_log']],
  ['an order, for the counter', { operator: { role: 'counter' } }, ['open', 'take_cash', 'exchange', 'resend']],
  ['an order, for the call centre', { operator: { role: 'callcentre' } }, ['open', 'convert', 'exchange', 'resend']],
  ['an order, for who boards', { operator: { role: 'boarding' } }, []],
  [
    'a paid ticket, for the counter',
    { ...PAID, operator: { role: 'counter' } },
    ['open', 'exchange', 'print', 'resend'],
  ],
  [
    'an open ticket, for the counter',
    { ...PAID, boardings: [], operator: { role: 'counter' } },
    ['open', 'print', 'resend'],
  ],
  ['an order that is over, for the counter', { ...OVER, operator: { role: 'counter' } }, ['open']],
  [
    'an order without a date, which no clock closes',
    { boardings: [] },
    ['open', 'take_cash', 'convert', 'resend', 'read_log'],
  ],
])('an hour before, what can be done with %s', (_, change, acts) => {
  const open = actionStates(asked(change, 60)).filter((state) => state.verdict === 'open');
  expect(open.map(({ act }) => act)).toEqual(acts);
});

test('nothing that was closed opens again', () => {
  for (const minutes of [40, 30, 29, 20, 19, 15, 14, 0, -60])
    for (const { act, verdict: now } of actionStates(asked({}, minutes)))
      if (now === 'closed') expect([act, verdict(act, {}, minutes - 5)]).toEqual([act, 'closed']);
});
