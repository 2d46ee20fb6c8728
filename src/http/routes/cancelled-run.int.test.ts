import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exchangeSeat } from '#adapters/db/counter/exchange-seat.ts';
import { names } from '#adapters/db/amendments/names/names.ts';
import { seatChanges } from '#adapters/db/amendments/seats/seat-changes.ts';
import { ticketDocuments } from '#adapters/documents/ticket-documents.ts';
import { readText } from '#adapters/documents/testing/read-text.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { changeName, listNames } from '#app/amendments/names/change-name.ts';
import { changeSeats } from '#app/amendments/seats/change-seats.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { cancelledJourneys } from '#domain/booking/cancelled-journeys.ts';
import { composeShort } from '#http/format/short-notice.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { ticketCalendar } from '#http/format/ticket-calendar.ts';
import { ticketSheet } from '#http/format/ticket-sheet.ts';
import { id } from '#kernel/ids.ts';
import { type AdditionFixture, openAdditionFixture } from '#testing/addition-fixture.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { cancelledHead } from '#text/cancelled-head.ts';
import { cancelledRun } from '#text/cancelled-run.ts';
import { COSTERA } from '#main/costera.ts';
import { signOf } from '#web/site-files.ts';

const DOCUMENTS = ticketDocuments(signOf(COSTERA));

let database: TestDatabase;
let fixture: AdditionFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openAdditionFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex');
const deps = () => ({
  ...fixture.sale,
  names: names(database.pool),
  seatChanges: seatChanges(database.pool),
  fingerprint,
});
const renaming = ({ code, caller }: Visit) =>
  changeName(deps())({ code, passenger: 1, name: { firstName: 'Luz', lastName: 'Díaz' }, key: randomUUID() }, caller);
const moving = ({ code, caller }: Visit, direction: 'departure' | 'return', seat: number) =>
  changeSeats(deps())({ code, direction, seats: [{ position: 1, seat }], key: randomUUID() }, caller);
const exchanging = ({ code }: Visit, direction: 'departure' | 'return', seat: number) =>
  exchangeSeat(database.pool, {
    code: id(code),
    direction,
    passenger: 1,
    seat,
    by: { name: 'Eva', role: 'counter', place: '192.0.2.30', key: randomUUID(), requestHash: randomUUID() },
  });

const cancel = ({ reservation }: Visit, direction: 'departure' | 'return' = 'departure') =>
  fixture.delay(reservation, undefined, { direction });
const putBack = ({ reservation }: Visit, direction: 'departure' | 'return' = 'departure') =>
  fixture.delay(reservation, 0, { direction });
const viewOf = async (visit: Visit) =>
  reservationView(await reservationFacts(fixture.sale)(await fixture.now(visit)), fixture.sale.now);

const OPTIONS = { lang: 'es', carrier: 'Costera', host: 'anden.example' } as const;
const calendarOf = async (visit: Visit) => {
  const text = ticketCalendar(await viewOf(visit), OPTIONS);
  const all = (name: string) => [...text.matchAll(new RegExp(`^${name}:(.*)\\r$`, 'gm'))].map(([, value]) => value!);
  return { text, status: all('STATUS'), sequence: all('SEQUENCE').map(Number), method: all('METHOD')[0] };
};

describe('a run that is cancelled', () => {
  test('sells no luggage, and changes neither seats nor names, whichever way it is asked', async () => {
    const visit = await fixture.bought({ round: false });
    const chosen = await fixture.toAdd(visit);
    await cancel(visit);
    expect(codes(await fixture.adding(visit))).toEqual(['journey_cancelled']);
    expect(codes(await fixture.paying(chosen))).toEqual(['journey_cancelled']);
    expect(good(await fixture.listed(visit)).tickets[0]!.refusal?.code).toBe('journey_cancelled');
    expect(codes(await renaming(visit))).toEqual(['journey_cancelled']);
    expect(good(await listNames(deps())(visit, visit.caller))[0]!.refusal?.code).toBe('journey_cancelled');
    expect(codes(await moving(visit, 'departure', 4))).toEqual(['journey_cancelled']);
    expect(await exchanging(visit, 'departure', 4)).toMatchObject({ ok: false, fault: { code: 'journey_cancelled' } });
    expect((await fixture.now(visit)).additions).toEqual([]);
  });

  test('sells again once it is put back', async () => {
    const visit = await fixture.bought({ round: false });
    await cancel(visit);
    await putBack(visit);
    await fixture.added(visit);
    good(await renaming(visit));
    expect((await fixture.now(visit)).additions).toHaveLength(1);
  });

  test('gives the money back that was on its way for luggage when it was cancelled', async () => {
    const visit = await fixture.bought({ round: false });
    const adding = await fixture.toAdd(visit);
    good(await fixture.paying(adding, { method: 'oxxo', token: undefined }));
    await cancel(visit);
    const payment = (await fixture.attempts(adding))[0]!.payment_id;
    fixture.stores.decide(payment, 'paid');
    await confirmAttempt(fixture.sale, payment);
    expect((await fixture.now(visit)).additions).toEqual([]);
    expect(await refundDue(fixture.sale)).toBe(1);
  });

  test('leaves the other journey of a round trip as it is', async () => {
    const visit = await fixture.bought();
    await cancel(visit);
    expect(codes(await fixture.adding(visit))).toEqual(['journey_cancelled']);
    await fixture.added(visit, [{ direction: 'return' }]);
    expect(codes(await moving(visit, 'departure', 4))).toEqual(['journey_cancelled']);
    good(await moving(visit, 'return', 4));
    good(await renaming(visit));
  });

  test('is known from the reservation, with its code to board by gone; the other one keeps its own', async () => {
    const visit = await fixture.bought();
    const seen = async () => {
      const view = await viewOf(visit);
      return {
        which: cancelledJourneys(view.tickets, (direction) => view[direction].cancelled),
        codes: view.tickets.map(({ direction, qr }) => [direction, qr !== null]),
      };
    };
    expect((await seen()).which).toBe('none');
    await cancel(visit, 'return');
    expect(await seen()).toEqual({
      which: 'return',
      codes: [
        ['departure', true],
        ['return', false],
      ],
    });
    await cancel(visit);
    expect(await seen()).toMatchObject({ which: 'all' });
    await putBack(visit);
    await putBack(visit, 'return');
    expect(await seen()).toEqual({
      which: 'none',
      codes: [
        ['departure', true],
        ['return', true],
      ],
    });
  });
});

describe('what is taken along of it', () => {
  test('the calendar is told that it is cancelled, and again when it runs after all, each time with a higher number', async () => {
    const visit = await fixture.bought({ round: false });
    const before = await calendarOf(visit);
    expect(before).toMatchObject({ status: ['CONFIRMED'], method: 'PUBLISH' });
    await cancel(visit);
    const during = await calendarOf(visit);
    expect(during).toMatchObject({ status: ['CANCELLED'], method: 'CANCEL' });
    expect(during.text).toContain('SUMMARY:Cancelado: autobús');
    expect(during.text).not.toMatch(/VALARM|Abordaje/);
    expect(during.sequence[0]).toBeGreaterThan(before.sequence[0]!);
    await putBack(visit);
    const again = await calendarOf(visit);
    expect(again).toMatchObject({ status: ['CONFIRMED'], method: 'PUBLISH' });
    expect(again.sequence[0]).toBeGreaterThan(during.sequence[0]!);
    good(await renaming(visit));
    expect((await calendarOf(visit)).sequence[0]).toBeGreaterThan(again.sequence[0]!);
  });

  test('of a round trip only the journey that does not run is cancelled', async () => {
    const visit = await fixture.bought();
    await cancel(visit);
    expect(await calendarOf(visit)).toMatchObject({ status: ['CANCELLED', 'CONFIRMED'], method: 'PUBLISH' });
  });

  test.each(['es', 'en'] as const)(
    'the papers in %s say so first, and have neither code nor deadlines of it',
    async (lang) => {
      const visit = await fixture.bought();
      await cancel(visit);
      const sheet = ticketSheet(await viewOf(visit), { lang, carrier: 'Costera' });
      const [html, pdf] = [DOCUMENTS.html(sheet), (await readText(await DOCUMENTS.pdf(sheet))).join(' ')];
      const plain = (text: string) => text.replace(/\s+/g, ' ');
      for (const paper of [plain(html), plain(pdf)]) {
        expect(paper).toContain(cancelledHead.departure[lang]);
        expect(paper).toContain(cancelledRun.stamp[lang]);
      }
      expect(sheet.tickets.map(({ qr, deadlines }) => [qr !== undefined, deadlines !== undefined])).toEqual([
        [false, false],
        [true, true],
      ]);
    },
  );

  test('the ticket as a text message says so, and nobody is reminded to board it', async () => {
    const visit = await fixture.bought();
    const short = async (topic: 'ticket.text' | 'boarding.reminder') => {
      const { id: trip, code } = await fixture.now(visit);
      const order = { id: trip, code, lang: 'es', status: 'approved' };
      const links = { sender: COSTERA, origin: 'https://anden.example', stopUrl: () => 'https://anden.example/s' };
      const compose = composeShort({ ...fixture.sale, ...links } as unknown as Parameters<typeof composeShort>[0]);
      const subject = { topic, channel: 'sms', payload: {}, order, payment: undefined };
      const found = await compose(subject as never, fixture.sale.now);
      return found.kind === 'found' ? found.value.text : found.kind;
    };
    const reminder = await short('boarding.reminder');
    expect(await short('ticket.text')).not.toContain('CANCELADO');
    await cancel(visit);
    expect((await short('ticket.text')).match(/CANCELADO, no sale/g)).toHaveLength(1);
    const ofReturn = await short('boarding.reminder');
    expect(ofReturn).not.toBe(reminder);
    await cancel(visit, 'return');
    expect((await short('ticket.text')).match(/CANCELADO, no sale/g)).toHaveLength(2);
    expect(await short('boarding.reminder')).toBe('moot');
  });
});
