import type { About } from '#app/announcement.ts';
import type { Delay } from '#domain/disruptions/delay.ts';
import type { ServiceEventId } from '#domain/disruptions/other-service.ts';
import type { Direction } from '#domain/fares/quote.ts';

declare module '#app/announcement.ts' {
  interface Announced {
    /** A departure that they ordered, but did not pay, is cancelled: the operator's reason. */
    'order.cancelled': About & {
      readonly event: Delay['event'];
      readonly direction: Direction;
      readonly reason: string;
    };
    /** A departure is late or cancelled. */
    'delay.notice': About & { readonly event: Delay['event'] };
    /** A departure runs in another service class than was sold. */
    'service.notice': About & { readonly event: ServiceEventId };
  }
}
