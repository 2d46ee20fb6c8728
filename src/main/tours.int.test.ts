import { afterAll, beforeAll, expect, test } from 'vitest';
import { plusDays } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { openSite, visit } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { type Letterbox, openLetterbox } from '#testing/letterbox.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openToursFixture, SURF, type ToursFixture } from '#testing/tours-fixture.ts';
import type { CallAnswer } from '#wire/call.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import type { BodyInput, DataOf, QueryInput, Route } from '#wire/route.ts';
import * as catalogue from '#wire/tours.ts';
import { shownFolio } from '#text/vouchers.ts';
import { getUnpaidOrders, postOrderReturn } from '#wire/orders.ts';
import { postVoucherResend } from '#wire/voucher-documents.ts';
import * as sale from '#wire/tours-sale.ts';

let database: TestDatabase;
let payments: PaymentFixture;
let tours: ToursFixture;
let site: Awaited<ReturnType<typeof openSite>>;
let box: Letterbox;
beforeAll(async () => {
  database = await createTestDatabase();
  payments = await openPaymentFixture(database.pool);
  tours = await openToursFixture(database.pool, { ...payments.sale, ...orderDeps(database.pool, payments.sale) });
  box = await openLetterbox(database.pool, payments.sale);
  const accounts = [{ methods: ['credit', 'debit'], provider: payments.cards, webhook: undefined }] as const;
  const { handlers } = wireSite(database.pool, payments, { accounts, more: { tours: tours.config } });
  site = await openSite(payments.sale, { handlers });
});
afterAll(async () => {
  await site.close();
  await box.stop();
  await tours.stop();
  await database.drop();
});

/** A visitor's calls, as a program makes them. */
async function visitor() {
  const { cookie } = await visit(site.origin);
  return async <R extends Route>(
    route: R,
    { query, body }: { readonly query?: QueryInput<R>; readonly body?: BodyInput<R> } = {},
  ): Promise<DataOf<R>> => {
    const response = await fetch(site.origin + pathOf(route, {}) + encodeQuery(query as object | undefined), {
      method: route.method,
      headers: { cookie: cookie(), 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { http, content } = (await response.json()) as {
      http: { status: string };
      content: { data: DataOf<R>; errors: CallAnswer<never>['errors' & keyof CallAnswer<never>] };
    };
    if (http.status !== 'success') throw new Error(JSON.stringify(content.errors));
    return content.data;
  };
}

/** Counted from the site's day, which early in the morning is not that of the suppliers' clock. */
const day = (ahead: number) => plusDays(dateInZone(payments.sale.now, CARRIER_ZONE), ahead);
const CONTACT = {
  first_name: 'Eva',
  last_name: 'Ruiz',
  cell_phone: '3331234567',
  email: 'eva@example.com',
  privacy: true,
  of_age: true,
};

test('the calls of section 7, in their order, sell a tour and cancel it', async () => {
  const call = await visitor();
  const { tours: found, places } = await call(catalogue.getTourProducts, { query: { q: 'ola', people: '2' } });
  expect(found.map(({ name }) => name)).toEqual([SURF]);
  expect(places.length).toBeGreaterThan(4);
  expect((await call(catalogue.getTourProducts, { query: { date: day(1_000) } })).tours).toEqual([]);
  const all = await call(catalogue.getTourProducts, { query: { date: day(10) } });
  expect(all.tours.map(({ name }) => name)).toContain(SURF);
  expect((await call(catalogue.getTourProducts, { query: { name: SURF } })).tour).toMatchObject({ party: { max: 6 } });
  const { days } = await call(catalogue.getTourDates, { query: { name: SURF } });
  expect(days).toHaveLength(42);
  expect(days[10]).toMatchObject({ date: day(10), state: 'on_sale', left: 6, price: 89_000 });
  const { slots } = await call(catalogue.getTourSlots, { query: { name: SURF, date: day(10), people: '2' } });
  expect(slots).toHaveLength(3);
  for (const people of ['dos', '0', '1.5']) {
    for (const asked of [
      () => call(catalogue.getTourProducts, { query: { people } }),
      () => call(catalogue.getTourDates, { query: { name: SURF, people } }),
      () => call(catalogue.getTourSlots, { query: { name: SURF, date: day(10), people } }),
    ])
      await expect(asked()).rejects.toThrow(/"tour_people_invalid".*"people"/);
  }
  expect(slots[0]).toMatchObject({ state: 'open', left: 6, cancellation: [{ percent: 100 }] });

  const shopping = { name: SURF, slot: slots[0]!.slot, adults: 2, children: 0, total: 178_000 };
  const chosen = await call(sale.postTourShopping, { body: { shopping } });
  expect(chosen.shopping).toMatchObject({ total: 178_000, net: 153_448, vat: 24_552, adults: 2 });
  expect(chosen.shopping!.held_until).not.toBeNull();
  const { id: session } = chosen.session;
  expect(await call(sale.getTourShopping, { query: { session } })).toMatchObject({ order: null });
  const checked = await call(sale.putTourCheckout, {
    body: {
      session,
      idempotency_key: 'key-of-a-tour',
      contact: { ...CONTACT, apply: true },
      participants: [{}, { first_name: 'Luz', last_name: 'Gil' }],
      total: 178_000,
    },
  });
  expect(checked.shopping!.participants[0]).toMatchObject({ first_name: 'Eva' });
  const { code } = checked.order!;
  expect(checked.order).toMatchObject({ status: 'process', paying: false, delivered: false });
  expect((await call(getUnpaidOrders)).orders).toEqual([
    {
      code,
      standing: 'open',
      held: true,
      title: { es: 'Tour: Tu primera ola en Sayulita', en: expect.stringMatching(/^Tour: /) },
      path: { es: `/tours/pago?code=${code}`, en: `/tours/payment?code=${code}` },
      total: 178_000,
      pay_by: null,
    },
  ]);

  const offered = await call(sale.getTourPayment, { query: { code } });
  expect(offered).toMatchObject({ booking: null, order: { standing: 'open', total: 178_000 } });
  const how = { method: 'credit', token: 'tok_1', idempotency_key: 'key-of-payment', total: 178_000 } as const;
  const paid = await call(sale.postTourPayment, { body: { code, ...how } });
  expect(paid).toMatchObject({ order: { standing: 'paid' }, booking: { state: 'pending' } });
  expect(await call(sale.putTourPayment, { body: { code } })).toMatchObject({ order: { standing: 'paid' } });
  const { booking } = await call(sale.postTourBooking, { body: { code } });
  expect(booking).toMatchObject({ state: 'booked', reference: expect.stringMatching(/^MM-/) });
  const { ticket } = await call(sale.getTourTicket, { query: { code } });
  expect(ticket).toMatchObject({ state: 'booked', participants: [{ first_name: 'Eva' }, { first_name: 'Luz' }] });
  expect(ticket.voucher!.code).toMatch(/^V/);
  await call(sale.postTourReservation, { body: { code, session } });
  expect((await call(sale.getTourShopping, { query: { session } })).order).toMatchObject({ delivered: true });

  await box.drain();
  const letters = await box.mails();
  const folio = shownFolio(ticket.voucher!.code);
  const booked = letters.find(({ subject }) => subject === 'Tu tour está reservado: Tu primera ola en Sayulita')!;
  expect(booked.text).toContain(folio);
  expect(booked.text).toContain(ticket.reference!);
  // Once more by e-mail: on paper each time.
  await call(postVoucherResend, { body: { code } });
  await box.drain();
  const again = (await box.mails()).find(({ subject }) => subject === 'Tu vale: Tu primera ola en Sayulita')!;
  for (const letter of [booked, again]) {
    expect(letter.files.map(({ filename }) => filename)).toEqual([`${code}.pdf`]);
    expect(await box.pdfText(letter)).toContain(folio);
  }

  const offer = await call(sale.getTourCancellation, { query: { code } });
  expect(offer).toMatchObject({ amount: 178_000, percent: 100 });
  const cancelled = await call(sale.postTourCancel, { body: { code, amount: offer.amount } });
  expect(cancelled.booking).toMatchObject({ state: 'cancelled', refunded: 178_000 });
  expect((await call(sale.getTourTicket, { query: { code } })).ticket.voucher).toBeNull();
  await box.drain();
  const back = (await box.mails()).find(({ subject }) => subject.startsWith('Tu tour se canceló'))!;
  expect(back.text).toContain('$ 1,780.00');
  expect((await call(sale.postTourShopping, { body: { session, shopping: null } })).shopping).toBeNull();
  await payments.audit();
  expect([...site.problems, ...tours.problems, ...box.problems]).toEqual([]);
});

test('what its supplier cancelled meanwhile goes back as such, also by the page of its order', async () => {
  const call = await visitor();
  const { slots } = await call(catalogue.getTourSlots, { query: { name: SURF, date: day(11), people: '2' } });
  const shopping = { name: SURF, slot: slots[0]!.slot, adults: 1, children: 0, total: 89_000 };
  const { id: session } = (await call(sale.postTourShopping, { body: { shopping } })).session;
  const contact = { ...CONTACT, apply: true };
  const checkout = { session, idempotency_key: 'key-of-another-tour', contact, participants: [{}], total: 89_000 };
  const { code } = (await call(sale.putTourCheckout, { body: checkout })).order!;
  const how = { method: 'credit', token: 'tok_1', idempotency_key: 'key-of-its-payment', total: 89_000 } as const;
  await call(sale.postTourPayment, { body: { code, ...how } });
  await call(sale.postTourBooking, { body: { code } });
  for (const { key } of (await tours.bookings()).bookings.filter(({ slot }) => slot === slots[0]!.slot))
    await tours.settle(key, 'cancelled');
  await call(postOrderReturn, { body: { code, amount: 89_000 } });
  expect((await call(sale.getTourTicket, { query: { code } })).ticket).toMatchObject({
    state: 'refunded',
    refunded: 89_000,
  });
  await payments.audit();
  expect([...site.problems, ...tours.problems]).toEqual([]);
});

test('a stranger is told nothing of it', async () => {
  const call = await visitor();
  const chosen = await call(sale.postTourShopping, { body: { shopping: null } });
  const other = await visitor();
  await expect(other(sale.getTourShopping, { query: { session: chosen.session.id } })).rejects.toThrow(
    'tour_session_expired',
  );
  await expect(other(sale.getTourTicket, { query: { code: 'NOBODY0000' } })).rejects.toThrow('reservation_not_found');
});
