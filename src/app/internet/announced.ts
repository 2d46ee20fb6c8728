import type { About } from '#app/announcement.ts';
import type { Centavos } from '#kernel/money.ts';
import type { DeliveryId } from './ports.ts';

declare module '#app/announcement.ts' {
  interface Announced {
    /** An access was delivered. The payload holds its id, and not its code. */
    'internet.delivered': About & { readonly delivery: DeliveryId };
    /**
     * It could not be delivered, or, by `why`, the passenger's bus has none; it is refunded. One bought on the bus may
     * have been paid by somebody else.
     */
    'internet.refunded': About & {
      readonly delivery: DeliveryId;
      readonly amount: Centavos;
      readonly why?: 'bus';
      readonly onBoard?: true;
    };
  }
}
