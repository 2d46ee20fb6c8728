import { isSameScan, type Scan } from '#domain/operators/same-scan.ts';
import type { VoucherPass } from '#domain/vouchers/voucher-code.ts';
import type { Instant } from '#kernel/instant.ts';

export const VOUCHER_VERDICTS = [
  'redeems',
  /** Not one of our codes, altered, or an unknown folio. */
  'forged',
  'expired',
  'too_early',
  'cancelled',
  'already_redeemed',
] as const;

export type VoucherVerdict = (typeof VOUCHER_VERDICTS)[number];

/** What is known of a voucher, from the database or from the list downloaded to a device. */
export interface KnownVoucher {
  readonly isCancelled: boolean;
  readonly validFrom: Instant;
  readonly validUntil: Instant;
  /** By which scan it was redeemed. */
  readonly redeemed: Scan | undefined;
}

export interface Bearer {
  /** The pass in the scanned code; absent when a folio was typed. */
  readonly pass: VoucherPass | undefined;
  /** Absent on a device for a voucher sold after its list was downloaded: then the pass is trusted. */
  readonly voucher: KnownVoucher | undefined;
}

/** What a voucher is worth when it is scanned: it is good once, while it is valid. */
export function voucherVerdict({ pass, voucher }: Bearer, scan: Scan): VoucherVerdict {
  const validity = voucher ?? pass;
  if (!validity) return 'forged';
  if (voucher?.isCancelled) return 'cancelled';
  if (voucher?.redeemed) return isSameScan(voucher.redeemed, scan) ? 'redeems' : 'already_redeemed';
  if (scan.at >= validity.validUntil) return 'expired';
  return scan.at < validity.validFrom ? 'too_early' : 'redeems';
}
