import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reminders } from '#adapters/db/notices/reminders.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import type { Caller } from '#app/caller.ts';
import { orderGift } from '#app/gifts/order-gift.ts';
import { findToInvoice } from '#app/invoicing/find-to-invoice.ts';
import { requestInvoice } from '#app/invoicing/request-invoice.ts';
import { remindOpenPayments, remindStoreReferences } from '#app/notices/remind.ts';
import { orderPack } from '#app/packs/order-pack.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { pay } from '#app/payment/pay.ts';
import type { Pay } from '#app/payment/try-to-pay.ts';
import { reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { returnOrder } from '#app/payment/return-order.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { GIFT_CARD } from '#domain/gifts/gift-rules.ts';
import { packOf, POINTS_PACK } from '#domain/packs/pack-rules.ts';
import type { OrderCode } from '#kernel/ids.ts';
import { DAY, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { type Centavos, centavos } from '#kernel/money.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { returnDeps } from '#main/rooms/fulfilments.ts';
import { giftText } from '#text/gifts.ts';
import type { Lang } from '#text/lang.ts';
import { orderMails } from '#text/mails/orders.ts';
import { refundMails } from '#text/mails/refunds.ts';
import type { Message } from '#text/message.ts';
import { moneyIn } from '#text/money.ts';
import { packText } from '#text/packs.ts';
import { type Letterbox, openLetterbox, type ReceivedMail } from '#testing/letterbox.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { openStampingFixture, REGISTERED } from '#testing/stamping-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, type Programme } from '#testing/travellers.ts';

let database: TestDatabase;
let fixture: Awaited<ReturnType<typeof openStampingFixture>>;
let programme: Programme;
let box: Letterbox;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openStampingFixture(database.pool);
  programme = openProgramme(database.pool);
  box = await openLetterbox(database.pool, fixture.sale);
});
afterAll(async () => {
  await box.stop();
  await fixture.close();
  await database.drop();
});
beforeEach(async () => {
  await fixture.clear();
  await box.clear();
});
afterEach(async () => {
  expect(box.problems).toEqual([]);
  await fixture.audit();
});

interface Ordered {
  readonly code: OrderCode;
  readonly caller: Caller;
  readonly total: Centavos;
  readonly to: string;
}

interface Kind {
  readonly kind: typeof GIFT_CARD | typeof POINTS_PACK;
  readonly title: Message;
  readonly order: (lang: Lang) => Promise<Ordered>;
}

let keys = 0;
const newKey = () => `key-of-letter-${(keys += 1)}`;
const ordering = () => ({ ...fixture.sale, newOrders: newOrders(database.pool), zone: CARRIER_ZONE });

const GIFT: Kind = {
  kind: GIFT_CARD,
  title: giftText.name,
  order: async (lang) => {
    const caller = stranger();
    const to = 'ana@example.com';
    const buyer = { firstName: 'Ana', lastName: 'López', phone: '3331234567', email: to, privacy: true, ofAge: true };
    const gift = { amount: 50_000, name: 'Luz', email: 'luz@example.com', message: '', date: '' };
    const asked = { gift, buyer, key: newKey(), lang };
    const code = good(await orderGift(ordering())(asked, caller, fixture.sale.now));
    return { code, caller, total: centavos(50_000), to };
  },
};

const PACK: Kind = {
  kind: POINTS_PACK,
  title: packText.title('1,000'),
  order: async (lang) => {
    const ana = await programme.account();
    const caller = await programme.enter(ana, fixture.sale.now);
    const wanted = { key: newKey(), lang, pack: '1000', privacy: true, ofAge: true };
    const code = good(await orderPack(ordering())(wanted, caller, fixture.sale.now));
    return { code, caller, total: packOf('1000')!.price, to: ana.email };
  },
};

const paying = ({ code, total, caller }: Ordered, change: Partial<Pay> = {}) => {
  const asked = { code, total, method: 'credit', token: 'tok_1', key: newKey(), deviceSession: undefined } as const;
  return pay(fixture.sale)({ ...asked, ...change }, caller, fixture.sale.now);
};
const oxxo = { method: 'oxxo', token: undefined } as const;
const deps = () => ({ reminders: reminders(database.pool) });
const lastPayment = async () =>
  (await database.pool.query('select payment_id from payment order by created_at desc limit 1')).rows[0].payment_id;
const firstPayment = async () =>
  (await database.pool.query('select payment_id from payment order by created_at limit 1')).rows[0].payment_id;

/** The reference has this much of its time behind it, and this much left. */
const age = (over: number, left: number) =>
  database.pool.query(
    `update payment set created_at = clock_timestamp() - $1 * interval '1 millisecond',
       pay_by = clock_timestamp() + $2 * interval '1 millisecond'`,
    [over, left],
  );

async function paysInStore(payment: Parameters<typeof confirmAttempt>[1]) {
  fixture.stores.decide(payment, 'paid');
  await confirmAttempt(fixture.sale, payment);
}

/** The letters sent now to the buyer: the recipient of a card gets their own. */
async function sent({ to }: Pick<Ordered, 'to'>): Promise<readonly ReceivedMail[]> {
  const before = (await box.mails()).length;
  await box.drain();
  const now = (await box.mails()).slice(0, -before || undefined);
  return now.filter((mail) => mail.to[0] === to);
}

/** The only letter, about this order, in its language and without words of a bus trip. */
async function theLetter(ordered: Ordered, lang: Lang): Promise<ReceivedMail> {
  const mails = await sent(ordered);
  expect(mails.map(({ subject }) => subject)).toHaveLength(1);
  const mail = mails[0]!;
  expect(mail.text).toContain(ordered.code);
  const words = `${mail.subject}\n${mail.text}\n${mail.html}`;
  expect(words).not.toMatch(/boleto|asiento|tus lugares|esa salida|\btickets?\b|\bseats?\b|that departure/i);
  // As a word: the token of a link may contain the letters.
  expect(words).not.toMatch(/undefined|\[object|\bNaN\b/);
  expect(mail.html).toContain(`lang="${lang === 'es' ? 'es' : 'en'}`);
  return mail;
}

const LINK = { es: /https:\/\/anden\.example\/pedido\?t=[\w-]+/, en: /https:\/\/anden\.example\/order\?t=[\w-]+/ };

describe.each([
  ['a gift card', 'es', GIFT],
  ['a gift card', 'en', GIFT],
  ['a pack of points', 'es', PACK],
  ['a pack of points', 'en', PACK],
] as const)('%s in %s', (_name, lang, kind) => {
  const says = (mail: ReceivedMail, ...parts: readonly string[]) => {
    for (const part of parts) expect(mail.text.replaceAll('\u00a0', ' ')).toContain(part.replaceAll('\u00a0', ' '));
  };

  test('says that it is paid, what it was, and the way back', async () => {
    const ordered = await kind.order(lang);
    good(await paying(ordered));
    const mail = await theLetter(ordered, lang);
    expect(mail.subject).toBe(orderMails.paid.subject(kind.title[lang])[lang]);
    says(mail, moneyIn(ordered.total, lang), orderMails.paid.intro[lang]);
    expect(mail.text).toMatch(LINK[lang]);
    expect(mail.text).toMatch(/\b\d{6}\b/);
    // What is bought with a card is invoiced, and a pack itself is.
    expect(mail.text.includes(orderMails.paid.invoice[lang])).toBe(kind.kind === POINTS_PACK);
  });

  test('says how to pay a reference', async () => {
    const ordered = await kind.order(lang);
    good(await paying(ordered, oxxo));
    const mail = await theLetter(ordered, lang);
    says(mail, orderMails.ordered.intro[lang], moneyIn(ordered.total, lang), 'OXXO', kind.title[lang]);
    const { rows } = await database.pool.query('select reference from payment');
    says(mail, rows[0].reference.replace(/(.{4})(?=.)/g, '$1 '));
    expect(mail.text).toMatch(LINK[lang]);
  });

  test('reminds of a reference, once at each moment', async () => {
    const ordered = await kind.order(lang);
    good(await paying(ordered, oxxo));
    await sent(ordered);
    await age(12 * HOUR, 12 * HOUR);
    const remind = () => remindStoreReferences(deps(), instant(Date.now()));
    expect([await remind(), await remind()]).toEqual([1, 0]);
    const mail = await theLetter(ordered, lang);
    expect(mail.subject).toMatch(lang === 'es' ? /^Paga tu pedido: hasta/ : /^Pay for your order by/);
    expect(mail.text).toMatch(lang === 'es' ? /Te quedan 1[12] h/ : /You have 1[12] h/);
    await age(22 * HOUR, 2 * HOUR);
    expect(await remind()).toBe(1);
    expect(await sent(ordered)).toHaveLength(1);
  });

  test('says that a reference is over, how else to pay, and is still to be had by who paid it', async () => {
    const ordered = await kind.order(lang);
    good(await paying(ordered, oxxo));
    await sent(ordered);
    await fixture.age(5 * DAY);
    await reconcilePayments(fixture.sale);
    const mail = await theLetter(ordered, lang);
    expect(mail.subject).toBe(orderMails.lapsed.subject[lang]);
    says(mail, orderMails.lapsed.text[lang], orderMails.lapsed.paid[lang]);
    expect(mail.text).toMatch(LINK[lang]);
    await paysInStore(await firstPayment());
    expect((await theLetter(ordered, lang)).subject).toBe(orderMails.paid.subject(kind.title[lang])[lang]);
  });

  test('says that a payment was left open, once, and not once it was made', async () => {
    const ordered = await kind.order(lang);
    fixture.cards.behave('asks');
    good(await paying(ordered));
    await fixture.age(5 * MINUTE);
    expect([await remindOpenPayments(deps()), await remindOpenPayments(deps())]).toEqual([1, 0]);
    const mail = await theLetter(ordered, lang);
    expect(mail.subject).toBe(orderMails.open.subject[lang]);
    says(mail, orderMails.open.intro[lang], kind.title[lang]);
    expect(mail.text).toMatch(LINK[lang]);

    const another = await kind.order(lang);
    good(await paying(another));
    const payment = await lastPayment();
    await fixture.age(5 * MINUTE);
    expect(await remindOpenPayments(deps())).toBe(1);
    fixture.cards.decide(payment, 'paid');
    await confirmAttempt(fixture.sale, payment);
    expect((await theLetter(another, lang)).subject).toBe(orderMails.paid.subject(kind.title[lang])[lang]);
  });

  test('says that of two payments the second goes back, and that it went', async () => {
    const ordered = await kind.order(lang);
    good(await paying(ordered, oxxo));
    good(await abandonPayment(fixture.sale)({ code: ordered.code }, ordered.caller));
    good(await paying(ordered));
    await sent(ordered);
    await paysInStore(await firstPayment());
    const due = await theLetter(ordered, lang);
    const amount = moneyIn(ordered.total, lang);
    expect(due.subject).toBe(refundMails.due.subject(amount)[lang]);
    says(due, orderMails.back.twice[lang], refundMails.due.byHand[lang]);
    await refundDue(fixture.sale);
    const paid = await theLetter(ordered, lang);
    expect(paid.subject).toBe(refundMails.paid.subject(amount)[lang]);
  });

  test('says that it was returned and its money is on the way', async () => {
    const ordered = await kind.order(lang);
    good(await paying(ordered));
    await sent(ordered);
    good(await returnOrder({ ...fixture.sale, ...returnDeps(database.pool) })(ordered, ordered.caller));
    await refundDue(fixture.sale);
    const mail = await theLetter(ordered, lang);
    expect(mail.subject).toBe(refundMails.paid.subject(moneyIn(ordered.total, lang))[lang]);
    says(mail, orderMails.back.returned[lang], refundMails.paid.byProvider[lang]);
  });

  test('does not call all of it what goes back of one order of a basket, or of a late cancellation', async () => {
    const ordered = await kind.order(lang);
    good(await paying(ordered));
    await sent(ordered);
    await database.pool.query(
      `insert into outbox (outbox_id, topic, dedup_key, payload, available_at)
       select gen_random_uuid(), 'refund.returned', code, jsonb_build_object('reservation', order_id,
         'refund', gen_random_uuid(), 'amount', total / 2, 'by_hand', false), now() from orders where code = $1`,
      [ordered.code],
    );
    const mail = await theLetter(ordered, lang);
    expect(mail.subject).toBe(refundMails.paid.subject(moneyIn(ordered.total / 2, lang))[lang]);
    says(mail, orderMails.back.returnedInPart[lang]);
    expect(mail.text).not.toContain(orderMails.back.returned[lang]);
  });
});

describe.each(['es', 'en'] as const)('a pack of points in %s', (lang) => {
  test('is invoiced, and the invoice comes by letter with its documents', async () => {
    // In the language it is asked for in, not in that of the order.
    const ordered = await PACK.order(lang === 'es' ? 'en' : 'es');
    good(await paying(ordered));
    await sent(ordered);
    const invoicing = { ...fixture.invoicing, ...fixture.sale };
    const { code, caller } = ordered;
    const { payments } = good(await findToInvoice(invoicing)({ code }, caller, fixture.sale.now));
    const asked = { code, payments: payments.map(({ id }) => id), receiver: REGISTERED, lang };
    const contact = { email: 'facturas@example.com', phone: '+523331234567', save: false };
    good(await requestInvoice(invoicing)({ ...asked, ...contact }, caller, fixture.sale.now));
    await fixture.work();
    const mail = await theLetter({ ...ordered, to: 'facturas@example.com' }, lang);
    expect(mail.text).toContain(orderMails.invoiceIntro[lang]);
    expect(mail.files.map(({ filename }) => filename.split('.').at(-1)).toSorted()).toEqual(['pdf', 'xml']);
  });

  test('says that money which came for a closed account goes back', async () => {
    const ordered = await PACK.order(lang);
    good(await paying(ordered, oxxo));
    await sent(ordered);
    await database.pool.query('update traveller set active = false where email = $1', [ordered.to]);
    await paysInStore(await firstPayment());
    const mail = await theLetter(ordered, lang);
    expect(mail.subject).toBe(refundMails.due.subject(moneyIn(ordered.total, lang))[lang]);
    expect(mail.text).toContain(orderMails.back.late[lang]);
  });
});
