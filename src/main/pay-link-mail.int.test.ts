import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { claimRight, readEntitlements } from '#app/amendments/refunds/claim.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { HOUR } from '#kernel/instant.ts';
import { centavos, formatMoney } from '#kernel/money.ts';
import { type AdditionFixture, openAdditionFixture } from '#testing/addition-fixture.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { type Letterbox, openLetterbox, type ReceivedMail } from '#testing/letterbox.ts';
import { PAYER, payByAnother } from '#testing/pay-by-another.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const ONE_WAY = { round: false, return: undefined } as const;
const OXXO = { method: 'oxxo', token: undefined } as const;

/** What says that the money is the reader's. */
const YOURS = {
  es: /te devolv|devolvemos tu|tu dinero|pagaste|tu banco|te vamos a devolver/i,
  en: /you paid|your money|your payment|your bank|refunded you|refunding you|give you back|you get back|you used/i,
};
const THEIRS = { es: /a quien (lo )?pag/, en: /to whoever (paid|made)/ };

let database: TestDatabase;
let fixture: AdditionFixture;
let box: Letterbox;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openAdditionFixture(database.pool);
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

const paidByAnother = (visit: Visit, change?: Parameters<typeof payByAnother>[2]) =>
  payByAnother(fixture, visit, change);

const speak = (lang: string) => database.pool.query('update reservation set lang = $1', [lang]);

async function paidTrip(lang: string, pay: (visit: Visit) => Promise<unknown>): Promise<Visit> {
  const visit = await fixture.sale.atPayment(ONE_WAY);
  await speak(lang);
  await pay(visit);
  return { ...visit, reservation: await fixture.now(visit) };
}

async function sent(): Promise<readonly ReceivedMail[]> {
  const before = (await box.mails()).length;
  await box.drain();
  expect(box.problems).toEqual([]);
  return (await box.mails()).slice(0, -before || undefined).toReversed();
}

/** The letters about a trip whose bus is late, and whose owner asks for the money: offered, given, and paid back. */
async function moneyAsked(visit: Visit): Promise<readonly ReceivedMail[]> {
  await sent();
  await fixture.delay(visit.reservation, 121);
  const offered = await sent();
  const deps = { ...fixture.sale, aftersales: aftersales(database.pool) };
  const { refund } = good(await readEntitlements(deps)(visit, visit.caller, fixture.sale.now));
  const asked = {
    code: visit.code,
    take: 'original',
    amount: centavos(refund!.amounts.original!),
    key: 'key-asked-1',
  } as const;
  good(await claimRight(deps)(asked, visit.caller, fixture.sale.now));
  const given = await sent();
  await refundDue(fixture.sale);
  const returned = await sent();
  expect([offered.length, given.length]).toEqual([1, 1]);
  return [...offered, ...given, ...returned];
}

const saidIn = ({ subject, text, html }: ReceivedMail) => [subject, text, html].join('\n');

describe.each(['es', 'en'] as const)('in %s, money of a trip', (lang) => {
  test('that somebody else paid is never said to go to its owner', async () => {
    const visit = await paidTrip(lang, (one) => paidByAnother(one));
    const mails = await moneyAsked(visit);
    expect(mails).toHaveLength(3);
    for (const mail of mails) {
      expect(mail.to).toEqual(['ana@example.com']);
      expect(saidIn(mail)).toMatch(THEIRS[lang]);
      expect(saidIn(mail)).not.toMatch(YOURS[lang]);
      expect(saidIn(mail)).not.toContain(PAYER);
    }
  });

  test('that its owner paid goes to the owner', async () => {
    const visit = await paidTrip(lang, fixture.paying);
    for (const mail of await moneyAsked(visit)) {
      expect(saidIn(mail)).toMatch(YOURS[lang]);
      expect(saidIn(mail)).not.toMatch(THEIRS[lang]);
    }
  });

  test('that somebody else paid in a store, too late', async () => {
    const visit = await paidTrip(lang, (one) => paidByAnother(one, OXXO));
    await fixture.age(25 * HOUR);
    await endHold(database.pool, visit.reservation.id);
    await seatInventory(database.pool).sweep(10);
    await reconcilePayments(fixture.sale);
    await sent();
    await database.pool.query('update leg_seats set taken = (1::bigint << 62) - 1');
    const [attempt] = await fixture.attempts(visit);
    fixture.stores.decide(attempt!.payment_id, 'paid');
    await confirmAttempt(fixture.sale, attempt!.payment_id);
    const [due, ...others] = await sent();
    expect(others).toEqual([]);
    await refundDue(fixture.sale);
    const [paid] = await sent();
    for (const mail of [due!, paid!]) {
      expect(saidIn(mail)).toMatch(THEIRS[lang]);
      expect(saidIn(mail)).not.toMatch(YOURS[lang]);
    }
  });
});

test('a fare of its owner and a bag that somebody else paid go back apart', async () => {
  const visit = await fixture.bought({ round: false });
  const adding = await fixture.toAdd(visit);
  const [fare, bag] = [visit, adding].map(({ reservation }) => formatMoney(reservation.quote!.total));
  await paidByAnother(adding);
  const [offered, given, ...returned] = await moneyAsked(visit);
  expect(returned.map(({ subject }) => THEIRS.es.test(subject)).toSorted()).toEqual([false, true]);
  expect(offered!.text).toContain(`${fare} a la tarjeta o la cuenta con que pagaste`);
  expect(offered!.text).toContain(`${bag} a quien pagó con el enlace de pago`);
  for (const words of ['Te devolvemos por donde pagaste', 'Devolvemos a quien pagó'])
    expect(given!.text).toContain(words);
});

test('before cancelling, what each paid is offered apart', async () => {
  const visit = await fixture.bought({ round: false });
  const adding = await fixture.toAdd(visit);
  await paidByAnother(adding);
  await fixture.delay(visit.reservation, 121);
  expect(good(await fixture.preview(visit)).shares).toEqual([
    { from: 'provider', amount: adding.reservation.quote!.total, isByLink: true },
    { from: 'provider', amount: visit.reservation.quote!.total },
  ]);
});

test('whoever pays is not recorded, only that it was by the link', async () => {
  await paidTrip('es', (one) => paidByAnother(one));
  await paidTrip('es', fixture.paying);
  const { rows } = await database.pool.query('select by_link, p::text as stored from payment p order by created_at');
  expect(rows.map(({ by_link: isByLink }) => isByLink)).toEqual([true, false]);
  for (const { stored } of rows) expect(stored).not.toContain(PAYER);
});
