import { fault } from '#domain/errors.ts';
import type { TaxCategory } from '#domain/ledger/tax-category.ts';
import { splitVat, type VatSplit } from '#domain/ledger/vat.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { ReturnTerms } from '#domain/orders/return-terms.ts';
import { id } from '#kernel/ids.ts';
import { type Centavos, centavos, minus, percentOf, type Points, points, ZERO } from '#kernel/money.ts';

/** The item kind of a pack of points. */
export const POINTS_PACK = 'points-pack';

/** A pack as the carrier sells it. */
export interface PointsPack {
  /** Names it in forms and calls: its whole points. */
  readonly key: string;
  /** Hundredths. */
  readonly points: Points;
  readonly price: Centavos;
  /** What it costs less than the trips it pays for, in whole per cent. */
  readonly percentOff: number;
}

/** A point pays a peso; a pack costs this much less. */
const pack = (whole: number, percentOff: number): PointsPack => {
  const worth = centavos(whole * 100);
  const price = minus(worth, percentOf(worth, percentOff));
  return { key: String(whole), points: points(worth), price, percentOff };
};

/**
 * What is on sale, smallest first. The specification names no packs: these are the invented carrier's
 * (`docs/decisions/0041-packs-of-points.md`).
 */
export const POINTS_PACKS: readonly PointsPack[] = [pack(500, 2), pack(1_000, 4), pack(2_000, 6), pack(5_000, 8)];

/** The pack that a form starts with. */
export const FIRST_PACK = '1000';

export const packOf = (key: string): PointsPack | undefined => POINTS_PACKS.find((one) => one.key === key.trim());

/**
 * A pack is paid before anybody knows for which trip, and a trip paid with points is never invoiced: so the purchase is
 * taxed and invoiced, under the key that the SAT's guide gives to advances (Apéndice 6).
 */
export const PACK_TAX: TaxCategory = {
  vatRate: 16,
  product: '84111506',
  unit: { key: 'ACT', name: 'Actividad' },
};

/** A pack as ordered, stored with its item: a later price list does not change it. */
export interface OrderedPack {
  readonly points: Points;
  readonly price: Centavos;
  /** Whose points they become. */
  readonly traveller: TravellerId;
}

export const orderedPack = ({ points: bought, price }: PointsPack, traveller: TravellerId): OrderedPack => ({
  points: bought,
  price,
  traveller,
});

/** Reads a stored row. Throws when it is not a pack. */
export function readPack(what: unknown): OrderedPack {
  const { points: bought, price, traveller } = what as Partial<OrderedPack>;
  if (bought === undefined || price === undefined || traveller === undefined)
    throw new Error('an item without its pack of points');
  return { points: points(bought), price: centavos(price), traveller: id(traveller) };
}

/** Its price, with the tax it includes. */
export const packPrice = ({ price }: Pick<OrderedPack, 'price'>): VatSplit & { readonly total: Centavos } => ({
  total: price,
  ...splitVat(price, PACK_TAX.vatRate),
});

/** A pack goes back whole, so none of its points may have been spent. */
export function packReturnTerms(pack: {
  readonly left: Points;
  readonly points: Points;
  readonly isReturned: boolean;
}): ReturnTerms {
  if (pack.isReturned) return { kind: 'returned' };
  if (pack.left < pack.points) return { kind: 'refused', fault: fault('points_pack_spent') };
  return { kind: 'open', prepaid: ZERO };
}
