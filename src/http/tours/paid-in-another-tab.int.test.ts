import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTourSite, placeOf } from '#testing/http/tour-visit.ts';
import * as paths from '#wire/page-paths.ts';
import { getTourTicket, postTourBooking, postTourPayment, postTourReservation } from '#wire/tours-sale.ts';
import { tourPaymentPath, tourSearchPath, tourTicketPath } from '#wire/tours-paths.ts';

// A page of the tours is open in two tabs. In one the order is made and paid; then the form of the other is sent.

let site: Awaited<ReturnType<typeof openTourSite>>;
beforeAll(async () => void (site = await openTourSite()));
afterAll(() => site.close());
let ahead = 8;
beforeEach(() => {
  ahead += 1;
  site.payments.cards.behave('pays');
});

const ordering = async () => {
  const visitor = await site.chosen(ahead);
  const { form, send, call } = visitor;
  const [first, other, review] = [
    await form(paths.tourCustomer.es),
    await form(paths.tourCustomer.es),
    await form(paths.tourReview.es),
  ];
  const ordered = await send(paths.tourCustomer.es, first);
  const code = /code=(\w{10})/.exec(ordered.headers.get('location') ?? '')![1]!;
  const pay = (change: object) =>
    call(postTourPayment, {
      body: { code, method: 'credit', token: 'tok_1', total: Number(first['total']), idempotency_key: code, ...change },
    });
  return { ...visitor, other, review, code, pay };
};
type Ordering = Awaited<ReturnType<typeof ordering>>;

const PAID: readonly (readonly [string, (visitor: Ordering) => Promise<unknown>, (code: string) => string])[] = [
  [
    'whose payment the bank still asks about',
    ({ pay }) => {
      site.payments.cards.behave('asks');
      return pay({});
    },
    (code) => tourPaymentPath('es', code),
  ],
  [
    'that waits to be paid in a store',
    async ({ pay }) => {
      await site.pool.query('update orders set confirmed_contact = contact_line(contact)');
      return pay({ method: 'oxxo', token: undefined });
    },
    (code) => tourTicketPath('es', code),
  ],
  ['that is paid', ({ pay }) => pay({}), (code) => tourTicketPath('es', code)],
  [
    'that is paid, with its ticket shown',
    async ({ pay, call, code, session }) => {
      await pay({});
      await call(postTourBooking, { body: { code } });
      await call(postTourReservation, { body: { code, session } });
      expect((await call(getTourTicket, { query: { code } })).ticket.state).toBe('booked');
    },
    () => tourSearchPath('es'),
  ],
];

describe.each(PAID)('a tour %s', (_, paying, leadsTo) => {
  test.each([
    ['participants', paths.tourCustomer.es, 'other', {}],
    ['the review', paths.tourReview.es, 'review', {}],
    ['the review, to remove it', paths.tourReview.es, 'review', { do: 'clear' }],
    ['its start', paths.tourReservation.es, 'review', {}],
  ] as const)('is not ordered again by the form of %s', async (_form, path, name, more) => {
    const visitor = await ordering();
    await paying(visitor);
    const before = await site.orders();
    const answer = await visitor.send(path, { ...visitor[name], ...more });
    expect(placeOf(answer)).toEqual([303, leadsTo(visitor.code)]);
    expect((await site.orders()) - before).toBe(0);
    const { rows } = await site.pool.query(
      'select count(*)::int as count from tour_session where session_hash = ' +
        '(select session_hash from tour_session where session_id = $1)',
      [visitor.session],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});
