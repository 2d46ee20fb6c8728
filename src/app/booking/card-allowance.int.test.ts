import { orderDeps } from '#main/rooms/fulfilments.ts';
import { payReservation } from '#app/booking/pay-reservation.ts';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boardings } from '#adapters/db/boarding/boardings.ts';
import { names } from '#adapters/db/amendments/names/names.ts';
import { ticketDocuments } from '#adapters/documents/ticket-documents.ts';
import { readText } from '#adapters/documents/testing/read-text.ts';
import { chooseAdditionals } from '#app/booking/choose-additionals.ts';
import type { ChosenExtra } from '#app/booking/place-offers.ts';
import { holdSeats } from '#app/booking/hold-seats.ts';
import { listAdditionals } from '#app/booking/list-additionals.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { saveContact } from '#app/booking/save-contact.ts';
import { changeName } from '#app/amendments/names/change-name.ts';
import { add } from '#app/amendments/luggage/add.ts';
import type { AdditionOffer } from '#domain/booking/addition.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import { resultView } from '#http/format/boarding-view.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { ticketSheet } from '#http/format/ticket-sheet.ts';
import { walletPass } from '#http/format/wallet-pass.ts';
import { id } from '#kernel/ids.ts';
import { zone } from '#kernel/instant.ts';
import { type AdditionFixture, openAdditionFixture } from '#testing/addition-fixture.ts';
import { OFFERS } from '#testing/offers.ts';
import { good, type SaleOptions, stranger, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, type Programme } from '#testing/travellers.ts';
import { COSTERA } from '#main/costera.ts';
import { signOf } from '#web/site-files.ts';

const DOCUMENTS = ticketDocuments(signOf(COSTERA));

let database: TestDatabase;
let fixture: AdditionFixture;
let programme: Programme;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openAdditionFixture(database.pool);
  programme = openProgramme(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const ONE_WAY = { round: false } as const;
const bag: ChosenExtra = { passenger: 1, direction: 'departure', offer: 'bag', quantity: 1 };
const board: ChosenExtra = { ...bag, offer: 'board' };
/** Four bags besides the free one: a classic card leaves two of them to buy, a golden one one, a platinum one none. */
const FOUR_BAGS: readonly AdditionOffer[] = OFFERS.map((offer) => ({ ...offer, max: offer.max * 2 }));

/** A visitor signed in as Ana López. */
async function member(tier: Tier = 'golden') {
  const traveller = await programme.account({ tier });
  const caller = await programme.enter(traveller, fixture.sale.now, stranger());
  return { traveller, caller };
}

const bought = async (tier: Tier, requested: SaleOptions = {}) =>
  fixture.bought({ ...ONE_WAY, caller: (await member(tier)).caller, ...requested });
const choosing = (visit: Visit, items: readonly ChosenExtra[], offers = OFFERS) =>
  chooseAdditionals({ ...fixture.sale, offers })({ code: visit.code, items }, visit.caller, fixture.sale.now);
const naming = async (visit: Visit, ...firstNames: string[]) => {
  const passengers = firstNames.map((firstName) => ({ firstName, lastName: 'López' }));
  const contact = { ...passengers[0]!, phone: '3331234567', email: 'ana@example.com' };
  const asked = { ...contact, privacy: true, changes: false, ofAge: true };
  return good(
    await saveContact(fixture.sale)(
      { code: visit.code, contact: asked, passengers, lang: 'es' },
      visit.caller,
      fixture.sale.now,
    ),
  );
};
const tiersOf = async (visit: Visit) => (await fixture.now(visit)).passengers.map(({ tier }) => tier);
const viewOf = async (visit: Visit) =>
  reservationView(await reservationFacts(fixture.sale)(await fixture.now(visit)), fixture.sale.now);
const baggageOf = async (visit: Visit) =>
  (await viewOf(visit)).tickets.map(({ baggage }) => baggage?.es.split(' de ')[0]);
const moveTo = (tier: Tier) => database.pool.query('update traveller set tier = $1', [tier]);

describe('with the seats', () => {
  test.each<[Tier, number]>([
    ['classic', 2],
    ['golden', 1],
    ['platinum', 0],
  ])('a %s card leaves %i of four bags to be sold, and the other passenger’s stay as they are', async (tier, left) => {
    const { caller } = await member(tier);
    const visit = await fixture.sale.atSeats({ ...ONE_WAY, caller, passengers: ['adult', 'adult'] });
    const listed = good(await listAdditionals({ ...fixture.sale, offers: FOUR_BAGS })(visit, caller, fixture.sale.now));
    expect(listed.map((one) => [one.tier, one.offers.map(({ offer }) => offer.max)])).toEqual([
      [tier, [left, 1]],
      [undefined, [4, 2]],
    ]);
    expect(codes(await choosing(visit, [{ ...bag, quantity: left + 1 }], FOUR_BAGS))).toEqual(['addition_too_many']);
    const most = [...(left > 0 ? [{ ...bag, quantity: left }] : []), { ...bag, passenger: 2, quantity: 4 }];
    const { extras } = good(await choosing(visit, most, FOUR_BAGS));
    expect(extras.map(({ passenger, quantity }) => [passenger, quantity])).toEqual(
      most.map(({ passenger, quantity }) => [passenger, quantity]),
    );
  });

  test('neither the bags nor the surfboard of a golden card are sold, whatever is sent', async () => {
    const { caller } = await member();
    const visit = await fixture.sale.atSeats({ ...ONE_WAY, caller });
    expect(codes(await choosing(visit, [bag]))).toEqual(['addition_too_many']);
    expect(codes(await choosing(visit, [board]))).toEqual(['addition_too_many']);
  });

  test('a card holder who buys for others gives them nothing of the card', async () => {
    const { caller } = await member('platinum');
    const visit = await fixture.sale.atSeats({ ...ONE_WAY, caller });
    await naming(visit, 'Beto');
    expect(await tiersOf(visit)).toEqual([undefined]);
    expect(good(await choosing(visit, [bag, board])).extras).toHaveLength(2);
  });

  test('a name that is given to somebody else takes the tier away again', async () => {
    const { caller } = await member();
    const visit = await fixture.sale.atSeats({ ...ONE_WAY, caller, passengers: ['adult', 'adult'] });
    await naming(visit, 'ANA', 'Beto');
    expect(await tiersOf(visit)).toEqual(['golden', undefined]);
    await naming(visit, 'Beto', 'Ana');
    expect(await tiersOf(visit)).toEqual([undefined, 'golden']);
  });

  test('an account that is signed in to after the extras takes out what its card includes, before anything is charged', async () => {
    const guest = stranger();
    const visit = await fixture.sale.atPayment({ ...ONE_WAY, caller: guest, extras: [bag, board] });
    const fare = visit.reservation.quote!.departure;
    const traveller = await programme.account({ tier: 'classic' });
    const signedIn = { ...visit, caller: await programme.enter(traveller, fixture.sale.now, guest) };
    expect(await fixture.paying(signedIn)).toMatchObject({
      fault: [{ code: 'price_changed', params: { total: fare } }],
    });
    const now = await fixture.now(visit);
    expect(now.droppedExtras.map(({ offer }) => offer)).toEqual(['bag', 'board']);
    expect([now.quote!.total, await tiersOf(visit)]).toEqual([fare, ['classic']]);
    good(await fixture.paying({ ...signedIn, reservation: now }));
    expect((await fixture.now(visit)).additions).toEqual([]);
    expect(await baggageOf(visit)).toEqual(['Tarjeta Clásica: 3 maletas']);
  });

  test('a traveller who signs in only to pay has the allowance on the ticket', async () => {
    const guest = stranger();
    const visit = await fixture.sale.atPayment({ ...ONE_WAY, caller: guest });
    const traveller = await programme.account({ tier: 'platinum' });
    good(await fixture.paying({ ...visit, caller: await programme.enter(traveller, fixture.sale.now, guest) }));
    expect(await baggageOf(visit)).toEqual(['Tarjeta Platino: 5 maletas']);
  });

  test('an account that is signed out of keeps what it was recognised with; a withdrawn card gives nothing', async () => {
    const { caller, traveller } = await member();
    const visit = await fixture.sale.atPayment({ ...ONE_WAY, caller });
    const { travellerHash: _, ...guest } = caller;
    good(await fixture.paying({ ...visit, caller: guest }));
    expect(await tiersOf(visit)).toEqual(['golden']);
    await database.pool.query('update traveller set active = false where traveller_id = $1', [traveller.id]);
    expect(await tiersOf(await fixture.sale.atSeats({ ...ONE_WAY, caller }))).toEqual([undefined]);
  });
});

describe('on the ticket', () => {
  test('of the holder alone stands what the card includes: on the page, on paper in both languages, and at the door', async () => {
    const visit = await bought('golden', { passengers: ['adult', 'adult'] });
    const view = await viewOf(visit);
    expect(view.tickets.map(({ baggage }) => baggage)).toEqual([
      {
        es: 'Tarjeta Oro: 4 maletas de hasta 35 kg (77 lb) cada una, 1 artículo deportivo o instrumento y 2 bultos de mano',
        en: 'Gold card: 4 bags of up to 35 kg (77 lb) each, 1 sports item or instrument and 2 hand bags',
      },
      null,
    ]);
    for (const lang of ['es', 'en'] as const) {
      const sheet = ticketSheet(view, { lang, carrier: 'Costera' });
      const paper = (await readText(await DOCUMENTS.pdf(sheet))).join(' ');
      expect(paper.split(view.tickets[0]!.baggage![lang])).toHaveLength(2);
      expect(DOCUMENTS.html(sheet).split(view.tickets[0]!.baggage![lang])).toHaveLength(2);
    }
    expect(view.passengers.map(({ baggage }) => baggage)).toEqual(view.tickets.map(({ baggage }) => baggage));
    const [mine] = view.tickets;
    const pass = { lang: 'en', carrier: 'Costera', tier: 'golden' } as const;
    expect(walletPass(view, { ...mine!, qr: 'A1' }, pass)?.baggage).toBe(
      '4 bags of 35 kg, 1 sports item or instrument, 2 hand bags',
    );
    const { departure } = visit.reservation.departure.segment!;
    const listed = await boardings(database.pool).tickets(departure);
    expect(listed.map(({ tier }) => tier)).toEqual(['golden', undefined]);
    const ticket = { ...listed[0]!, isVoid: false, ride: undefined };
    const scanned = {
      id: id<'boarding-scan'>(randomUUID()),
      folio: ticket.folio,
      ticket,
      first: undefined,
      other: undefined,
    };
    const told = (verdict: 'boards' | 'void') =>
      resultView({ ...scanned, verdict }, zone('America/Mexico_City')).baggage;
    expect([told('boards'), told('void')]).toEqual([mine!.baggage, null]);
  });

  test('it stays what it was when it was bought, whatever becomes of the card', async () => {
    const visit = await bought('classic');
    await moveTo('platinum');
    expect(await baggageOf(visit)).toEqual(['Tarjeta Clásica: 3 maletas']);
    expect(good(await fixture.listed(visit)).tickets[0]!.tier).toBe('classic');
    // Additions are sold on the same terms, even to the account with its new card.
    good(
      await add({ ...fixture.parts, offers: FOUR_BAGS })(
        { code: visit.code, items: [{ ticket: visit.reservation.tickets[0]!.folio, offer: 'bag', quantity: 1 }] },
        visit.caller,
        fixture.sale.now,
      ),
    );
    expect(await tiersOf(visit)).toEqual(['classic']);
  });

  test('goes along when the schedule changes', async () => {
    const visit = await bought('golden');
    await moveTo('classic');
    good(await fixture.paying(await fixture.toPay(visit)));
    expect(await baggageOf(visit)).toEqual(['Tarjeta Oro: 4 maletas']);
  });

  test('does not pass to another name; the same name, spelt otherwise, keeps it', async () => {
    const deps = {
      reservations: fixture.sale.reservations,
      names: names(database.pool),
      fingerprint: (text: string) => createHash('sha256').update(text).digest('hex'),
    };
    const visit = await bought('golden');
    const renamed = async (firstName: string, lastName: string) => {
      const asked = { code: visit.code, passenger: 1, name: { firstName, lastName }, key: randomUUID() };
      return good(await changeName(deps)(asked, visit.caller)).passengers[0]!.tier;
    };
    expect(await renamed('Ana', 'Lopez')).toBe('golden');
    expect(await renamed('Luz', 'Díaz')).toBeUndefined();
    expect(await baggageOf(visit)).toEqual([undefined]);
  });
});

describe('after the sale', () => {
  test('a bag that the card includes is not sold, whatever is sent', async () => {
    const visit = await bought('golden', { passengers: ['adult', 'adult'] });
    const { tickets } = good(await fixture.listed(visit));
    expect(tickets.map(({ offers }) => offers.map(({ left, included }) => [left, included]))).toEqual([
      [
        [0, 3],
        [0, 1],
      ],
      [
        [2, 0],
        [1, 0],
      ],
    ]);
    expect(codes(await fixture.adding(visit))).toEqual(['addition_too_many']);
    expect(codes(await fixture.adding(visit, [{ offer: 'board' }]))).toEqual(['addition_too_many']);
    await fixture.added(visit, [{ passenger: 2, quantity: 2 }]);
    expect((await fixture.now(visit)).additions.map(({ passenger, quantity }) => [passenger, quantity])).toEqual([
      [2, 2],
    ]);
  });

  test('what goes beyond the card is sold up to the limit, counted with what came with the seats', async () => {
    const four = { ...fixture.sale, offers: FOUR_BAGS };
    const sale = { ...four, ...orderDeps(database.pool, four) };
    const { caller } = await member('classic');
    const visit = await fixture.sale.atSeats({ ...ONE_WAY, caller });
    good(await choosing(visit, [bag], FOUR_BAGS));
    const { code } = visit;
    const reservation = good(await holdSeats(sale)({ code, automatic: true, seats: [] }, caller, sale.now));
    good(await payReservation(sale)(fixture.asked({ ...visit, reservation }), caller, sale.now));
    const ticket = (await fixture.now(visit)).tickets[0]!.folio;
    const adding = (quantity: number) =>
      add({ ...fixture.parts, ...sale })({ code, items: [{ ticket, offer: 'bag', quantity }] }, caller, sale.now);
    expect(codes(await adding(2))).toEqual(['addition_too_many']);
    good(await fixture.paying(await fixture.opened(visit, good(await adding(1)))));
    expect((await fixture.now(visit)).additions.map(({ offer, quantity }) => `${quantity} ${offer}`)).toEqual([
      '1 bag',
      '1 bag',
    ]);
    expect(codes(await adding(1))).toEqual(['addition_too_many']);
  });
});
