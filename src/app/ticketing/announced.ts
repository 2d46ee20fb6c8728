import type { About } from '#app/announcement.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { LocalDate } from '#kernel/instant.ts';

declare module '#app/announcement.ts' {
  interface Announced {
    /** Paid: contains the tickets. */
    'ticket.issued': About;
    /** To be paid at the counter: contains the unpaid tickets and the deadlines. */
    'ticket.ordered': About;
    /** Paid late: the same or other seats were taken again; contains the tickets. */
    'ticket.reseated': About & { readonly seats: 'same' | 'other' };
  }

  interface Reminded {
    /** An open ticket expires soon: its last valid day. */
    'open.reminder': About & { readonly direction: Direction; readonly last_day: LocalDate };
  }
  interface SaidByChannel {
    /** The ticket in one text message, for a phone without data (N11). */
    'ticket.text': About;
    /** The bus leaves soon. */
    'boarding.reminder': About & { readonly direction: Direction };
  }
}
