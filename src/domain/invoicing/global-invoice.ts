import type { FiscalProfile, Issuer, SoldLine } from '#domain/invoicing/cfdi.ts';
import { NO_OBLIGATIONS, NO_TAX_EFFECTS } from '#domain/invoicing/regimes.ts';
import { PUBLIC_RFC } from '#domain/invoicing/rfc.ts';

/** To the letter, without accent: with one a month's invoice is that of somebody called so (CFDI40130, CFDI40146). */
const PUBLIC_NAME = 'PUBLICO EN GENERAL';

/** Everybody in general, as the SAT wants them written; they live where the issuer does (CFDI40149, CFDI40159). */
export const publicInGeneral = ({ postalCode }: Pick<Issuer, 'postalCode'>): FiscalProfile => ({
  rfc: PUBLIC_RFC,
  name: PUBLIC_NAME,
  postalCode,
  regime: NO_OBLIGATIONS,
  use: NO_TAX_EFFECTS,
});

/** A line without its words, which are put together of what it is. */
export type WordlessLine = Omit<SoldLine, 'description'>;

/**
 * A line of everybody else's invoice of a month (SAT, guide of the global CFDI): each ticket is a sale of its own. Not so because the
 * guide says so alone: the sum of rounded taxes leaves the limits the SAT has for the tax of one line (CFDI40180).
 */
export const globalLine = (line: WordlessLine): WordlessLine & { readonly thing: { readonly kind: 'global' } } => ({
  ...line,
  thing: { kind: 'global' },
  product: '01010101',
  unit: { key: 'ACT', name: '' },
});
