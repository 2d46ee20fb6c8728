import type { QueuedNotice } from '#app/announcement.ts';
import type { Reminders } from '#app/notices/ports.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { OPEN_REMINDERS, openReminderDue } from '#domain/ticketing/open-reminders.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Instant, LocalDate, Zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';

/** A paid journey without a run. */
export interface OpenTicket {
  readonly reservation: ReservationId;
  readonly direction: Direction;
  /** The last day its tickets are valid, in the boarding stop's time zone. */
  readonly lastDay: LocalDate;
  readonly zone: Zone;
}

export interface OpenTickets {
  /** Those that expire within this many days. */
  ending(withinDays: number): Promise<readonly OpenTicket[]>;
}

export interface RemindOpenTicketsDeps {
  readonly openTickets: OpenTickets;
  readonly reminders: Pick<Reminders, 'enqueue'>;
}

/** Enqueues a notice for each open ticket whose last day is near (N8); returns how many. Runs about every minute. */
export async function remindOpenTickets(
  { openTickets, reminders }: RemindOpenTicketsDeps,
  now: Instant,
): Promise<number> {
  const notices = (await openTickets.ending(OPEN_REMINDERS[0])).flatMap((open): QueuedNotice[] => {
    const { reservation, direction, lastDay, zone } = open;
    const days = openReminderDue(lastDay, dateInZone(now, zone));
    if (days === undefined) return [];
    const dedupKey = `open.reminder:${reservation}:${direction}:${days}`;
    return [{ topic: 'open.reminder', dedupKey, payload: { reservation, direction, last_day: lastDay } }];
  });
  return reminders.enqueue(notices);
}
