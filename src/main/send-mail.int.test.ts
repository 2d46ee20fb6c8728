import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '#adapters/db/notices/outbox.ts';
import { NOTICE_TOPICS } from '#http/format/letters/messages.ts';
import { MINUTE, SECOND } from '#kernel/instant.ts';
import { centavos, formatMoney } from '#kernel/money.ts';
import { type Letterbox, openLetterbox } from '#testing/letterbox.ts';
import { good, type SaleOptions } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { timeoutUnder } from '../../stand-ins/stage/testing/timeouts.ts';

const SHORT_MS = 300;
/** Long enough for another e-mail to be sent meanwhile. */
const HANG_MS = 4_000;

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
  await box.clear();
});

const ONE_WAY = { round: false, return: undefined } as const;

/** Buys with a card; the notice is in the outbox. */
async function bought(wish: SaleOptions = ONE_WAY, lang = 'es') {
  const visit = await fixture.sale.atPayment(wish);
  await speak(lang);
  good(await fixture.paying(visit));
  return visit;
}

async function ordered(lang = 'es') {
  const visit = await fixture.sale.atPayment(ONE_WAY);
  await speak(lang);
  good(await fixture.paying(visit, { method: 'cash', token: undefined }));
  return visit;
}

const speak = (lang: string) => database.pool.query('update reservation set lang = $1', [lang]);

describe('tickets that were paid', () => {
  test.each([
    [
      'es',
      /^Tus boletos a Puerto Vallarta, \p{L}{3} \d+ \p{L}{3}$/u,
      'Hola, Ana:',
      'Sale el autobús: 8:00\u00a0a.m.',
      'Asiento',
    ],
    [
      'en',
      /^Your tickets to Puerto Vallarta, \p{L}{3} \d+ \p{L}{3}$/u,
      'Hello Ana,',
      'The bus leaves: 8:00\u00a0a.m.',
      'Seat',
    ],
  ])('go out in %s, once, with the PDF', async (lang, subject, greeting, departs, seat) => {
    const visit = await bought(ONE_WAY, lang);
    expect(await box.drain()).toBe(1);
    const [mail, ...others] = await box.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ['ana@example.com'], subject: expect.stringMatching(subject) });
    const { quote, tickets, passengers } = await fixture.now(visit);
    const total = formatMoney(centavos(quote!.total));
    for (const words of [greeting, departs, total, visit.code]) {
      expect(mail!.text).toContain(words);
      expect(mail!.html).toContain(words.replace(': ', '</th>').split('</th>')[0]);
    }
    expect(mail!.html).toContain(`<html lang="${lang}">`);
    expect(mail!.files).toMatchObject([{ filename: `${visit.code}.pdf`, type: 'application/pdf' }]);
    // The mailbox shows a code's image where the HTML references it.
    expect(mail!.html.match(/<img src="data:image\/png;base64,/g)).toHaveLength(tickets.length);
    const pdf = await box.pdfText(mail!);
    expect(pdf).toContain(tickets[0]!.folio);
    expect(pdf).toMatch(new RegExp(`${seat}\\s+${passengers[0]!.seats.departure}\\b`));
    expect(await box.drain()).toBe(0);
  });

  test('are written down as sent, under the name of their cause', async () => {
    const { reservation } = await bought();
    await box.drain();
    const key = `ticket.issued:${reservation.id}`;
    expect(await box.sent()).toMatchObject([
      { topic: 'ticket.issued', recipient: 'ana@example.com', message_id: box.messageId(key) },
    ]);
    expect(await box.rows()).toMatchObject([{ is_done: true, is_dead: false, attempts: 1, trouble: null }]);
  });

  test('name both clocks where the ends of the journey differ', async () => {
    await bought({ ...ONE_WAY, destination: 'gua' });
    await box.drain();
    const [{ text }] = (await box.mails()) as [Awaited<ReturnType<Letterbox['mails']>>[number]];
    expect(text).toContain('hora de Guadalajara');
    expect(text).toContain('hora de Compostela');
  });
});

test.each([
  ['es', 'Tus lugares están apartados: paga antes del', 'Esto todavía no es tu boleto', '(hora de Guadalajara)'],
  ['en', 'Your seats are on hold: pay before', 'This is not a ticket yet', '(Guadalajara time)'],
])('an order at the counter goes out in %s with its times, and a paper that is no ticket', async (lang, ...words) => {
  await ordered(lang);
  await box.drain();
  const [mail] = await box.mails();
  const [subject, warning, zone] = words;
  expect(mail!.subject).toContain(subject);
  for (const part of [warning!, zone!, '7:30\u00a0a.m.', '7:45\u00a0a.m.']) expect(mail!.text).toContain(part);
  expect(await box.pdfText(mail!)).toContain(warning);
});

describe('rows that an older release left', () => {
  const leave = (topic: string, payload: object) =>
    database.pool.query(
      `insert into outbox (outbox_id, topic, dedup_key, payload, available_at) values (gen_random_uuid(), $1, $1, $2, now())`,
      [topic, payload],
    );
  const request = '018f0000-0000-7000-8000-000000000009';
  const name = { es: 'Maleta', en: 'Bag' };
  const amounts = { total: 12_001, net: 10_346, vat: 1_655 };
  const bag = { passenger: 1, direction: 'departure', offer: 'bag', name, quantity: 1, max: 2, ...amounts };

  test.each<[string, object, string, number]>([
    ['ticket.reseated', { seats: 'other' }, 'otros en la misma salida', 1],
    ['ticket.changed', { change: request, direction: 'departure', credit: 24_999, was_open: false }, '$ 249.99', 1],
    ['ticket.changed', { change: request, direction: 'departure' }, 'Borra los boletos anteriores', 1],
    ['ticket.renamed', { request, passenger: 1 }, 'a nombre de Ana López', 1],
    ['ticket.seat_changed', { request, direction: 'departure' }, 'CAMBIASTE DE ASIENTO', 1],
    ['addition.made', { addition: request, added: [bag] }, '1 × Maleta', 1],
    ['pin.requested', { request }, 'Si no lo pediste', 0],
    ['ticket.resent', { request }, 'TUS BOLETOS', 1],
    ['refund.returned', { refund: request, amount: 12_345, by_hand: false, to_account: true }, '$ 123.45', 0],
  ])('are sent: %s %o', async (topic, said, words, files) => {
    const { reservation } = await bought();
    await box.drain();
    await box.clear();
    await leave(topic, { reservation: reservation.id, ...said });
    expect(await box.drain()).toBe(1);
    const [mail] = await box.mails();
    expect(mail!.text).toContain(words);
    expect(mail!.files).toHaveLength(files);
  });

  test('and rows of a newer one wait for it', async () => {
    const { reservation } = await bought();
    await box.drain();
    await leave('tour.confirmed', { reservation: reservation.id });
    expect(await box.drain()).toBe(0);
    expect((await box.rows()).at(-1)).toMatchObject({ is_done: false, is_dead: false, attempts: 0 });
  });
});

test('an order that ended meanwhile is not asked to be paid', async () => {
  await ordered();
  await database.pool.query('update reservation set expired = true');
  expect(await box.drain()).toBe(0);
  expect(await box.rows()).toMatchObject([{ is_done: true }]);
  expect(await box.sent()).toEqual([]);
});

describe('when the provider is away', () => {
  test('for an hour, each e-mail goes out once when it is back', async () => {
    const visits = [await bought(), await bought(), await bought()];
    await box.faults({ always: 'down' });
    for (let minute = 0; minute < 60; minute += 5) {
      expect(await box.drain()).toBe(0);
      await box.pass(5 * MINUTE);
    }
    expect((await box.rows()).every(({ trouble, is_done }) => trouble?.startsWith('421') || !is_done)).toBe(true);
    await box.faults({});
    expect(await box.drain()).toBe(3);
    await box.pass(60 * MINUTE);
    expect(await box.drain()).toBe(0);
    const keys = visits.map(({ reservation }) => box.messageId(`ticket.issued:${reservation.id}`));
    expect((await box.mails()).map((mail) => mail.message_id).sort()).toEqual(keys.sort());
  });

  test('the whole process, nothing is lost either', async () => {
    await bought();
    const lonely = await openLetterbox(database.pool, fixture.sale);
    await lonely.stop();
    expect(await lonely.drain()).toBe(0);
    expect(lonely.problems).toHaveLength(1);
    await box.pass(30 * SECOND);
    expect(await box.drain()).toBe(1);
  });

  test('tries that never reached it are not counted', async () => {
    await bought();
    await box.faults({ always: 'down' });
    for (let i = 0; i < 12; i += 1) {
      await box.drain();
      await box.pass(MINUTE);
    }
    expect(await box.rows()).toMatchObject([{ attempts: 0, is_dead: false }]);
  });
});

describe('what goes wrong with one e-mail', () => {
  test('a busy mailbox is tried again', async () => {
    await bought();
    await box.faults({ next: ['later', 'later'] });
    expect(await box.drain()).toBe(0);
    expect(await box.drain()).toBe(0);
    await box.pass(MINUTE);
    expect(await box.drain()).toBe(0);
    await box.pass(5 * MINUTE);
    expect(await box.drain()).toBe(1);
    expect(await box.mails()).toHaveLength(1);
  });

  test('one that does not exist is put aside, and nobody is named', async () => {
    await bought();
    await box.faults({ always: 'refuse' });
    await box.drain();
    expect(await box.rows()).toMatchObject([{ is_dead: true, trouble: '550' }]);
    expect(String(box.problems)).toContain('will not be sent: 550');
    expect(String(box.problems)).not.toContain('@');
    await box.faults({});
    await box.pass(24 * 60 * MINUTE);
    expect(await box.drain()).toBe(0);
  });

  test('one that is never taken is put aside after a day', async () => {
    await bought();
    await box.faults({ always: 'later' });
    let days = 0;
    while ((await box.rows()).some(({ is_dead }) => !is_dead)) {
      await box.drain();
      await box.pass(12 * 60 * MINUTE);
      days += 0.5;
    }
    expect(days).toBeLessThan(5);
    expect(await box.rows()).toMatchObject([{ attempts: 8, trouble: '451' }]);
  });

  test.each(['hang', 'reset'])('a line that breaks in the middle is tried again (%s)', async (fault) => {
    await bought();
    await box.faults({ next: [fault] });
    expect(await box.drain(timeoutUnder(fault, SHORT_MS))).toBe(0);
    await box.pass(MINUTE);
    expect(await box.drain()).toBe(1);
    expect(await box.mails()).toHaveLength(1);
  });

  test('one that hangs holds up none that comes while it does', async () => {
    await bought();
    await box.faults({ next: ['hang'] });
    let isOver = false;
    const hung = box.drain(HANG_MS).finally(() => {
      isOver = true;
    });
    await expect.poll(async () => (await box.rows())[0]).toMatchObject({ attempts: 1 });
    await bought({ ...ONE_WAY, run: 1 });
    await expect.poll(box.mails).toHaveLength(1);
    expect(isOver).toBe(false);
    expect(await hung).toBe(1);
  });

  test.each(['hang-after', 'reset-after'])(
    'a yes that is not heard costs one duplicate, of one name (%s)',
    async (fault) => {
      await bought();
      await box.faults({ next: [fault] });
      expect(await box.drain(timeoutUnder(fault, SHORT_MS))).toBe(0);
      await box.pass(MINUTE);
      expect(await box.drain()).toBe(1);
      const names = (await box.mails()).map((mail) => mail.message_id);
      expect(names).toHaveLength(2);
      expect(new Set(names).size).toBe(1);
      expect(await box.sent()).toHaveLength(1);
    },
  );
});

describe('several machines', () => {
  test('send each e-mail once', async () => {
    for (let i = 0; i < 6; i += 1) await bought({ ...ONE_WAY, run: i % 3 });
    await ordered();
    const sent = await Promise.all([box.drain(), box.drain(), box.drain()]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(7);
    const names = (await box.mails()).map((mail) => mail.message_id);
    expect(names).toHaveLength(7);
    expect(new Set(names).size).toBe(7);
  });

  test('take over what a dead one had in hand, once its time is up', async () => {
    await bought();
    expect(await outbox(database.pool, NOTICE_TOPICS).take(10 * SECOND)).toMatchObject({
      topic: 'ticket.issued',
      attempts: 1,
    });
    expect(await box.drain()).toBe(0);
    await box.pass(10 * SECOND);
    expect(await box.drain()).toBe(1);
  });

  test('only who has a row puts it back', async () => {
    await bought();
    const slow = outbox(database.pool, NOTICE_TOPICS);
    const row = await slow.take(0);
    const quick = outbox(database.pool, NOTICE_TOPICS);
    await quick.take(10 * SECOND);
    await slow.deadLetter(row!, 'too late');
    expect(await box.rows()).toMatchObject([{ is_dead: false, attempts: 2 }]);
  });
});
