import type { About } from '#app/announcement.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { LocalDate } from '#kernel/instant.ts';

declare module '#app/announcement.ts' {
  interface Announced {
    /** Paid: the tickets. */
    'ticket.issued': About;
    /** To be paid at the counter: the unpaid tickets and their list of times. */
    'ticket.ordered': About;
    /** Paid late: the seats were taken again, the same or others, and the tickets. */
    'ticket.reseated': About & { readonly seats: 'same' | 'other' };
  }

  interface Reminded {
    /** An open ticket ends soon: the last day it is valid. */
    'open.reminder': About & { readonly direction: Direction; readonly last_day: LocalDate };
  }
  interface SaidByChannel {
    /** The ticket in one message, for a telephone that is no smart one or has no data (N11). */
    'ticket.text': About;
    /** The bus leaves soon. */
    'boarding.reminder': About & { readonly direction: Direction };
  }
}
