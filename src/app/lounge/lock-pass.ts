import type { LoungeStore, OwnedVisit } from '#app/lounge/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import type { VoucherCodes } from '#app/vouchers/ports.ts';
import { shownPass } from '#domain/lounge/enter-visit.ts';
import { parsePassCode } from '#domain/lounge/pass-code.ts';

/** The visit of a pass as it was typed or scanned, locked; undefined when there is none. */
export async function lockPass(
  { byCode }: Pick<LoungeStore, 'byCode'>,
  tx: Transaction,
  typed: string,
): ReturnType<LoungeStore['byCode']> {
  const code = parsePassCode(typed);
  return code && byCode(tx, code);
}

interface ReadsPasses {
  readonly loungeStore: Pick<LoungeStore, 'byCode' | 'byVoucher'>;
  readonly voucherCodes: Pick<VoucherCodes, 'read'>;
}

/** The visit of what was scanned or typed at the door, locked: the QR or folio of its voucher, or its own code. */
export async function lockShown(
  { loungeStore, voucherCodes }: ReadsPasses,
  tx: Transaction,
  text: string,
): Promise<OwnedVisit | undefined> {
  const pass = shownPass(text, voucherCodes.read(text)?.folio);
  if (pass.kind === 'voucher') return loungeStore.byVoucher(tx, pass.folio);
  return pass.kind === 'code' ? loungeStore.byCode(tx, pass.code) : undefined;
}
