import { expect, test } from 'vitest';
import { draft, soldTicket } from '#domain/booking/testing/reservation.ts';
import { refusalOfCalendar, refusalToPrint } from '#domain/booking/tickets-ready.ts';

const TICKETS = [soldTicket('departure')];

test.each([
  ['a draft', { tickets: [] }, ['tickets_not_ready', 'tickets_not_ready']],
  ['an order at the counter', { tickets: TICKETS, status: 'order_generated' }, [undefined, undefined]],
  ['a paid trip', { tickets: TICKETS, status: 'approved' }, [undefined, undefined]],
  ['a trip that was given back', { tickets: [], status: 'approved' }, ['tickets_not_ready', undefined]],
] as const)('%s has papers and a calendar, or not', (_, change, [print, calendar]) => {
  const reservation = draft(change);
  expect(refusalToPrint(reservation)?.code).toBe(print);
  expect(refusalOfCalendar(reservation)?.code).toBe(calendar);
});
