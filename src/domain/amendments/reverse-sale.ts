import type { PaymentMethod } from '#domain/payment/method.ts';
import type { VatSplit } from '#domain/ledger/vat.ts';
import type { Id, OrderId } from '#kernel/ids.ts';
import { type Centavos, centavos, minus, plus } from '#kernel/money.ts';
import type { TaxedShare } from './refund-tax.ts';

/** A sale that may be undone in part: of the order itself, or of what was paid for it as well. */
export interface OpenSale extends VatSplit {
  readonly order: OrderId;
  readonly payment: Id<'payment'>;
  readonly provider: string;
  readonly method: PaymentMethod;
  /** Sold and not given back yet, without tax; `vat` is the tax of it. */
  readonly net: Centavos;
  /** At which its lines were sold. */
  readonly rates: readonly (number | null)[];
}

/** What of a sale is taken out of it again that was sold at one rate. */
export interface UndoneAtRate {
  readonly vatRate: number | null;
  readonly amount: Centavos;
}

/** A share of what goes back, taken out of one sale. */
export interface SaleShare extends VatSplit {
  readonly sale: OpenSale;
  readonly amount: Centavos;
  /** By the rates it was sold at, tax included. */
  readonly atRates: readonly UndoneAtRate[];
}

/** What is left in the books of one sale while shares are taken out of it. */
interface Room {
  net: Centavos;
  vat: Centavos;
  readonly sale: OpenSale;
  readonly atRates: { vatRate: number | null; amount: Centavos }[];
}

/**
 * Takes what goes back out of the sales, in their order: first out of those that sold at its rate. `missing` is what there is no room
 * for.
 */
export function shareOut(
  sales: readonly OpenSale[],
  wanted: readonly TaxedShare[],
): { readonly parts: readonly SaleShare[]; readonly missing: number } {
  const rooms = sales.map((sale): Room => ({ net: sale.net, vat: sale.vat, sale, atRates: [] }));
  let missing = 0;
  // What is exempt comes first: no centavo of rounding is to take it out of tax.
  for (const share of wanted.toSorted((a, b) => (a.vatRate ?? 0) - (b.vatRate ?? 0))) {
    const alike = rooms.filter(({ sale }) => sale.rates.includes(share.vatRate));
    const rest = takeOut(rooms, { ...share, ...takeOut(alike, share) });
    missing += rest.net + rest.vat;
  }
  return { parts: rooms.flatMap(partOf), missing };
}

/** The same where never more may go back than was sold. */
export function sharesOf(sales: readonly OpenSale[], wanted: readonly TaxedShare[]): readonly SaleShare[] {
  const { parts, missing } = shareOut(sales, wanted);
  if (missing > 0) throw new Error(`${missing} centavos more were to be given back than were sold`);
  return parts;
}

/**
 * A centavo of rounding that one of net and tax has no room for is taken from the other. Answers what none of them had room
 * for.
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
