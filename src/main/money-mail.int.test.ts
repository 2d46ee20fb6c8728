import { abandonReservationPayment } from '#app/booking/pay-reservation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { reminders } from '#adapters/db/notices/reminders.ts';
import { openTickets } from '#adapters/db/ticketing/open-tickets.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { remindOpenPayments, remindStoreReferences } from '#app/notices/remind.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { remindOpenTickets } from '#app/ticketing/remind-open-tickets.ts';
import { storeHoldUntil } from '#domain/payment/store-reference.ts';
import { HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { formatMoney } from '#kernel/money.ts';
import { type ReceivedMail, type Letterbox, openLetterbox } from '#testing/letterbox.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: PaymentFixture;
let box: Letterbox;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
  box = await openLetterbox(database.pool, fixture.sale);
});
afterAll(async () => {
  await box.stop();
  await database.drop();
});
beforeEach(async () => {
  await fixture.clear();
  await database.pool.query('truncate refund');
  await box.clear();
});

const oxxo = { method: 'oxxo', token: undefined } as const;
const ONE_WAY = { round: false, return: undefined } as const;
const deps = () => ({ reminders: reminders(database.pool) });
const remind = () => remindStoreReferences(deps(), instant(Date.now()));
const paymentOf = async (visit: Visit) => (await fixture.attempts(visit))[0]!.payment_id;

/** A store reference with a given time elapsed and remaining. */
async function referred({ lang = 'es', over = 0, left = 24 * HOUR } = {}) {
  const visit = await fixture.sale.atPayment(ONE_WAY);
  await database.pool.query('update reservation set lang = $1', [lang]);
  good(await fixture.paying(visit, oxxo));
  await age(visit, over, left);
  return visit;
}

async function age({ reservation }: Visit, over: number, left: number): Promise<void> {
  const { rows } = await database.pool.query<{ pay_by: Date }>(
    `update payment set created_at = clock_timestamp() - $2 * interval '1 millisecond',
       pay_by = clock_timestamp() + $3 * interval '1 millisecond' where reservation_id = $1 returning pay_by`,
    [reservation.id, over, left],
  );
  const holdUntil = storeHoldUntil(instant(Number(rows[0]!.pay_by)));
  await database.pool.query('update orders set hold_until = $2 where order_id = $1', [
    reservation.id,
    new Date(holdUntil),
  ]);
}

/** It expired, and the sweeper ran. */
async function ended(visit: Visit) {
  await fixture.age(25 * HOUR);
  await endHold(database.pool, visit.reservation.id);
  await seatInventory(database.pool).sweep(10);
  await reconcilePayments(fixture.sale);
}

async function paysInStore(visit: Visit) {
  const id = await paymentOf(visit);
  fixture.stores.decide(id, 'paid');
  await confirmAttempt(fixture.sale, id);
}

/** The e-mails sent now, oldest first. */
async function sent(): Promise<readonly ReceivedMail[]> {
  const before = (await box.mails()).length;
  await box.drain();
  expect(box.problems).toEqual([]);
  return (await box.mails()).slice(0, -before || undefined).toReversed();
}

describe('a reference from a store', () => {
  test.each([
    ['es', 'Tu referencia de pago: paga antes del', 'Paga a más tardar:', '(hora de Guadalajara)', 'OXXO'],
    ['en', 'Your payment reference: pay before', 'Pay no later than:', '(Guadalajara time)', 'OXXO'],
  ])('goes out in %s with all that is needed at the till', async (lang, subject, ...words) => {
    const visit = await referred({ lang });
    const { voucher } = await fixture.now(visit);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail!.subject).toContain(subject);
    expect(mail!.files).toEqual([]);
    const reference = voucher!.reference.replace(/(.{4})(?=.)/g, '$1 ');
    for (const part of [...words, reference, formatMoney(voucher!.amount)]) expect(mail!.text).toContain(part);
    expect(mail!.html).toContain(reference);
    expect(mail!.text).toMatch(/https:\/\/anden\.example\/(reservacion\/continuar|reservation\/resume)\?t=[\w-]{51}/);
  });

  test('that was paid before its e-mail could go is not asked for', async () => {
    const visit = await referred();
    await paysInStore(visit);
    expect((await sent()).map(({ subject }) => subject)).toEqual([expect.stringContaining('Tus boletos')]);
  });

  test('that ended says so, and not what it was', async () => {
    const visit = await referred();
    await ended(visit);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail!.subject).toContain('ya no sirve');
    expect(mail!.text).toContain('volvieron a la venta');
  });

  test('that was given up keeps the seats for another way to pay', async () => {
    const visit = await referred();
    good(await abandonReservationPayment(fixture.sale)(visit, visit.caller));
    const [mail] = await sent();
    expect(mail!.text).toContain('tus lugares siguen apartados');
    expect(mail!.text).toContain('/reservacion/continuar?t=');
  });
});

describe('a buyer with a reference still to be paid', () => {
  test.each([
    ['when half of its time is over', 12 * HOUR, 12 * HOUR, 'half', 'Te quedan 12 h para pagar'],
    ['two hours before its end', 22 * HOUR, 2 * HOUR, 'last', 'Te quedan 2 h para pagar'],
  ])('is reminded %s, once', async (_, over, left, which, words) => {
    const visit = await referred();
    await sent();
    await age(visit, over, left);
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail!.text).toContain(words);
    expect(mail!.message_id).toBe(box.messageId(`voucher.reminder:${await paymentOf(visit)}:${which}`));
    expect(await remind()).toBe(0);
  });

  test('is left in peace before', async () => {
    await referred({ over: 11 * HOUR, left: 13 * HOUR });
    expect(await remind()).toBe(0);
  });

  test.each<[string, (visit: Visit) => Promise<unknown>]>([
    ['paid', paysInStore],
    ['given up', (visit) => abandonReservationPayment(fixture.sale)(visit, visit.caller)],
  ])('and has %s is left in peace, also when the word was left before', async (_, happens) => {
    const visit = await referred({ over: 12 * HOUR, left: 12 * HOUR });
    expect(await remind()).toBe(1);
    await happens(visit);
    expect(await remind()).toBe(0);
    expect((await sent()).map(({ subject }) => subject)).toEqual([expect.not.stringContaining('Te falta pagar')]);
  });

  test('gets one e-mail from several machines', async () => {
    await referred({ over: 12 * HOUR, left: 12 * HOUR });
    const left = await Promise.all([remind(), remind(), remind()]);
    expect(left.toSorted()).toEqual([0, 0, 1]);
  });

  test('gets one of two reminders that waited for the provider together', async () => {
    const visit = await referred({ over: 12 * HOUR, left: 12 * HOUR });
    await sent();
    await remind();
    await age(visit, 22 * HOUR, 2 * HOUR);
    await remind();
    const mails = await sent();
    expect(mails.map(({ text }) => /Te quedan [^.]* para pagar/.exec(text)?.[0])).toEqual([
      expect.stringMatching(/^Te quedan (1 h 55 min|2 h) para pagar$/),
    ]);
  });
});

describe('money that comes late', () => {
  test('and gets the seats back brings the tickets', async () => {
    const visit = await referred();
    await ended(visit);
    await sent();
    await paysInStore(visit);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail!.subject).toContain('Recibimos tu pago');
    expect(mail!.text).toContain('tus asientos seguían libres');
    const { tickets } = await fixture.now(visit);
    expect(await box.pdfText(mail!)).toContain(tickets[0]!.folio);
  });

  test('and finds a full bus goes back, and both are said', async () => {
    const visit = await referred();
    const amount = formatMoney(visit.reservation.quote!.total);
    await ended(visit);
    await sent();
    await database.pool.query('update leg_seats set taken = (1::bigint << 62) - 1');
    await paysInStore(visit);
    const [due] = await sent();
    expect(due!.subject).toBe(`Te vamos a devolver ${amount}`);
    expect(due!.text).toContain('Como pagaste en efectivo');
    await refundDue(fixture.sale);
    const [paid] = await sent();
    expect(paid!.subject).toBe(`Te devolvimos ${amount}`);
  });

  test('for what was paid by card meanwhile keeps the trip', async () => {
    const visit = await referred();
    good(await abandonReservationPayment(fixture.sale)(visit, visit.caller));
    good(await fixture.paying(visit));
    await sent();
    await paysInStore(visit);
    const [mail] = await sent();
    expect(mail!.text).toContain('Recibimos dos pagos');
  });

  test('and went back at once is told of once, with the reason', async () => {
    const visit = await referred();
    await ended(visit);
    await sent();
    await database.pool.query('update leg_seats set taken = (1::bigint << 62) - 1');
    await paysInStore(visit);
    await refundDue(fixture.sale);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail!.text).toContain('ya se habían vendido');
  });
});

describe('a buyer who went to the bank and did not come back', () => {
  const asked = async () => {
    const visit = await fixture.sale.atPayment(ONE_WAY);
    fixture.cards.behave('asks');
    good(await fixture.paying(visit));
    return visit;
  };

  test('is sent the way back, once, while there is time', async () => {
    await asked();
    expect(await remindOpenPayments(deps())).toBe(0);
    await fixture.age(5 * MINUTE);
    expect(await remindOpenPayments(deps())).toBe(1);
    expect(await remindOpenPayments(deps())).toBe(0);
    const [mail] = await sent();
    expect(mail!.subject).toBe('El pago de tu viaje a Puerto Vallarta quedó pendiente');
    expect(mail!.text).toContain('/reservacion/continuar?t=');
  });

  test('too late is left in peace', async () => {
    await asked();
    await fixture.age(13 * MINUTE);
    expect(await remindOpenPayments(deps())).toBe(0);
  });

  test('and was declined meanwhile gets nothing', async () => {
    const visit = await asked();
    await fixture.age(5 * MINUTE);
    await remindOpenPayments(deps());
    const id = await paymentOf(visit);
    fixture.cards.decide(id, 'refused');
    await confirmAttempt(fixture.sale, id);
    expect(await sent()).toEqual([]);
  });
});

describe('an open ticket', () => {
  const endsIn = (visit: Visit, days: number) =>
    database.pool.query(
      `update ticket set valid_until = (clock_timestamp() at time zone 'America/Mexico_City')::date + $2::int
       where reservation_id = $1 and direction = 'return'`,
      [visit.reservation.id, days],
    );
  const remindOpen = () =>
    remindOpenTickets({ ...deps(), openTickets: openTickets(database.pool) }, instant(Date.now()));

  test('that nobody used is told of 90, 30 and 7 days before its end, once each', async () => {
    const visit = await fixture.sale.atPayment({ return: { open: true } });
    good(await fixture.paying(visit));
    await sent();
    expect(await remindOpen()).toBe(0);
    for (const days of [90, 30, 7]) {
      await endsIn(visit, days);
      expect([await remindOpen(), await remindOpen()]).toEqual([1, 0]);
    }
    const mails = (await sent()).filter(({ subject }) => subject?.includes('boleto abierto'));
    expect(mails).toHaveLength(3);
    // A signed link, which opens the reservation without further proof.
    expect(mails[0]!.text).toMatch(/reservacion\/continuar\?t=\S+&to=itinerary/);
  });

  test('that has its run by now, or is not paid, is not told of', async () => {
    const unpaid = await fixture.sale.atPayment({ return: { open: true } });
    good(await fixture.paying(unpaid, { method: 'cash', token: undefined }));
    await endsIn(unpaid, 30);
    expect(await remindOpen()).toBe(0);
    const visit = await fixture.sale.atPayment({ return: { open: true } });
    good(await fixture.paying(visit));
    await endsIn(visit, 30);
    expect(await remindOpen()).toBe(1);
    await database.pool.query('update reservation set return_open = false where reservation_id = $1', [
      visit.reservation.id,
    ]);
    expect((await sent()).filter(({ subject }) => subject?.includes('boleto abierto'))).toEqual([]);
    await database.pool.query('update reservation set return_open = true where reservation_id = $1', [
      visit.reservation.id,
    ]);
  });
});
