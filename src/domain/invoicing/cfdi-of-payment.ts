import type { Cfdi } from '#domain/invoicing/cfdi.ts';

/** What an invoice by name is made of. */
export interface NamedSale extends Omit<Cfdi, 'type' | 'related' | 'global'> {
  /** UUID of the invoice this one corrects. */
  readonly instead?: string | undefined;
}

/** The invoice of somebody by name: what was sold, line by line, and nothing computed again. */
export const cfdiOfPayment = ({ instead, ...sale }: NamedSale): Cfdi => ({
  ...sale,
  type: 'I',
  ...(instead === undefined ? {} : { related: { kind: '04', uuids: [instead] } }),
});
