/** A card that a wallet holds here, and what its bank says. */
export interface Card {
  readonly id: string;
  readonly brand: 'VISA' | 'MASTERCARD';
  readonly funding: 'DEBIT' | 'CREDIT';
  /** As the gateway shows it. */
  readonly number: string;
  /** The gateway's word for the bank's answer. */
  readonly bankSays: string;
}

export const APPROVED = 'APPROVED';

/** What every wallet holds; the sheet lets one choose among them. */
export const CARDS: readonly Card[] = [
  { id: 'visa-debit', brand: 'VISA', funding: 'DEBIT', number: '411111xxxxxx1111', bankSays: APPROVED },
  { id: 'mastercard-credit', brand: 'MASTERCARD', funding: 'CREDIT', number: '555555xxxxxx4444', bankSays: APPROVED },
  { id: 'declined', brand: 'VISA', funding: 'CREDIT', number: '422222xxxxxx2220', bankSays: 'DECLINED' },
  { id: 'no-funds', brand: 'VISA', funding: 'DEBIT', number: '444444xxxxxx4448', bankSays: 'INSUFFICIENT_FUNDS' },
  { id: 'expired', brand: 'VISA', funding: 'CREDIT', number: '400000xxxxxx0069', bankSays: 'EXPIRED_CARD' },
];

export const cardOf = (id: unknown): Card | undefined => CARDS.find((card) => card.id === id);
