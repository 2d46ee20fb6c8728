import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { ticketCalendar } from '#http/format/ticket-calendar.ts';
import { good, type SaleOptions } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { dayAndClock } from '#text/moments.ts';
import { type Component, instantOf, named, parseCalendar } from '#testing/parsed-calendar.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: PaymentFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());

const OPTIONS = { lang: 'es', carrier: 'Costera, S.A.', host: 'anden.example' } as const;

async function bought(wish: SaleOptions = {}, method: 'credit' | 'cash' = 'credit') {
  const visit = await fixture.sale.atPayment(wish);
  good(await fixture.paying(visit, method === 'cash' ? { method, token: undefined } : {}));
  const view = async () =>
    reservationView(await reservationFacts(fixture.sale)(await fixture.now(visit)), fixture.sale.now);
  return { visit, view };
}

test('each end is on the clock of its stop: over the border of Nayarit an hour is gained', async () => {
  const { view } = await bought({ destination: 'gua' });
  const reservation = await view();
  const calendar = parseCalendar(ticketCalendar(reservation, OPTIONS));
  expect(calendar.properties).toMatchObject({
    VERSION: '2.0',
    METHOD: 'PUBLISH',
    PRODID: '-//Costera\\, S.A.//Tickets//ES',
  });
  expect(
    named(calendar, 'VTIMEZONE').map(({ properties, parts }) => [
      properties['TZID'],
      parts.map(({ properties: rule }) => rule['TZOFFSETTO']),
    ]),
  ).toEqual([
    ['America/Mexico_City', ['-0600']],
    ['America/Mazatlan', ['-0700']],
  ]);
  const [out, back] = named(calendar, 'VEVENT');
  const ends = (event: Component) => [instantOf(calendar, event, 'DTSTART'), instantOf(calendar, event, 'DTEND')];
  const { departure, return: home } = reservation;
  expect(ends(out!)).toEqual([Date.parse(departure.schedule!.departs_at), Date.parse(departure.schedule!.arrives_at)]);
  expect(ends(back!)).toEqual([Date.parse(home.schedule!.departs_at), Date.parse(home.schedule!.arrives_at)]);
  expect(out!.properties).toMatchObject({
    UID: `${reservation.code}-departure-1@anden.example`,
    STATUS: 'CONFIRMED',
    SUMMARY: 'Autobús Guadalajara → Compostela',
    LOCATION: 'Guadalajara',
    GEO: '20.62;-103.28',
  });
  expect(out!.properties['DESCRIPTION']).toContain(`Boleto ${reservation.code}-01\\nAna López\\nAsiento 1`);
  expect(named(out!, 'VALARM')[0]!.properties).toMatchObject({ TRIGGER: '-PT60M', ACTION: 'DISPLAY' });
});

test('an event a passenger, none for an open journey, tentative until it is paid', async () => {
  const statuses = async ({ view }: Awaited<ReturnType<typeof bought>>) =>
    named(parseCalendar(ticketCalendar(await view(), OPTIONS)), 'VEVENT').map(({ properties }) => properties['STATUS']);
  const open = await bought({ passengers: ['adult', 'adult'], return: { open: true } });
  expect(await statuses(open)).toEqual(['CONFIRMED', 'CONFIRMED']);
  expect(await statuses(await bought({ round: false, run: 2 }, 'cash'))).toEqual(['TENTATIVE']);
});

test.each([
  ['cash', ['-PT90M', '-PT60M', '-PT30M', '-PT20M'], 'Paga en taquilla o preséntate: '],
  ['credit', ['-PT60M', '-PT30M', '-PT20M'], 'Preséntate en tu punto de abordaje: '],
] as const)('ahead of each deadline a reminder: paid by %s', async (method, triggers, first) => {
  const { view } = await bought({ round: false, run: 2 }, method);
  const reservation = await view();
  const [event] = named(parseCalendar(ticketCalendar(reservation, OPTIONS)), 'VEVENT');
  const alarms = named(event!, 'VALARM').map(({ properties }) => properties);
  expect(alarms.map((alarm) => alarm['TRIGGER'])).toEqual(triggers);
  const said = alarms.map((alarm) => alarm['DESCRIPTION']).join('\n');
  expect(alarms[0]!['DESCRIPTION']).toContain(
    first + dayAndClock(reservation.deadlines.departure!.pay_at_counter_until, 'es').replace(',', '\\,'),
  );
  expect(said).toContain('(hora de ');
  for (const words of ['Último cambio de asiento\\, en taquilla', 'Abordaje', 'Sale el autobús'])
    expect(said).toContain(words);
  expect(said.includes('se libera tu lugar')).toBe(method === 'cash');
});

test('what was given back is taken out of the calendar, by the same name and a higher number', async () => {
  const { view } = await bought({ passengers: ['adult', 'adult'], round: false });
  const reservation = await view();
  const read = (tickets: typeof reservation.tickets) =>
    parseCalendar(ticketCalendar({ ...reservation, tickets }, OPTIONS));
  const before = named(read(reservation.tickets), 'VEVENT');
  const one = read(reservation.tickets.slice(0, 1));
  expect(one.properties['METHOD']).toBe('PUBLISH');
  expect(named(one, 'VEVENT').map(({ properties }) => properties['STATUS'])).toEqual(['CONFIRMED', 'CANCELLED']);
  const none = read([]);
  expect(none.properties['METHOD']).toBe('CANCEL');
  for (const [i, { properties, parts: deps }] of named(none, 'VEVENT').entries()) {
    expect(properties).toMatchObject({ UID: before[i]!.properties['UID'], STATUS: 'CANCELLED' });
    expect(Number(properties['SEQUENCE'])).toBeGreaterThan(Number(before[i]!.properties['SEQUENCE']));
    expect(deps).toEqual([]);
  }
});
