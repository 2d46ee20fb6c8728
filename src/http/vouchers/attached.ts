import type { Attachment } from '#app/notices/ports.ts';
import type { VoucherDocuments } from '#app/vouchers/documents.ts';
import type { VoucherCodes } from '#app/vouchers/ports.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Voucher } from '#domain/vouchers/voucher.ts';
import type { LetterSender } from '#http/format/letters/letterhead.ts';
import { voucherSheet } from '#http/vouchers/sheet.ts';

export interface AttachedVoucherDeps {
  readonly voucherCodes: Pick<VoucherCodes, 'sign'>;
  readonly voucherDocuments: Pick<VoucherDocuments, 'pdf'>;
  readonly sender: Pick<LetterSender, 'legalName'>;
}

/** The vouchers of an order as a file of its letters; none while it has no usable one. */
export async function attachedVouchers(
  { voucherCodes: codes, voucherDocuments, sender }: AttachedVoucherDeps,
  { code, lang }: Pick<Order, 'code' | 'lang'>,
  vouchers: readonly Voucher[],
): Promise<readonly Attachment[]> {
  const sheet = voucherSheet(vouchers, { lang, carrier: sender.legalName, codes });
  if (sheet.vouchers.length === 0) return [];
  return [{ filename: `${code}.pdf`, type: 'application/pdf', content: await voucherDocuments.pdf(sheet) }];
}
