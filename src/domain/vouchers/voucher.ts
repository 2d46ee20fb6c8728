import { CROCKFORD, typedSymbols } from '#kernel/crockford.ts';
import { type Id, id, type OrderId } from '#kernel/ids.ts';
import type { Instant, Zone } from '#kernel/instant.ts';

/** Names a voucher at the door: V and nine symbols, 45 bits. */
export type VoucherFolio = Id<'voucher-folio'>;

/** Random bytes needed for a folio. */
export const VOUCHER_FOLIO_BYTES = 9;

const FOLIO = /^V[0-9A-HJKMNP-TV-Z]{9}$/;

/** Five bits of each byte: every symbol is equally likely. */
export const newVoucherFolio = (random: Uint8Array): VoucherFolio =>
  id(`V${Array.from(random, (byte) => CROCKFORD[byte & 31]).join('')}`);

/** Parses a typed folio: spaces, dashes and case are ignored, O is read as 0, I and L as 1. */
export function parseVoucherFolio(text: string): VoucherFolio | undefined {
  const folio = typedSymbols(text);
  return FOLIO.test(folio) ? id(folio) : undefined;
}

/** What a voucher is for, as its seller states it. */
export interface VoucherFacts {
  readonly title: Readonly<Record<'es' | 'en', string>>;
  /** Who provides it: the sister company or supplier at the door. */
  readonly provider: string;
  /** The provider's telephone number. */
  readonly phone: string;
  /** The provider's own reference, as its staff look for it. Empty: none. */
  readonly reference: string;
  /** Where people meet. */
  readonly where: string;
  readonly when: { readonly at: Instant; readonly zone: Zone };
  /** 1 to 255. */
  readonly people: number;
  /** It can be redeemed from here, until before there. */
  readonly validFrom: Instant;
  readonly validUntil: Instant;
}

/** A voucher as stored. */
export interface Voucher extends VoucherFacts {
  readonly folio: VoucherFolio;
  readonly order: OrderId;
  /** Names it within its order. */
  readonly item: string;
  readonly isCancelled: boolean;
  /** When it was redeemed. */
  readonly redeemedAt: Instant | undefined;
}

/** Where people meet, as a voucher in that language states it: in English also as people there call it. */
export const placeIn = ({ es, en }: Readonly<Record<'es' | 'en', string>>, lang: 'es' | 'en'): string =>
  lang === 'es' || en === es ? es : `${en} (${es})`;

/** What a voucher is still worth. */
export function voucherState(
  { isCancelled, redeemedAt, validUntil }: Pick<Voucher, 'isCancelled' | 'redeemedAt' | 'validUntil'>,
  now: Instant,
): 'valid' | 'redeemed' | 'cancelled' | 'over' {
  if (isCancelled) return 'cancelled';
  if (redeemedAt !== undefined) return 'redeemed';
  return now >= validUntil ? 'over' : 'valid';
}
