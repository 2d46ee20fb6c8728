import { brandOf, type Card, cardView, codeLengthOf, digitsOf, passesLuhn } from './cards.ts';
import { BAD_CVV, BAD_EXPIRY, BAD_NUMBER, BAD_REQUEST, MISSING_CVV, type Refusal } from './errors.ts';
import { newId } from './ids.ts';
import { type Behaviour, behaviourOf } from './test-cards.ts';

/** Represents a card until it is charged. */
export interface Token {
  readonly id: string;
  readonly card: Card;
  readonly behaviour: Behaviour;
  readonly spent: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** Validates a card as the provider does, and creates a token. The number is not stored. */
export function tokenOf(body: unknown, now: Date): Token | Refusal {
  if (typeof body !== 'object' || body === null) return BAD_REQUEST;
  const { card_number: number, holder_name: holder, expiration_month, expiration_year, cvv2 } = body as Fields;
  const digits = digitsOf(number);
  if (typeof holder !== 'string' || holder.trim() === '') return BAD_REQUEST;
  if (!passesLuhn(digits)) return BAD_NUMBER;
  if (!isAhead(expiration_month, expiration_year, now)) return BAD_EXPIRY;
  const brand = brandOf(digits);
  const code = String(cvv2 ?? '');
  if (code === '') return MISSING_CVV;
  if (!/^\d+$/.test(code) || code.length !== codeLengthOf(brand)) return BAD_CVV;
  const type = brand === 'mastercard' || digits.startsWith('4242') ? 'credit' : 'debit';
  const card: Card = { brand, type, bin: digits.slice(0, 6), last4: digits.slice(-4) };
  return { id: newId('k'), card, behaviour: behaviourOf(digits), spent: false };
}

/** Whether a card is valid: until the last day of its month. */
function isAhead(typedMonth: unknown, typedYear: unknown, now: Date): boolean {
  const month = String(typedMonth ?? '').padStart(2, '0');
  const year = String(typedYear ?? '').slice(-2);
  if (!/^(0[1-9]|1[0-2])$/.test(month) || !/^\d{2}$/.test(year)) return false;
  return Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime();
}

/** A token as the provider returns it: it echoes the other fields, which are not stored. */
export const tokenView = ({ id, card }: Token, typed: unknown) => {
  const { holder_name, expiration_month, expiration_year } = typed as Fields;
  return { id, card: { ...cardView(card), holder_name, expiration_month, expiration_year } };
};
