import type { PaymentMethod } from '#domain/payment/method.ts';
import type { UndoneAtRate } from '#domain/payment/returned-share.ts';
import type { VatSplit } from '#domain/ledger/vat.ts';
import type { Id, OrderId } from '#kernel/ids.ts';
import { type Centavos, centavos, minus, plus } from '#kernel/money.ts';
import type { TaxedShare } from './refund-tax.ts';

/** A sale that can be partly reversed: of the order itself, or of a change or addition. */
export interface OpenSale extends VatSplit {
  readonly order: OrderId;
  readonly payment: Id<'payment'>;
  readonly provider: string;
  readonly method: PaymentMethod;
  /** Paid with a payment link. */
  readonly isByLink: boolean;
  /** Sold and not yet refunded, without tax; `vat` is its tax. */
  readonly net: Centavos;
  /** The rates its lines were sold at. */
  readonly rates: readonly (number | null)[];
}

/** A share of a refund, taken out of one sale. */
export interface SaleShare extends VatSplit {
  readonly sale: OpenSale;
  readonly amount: Centavos;
  /** By rate of the sale, tax included. */
  readonly atRates: readonly UndoneAtRate[];
}

/** What is left of one sale while shares are taken out of it. */
interface Room {
  net: Centavos;
  vat: Centavos;
  readonly sale: OpenSale;
  readonly atRates: { vatRate: number | null; amount: Centavos }[];
}

export interface TakenOut {
  readonly parts: readonly SaleShare[];
  readonly missing: number;
}

/** Takes a refund out of the sales, in order: first out of those sold at its rate. `missing` is what exceeds them. */
export function shareOut(sales: readonly OpenSale[], wanted: readonly TaxedShare[]): TakenOut {
  const rooms = sales.map((sale): Room => ({ net: sale.net, vat: sale.vat, sale, atRates: [] }));
  let missing = 0;
  // Exempt shares come first, so that their rounding is not taken out of tax.
  for (const share of wanted.toSorted((a, b) => (a.vatRate ?? 0) - (b.vatRate ?? 0))) {
    const alike = rooms.filter(({ sale }) => sale.rates.includes(share.vatRate));
    const rest = takeOut(rooms, { ...share, ...takeOut(alike, share) });
    missing += rest.net + rest.vat;
  }
  return { parts: rooms.flatMap(partOf), missing };
}

/** Like `shareOut`, for refunds that must not exceed what was sold. */
export const sharesOf = (sales: readonly OpenSale[], wanted: readonly TaxedShare[]): readonly SaleShare[] =>
  noneMissing(shareOut(sales, wanted));

/** The parts, of which none may be missing. */
export function noneMissing({ parts, missing }: TakenOut): readonly SaleShare[] {
  if (missing > 0) throw new Error(`${missing} centavos more were to be given back than were sold`);
  return parts;
}

/**
 * A centavo of rounding that does not fit into net or tax is taken from the other. Returns what fitted into no sale.
 */
function takeOut(rooms: readonly Room[], { vatRate, ...wanted }: TaxedShare): VatSplit {
  const most = { net: sumOf(rooms, 'net'), vat: sumOf(rooms, 'vat') };
  let net = centavos(Math.min(wanted.net + Math.max(0, wanted.vat - most.vat), most.net));
  let vat = minus(plus(wanted.net, wanted.vat), net);
  for (const room of rooms) {
    const part = { net: centavos(Math.min(net, room.net)), vat: centavos(Math.min(vat, room.vat)) };
    const amount = plus(part.net, part.vat);
    net = minus(net, part.net);
    vat = minus(vat, part.vat);
    room.net = minus(room.net, part.net);
    room.vat = minus(room.vat, part.vat);
    if (amount > 0) addAtRate(room, { vatRate, amount });
  }
  return { net, vat };
}

const sumOf = (rooms: readonly Room[], of: 'net' | 'vat'): number => rooms.reduce((total, room) => total + room[of], 0);

function addAtRate({ atRates }: Room, { vatRate, amount }: UndoneAtRate) {
  const known = atRates.find((one) => one.vatRate === vatRate);
  if (known) known.amount = plus(known.amount, amount);
  else atRates.push({ vatRate, amount });
}

function partOf({ sale, atRates, ...left }: Room): readonly SaleShare[] {
  const taken = { net: minus(sale.net, left.net), vat: minus(sale.vat, left.vat) };
  const amount = plus(taken.net, taken.vat);
  return amount === 0 ? [] : [{ sale, amount, ...taken, atRates }];
}
