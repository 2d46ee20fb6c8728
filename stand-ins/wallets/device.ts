import { centavosOf } from './amount.ts';
import { CARDS, cardOf } from './cards.ts';
import { BAD_TOKEN, invalid, NO_SUCH_THING } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { Gateway } from './gateway.ts';
import { newToken } from './token.ts';

/**
 * The invisible part of the traveller's device: it checks Apple's sessions and creates tokens. The scripts in
 * `browser/` call it from pages of any origin.
 */
export function device(gateway: Gateway, exchange: Exchange, [what]: readonly string[]): void {
  if (exchange.method !== 'POST') return exchange.refuse(NO_SUCH_THING);
  if (what === 'cards') return exchange.send(200, CARDS);
  if (what === 'apple-session') return appleSession(gateway, exchange);
  if (what === 'apple-token') return token(gateway, exchange, 'apple_pay');
  if (what === 'google-token') return token(gateway, exchange, 'google_pay');
  return exchange.refuse(NO_SUCH_THING);
}

/** A device shows its sheet only with a session that Apple issued for this domain. */
function appleSession({ sessions }: Gateway, exchange: Exchange): void {
  const { session, domain } = exchange.json() ?? {};
  return sessions.use(session, domain, Date.now()) ? exchange.send(200, {}) : exchange.refuse(invalid('session'));
}

function token({ books, flags }: Gateway, exchange: Exchange, wallet: 'apple_pay' | 'google_pay'): void {
  const { card: cardId, amount: written, currency, merchant, gateway, gatewayMerchant } = exchange.json() ?? {};
  const [card, amount] = [cardOf(cardId), centavosOf(written)];
  if (!card || amount === undefined || typeof currency !== 'string') return exchange.refuse(invalid('card'));
  if (wallet === 'google_pay') {
    if (merchant !== flags.googleMerchant) return exchange.refuse(invalid('merchantInfo.merchantId'));
    if (gateway !== 'mpgs' || gatewayMerchant !== flags.merchant) return exchange.refuse(BAD_TOKEN);
  }
  const made = newToken({ wallet, amount, currency, card });
  books.keep({ token: made.token });
  const { brand, funding, number } = card;
  return exchange.send(201, { token: made.text, brand, funding, last4: number.slice(-4) });
}
