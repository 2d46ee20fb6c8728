import type { Fulfilments } from '#app/orders/fulfilment.ts';
import type { Orders } from '#app/orders/ports.ts';
import type { Random } from '#app/ports.ts';
import type { PayerDeps } from '#app/payment/payer.ts';
import type { ChargeRequest, Payments } from '#app/payment/ports.ts';
import type { Providers } from '#app/payment/providers.ts';
import type { Order } from '#domain/orders/order.ts';

/** What paying is made of. */
export interface PaymentDeps extends PayerDeps {
  readonly orders: Orders;
  readonly fulfilments: Fulfilments;
  readonly payments: Payments;
  readonly providers: Providers;
  /** SHA-256 in hexadecimals: tells whether two requests are the same without keeping either. */
  readonly fingerprint: (text: string) => string;
  /** Where the bank or the provider sends the traveller back to. */
  readonly returnUrlOf: (order: Pick<Order, 'id' | 'code' | 'lang'>) => string;
  /** Absent where the order's own contact pays. */
  readonly chargeDescriptionOf?: (order: Order) => ChargeDescription;
  readonly random: Random;
  /** Told of a surprise that the traveller is spared. */
  readonly report: (problem: unknown) => void;
}

/** What a provider is told besides the money: who pays, and for what. */
export type ChargeDescription = Pick<ChargeRequest, 'description' | 'customer' | 'lang'>;

/** What it takes to ask a provider and to write down what it says. */
export type SettlingDeps = Pick<PaymentDeps, 'payments' | 'providers' | 'report'>;
