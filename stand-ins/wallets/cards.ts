/** A card in the simulated wallet, and its bank's answer. */
export interface Card {
  readonly id: string;
  readonly brand: 'VISA' | 'MASTERCARD';
  readonly funding: 'DEBIT' | 'CREDIT';
  /** As shown by the gateway. */
  readonly number: string;
  /** The gateway's code for the bank's answer. */
  readonly bankSays: string;
}

export const APPROVED = 'APPROVED';

/** The cards of every wallet, to choose from on the sheet. */
export const CARDS: readonly Card[] = [
  { id: 'visa-debit', brand: 'VISA', funding: 'DEBIT', number: '411111xxxxxx1111', bankSays: APPROVED },
  { id: 'mastercard-credit', brand: 'MASTERCARD', funding: 'CREDIT', number: '555555xxxxxx4444', bankSays: APPROVED },
  { id: 'declined', brand: 'VISA', funding: 'CREDIT', number: '422222xxxxxx2220', bankSays: 'DECLINED' },
  { id: 'no-funds', brand: 'VISA', funding: 'DEBIT', number: '444444xxxxxx4448', bankSays: 'INSUFFICIENT_FUNDS' },
  { id: 'expired', brand: 'VISA', funding: 'CREDIT', number: '400000xxxxxx0069', bankSays: 'EXPIRED_CARD' },
];

export const cardOf = (id: unknown): Card | undefined => CARDS.find((card) => card.id === id);
