import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { carrierInvoices } from '#adapters/db/invoicing/carrier-invoices.ts';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import { cancelTickets, previewCancel } from './cancel.ts';
import { claimRight } from './claim.ts';
import { invoiceMonth } from '#app/invoicing/invoice-month.ts';
import { requestInvoice } from '#app/invoicing/request-invoice.ts';
import { dailyReport } from '#app/operations/daily-report.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import type { Direction, QuoteAmounts } from '#domain/fares/quote.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import { monthOf, spanOf } from '#domain/invoicing/invoicing-deadline.ts';
import { before, DAY, HOUR, instant } from '#kernel/instant.ts';
import { type Centavos, centavos, sum } from '#kernel/money.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { OFFERS } from '#testing/offers.ts';
import { good, type SaleOptions, type Visit } from '#testing/paying-sale.ts';
import { openStampingFixture, REGISTERED, type StampingFixture } from '#testing/stamping-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: StampingFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openStampingFixture(database.pool);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

/** Outbound in luxury at 900.00; in plus it is 650.01. */
const LUXURY = centavos(90_000);
const LESS = centavos(LUXURY - 65_001);
const FARE = centavos(65_001);
const BAG = OFFERS[0]!.price;

type Rate = number | null;

const deps = () => ({ ...fixture.sale, aftersales: aftersales(database.pool) });
const rows = async (text: string) => (await database.pool.query(text)).rows;

interface Priced {
  readonly total: Centavos;
}

const taxed = <T extends Priced>(one: T, vatRate: Rate) => ({ ...one, ...splitVat(one.total, vatRate), vatRate });

const ordered = async (options: SaleOptions = {}): Promise<Visit> => {
  const visit = await fixture.sale.atPayment({ round: false, ...options });
  good(await fixture.paying(visit, { method: 'oxxo', token: undefined }));
  return visit;
};

async function paid(visit: Visit): Promise<Visit> {
  const [attempt] = await fixture.attempts(visit);
  fixture.stores.decide(attempt!.payment_id, 'paid');
  await confirmAttempt(fixture.sale, attempt!.payment_id);
  return { ...visit, reservation: await fixture.now(visit) };
}

/** Ordered to be paid in a store; repriced at other rates than the carrier's own before the payment arrives. */
async function soldAt(rates: { readonly tickets: Rate; readonly extras?: Rate }, options: SaleOptions = {}) {
  const visit = await ordered(options);
  const { quote, extras } = await fixture.now(visit);
  const tickets = quote!.tickets.map((ticket) => taxed(ticket, rates.tickets));
  const along = extras.map((line) => taxed(line, rates.extras ?? null));
  const all: readonly QuoteAmounts[] = [...tickets, ...along];
  const priced = { ...quote, tickets, net: sum(all.map(({ net }) => net)), vat: sum(all.map(({ vat }) => vat)) };
  await database.pool.query('update reservation set quote = $2, extras = $3 where code = $1', [
    visit.code,
    JSON.stringify(priced),
    JSON.stringify(along),
  ]);
  return paid(visit);
}

async function invoiced(visit: Visit) {
  good(await fixture.asking(visit, { receiver: REGISTERED }));
  await fixture.work();
}

/** Refunds some journeys in full by the original way, since their bus is late. */
async function refundWhole(visit: Visit, directions?: readonly Direction[]): Promise<Centavos> {
  await fixture.delay(visit.reservation, 121);
  const what = { code: visit.code, passengers: undefined, directions };
  const { offer } = good(await previewCancel(deps())(what, visit.caller, fixture.sale.now));
  const amount = offer.amounts.original!;
  const asked = { ...what, means: 'original', amount, key: 'key-12345678' } as const;
  good(await cancelTickets(deps())(asked, visit.caller, fixture.sale.now));
  return amount;
}

/** Refunds the difference to a lower class; the ticket stays valid. */
async function refundPart(visit: Visit): Promise<Centavos> {
  await fixture.runAs(visit.reservation, 'plus');
  const asked = { code: visit.code, take: 'difference', amount: LESS, key: 'key-12345678' } as const;
  good(await claimRight(deps())(asked, visit.caller, fixture.sale.now));
  return LESS;
}

const takenBack = async () => {
  const [row] = await rows(
    `select coalesce(sum(amount) filter (where kind = 'sale-back'), 0)::int as net,
       coalesce(sum(amount) filter (where kind = 'vat-back'), 0)::int as vat from ledger_transfer`,
  );
  return row;
};

/** The lines stamped on the documents of a series. */
const stampedLines = async (series: 'E' | 'G') => {
  await fixture.work();
  return rows(
    `select l.vat_rate, l.net, l.vat from invoice_line l join invoice i using (invoice_id)
     where i.series = '${series}' and i.state = 'mailed' order by l.vat_rate`,
  );
};

const creditNote = async () => {
  expect(await carrierInvoices(database.pool).draftCreditNotes(10)).toBe(1);
  return stampedLines('E');
};

/** The amount that today's report lists as refunded through the stores. */
async function reported(): Promise<number> {
  await refundDue(fixture.sale);
  const money = moneyRepository(database.pool);
  const today = dateInZone(instant(Date.now()), CARRIER_ZONE);
  const { lines } = await dailyReport({ money, providers: fixture.sale.providers, zone: CARRIER_ZONE })(today);
  return sum(lines.map(({ refunded }) => refunded));
}

const back = (amount: Centavos, rate: Rate) => splitVat(amount, rate);

describe.each<[string, Rate]>([
  ['16 %', 16],
  ['8 %', 8],
  ['no tax', null],
])('a ticket that was sold at %s', (_, rate) => {
  test('says so, and so does its line', async () => {
    const visit = await soldAt({ tickets: rate });
    expect(await rows('select vat_rate, net, vat from payment_line')).toEqual([
      { vat_rate: rate, ...back(FARE, rate) },
    ]);
    expect(visit.reservation.tickets).toMatchObject([back(FARE, rate)]);
    expect(await rows('select vat_rate from ticket')).toEqual([{ vat_rate: rate }]);
  });

  test('goes back whole at that rate', async () => {
    const visit = await soldAt({ tickets: rate });
    await invoiced(visit);
    expect(await refundWhole(visit)).toBe(FARE);
    expect(await takenBack()).toEqual(back(FARE, rate));
    expect(await creditNote()).toEqual([{ vat_rate: rate, ...back(FARE, rate) }]);
    expect(await reported()).toBe(FARE);
  });

  test('goes back in part at that rate', async () => {
    const visit = await soldAt({ tickets: rate }, { run: 1 });
    await invoiced(visit);
    await refundPart(visit);
    expect(await takenBack()).toEqual(back(LESS, rate));
    expect(await creditNote()).toEqual([{ vat_rate: rate, ...back(LESS, rate) }]);
    expect(await reported()).toBe(LESS);
  });
});

const NOW = instant(Date.now());
const MONTH = monthOf(before(spanOf(monthOf(NOW, CARRIER_ZONE), CARRIER_ZONE).from, DAY), CARRIER_ZONE);

/** Moves all sales to last month, and issues its global invoice. */
async function monthInvoiced() {
  const taken = before(spanOf(MONTH, CARRIER_ZONE).to, HOUR);
  await database.pool.query('update ledger_transfer set created_at = to_timestamp($1 / 1000.0)', [taken]);
  await invoiceMonth(
    {
      carrierInvoices: carrierInvoices(database.pool),
      issuer: fixture.opened.issuer,
      terms: fixture.invoicing.terms,
      openForms: {},
    },
    MONTH,
    NOW,
  );
}

describe('a ticket with luggage of another rate, paid together', () => {
  const bag = { passenger: 1, direction: 'departure', offer: 'bag', quantity: 1 } as const;
  const rates = { tickets: 16, extras: null };

  test('goes back each at its own rate, on one credit note', async () => {
    const visit = await soldAt(rates, { round: true, extras: [bag] });
    await invoiced(visit);
    expect(await refundWhole(visit, ['departure'])).toBe(FARE + BAG);
    const fare = back(FARE, 16);
    expect(await takenBack()).toEqual({ net: fare.net + BAG, vat: fare.vat });
    expect(await creditNote()).toEqual([
      { vat_rate: 16, ...fare },
      { vat_rate: null, net: BAG, vat: 0 },
    ]);
    expect(await reported()).toBe(FARE + BAG);
    expect(await rows('select count(*)::int as refunds from refund')).toEqual([{ refunds: 1 }]);
  });

  test('is on the invoice of the month with what is left of each, and comes off it so', async () => {
    const visit = await soldAt(rates, { run: 1, extras: [bag] });
    await refundPart(visit);
    await monthInvoiced();
    const left = [
      { vat_rate: 16, ...back(centavos(LUXURY - LESS), 16) },
      { vat_rate: null, net: BAG, vat: 0 },
    ];
    expect(await stampedLines('G')).toEqual(left);
    const late = { ...fixture.invoicing, terms: { ...fixture.invoicing.terms, graceDays: 40 } };
    const request = await fixture.request(visit, { receiver: REGISTERED });
    good(await requestInvoice(late)(request, visit.caller, NOW));
    await fixture.work();
    expect(await stampedLines('E')).toEqual(left);
  });
});

describe('beside a server that does not know of rates', () => {
  test('what it priced is sold as the bus trip it is', async () => {
    const bag = { passenger: 1, direction: 'departure', offer: 'bag', quantity: 1 } as const;
    const visit = await ordered({ extras: [bag] });
    await database.pool.query(
      `update reservation set
         quote = jsonb_set(quote, '{tickets}', (select jsonb_agg(t - 'product' - 'unit') from jsonb_array_elements(quote -> 'tickets') t)),
         extras = (select jsonb_agg(l - 'vatRate' - 'product' - 'unit') from jsonb_array_elements(extras) l)
       where code = $1`,
      [visit.code],
    );
    await paid(visit);
    const trip = { vat_rate: 16, product: '78111802', unit_key: 'E54', unit_name: 'Viaje' };
    const category = 'vat_rate, product, unit_key, unit_name';
    expect(await rows(`select ${category} from ticket union all select ${category} from addition`)).toEqual([
      trip,
      trip,
    ]);
    expect(await rows(`select ${category} from payment_line`)).toEqual([trip, trip]);
  });

  test('what it took back is credited at the rate of the line', async () => {
    const visit = await soldAt({ tickets: 16 }, { run: 1 });
    await invoiced(visit);
    await refundPart(visit);
    await database.pool.query('delete from sale_undone_rate');
    expect(await creditNote()).toEqual([{ vat_rate: 16, ...back(LESS, 16) }]);
  });
});
