import type { CfdiFacts, StampFacts } from '#domain/invoicing/cfdi-facts.ts';
import { decimalString } from '#kernel/money.ts';

/** A CFDI that is a tax document. */
export type StampedFacts = CfdiFacts & { readonly stamp: StampFacts };

/**
 * The SAT's public page that shows whether a CFDI is valid: the contents of the QR on its printed form (Anexo 20, I.D).
 */
export function verificationUrl({ stamp, issuer, receiver, total, seal }: StampedFacts): string {
  const parts = [
    `id=${stamp.uuid}`,
    // An & would end the value, and a URL cannot contain Ñ.
    `re=${encodeURIComponent(issuer.rfc)}`,
    `rr=${encodeURIComponent(receiver.rfc)}`,
    // No trailing zero, except one after the point: `1050.0`.
    `tt=${decimalString(total).replace(/0$/, '')}`,
    `fe=${seal.slice(-8)}`,
  ];
  return `https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?${parts.join('&')}`;
}
