import { expect, test } from 'vitest';
import { codesOfTickets } from '#app/booking/codes-of-tickets.ts';
import { runOf, segmentOf, small } from '#app/timetable/testing/small-timetable.ts';
import { paidTrip, soldTicket } from '#domain/booking/testing/reservation.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { BoardingPass } from '#domain/ticketing/boarding-pass.ts';
import { DAY } from '#kernel/instant.ts';

const segment = segmentOf('out-08', '2026-12-01');
const run = runOf(small(), segment);
/** Writes a pass as text instead of signing it. */
const codes = {
  sign: (pass: BoardingPass) => JSON.stringify(pass),
  read: () => undefined,
  issueOf: (secret: string) => `issue of ${secret}`,
  keys: [],
};
const ticket = soldTicket('departure', { segment });
const passes = (change: Partial<Reservation> = {}, runs: Parameters<typeof codesOfTickets>[2] = { departure: run }) => [
  ...codesOfTickets(codes, paidTrip({ tickets: [ticket], ...change }), runs),
];

test('the code of a paid ticket says its bus, seat and issue, and outlives the ride by a day', () => {
  const [[folio, text] = []] = passes();
  expect(folio).toBe(ticket.folio);
  expect(JSON.parse(text!)).toEqual({
    folio: ticket.folio,
    direction: 'departure',
    seat: 11,
    issue: 'issue of c2VjcmV0',
    run: { departure: segment.departure, serviceDate: '2026-12-01' },
    expires: run.arrives + DAY,
  });
});

test.each<[string, ReturnType<typeof passes>]>([
  ['is not paid yet', passes({ status: 'order_generated' })],
  ['is of an order that is over', passes({ expired: true })],
  ['waits to be paid', passes({ tickets: [{ ...ticket, kind: 'PEND' }] })],
  ['is open', passes({ tickets: [{ ...ticket, segment: undefined }] })],
  ['is for a bus that cannot be read', passes({}, {})],
  ['is for another bus', passes({ tickets: [{ ...ticket, segment: segmentOf('out-14', '2026-12-01') }] })],
  ['is for the way back, of which no run is read', passes({ tickets: [{ ...ticket, direction: 'return' }] })],
])('a ticket has no code that %s', (_, found) => {
  expect(found).toEqual([]);
});
