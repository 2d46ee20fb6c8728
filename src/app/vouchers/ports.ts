import type { Transaction } from '#app/transaction.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { OperatorId } from '#domain/operators/operator.ts';
import type { Scan } from '#domain/operators/same-scan.ts';
import type { VoucherPass } from '#domain/vouchers/voucher-code.ts';
import type { VoucherVerdict } from '#domain/vouchers/voucher-verdict.ts';
import type { Voucher, VoucherFacts, VoucherFolio } from '#domain/vouchers/voucher.ts';
import type { Id, OrderCode, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

export type VoucherScanId = Id<'voucher-scan'>;

/** A voucher to be issued. */
export interface NewVoucher extends VoucherFacts {
  readonly order: OrderId;
  /** Names it within its order. */
  readonly item: string;
}

/** Vouchers within a transaction. */
export interface VoucherStore {
  /** Issues a voucher. An item of an order has one and keeps the first. Returns the folio it has. */
  issue(tx: Transaction, voucher: NewVoucher): Promise<VoucherFolio>;
  /** Idempotent; an item without a voucher is ignored. */
  cancel(tx: Transaction, order: OrderId, item: string): Promise<void>;
  /**
   * Redeems a voucher at a door of the carrier's that has judged it; an item without one is ignored. False when it was
   * redeemed before.
   */
  redeem(tx: Transaction, of: { readonly order: OrderId; readonly item: string }, scan: DoorScan): Promise<boolean>;
  /** The scan that redeemed a voucher; undefined when none did. */
  redeemedBy(
    tx: Transaction,
    of: { readonly order: OrderId; readonly item: string },
  ): Promise<(Scan & { readonly id: VoucherScanId }) | undefined>;
}

/** A voucher redeemed where its seller keeps the door. */
export interface DoorScan extends Redeemed {
  readonly id: VoucherScanId;
  readonly operator: OperatorId;
}

/** Where, when and on which device a voucher was redeemed. */
export interface Redeemed extends Scan {
  /** As named by the person scanning. */
  readonly place: string;
}

/** A voucher when it is scanned. */
export interface ScannedVoucher extends Voucher {
  readonly redeemed: Redeemed | undefined;
}

/** A scan to be recorded, whatever its verdict. */
export interface NewVoucherScan extends Redeemed {
  readonly id: VoucherScanId;
  /** The folio in the code or the typed one; undefined when neither is ours. */
  readonly folio: VoucherFolio | undefined;
  readonly operator: OperatorId;
  /** A folio was typed instead of a code. */
  readonly isTyped: boolean;
  /** The verdict the device showed while it had no signal. */
  readonly shown: VoucherVerdict | undefined;
}

/** A voucher of an account, with the code of its order. */
export interface OwnVoucher {
  readonly code: OrderCode;
  readonly voucher: Voucher;
}

/** Repository of vouchers. */
export interface Vouchers {
  /** Those of an order, also cancelled ones, in the order in which they begin. */
  ofOrder(order: OrderId): Promise<readonly Voucher[]>;
  /** Those of a traveller's account that end after a moment and are not cancelled, the next one first; at most 50. */
  ofTraveller(traveller: TravellerId, after: Instant): Promise<readonly OwnVoucher[]>;
  /** Those valid at some moment between the two, also cancelled and redeemed ones; at most 2,000. */
  between(from: Instant, until: Instant): Promise<readonly ScannedVoucher[]>;
  /**
   * Records a scan with the verdict of `judge` on its voucher, which is locked meanwhile. A scan that was recorded
   * before keeps its verdict.
   */
  scan(
    scan: NewVoucherScan,
    judge: (voucher: ScannedVoucher | undefined) => VoucherVerdict,
  ): Promise<{ readonly verdict: VoucherVerdict; readonly voucher: ScannedVoucher | undefined }>;
}

/** A public key that verifies codes. */
export interface VoucherKey {
  /** Eight hexadecimal digits: the first of the key's SHA-256. */
  readonly id: string;
  /** Ed25519 public key, 32 bytes in base64url. */
  readonly publicKey: string;
}

/** Signs the contents of vouchers' QRs, and verifies them. */
export interface VoucherCodes {
  /** The text of a QR. Deterministic for a pass. */
  sign(pass: VoucherPass): string;
  /** Undefined when the code is invalid: forged, altered, or signed by a key that is no longer trusted. */
  read(text: string): VoucherPass | undefined;
  /** The trusted keys, the signing one first. */
  readonly keys: readonly VoucherKey[];
}
