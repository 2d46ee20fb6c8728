import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReservation } from '#app/booking/read-reservation.ts';
import { LINK_LIFETIME } from '#domain/links/link.ts';
import { type ReservationId, uuidV7 } from '#kernel/ids.ts';
import { after, type Instant } from '#kernel/instant.ts';
import { siteLinks } from '#main/rooms/links.ts';
import { openSale, type PayingSale, stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/small-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { resumeReservation } from './resume-reservation.ts';

let database: TestDatabase;
let sale: PayingSale;

beforeAll(async () => {
  database = await createTestDatabase();
  sale = await openSale(database.pool);
});
afterAll(() => database.drop());

/** An e-mail sent now, with its link, and a session that opens it. */
const mail = (now: Instant) => {
  const site = siteLinks({ secret: 'x'.repeat(32), origin: 'https://anden.example', clock: { now: () => now } });
  return {
    tokenFor: (id: ReservationId) => new URL(site.resumeUrl({ id, lang: 'es' })).searchParams.get('t')!,
    returnTokenFor: (id: ReservationId) => new URL(site.returnUrl({ id, lang: 'es' })).searchParams.get('t')!,
    payTokenFor: (id: ReservationId) => site.payUrl({ id, lang: 'es' }).url.split('/').at(-1)!,
    open: resumeReservation({ ...sale, links: site.links }),
  };
};

test('another device opens the reservation by its link, again and again, and the first one keeps it', async () => {
  const visit = await sale.atPayment();
  const phone = stranger();
  const { tokenFor, open } = mail(sale.now);
  const read = readReservation(sale);
  expect(codes(await read(visit, phone))).toEqual(['reservation_not_found code']);
  for (let times = 0; times < 2; times += 1) {
    const opened = await open({ token: tokenFor(visit.reservation.id) }, phone, sale.now);
    expect(opened).toMatchObject({ ok: true, value: { code: visit.code } });
  }
  expect((await read(visit, phone)).ok && (await read(visit, visit.caller)).ok).toBe(true);
  expect(codes(await read(visit, stranger()))).toEqual(['reservation_not_found code']);
});

test('the way back from a bank opens it in whichever browser it leads to, for a while', async () => {
  const visit = await sale.atPayment();
  const { returnTokenFor, open } = mail(sale.now);
  const token = returnTokenFor(visit.reservation.id);
  expect(await open({ token }, stranger(), sale.now)).toMatchObject({ ok: true, value: { code: visit.code } });
  const ended = after(sale.now, LINK_LIFETIME.return);
  expect(codes(await open({ token }, stranger(), ended))).toEqual(['link_expired']);
});

test('a link that is too old, not ours, for paying, or of nothing opens nothing', async () => {
  const visit = await sale.atPayment();
  const { id } = visit.reservation;
  const phone = stranger();
  const { tokenFor, payTokenFor, open } = mail(sale.now);
  const ended = after(sale.now, LINK_LIFETIME.resume);
  expect(codes(await open({ token: tokenFor(id) }, phone, ended))).toEqual(['link_expired']);
  expect(codes(await open({ token: 'A'.repeat(51) }, phone, sale.now))).toEqual(['link_invalid']);
  expect(codes(await open({ token: payTokenFor(id) }, phone, sale.now))).toEqual(['link_invalid']);
  const nothing = uuidV7<'order'>(sale.now, new Uint8Array(10));
  expect(codes(await open({ token: tokenFor(nothing) }, phone, sale.now))).toEqual(['link_invalid']);
  expect(codes(await readReservation(sale)(visit, phone))).toEqual(['reservation_not_found code']);
});
