import type { Boardings, ListedTicket } from '#app/boarding/ports.ts';
import type { BoardingKey, BoardingCodes } from '#app/ticketing/boarding-codes.ts';
import type { TimetableStore } from '#app/timetable/ports.ts';
import { reportedDisruption } from '#app/timetable/reported-disruption.ts';
import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { Departure, DepartureId } from '#domain/timetable/departure.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface ListDeps {
  readonly boardings: Boardings;
  readonly boardingCodes: BoardingCodes;
  readonly timetable: TimetableCache;
  readonly departures: Pick<TimetableStore, 'departure'>;
}

/** A ticket of the list, with the issue of its code, and whether its bus runs from the boarding stop. */
export interface TicketToBoard extends ListedTicket {
  readonly issue: string;
  readonly isCancelled: boolean;
}

/** Everything a device needs to board a bus without network. */
export interface BoardingList {
  readonly departure: Departure;
  /** It does not run at all. */
  readonly isCancelled: boolean;
  /** By the index of the stop call. */
  readonly stops: readonly Stop[];
  readonly tickets: readonly TicketToBoard[];
  readonly revoked: readonly string[];
  readonly keys: readonly BoardingKey[];
}

/** The list of a departure for use without network. */
export const boardingList =
  ({ boardings, boardingCodes, timetable: cache, departures }: ListDeps) =>
  async (id: DepartureId): Promise<Result<BoardingList, Faults>> => {
    const [departure, timetable] = await Promise.all([departures.departure(id), cache.current()]);
    if (!departure) return fail([fault('not_found', 'departure')]);
    // In this order, so that a ticket cancelled between the two reads is in at least one list.
    const tickets = await boardings.tickets(id);
    const revoked = await boardings.revoked(id);
    return ok({
      departure,
      isCancelled: reportedDisruption(timetable, { departure: id, from: 0, to: departure.calls.length - 1 })
        .isCancelled,
      stops: departure.calls.flatMap(({ stop }) => timetable.stops.get(stop) ?? []),
      tickets: tickets.map((ticket) => ({
        ...ticket,
        issue: boardingCodes.issueOf(ticket.secret),
        isCancelled: reportedDisruption(timetable, ticket.segment).isCancelled,
      })),
      revoked,
      keys: boardingCodes.keys,
    });
  };
