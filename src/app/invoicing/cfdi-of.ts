import type { InvoiceInWork, InvoiceLine } from '#app/invoicing/work-ports.ts';
import type { Cfdi, Issuer } from '#domain/invoicing/cfdi.ts';
import { descriptionOf } from '#domain/invoicing/line-description.ts';
import type { Instant } from '#kernel/instant.ts';

/** The fields of an invoice that appear on it. */
export type Printed = Pick<
  InvoiceInWork,
  'series' | 'folio' | 'receiver' | 'paymentForm' | 'month' | 'replacesUuid' | 'creditsUuid'
>;

/** An invoice as a CFDI, dated when it is sealed. Its amounts were fixed with the draft. */
export function cfdiOf(
  issuer: Issuer,
  invoice: Printed,
  { lines, at }: { readonly lines: readonly InvoiceLine[]; readonly at: Instant },
): Cfdi {
  const { series, folio, receiver, paymentForm, month } = invoice;
  const related = relatedTo(invoice);
  return {
    type: series === 'E' ? 'E' : 'I',
    series,
    folio,
    issuedAt: at,
    issuer,
    receiver,
    paymentForm,
    lines: lines.map(({ thing, ...line }) => ({ ...line, description: descriptionOf(thing) })),
    ...(related === undefined ? {} : { related }),
    ...(month === undefined ? {} : { global: { month: month.slice(5), year: month.slice(0, 4) } }),
  };
}

/** 04: replaces that invoice; 01: refunds part of it. */
function relatedTo({ replacesUuid, creditsUuid }: Printed): Cfdi['related'] {
  if (creditsUuid !== undefined) return { kind: '01', uuids: [creditsUuid] };
  return replacesUuid === undefined ? undefined : { kind: '04', uuids: [replacesUuid] };
}
