import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSchema } from '#adapters/cfdi/schema.ts';
import { hasXmllint, hasXsltproc, judgedByXmllint, originalStringsByXsltproc } from '#adapters/cfdi/testing/judges.ts';
import { hasMaterial } from '#adapters/cfdi/testing/material.ts';
import { draftCreditNotes } from '#adapters/db/invoicing/draft-credit-notes.ts';
import type { Caller } from '#app/caller.ts';
import { findToInvoice } from '#app/invoicing/find-to-invoice.ts';
import { requestInvoice } from '#app/invoicing/request-invoice.ts';
import { cancelTour } from '#app/tours/cancel-tour.ts';
import { HOUR, instant } from '#kernel/instant.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { good } from '#testing/paying-sale.ts';
import { openStampingFixture, REGISTERED, type StampingFixture } from '#testing/stamping-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openToursFixture, type ToursFixture } from '#testing/tours-fixture.ts';

let database: TestDatabase;
let fixture: StampingFixture;
let tours: ToursFixture;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openStampingFixture(database.pool);
  tours = await openToursFixture(database.pool, { ...fixture.sale, ...orderDeps(database.pool, fixture.sale) });
});
afterAll(async () => {
  await tours.stop();
  await fixture.close();
  await database.drop();
});
beforeEach(async () => {
  await tours.clear();
  await fixture.clear();
});
afterEach(() => fixture.audit());

async function invoiced(code: string, caller: Caller) {
  const deps = { ...fixture.invoicing, ...tours.deps };
  const { payments } = good(await findToInvoice(deps)({ code }, caller, fixture.sale.now));
  expect(payments).toMatchObject([{ concept: 'other', refusal: undefined }]);
  const asked = { code, payments: payments.map(({ id }) => id), receiver: REGISTERED };
  const contact = { email: 'facturas@example.com', phone: '+523331234567', save: false };
  good(await requestInvoice(deps)({ ...asked, ...contact }, caller, fixture.sale.now));
  await fixture.work();
}

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
    const [document] = await fixture.documents();
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
    // By the style sheet of the SAT, the key is part of what is sealed.
    if (hasMaterial && hasXsltproc) expect(originalStringsByXsltproc([document!.cfdi])[0]).toContain('|90121502|');
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
