import type { PaymentMethod } from '#domain/payment/method.ts';
import type { Centavos } from '#kernel/money.ts';
import type { SimulatedProviders } from '../testing/simulated-providers.ts';
import { ADVENTURE, BASKET, LOUNGE, type Purchase, TOUR, TRIP } from './purchase.ts';

/** A kind of payment: how it is made, and what its traveller does at the page they are redirected to. */
export interface Kind {
  readonly name: string;
  readonly method: PaymentMethod;
  readonly buys: Purchase;
  readonly token?: (providers: SimulatedProviders, total: Centavos) => Promise<string>;
  readonly elsewhere?: (providers: SimulatedProviders, pageUrl: string) => Promise<void>;
}

const card = (number: string) => (providers: SimulatedProviders) => providers.cardToken(number);

/** One of each kind that takes a different path through the site. */
export const KINDS: readonly Kind[] = [
  { name: 'a card that pays', method: 'credit', buys: TRIP, token: card('4111111111111111') },
  { name: 'a card that is refused', method: 'credit', buys: TRIP, token: card('4222222222222220') },
  {
    name: 'a card whose bank asks',
    method: 'credit',
    buys: TRIP,
    token: card('4000000000000044'),
    elsewhere: (providers, page) => providers.answerAt(page, 'authorize'),
  },
  {
    name: 'Google Pay',
    method: 'google_pay',
    buys: TRIP,
    token: (providers, total) => providers.walletToken('google_pay', 'visa-debit', total),
  },
  { name: 'PayPal', method: 'paypal', buys: TRIP, elsewhere: (providers, page) => providers.answerAt(page, 'approve') },
  { name: 'OXXO', method: 'oxxo', buys: TRIP },
  { name: 'points', method: 'traveller_purchased', buys: TRIP },
  { name: 'cash at the counter', method: 'cash', buys: TRIP },
  { name: 'a tour', method: 'credit', buys: TOUR, token: card('4111111111111111') },
  { name: 'an adventure', method: 'credit', buys: ADVENTURE, token: card('4111111111111111') },
  { name: 'a lounge', method: 'credit', buys: LOUNGE, token: card('4111111111111111') },
  { name: 'a basket', method: 'credit', buys: BASKET, token: card('4111111111111111') },
  {
    name: 'a basket by PayPal',
    method: 'paypal',
    buys: BASKET,
    elsewhere: (providers, page) => providers.answerAt(page, 'approve'),
  },
];
