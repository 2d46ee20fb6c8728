import { type EntryVerdict, entryVerdict, type StandingVisit } from '#domain/lounge/lounge.ts';
import { type PassCode, parsePassCode } from '#domain/lounge/pass-code.ts';
import { isSameScan, type Scan } from '#domain/operators/same-scan.ts';
import { parseVoucherFolio, type VoucherFolio } from '#domain/vouchers/voucher.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** What names a visit at the door. */
export type ShownPass =
  | { readonly kind: 'voucher'; readonly folio: VoucherFolio }
  | { readonly kind: 'code'; readonly code: PassCode }
  | { readonly kind: 'nothing' };

/** Reads what was scanned or typed. `signed` is the folio of a voucher's QR that is genuine; undefined: it is no such QR. */
export function shownPass(text: string, signed: VoucherFolio | undefined): ShownPass {
  const folio = signed ?? parseVoucherFolio(text);
  if (folio !== undefined) return { kind: 'voucher', folio };
  const code = parsePassCode(text);
  return code === undefined ? { kind: 'nothing' } : { kind: 'code', code };
}

/** What a pass is worth, and for what. */
export interface Entry<Visit> {
  readonly verdict: EntryVerdict;
  readonly visit: Visit;
}

export type DoorVerdict<Visit> =
  /** Nothing is used up. Undefined: there is no such visit. */
  | { readonly kind: 'answer'; readonly entry: Entry<Visit> | undefined }
  /** It is used up. `voucherOf` is the order whose voucher is redeemed with it; undefined: it has none. */
  | { readonly kind: 'use'; readonly visit: Visit; readonly voucherOf: OrderId | undefined };

/** What happens to a visit at the door, found by its pass and locked. */
export function doorVerdict<Visit extends StandingVisit & { readonly order: OrderId | undefined }>(
  visit: Visit | undefined,
  now: Instant,
): DoorVerdict<Visit> {
  if (visit === undefined) return { kind: 'answer', entry: undefined };
  const verdict = entryVerdict(visit, now);
  return verdict === 'enters'
    ? { kind: 'use', visit, voucherOf: visit.order }
    : { kind: 'answer', entry: { verdict, visit } };
}

/** What a pass was worth, once its voucher was redeemed: one that was redeemed elsewhere before lets nobody in. */
export const usedVerdict = (isFirstUse: boolean): EntryVerdict => (isFirstUse ? 'enters' : 'entered_before');

/** A scan at a door, with the id it is known by when it is sent again. */
export interface DoorScan extends Scan {
  readonly id: string;
}

/** The order whose voucher let people in before; undefined: they were not, or by a visit without one. */
export const usedOrderOf = (entry: Entry<{ readonly order: OrderId | undefined }> | undefined): OrderId | undefined =>
  entry?.verdict === 'entered_before' ? entry.visit.order : undefined;

/**
 * An entry after another one. The scan that let people in lets them in again when it is repeated: sent again, or read
 * twice by the same device.
 */
export const enteredAgain = <Visit>(
  entry: Entry<Visit> | undefined,
  first: DoorScan | undefined,
  scan: DoorScan,
): Entry<Visit> | undefined => (entry && isRepeated(first, scan) ? { ...entry, verdict: 'enters' } : entry);

/** Whether the scan that let people in is repeated: sent again, or read twice by the same device. */
export const isRepeated = (first: DoorScan | undefined, scan: DoorScan): boolean =>
  first !== undefined && (first.id === scan.id || isSameScan(first, scan));
