import { type CardNumber, parseCardNumber } from '#domain/loyalty/card.ts';
import { isEmail } from '#kernel/patterns.ts';
import { normalisePhone } from '#kernel/phone.ts';

/** What a traveller without their code still knows: what they bought with (M86). */
export type KnownContact =
  | { readonly kind: 'email' /** In lower case. */; readonly email: string }
  | { readonly kind: 'phone' /** E.164. */; readonly phone: string }
  | { readonly kind: 'card'; readonly card: CardNumber };

/**
 * Detects which kind was typed; undefined when it is none of them. Twelve digits with a valid check digit are a card.
 */
export function knownContact(typed: string): KnownContact | undefined {
  const text = typed.trim();
  if (isEmail(text)) return { kind: 'email', email: text.toLowerCase() };
  const card = parseCardNumber(text);
  if (card) return { kind: 'card', card };
  const phone = normalisePhone(text);
  return phone === undefined ? undefined : { kind: 'phone', phone };
}
