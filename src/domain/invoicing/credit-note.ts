import { splitVat } from '#domain/ledger/vat.ts';
import type { FiscalProfile } from '#domain/invoicing/cfdi.ts';
import type { WordlessLine } from '#domain/invoicing/global-invoice.ts';
import { isUseOf, NO_TAX_EFFECTS } from '#domain/invoicing/regimes.ts';
import { GENERIC_RFCS } from '#domain/invoicing/rfc.ts';
import { type Centavos, ZERO } from '#kernel/money.ts';

/** Money that went back for one ticket, or for whatever else a line of an invoice was. */
export interface RefundedTotal {
  /** What identifies the line it goes back of: the folio of the ticket. */
  readonly id: string;
  /** Tax included. */
  readonly amount: Centavos;
  readonly vatRate: number | null;
  /** Series and folio of the invoice. */
  readonly invoice: string;
}

/** A line of a credit note, under "Servicios de facturación" by activity: so the SAT's guide has it (Apéndice 5). */
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
 * Who a credit note is for: for money given back (G02), where the regime may (CFDI40161); the generic ones without
 * effects.
 */
export function receiverOfCredit(receiver: FiscalProfile): FiscalProfile {
  const mayTakeBack = !GENERIC_RFCS.includes(receiver.rfc) && isUseOf('G02', receiver.regime);
  return { ...receiver, use: mayTakeBack ? 'G02' : NO_TAX_EFFECTS };
}
