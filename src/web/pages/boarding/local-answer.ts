import type { DeviceAnswer, DeviceVerdict } from '#web/boarding/judge.ts';
import type { VoucherAnswer } from '#web/boarding/judge-voucher.ts';
import type { Delivered, VoucherScanView } from '#web/boarding/deliver-scans.ts';
import type { ScannerStorage } from '#web/boarding/scan-queue.ts';
import type { ShownVoucher } from '#web/pages/boarding/voucher-answer.tsx';
import type { ScanResultView } from '#wire/boarding.ts';

/** The result of a ticket shown to the operator. */
export interface ScannerAnswer extends Omit<ScanResultView, 'verdict'> {
  readonly verdict: DeviceVerdict;
  readonly to: string | null;
  readonly isTyped: boolean;
}

/** Codes of tickets are longer than this; a folio is shorter. */
const MAX_FOLIO = 20;

/** What the device itself says of a ticket, completed by the server's result of this scan if it came in time. */
export function ticketAnswer(id: string, text: string, own: DeviceAnswer, said: Delivered | undefined): ScannerAnswer {
  const { folio, seat, ticket, first, verdict } = own;
  const result = said?.of === 'tickets' ? said.results.find((one) => one.id === id) : undefined;
  return {
    id,
    verdict,
    folio,
    seat,
    isTyped: folio !== null && text.length < MAX_FOLIO,
    name: ticket?.name ?? null,
    type: ticket?.type ?? null,
    baggage: ticket?.baggage ?? null,
    additions: ticket?.additions ?? [],
    to: ticket?.to ?? null,
    other: null,
    first: first ?? null,
    ...result,
  };
}

/** Likewise of a voucher. */
export function voucherAnswer(
  id: string,
  own: VoucherAnswer,
  { said, kept }: { readonly said: Delivered | undefined; readonly kept: ScannerStorage },
): ShownVoucher {
  const result: VoucherScanView | undefined =
    said?.of === 'vouchers' ? said.results.find((one) => one.id === id) : undefined;
  const voucher = result?.voucher ?? own.voucher;
  return {
    of: 'voucher',
    id,
    verdict: result?.verdict ?? own.verdict,
    folio: result ? result.folio : own.folio,
    voucher,
    people: voucher?.people ?? own.people,
    first: voucher?.redeemed ?? (own.folio === null ? undefined : kept.redeemed()[own.folio]) ?? null,
  };
}
