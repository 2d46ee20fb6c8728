import type { PaymentMethod } from '#domain/payment/method.ts';
import type { Centavos } from '#kernel/money.ts';
import type { SimulatedProviders } from '../testing/simulated-providers.ts';

/** A kind of payment: how it is made, and what its traveller does at the page they are redirected to. */
export interface Kind {
  readonly name: string;
  readonly method: PaymentMethod;
  readonly token?: (providers: SimulatedProviders, total: Centavos) => Promise<string>;
  readonly elsewhere?: (providers: SimulatedProviders, pageUrl: string) => Promise<void>;
}

const card = (number: string) => (providers: SimulatedProviders) => providers.cardToken(number);

/** One of each kind that takes a different path through the site. */
export const KINDS: readonly Kind[] = [
  { name: 'a card that pays', method: 'credit', token: card('4111111111111111') },
  { name: 'a card that is refused', method: 'credit', token: card('4222222222222220') },
  {
    name: 'a card whose bank asks',
    method: 'credit',
    token: card('4000000000000044'),
    elsewhere: (providers, page) => providers.answerAt(page, 'authorize'),
  },
  {
    name: 'Google Pay',
    method: 'google_pay',
    token: (providers, total) => providers.walletToken('google_pay', 'visa-debit', total),
  },
  { name: 'PayPal', method: 'paypal', elsewhere: (providers, page) => providers.answerAt(page, 'approve') },
  { name: 'OXXO', method: 'oxxo' },
  { name: 'points', method: 'traveller_purchased' },
  { name: 'cash at the counter', method: 'cash' },
];
