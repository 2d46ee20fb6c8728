import { splitVat } from '#domain/fares/vat.ts';
import type { Cfdi, FiscalProfile, SoldLine } from '#domain/invoicing/cfdi.ts';
import { NO_TAX_EFFECTS, isUseOf } from '#domain/invoicing/regimes.ts';
import { isGenericRfc, parseRfc } from '#domain/invoicing/rfc.ts';
import { type Centavos, ZERO } from '#kernel/money.ts';

/** Money that went back for one ticket, or for whatever else a line was. */
export interface GivenBack {
  /** The folio on the invoice it goes back of. */
  readonly id: string;
  /** Tax included. */
  readonly amount: Centavos;
  readonly vatRate: number | null;
}

/** What a credit note is made of. `paymentForm`: the way the money goes back. */
export interface CreditSource
  extends Pick<Cfdi, 'series' | 'folio' | 'issuedAt' | 'issuer' | 'receiver' | 'paymentForm'> {
  /** UUID of the invoice. */
  readonly of: string;
  readonly givenBack: readonly GivenBack[];
}

/** "Servicios de facturación", by activity: what the SAT's guide lets a CFDI of type E be written under (Apéndice 5). */
const CREDIT = { product: '84111506', unit: { key: 'ACT', name: '' } } as const;

/** The credit note of money given back after it was invoiced: type E, related 01. Lines of nothing are no lines. */
export const creditNote = ({ of, givenBack, receiver, ...source }: CreditSource): Cfdi => ({
  ...source,
  type: 'E',
  receiver: { ...receiver, use: useOf(receiver) },
  lines: givenBack.filter(({ amount }) => amount > 0).map(lineOf),
  related: { kind: '01', uuids: [of] },
});

function lineOf({ id, amount, vatRate }: GivenBack): SoldLine {
  const { net, vat } = vatRate === null ? { net: amount, vat: ZERO } : splitVat(amount, vatRate);
  return { ...CREDIT, id, description: `Devolución de ${id}`, gross: net, discount: ZERO, net, vat, vatRate };
}

/** For money given back (G02), where the regime may (CFDI40161); everybody in general has it without effects. */
function useOf({ rfc, regime }: FiscalProfile): string {
  const known = parseRfc(rfc);
  const isNamed = known !== undefined && !isGenericRfc(known);
  return isNamed && isUseOf('G02', regime) ? 'G02' : NO_TAX_EFFECTS;
}
