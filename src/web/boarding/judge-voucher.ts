import { readVoucherCode } from '#domain/vouchers/voucher-code.ts';
import { type VoucherVerdict, voucherVerdict } from '#domain/vouchers/voucher-verdict.ts';
import { parseVoucherFolio } from '#domain/vouchers/voucher.ts';
import { instant } from '#kernel/instant.ts';
import { type DeviceScan, isSigned } from '#web/boarding/judge.ts';
import type { ListedVoucherView, VoucherListView } from '#wire/vouchers.ts';

/** The server's verdicts plus 'unsure': the device may be unable to decide. */
export type DeviceVoucherVerdict = VoucherVerdict | 'unsure';

/** A voucher as a boarding device has it: what it needs to judge and to name it. */
export type DeviceVoucher = Omit<ListedVoucherView, 'provider' | 'place'>;

/** The vouchers of today and tomorrow, with the keys that verify their codes. */
export interface DeviceVouchers {
  readonly vouchers: readonly DeviceVoucher[];
  readonly keys: VoucherListView['keys'];
}

/** By folio: when and where this device redeemed vouchers. */
export type RedeemedHere = Readonly<Record<string, NonNullable<DeviceVoucher['redeemed']>>>;

export interface VoucherAnswer {
  readonly verdict: DeviceVoucherVerdict;
  readonly folio: string | null;
  /** Null for one that may be forged, or that was sold after the list was made. */
  readonly voucher: DeviceVoucher | null;
  /** Stated by the code alone when the voucher is unknown here. */
  readonly people: number | null;
}

/** What a boarding device keeps of the server's list. */
export const vouchersForDevice = ({ vouchers, keys }: VoucherListView): DeviceVouchers => ({
  vouchers: vouchers.map(
    ({ folio, title, reference, starts_at, people, valid_from, valid_until, cancelled, redeemed }) => ({
      folio,
      title,
      reference,
      starts_at,
      people,
      valid_from,
      valid_until,
      cancelled,
      redeemed,
    }),
  ),
  keys,
});

/** Whether a scanned or typed text is a voucher's; anything else is judged as a ticket. */
export const isVoucherText = (text: string): boolean =>
  readVoucherCode(text) !== undefined || parseVoucherFolio(text) !== undefined;

/** Judges the scan of a voucher offline, from the downloaded list, the keys and what this device redeemed. */
export async function judgeVoucher(
  scan: DeviceScan,
  list: DeviceVouchers,
  redeemedHere: RedeemedHere,
): Promise<VoucherAnswer> {
  const read = readVoucherCode(scan.text);
  const folio = read?.pass.folio ?? parseVoucherFolio(scan.text) ?? null;
  const isOurs = read && (await isSigned(read, list));
  if (folio === null || isOurs === false) return { verdict: 'forged', folio: null, voucher: null, people: null };
  const voucher = list.vouchers.find((one) => one.folio === folio) ?? null;
  const about = { folio, voucher, people: voucher?.people ?? read?.pass.people ?? null };
  // A code whose signature cannot be checked here, or the folio of a voucher that may just have been sold.
  if (isOurs === undefined && (read || !voucher)) return { ...about, verdict: 'unsure' };
  const here = redeemedHere[folio];
  const known = voucher && knownOf(voucher, here);
  const pass = isOurs ? read!.pass : undefined;
  // Sold after the list was made, and redeemed here since.
  const soldLater = !known && pass && here ? { ...pass, isCancelled: false, redeemed: scanOf(here) } : undefined;
  return {
    ...about,
    verdict: voucherVerdict({ pass, voucher: known ?? soldLater }, { ...scan, at: instant(scan.at) }),
  };
}

const scanOf = ({ device, at }: RedeemedHere[string]) => ({ device, at: instant(Date.parse(at)) });

function knownOf(
  { cancelled: isCancelled, valid_from: from, valid_until: until, redeemed }: DeviceVoucher,
  here: RedeemedHere[string] | undefined,
) {
  const first = redeemed ?? here;
  return {
    isCancelled,
    validFrom: instant(Date.parse(from)),
    validUntil: instant(Date.parse(until)),
    redeemed: first && scanOf(first),
  };
}
