import type { TicketRefundId } from '#app/amendments/refunds/ports.ts';
import type { About, Requested } from '#app/announcement.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { ReservationId } from '#kernel/ids.ts';

declare module '#app/announcement.ts' {
  interface Announced {
    /** Its schedule was changed: other tickets, and another PIN. */
    'ticket.changed': About & {
      readonly change: ReservationId;
      readonly direction: Direction;
      /** What is credited, in centavos. */
      readonly credit: number;
      /** It gave an open ticket its first run. */
      readonly was_open: boolean;
    };
    /** One of its passengers has another name, and other tickets. */
    'ticket.renamed': Requested & { readonly passenger: number };
    /** On one of its journeys somebody chose another seat of the same bus: another ticket. */
    'ticket.seat_changed': Requested & { readonly direction: Direction };
    /** Tickets were given up, or what a delay or a lower class gives was taken. */
    'tickets.given_back': About & { readonly give_back: TicketRefundId };
  }
}
