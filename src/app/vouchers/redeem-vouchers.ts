import type { NewVoucherScan, ScannedVoucher, VoucherCodes, Vouchers, VoucherScanId } from '#app/vouchers/ports.ts';
import type { Operator } from '#domain/operators/operator.ts';
import { scannedAt } from '#domain/operators/same-scan.ts';
import { type VoucherVerdict, voucherVerdict } from '#domain/vouchers/voucher-verdict.ts';
import { parseVoucherFolio } from '#domain/vouchers/voucher.ts';
import type { Instant } from '#kernel/instant.ts';

export interface RedeemDeps {
  readonly vouchers: Pick<Vouchers, 'scan'>;
  readonly voucherCodes: Pick<VoucherCodes, 'read'>;
}

/** Scans of one device at one place, in chronological order; some of them hours old. */
export interface VoucherScans {
  readonly device: string;
  readonly place: string;
  /** The device's current time: the times of its scans are corrected by its offset. */
  readonly sentAt: Instant;
  readonly scans: readonly {
    readonly id: VoucherScanId;
    readonly at: Instant;
    /** What was scanned or typed. */
    readonly text: string;
    readonly shown: VoucherVerdict | undefined;
  }[];
}

export interface VoucherScanResult {
  readonly id: VoucherScanId;
  readonly verdict: VoucherVerdict;
  readonly folio: string | undefined;
  /** Undefined when the scan is forged. */
  readonly voucher: ScannedVoucher | undefined;
}

/** Redeems the vouchers that are good and refuses the others with a reason. Repeating a scan returns the same verdict. */
export const redeemVouchers =
  ({ vouchers, voucherCodes }: RedeemDeps) =>
  async (
    { device, place, sentAt, scans }: VoucherScans,
    operator: Operator,
    now: Instant,
  ): Promise<readonly VoucherScanResult[]> => {
    const results: VoucherScanResult[] = [];
    for (const { id, at: deviceTime, text, shown } of scans) {
      const pass = voucherCodes.read(text);
      const typed = pass ? undefined : parseVoucherFolio(text);
      const scan: NewVoucherScan = {
        id,
        folio: pass?.folio ?? typed,
        operator: operator.id,
        device,
        place,
        at: scannedAt({ at: deviceTime, sentAt }, now),
        isTyped: typed !== undefined,
        shown,
      };
      // A signed code whose voucher is not in the database counts as forged.
      const judged = await vouchers.scan(scan, (voucher) =>
        voucher ? voucherVerdict({ pass, voucher }, scan) : 'forged',
      );
      results.push({ id, folio: scan.folio, ...judged });
    }
    return results;
  };
