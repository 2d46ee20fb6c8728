import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { orders } from '#adapters/db/orders/orders.ts';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { signedLinks } from '#adapters/links/signed-links.ts';
import { pins } from '#adapters/secrets/pins.ts';
import { lookUp } from '#app/access/look-up.ts';
import { readItinerary } from '#app/access/read-itinerary.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import { lookUpToInvoice } from '#app/invoicing/look-up-to-invoice.ts';
import { saveInvoiceRequest } from '#app/invoicing/save-invoice-request.ts';
import type { LinkPurpose } from '#domain/links/link.ts';
import { invoicingHandlers } from '#http/routes/invoicing.ts';
import { openSite } from '#testing/http/open-site.ts';
import { after, DAY } from '#kernel/instant.ts';
import { guardDeps } from '#main/rooms/guessing.ts';
import { loyaltyDeps } from '#main/rooms/loyalty.ts';
import { type InvoicingFixture, openInvoicingFixture, RECEIVER } from '#testing/invoicing-fixture.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import type { InvoicingView } from '#wire/invoicing.ts';

const SECRET = 's'.repeat(32);
const links = signedLinks(SECRET);
let database: TestDatabase;
let fixture: InvoicingFixture;
let visit: Visit;
let site: Awaited<ReturnType<typeof openSite>>;

const looking = () => ({
  lookUps: lookUps(database.pool, SECRET),
  pins: pins(SECRET),
  ...guardDeps({ pool: database.pool, secret: SECRET }),
});

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openInvoicingFixture(database.pool);
  visit = await fixture.sale.atPayment({ round: false, return: undefined });
  const request = { receiver: RECEIVER, email: 'facturas@example.com', phone: '+523331234567', automatic: true };
  good(await saveInvoiceRequest(fixture.invoicing)({ code: visit.code, ...request }, visit.caller));
  good(await fixture.paying(visit));
  site = await openSite(fixture.sale, {
    handlers: invoicingHandlers({
      ...fixture.sale,
      ...loyaltyDeps(database.pool),
      ...fixture.invoicing,
      ...looking(),
      issuer: undefined,
      tokens: { sign: () => 'a-link' },
      orders: orders(database.pool),
      newOrders: newOrders(database.pool),
      links,
    }),
  });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});
beforeEach(() => database.pool.query('truncate look_up_try, reservation_access'));

/** A browser without any session. */
function browser() {
  const session = randomBytes(24).toString('base64url');
  const caller = { ...stranger(), sessionHash: createHash('sha256').update(session).digest() };
  const call = async (path: string, body?: object) => {
    const response = await fetch(site.origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: `anden=${session}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { content } = (await response.json()) as { content: { data: InvoicingView } };
    return { status: response.status, data: content.data };
  };
  return {
    caller,
    call,
    follow: (token: string) => call('/api/invoicing/reservation/link', { token }),
    read: () => call(`/api/invoicing/reservation?code=${visit.code}`),
  };
}

const token = (purpose: LinkPurpose = 'invoicing', days = 31) =>
  links.sign({ purpose, reservation: visit.reservation.id, expires: after(fixture.sale.now, days * DAY) });

test('anyone who follows the link of the mail has the form filled in with what was typed, and asks for the invoice', async () => {
  const accountant = browser();
  expect((await accountant.read()).status).toBe(404);
  const { status, data } = await accountant.follow(token());
  expect(status).toBe(200);
  expect(data.request).toMatchObject({
    rfc: RECEIVER.rfc,
    name: RECEIVER.name,
    cp: RECEIVER.postalCode,
    regimen_fiscal: RECEIVER.regime,
    uso_cfdi: RECEIVER.use,
    email: 'facturas@example.com',
  });
  const { request, payments } = data;
  const { automatic: _, ...form } = request!;
  const path = `/new-invoicing/reservation/generate/${visit.code}`;
  const body = { ...form, phone: '3335550199', payments: payments.map(({ payment_id: id }) => id) };
  expect((await accountant.call(path, body)).status).toBe(200);
  await database.pool.query(`update invoice_payment set live = false`);
});

test('and learns nothing of the trip or of who travels, then or later', async () => {
  const accountant = browser();
  const { data } = await accountant.follow(token());
  const again = (await accountant.read()).data;
  expect(again.request).toBeNull();
  const contact = visit.reservation.contact!;
  for (const shown of [data, again]) {
    expect(shown.contact).toEqual({ email: null, phone: null });
    expect(shown.payments.flatMap(({ folios }) => folios)).toEqual([]);
    for (const secret of [contact.email, contact.lastName, contact.phone])
      expect(JSON.stringify(shown)).not.toContain(secret);
  }
  expect(codes(await readItinerary(looking())(visit, accountant.caller))).toEqual(['reservation_not_found']);
  expect(codes(await readReservation(fixture.sale)(visit, accountant.caller))).toEqual(['reservation_not_found']);
});

test('a link for anything else, an old one and a forged one open nothing', async () => {
  const stranger = browser();
  for (const purpose of ['resume', 'return', 'pay', 'notices'] as const)
    expect((await stranger.follow(token(purpose))).status).toBe(404);
  expect((await stranger.follow(token('invoicing', -1))).status).toBe(410);
  expect((await stranger.follow('A'.repeat(51))).status).toBe(404);
  expect((await stranger.read()).status).toBe(404);
});

test('the traveller who followed it and then proves more sees more, in either order', async () => {
  const level = async ({ caller }: ReturnType<typeof browser>) => {
    const found = await readItinerary(looking())(visit, caller);
    return found.ok ? found.value.level : undefined;
  };
  const byName = { code: visit.code, lastName: 'López', pin: undefined, captcha: undefined };
  const looked = lookUp(looking());
  const [one, other] = [browser(), browser()];
  await one.follow(token());
  good(await looked(byName, one.caller, fixture.sale.now));
  good(await looked(byName, other.caller, fixture.sale.now));
  expect(await level(other)).toBe('masked');
  await other.follow(token());
  expect([await level(one), await level(other)]).toEqual(['invoicing', 'invoicing']);
  const phone = visit.reservation.contact!.phone;
  good(await lookUpToInvoice(looking())({ ...byName, phone }, one.caller, fixture.sale.now));
  await one.follow(token());
  expect(await level(one)).toBe('invoicing');
});
