import type { Fulfilments } from '#app/orders/fulfilment.ts';
import type { Orders } from '#app/orders/ports.ts';
import type { Random } from '#app/ports.ts';
import type { PayerDeps } from '#app/payment/payer.ts';
import type { ChargeRequest, Payments } from '#app/payment/ports.ts';
import type { Providers } from '#app/payment/providers.ts';
import type { Order } from '#domain/orders/order.ts';

/** The dependencies of paying. */
export interface PaymentDeps extends PayerDeps {
  readonly orders: Orders;
  readonly fulfilments: Fulfilments;
  readonly payments: Payments;
  readonly providers: Providers;
  /** SHA-256 in hexadecimal: tells whether two requests are the same without storing either. */
  readonly fingerprint: (text: string) => string;
  /** The URL the bank or the provider returns the traveller to. */
  readonly returnUrlOf: (order: Pick<Order, 'id' | 'code' | 'lang'>) => string;
  /** Absent when the order's own contact pays. */
  readonly chargeDescriptionOf?: (order: Order) => ChargeDescription;
  readonly random: Random;
  /** Receives unexpected problems that are not shown to the traveller. */
  readonly report: (problem: unknown) => void;
}

/** What a provider receives besides the money: who pays, and for what. */
export type ChargeDescription = Pick<ChargeRequest, 'description' | 'customer' | 'lang'>;

/** The dependencies for querying a provider and recording its answer. */
export type SettlingDeps = Pick<PaymentDeps, 'payments' | 'providers' | 'report'>;
