import type { CfdiFacts, StampFacts } from '#domain/invoicing/cfdi-facts.ts';
import { decimalString } from '#kernel/money.ts';

/** A CFDI that is a tax document. */
export type StampedFacts = CfdiFacts & { readonly stamp: StampFacts };

/** Where anybody sees at the SAT whether a CFDI is good: what the QR of its printed form carries (Anexo 20, I.D). */
export function verificationUrl({ stamp, issuer, receiver, total, seal }: StampedFacts): string {
  const parts = [
    `id=${stamp.uuid}`,
    // An & would end the value, and Ñ is in no address.
    `re=${encodeURIComponent(issuer.rfc)}`,
    `rr=${encodeURIComponent(receiver.rfc)}`,
    // No zero that means nothing, but one behind the point: `1050.0`.
    `tt=${decimalString(total).replace(/0$/, '')}`,
    `fe=${seal.slice(-8)}`,
  ];
  return `https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?${parts.join('&')}`;
}
