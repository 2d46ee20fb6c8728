/** Of a card: c_FormaPago 28 or 04 on invoices. */
export const CARD_TYPES = ['debit', 'credit'] as const;

export type CardType = (typeof CARD_TYPES)[number];
