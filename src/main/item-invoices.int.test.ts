import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSchema } from '#adapters/cfdi/schema.ts';
import { hasXmllint, hasXsltproc, judgedByXmllint, originalStringsByXsltproc } from '#adapters/cfdi/testing/judges.ts';
import { hasMaterial } from '#adapters/cfdi/testing/material.ts';
import { baskets } from '#adapters/db/basket/baskets.ts';
import { loungeReads, loungeStore } from '#adapters/db/lounge/lounge-visits.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { transactions } from '#adapters/db/session-of.ts';
import { draftCreditNotes } from '#adapters/db/invoicing/draft-credit-notes.ts';
import type { Caller } from '#app/caller.ts';
import { findToInvoice } from '#app/invoicing/find-to-invoice.ts';
import { requestInvoice } from '#app/invoicing/request-invoice.ts';
import { bookVisit } from '#app/lounge/book-visit.ts';
import { readLounges } from '#app/lounge/read-lounges.ts';
import { pay } from '#app/payment/pay.ts';
import { cancelTour } from '#app/tours/cancel-tour.ts';
import { id } from '#kernel/ids.ts';
import { HOUR, instant } from '#kernel/instant.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { loadOnwardLine } from '#testing/connection-fixture.ts';
import { good } from '#testing/paying-sale.ts';
import { openStampingFixture, REGISTERED, type StampingFixture } from '#testing/stamping-fixture.ts';
import { coastLounge } from '#testing/coast-lounge.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openToursFixture, type ToursFixture } from '#testing/tours-fixture.ts';
import { openProgramme } from '#testing/travellers.ts';

const LOUNGE = coastLounge();

let database: TestDatabase;
let fixture: StampingFixture;
let tours: ToursFixture;
let lounge: Parameters<typeof bookVisit>[0] & Parameters<typeof readLounges>[0] & Parameters<typeof pay>[0];
beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await loadOnwardLine(pool);
  fixture = await openStampingFixture(pool);
  const sale = { ...fixture.sale, lounges: [LOUNGE] };
  const own = { ...sale, ...orderDeps(pool, sale) };
  tours = await openToursFixture(pool, own);
  lounge = {
    ...own,
    loungeReads: loungeReads(pool),
    baskets: baskets(pool),
    loungeStore,
    inTransaction: transactions(pool),
    newOrders: newOrders(pool),
  };
});
afterAll(async () => {
  await tours.stop();
  await fixture.close();
  await database.drop();
});
beforeEach(async () => {
  await tours.clear();
  await fixture.clear();
  await database.pool.query('truncate lounge_visit, lounge_hour');
});
afterEach(() => fixture.audit());

async function invoiced(code: string, caller: Caller) {
  const deps = { ...fixture.invoicing, ...tours.deps, ...lounge };
  const { payments } = good(await findToInvoice(deps)({ code }, caller, fixture.sale.now));
  expect(payments).toMatchObject([{ refusal: undefined }]);
  const asked = { code, payments: payments.map(({ id }) => id), receiver: REGISTERED };
  const contact = { email: 'facturas@example.com', phone: '+523331234567', save: false };
  good(await requestInvoice(deps)({ ...asked, ...contact }, caller, fixture.sale.now));
  await fixture.work();
}

/** By the style sheet of the SAT, which decides what is sealed; undefined without it. */
const sealedText = (cfdi: string): string | undefined =>
  hasMaterial && hasXsltproc ? originalStringsByXsltproc([cfdi])[0] : undefined;

/** What the schema of the SAT says against a document, by our copy of it and by the SAT's own where it is there. */
function complaints(cfdi: string): readonly unknown[] {
  const byOurs = openSchema().problemOf(cfdi);
  return [...(byOurs === undefined ? [] : [byOurs]), ...(hasMaterial && hasXmllint ? judgedByXmllint([cfdi]) : [])];
}

describe('a tour is invoiced', () => {
  test('under its own key, with its tax, as the schema of the SAT wants it', async () => {
    const [start] = await tours.slotsIn(20);
    const { code, caller } = await tours.bought(start!.slot.key, { adults: 1, children: 1 });
    await tours.book();
    await invoiced(code, caller);
    const document = (await fixture.documents()).at(-1);
    expect(document).toMatchObject({ type: 'I', total: '1580.00' });
    for (const part of [
      '90121502',
      'E48',
      'Tour: Tu primera ola en Sayulita. Lo opera ',
      '0.160000',
      '1362.07',
      '217.93',
    ])
      expect(document!.cfdi).toContain(part);
    expect(complaints(document!.cfdi)).toEqual([]);
    const sealed = sealedText(document!.cfdi);
    if (sealed !== undefined) expect(sealed).toContain('|90121502|');
  });

  test('and credited with the part that goes back', async () => {
    const tour = 'manglar-de-san-blas';
    const [start] = await tours.slotsIn(21, tour);
    const { code, caller } = await tours.bought(start!.slot.key, { name: tour, adults: 1 });
    await invoiced(code, caller);
    const before = (await fixture.documents()).length;
    const late = instant(start!.slot.starts - 30 * HOUR);
    good(await cancelTour(tours.deps)({ code, amount: 32_000 }, caller, late));
    await draftCreditNotes(database.pool, 10);
    await fixture.work();
    const made = (await fixture.documents()).slice(before);
    expect(made).toMatchObject([{ type: 'E', total: '320.00' }]);
    expect(complaints(made[0]!.cfdi)).toEqual([]);
  });
});

test('a ride on the shuttle is invoiced as a scheduled trip, exempt from VAT', async () => {
  const ride = { origin: id<'stop'>('s-hot'), destination: id<'stop'>('s-pvr'), round: false, return: {} };
  const { code, caller } = await fixture.bought({ ...ride, passengers: ['adult'] });
  await invoiced(code, caller);
  const document = (await fixture.documents()).at(-1);
  expect(document).toMatchObject({ type: 'I', total: '65.00' });
  for (const part of [
    'ClaveProdServ="78111802"',
    'ClaveUnidad="E54"',
    'TipoFactor="Exento"',
    'Descripcion="Traslado metropolitano ',
  ])
    expect(document!.cfdi).toContain(part);
  // Neither a rate nor a sum of taxes.
  expect(document!.cfdi).not.toMatch(/TasaOCuota|TotalImpuestosTrasladados/);
  expect(complaints(document!.cfdi)).toEqual([]);
  const sealed = sealedText(document!.cfdi);
  if (sealed !== undefined) expect(sealed).toMatch(/\|78111802\|.*\|65\.00\|002\|Exento\|/);
});

test('an hour in a lounge is invoiced under its own key, with its tax', async () => {
  const programme = openProgramme(database.pool);
  const { now } = fixture.sale;
  const caller = await programme.enter(await programme.account({ tier: 'classic', purchased: 0 }), now);
  good(await fixture.paying(await fixture.sale.atPayment({ round: false, caller })));
  const [day] = good(await readLounges(lounge)(caller, now)).days;
  const chosen = { lounge: 'coast', starts: day!.hours[10]!.starts, hours: 1, people: 1 };
  const visit = good(await bookVisit(lounge)({ ...chosen, lang: 'es', key: 'key-of-visit-12345678' }, caller, now));
  if (!('order' in visit)) throw new Error('booked without an order');
  const paid = { code: visit.order, method: 'credit', token: 'tok_1', deviceSession: undefined } as const;
  good(await pay(lounge)({ ...paid, total: LOUNGE.price, key: 'key-of-payment-12345678' }, caller, now));
  await invoiced(visit.order, caller);
  const document = (await fixture.documents()).at(-1);
  expect(document).toMatchObject({ type: 'I', total: '90.00' });
  for (const part of [
    'ClaveProdServ="90111600"',
    'ClaveUnidad="E48"',
    'Sala del viajero',
    '0.160000',
    '77.59',
    '12.41',
  ])
    expect(document!.cfdi).toContain(part);
  expect(complaints(document!.cfdi)).toEqual([]);
  const sealed = sealedText(document!.cfdi);
  if (sealed !== undefined) expect(sealed).toContain('|90111600|');
});
