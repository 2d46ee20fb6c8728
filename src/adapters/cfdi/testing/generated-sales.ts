import * as fc from 'fast-check';
import { cfdiOf, type Printed } from '#app/invoicing/cfdi-of.ts';
import type { InvoiceLine } from '#app/invoicing/work-ports.ts';
import { PASSENGER_TYPES } from '#domain/fares/passenger-type.ts';
import type { TicketPrice } from '#domain/fares/quote.ts';
import { quoteReservation } from '#domain/fares/quote-reservation.ts';
import { BUS_TRIP } from '#domain/fares/bus-trip.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import type { Cfdi, FiscalProfile, Issuer } from '#domain/invoicing/cfdi.ts';
import { refundedLine, receiverOfCredit } from '#domain/invoicing/credit-note.ts';
import { globalLine, publicInGeneral } from '#domain/invoicing/global-invoice.ts';
import { parseMonth } from '#domain/invoicing/invoicing-deadline.ts';
import { lineAmounts } from '#domain/invoicing/line-amounts.ts';
import { instant, localDate } from '#kernel/instant.ts';
import { type Centavos, centavos, sum, ZERO } from '#kernel/money.ts';

/** A possible document of a sale, and the amount charged for it. */
export interface Generated {
  readonly cfdi: Cfdi;
  readonly charged: Centavos;
}

export const ISSUER: Issuer = {
  rfc: 'EKU9003173C9',
  name: 'ESCUELA KEMPER URGATE',
  regime: '624',
  postalCode: '44940',
};

const RECEIVERS: readonly FiscalProfile[] = [
  { rfc: 'URE180429TM6', name: 'UNIVERSIDAD ROBOTICA ESPAÑOLA', postalCode: '86991', regime: '601', use: 'G03' },
  { rfc: 'S&S051221SE2', name: 'S & S "SERVICIOS" <Ñ>', postalCode: '01000', regime: '626', use: 'S01' },
  { rfc: 'IAÑL750210963', name: "LUIS IAN ÑUZCO D'ARCO", postalCode: '63732', regime: '605', use: 'D10' },
  {
    rfc: 'XEXX010101000',
    name: 'ZOË MÜLLER',
    postalCode: ISSUER.postalCode,
    regime: '616',
    use: 'S01',
    residence: { country: 'DEU', taxId: 'DE 12/345' },
  },
];

/** Odd centavos and round hundreds, from one peso to a tour of the country. */
const fare = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 1_000_000 })).map(centavos);

const WINDOW = { startsOn: localDate('2026-12-21'), endsOn: localDate('2027-01-08') };
const date = fc.constantFrom(localDate('2026-12-01'), localDate('2026-12-24'), undefined);

const journey = fc.record({ adultFare: fare, date, discountsApply: fc.boolean() });
const percent = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100 }));

/** A sale for one party, one way or both, with every kind of discount. */
const tickets: fc.Arbitrary<readonly TicketPrice[]> = fc
  .record({
    passengers: fc.array(fc.constantFrom(...PASSENGER_TYPES), { minLength: 1, maxLength: 10 }),
    departure: journey,
    return: fc.option(journey, { nil: undefined }),
    promo: fc.option(percent, { nil: undefined }),
    policy: fc.record({ roundTripPercent: percent, openTicketPercent: percent }),
  })
  .map(({ passengers, departure, return: back, promo, policy }) => {
    const journeys = back ? { departure, return: back } : { departure };
    const terms = { round: back !== undefined, windows: [WINDOW], policy };
    const sold = { passengers, journeys, ...terms, ...(promo === undefined ? {} : { promo: { percent: promo } }) };
    return quoteReservation(sold).tickets;
  });

/** Stop names that may occur in a carrier's files. */
const stopName = fc.oneof(
  fc.constantFrom('Guadalajara', 'Puerto Vallarta', 'La Peñita – «Jaltemba»', 'A&B "Terminal" <norte>', 'Tepic|Centro'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
);

const words = fc.record({
  origin: stopName,
  destination: stopName,
  name: fc.constantFrom('Ana López', "María d'Ñandú", 'José  Peña'),
  departs: fc.constantFrom('2026-12-24 09:05', null),
});

type Priced = Pick<InvoiceLine, 'gross' | 'discount' | 'net' | 'vat' | 'vatRate'>;

/** An exempt price contains no tax. */
const exempt = (full: Centavos, total: Centavos): Priced => ({
  ...lineAmounts({ net: total, vat: ZERO }, full, 0),
  vatRate: null,
});

const ticketLines = fc.record({ tickets, words, isExempt: fc.boolean() }).map(({ tickets, words, isExempt }) =>
  tickets
    .filter(({ total }) => total > 0)
    .map((ticket, index): InvoiceLine => {
      const { type, direction, fullFare, total, vatRate } = ticket;
      const amounts = isExempt ? exempt(fullFare, total) : { ...lineAmounts(ticket, fullFare, vatRate), vatRate };
      const thing = { ...words, kind: 'ticket', type, direction, seat: index + 1 } as const;
      return { ...BUS_TRIP, ...amounts, id: `A7K3M9Q2X4-${index + 1}`, thing };
    }),
);

const changeLine = fc.record({ amount: fare, words }).map(({ amount, words }): readonly InvoiceLine[] => {
  const amounts = {
    ...lineAmounts(splitVat(amount, BUS_TRIP.vatRate), amount, BUS_TRIP.vatRate),
    vatRate: BUS_TRIP.vatRate,
  };
  const thing = { ...words, kind: 'change', direction: 'return', folios: ['A7K3M9Q2X4-1'] } as const;
  return [{ ...BUS_TRIP, ...amounts, id: 'B7K3M9Q2X4', thing }];
});

/** The lines of one to four payments, at least one line. */
const lines = fc
  .array(fc.oneof({ weight: 3, arbitrary: ticketLines }, { weight: 1, arbitrary: changeLine }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((payments) => payments.flat())
  .filter((all) => all.length > 0);

const charge = (all: readonly InvoiceLine[]): Centavos => sum(all.flatMap(({ net, vat }) => [net, vat]));

const UUID = '5768E1EA-6FDC-4B6C-9460-FB2462260A6E';

/** Fields common to all invoices. */
const common = fc.record({
  folio: fc.integer({ min: 1, max: 9_999_999 }).map(String),
  paymentForm: fc.constantFrom('01', '04', '17', '28', '31'),
});

type Drafted = Printed & { readonly lines: readonly InvoiceLine[]; readonly charged: Centavos };

const named = fc
  .record({ common, lines, receiver: fc.constantFrom(...RECEIVERS), replacesUuid: fc.constantFrom(undefined, UUID) })
  .map(({ common, lines, ...to }): Drafted => {
    return { ...common, ...to, series: 'F', month: undefined, creditsUuid: undefined, lines, charged: charge(lines) };
  });

const global = fc.record({ common, lines }).map(
  ({ common, lines }): Drafted => ({
    ...common,
    series: 'G',
    month: parseMonth('2026-11'),
    receiver: publicInGeneral(ISSUER),
    replacesUuid: undefined,
    creditsUuid: undefined,
    lines: lines.map(globalLine),
    charged: charge(lines),
  }),
);

const credit = fc
  .record({
    common,
    receiver: fc.constantFrom(...RECEIVERS, publicInGeneral(ISSUER)),
    back: fc.array(fare, { minLength: 1, maxLength: 6 }),
    vatRate: fc.constantFrom(BUS_TRIP.vatRate, null),
  })
  .map(
    ({ common, receiver, back, vatRate }): Drafted => ({
      ...common,
      series: 'E',
      month: undefined,
      receiver: receiverOfCredit(receiver),
      replacesUuid: undefined,
      creditsUuid: UUID,
      lines: back.map((amount, index) => refundedLine({ id: `A7K3M9Q2X4-${index}`, amount, vatRate, invoice: 'F-17' })),
      charged: sum(back),
    }),
  );

const moment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((at) => instant(at.getTime()));

/** Every kind of document we may issue. */
export const generated: fc.Arbitrary<Generated> = fc
  .record({
    at: moment,
    drafted: fc.oneof(
      { weight: 6, arbitrary: named },
      { weight: 2, arbitrary: global },
      { weight: 2, arbitrary: credit },
    ),
  })
  .map(({ at, drafted: { lines, charged, ...invoice } }) => ({
    cfdi: cfdiOf(ISSUER, invoice, { lines, at }),
    charged,
  }));
