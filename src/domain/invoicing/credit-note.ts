import { splitVat } from '#domain/ledger/vat.ts';
import type { FiscalProfile } from '#domain/invoicing/cfdi.ts';
import type { WordlessLine } from '#domain/invoicing/global-invoice.ts';
import { isUseOf, NO_TAX_EFFECTS } from '#domain/invoicing/regimes.ts';
import { GENERIC_RFCS } from '#domain/invoicing/rfc.ts';
import { type Centavos, ZERO } from '#kernel/money.ts';

/** The refund of one ticket, or of any other line of an invoice. */
export interface RefundedTotal {
  /** Identifies the refunded line: the folio of the ticket. */
  readonly id: string;
  /** Including tax. */
  readonly amount: Centavos;
  readonly vatRate: number | null;
  /** Series and folio of the invoice. */
  readonly invoice: string;
}

/**
 * A line of a credit note, under the product key "Servicios de facturación" and the unit "activity", as the SAT's guide
 * requires (Apéndice 5).
 */
export function refundedLine({ id, amount, vatRate, invoice }: RefundedTotal): WordlessLine & {
  readonly thing: { readonly kind: 'given_back'; readonly invoice: string };
} {
  const { net, vat } = splitVat(amount, vatRate);
  return {
    id,
    thing: { kind: 'given_back', invoice },
    product: '84111506',
    unit: { key: 'ACT', name: '' },
    gross: net,
    discount: ZERO,
    net,
    vat,
    vatRate,
  };
}

/**
 * The receiver of a credit note: use G02 (refunds) where the regime allows it (CFDI40161); no tax effects for the
 * generic RFCs.
 */
export function receiverOfCredit(receiver: FiscalProfile): FiscalProfile {
  const mayTakeBack = !GENERIC_RFCS.includes(receiver.rfc) && isUseOf('G02', receiver.regime);
  return { ...receiver, use: mayTakeBack ? 'G02' : NO_TAX_EFFECTS };
}
