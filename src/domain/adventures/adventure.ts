import type { VatSplit } from '#domain/ledger/vat.ts';
import type { CancellationStep } from '#domain/tours/product.ts';
import { type Instant, instant, type Zone, zone } from '#kernel/instant.ts';
import { type Centavos, centavos, minus, ZERO } from '#kernel/money.ts';

/** The item kind of an adventure. */
export const ADVENTURE = 'adventure';

/** The supplier's own tax, as a factor of its prices (spec 9), in tenths: 1.1. */
const FACTOR_IN_TENTHS = 11;

/** What a traveller pays for a supplier's price: with its tax, rounded half up to the centavo. Every price shown is this. */
export const withSupplierTax = (base: Centavos): Centavos => centavos(Math.floor((base * FACTOR_IN_TENTHS + 5) / 10));

/** The supplier's tax inside a price shown. */
export const supplierTaxOf = (base: Centavos): Centavos => minus(withSupplierTax(base), base);

/** What is collected for the supplier of adventures and not yet passed on, in the ledger. */
export const ADVENTURE_PARTNER = 'partner:adventures';

/** Sold until this long before it begins: the supplier answers within minutes. */
export const SOLD_UNTIL_MINUTES = 120;

/** An adventure of the supplier's list, in one language. */
export interface Adventure {
  /** Names it in every call. */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Where people meet. */
  readonly where: string;
  readonly minutes: number;
  /** For each person, before the supplier's tax. */
  readonly base: Centavos;
  readonly least: number;
  readonly most: number;
  readonly minimumAge: number;
  /** Cancelled so long before it begins, this share goes back. Empty: it is never given back. */
  readonly cancellation: readonly CancellationStep[];
  readonly provider: string;
  readonly phone: string;
  readonly zone: Zone;
}

/** One departure of an adventure. */
export interface AdventureDate {
  readonly starts: Instant;
  /** Places left. */
  readonly left: number;
  /** For each person, before the supplier's tax. */
  readonly base: Centavos;
}

/** What an order for an adventure says of it, stored with its item: a later list does not change it. */
export interface OrderedAdventure {
  readonly code: string;
  readonly title: Readonly<Record<'es' | 'en', string>>;
  readonly starts: Instant;
  readonly minutes: number;
  readonly zone: Zone;
  readonly where: string;
  readonly provider: string;
  readonly phone: string;
  readonly people: number;
  /** Of all people, before the supplier's tax. */
  readonly base: Centavos;
  /** Of all people, as paid. */
  readonly total: Centavos;
  /** As it was agreed. Absent in orders from before there was one: it is never given back. */
  readonly cancellation?: readonly CancellationStep[] | undefined;
}

/** Reads a stored row. Throws when it is not an adventure. */
export function readAdventure(what: unknown): OrderedAdventure {
  const stored = what as Partial<OrderedAdventure>;
  const { code, title, starts, minutes, zone: at, where, provider, phone, people, base, total, cancellation } = stored;
  if (!code || !title || !starts || !minutes || !at || !where || !provider || !phone || !people || !base || !total)
    throw new Error('an item without its adventure');
  return {
    code,
    title,
    starts: instant(starts),
    minutes,
    zone: zone(at),
    where,
    provider,
    phone,
    people,
    base: centavos(base),
    total: centavos(total),
    cancellation,
  };
}

/** Its price. The supplier sells and invoices it: for the carrier it is no revenue and contains none of its tax. */
export const adventurePrice = ({
  total,
}: Pick<OrderedAdventure, 'total'>): VatSplit & { readonly total: Centavos } => ({ total, net: ZERO, vat: ZERO });
