import type { TicketRefundId } from '#app/amendments/refunds/ports.ts';
import type { About, Requested } from '#app/announcement.ts';
import type { ChangeEnd } from '#domain/amendments/change-end.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { ReservationId } from '#kernel/ids.ts';

declare module '#app/announcement.ts' {
  interface Announced {
    /** Its schedule was changed: new tickets, and a new PIN. */
    'ticket.changed': About & {
      readonly change: ReservationId;
      readonly direction: Direction;
      /** What the new run cost less, in centavos: as a new credit, and back to what it was paid with. */
      readonly credit: number;
      readonly credit_to_account: number;
      readonly credit_to_agency: number;
      /** It gave an open ticket its first run. */
      readonly was_open: boolean;
    };
    /** A change of schedule waited to be paid in a store, and can no longer be made. */
    'change.withdrawn': About & { readonly why: ChangeEnd };
    /** A passenger's name was changed: new tickets. */
    'ticket.renamed': Requested & { readonly passenger: number };
    /** A seat on one of its journeys was changed on the same bus: a new ticket. */
    'ticket.seat_changed': Requested & { readonly direction: Direction };
    /** Tickets were cancelled, or a claim for a delay or a lower class was made. */
    'tickets.given_back': About & { readonly give_back: TicketRefundId };
  }
}
