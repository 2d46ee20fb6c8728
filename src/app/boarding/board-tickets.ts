import type { Boarded, Boardings, NewScan, ScanId, ScannedTicket } from '#app/boarding/ports.ts';
import type { BoardingCodes } from '#app/ticketing/boarding-codes.ts';
import type { TimetableStore } from '#app/timetable/ports.ts';
import { reportedDisruption } from '#app/timetable/reported-disruption.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Operator } from '#domain/operators/operator.ts';
import {
  boardingRefusal,
  type BoardingVerdict,
  type ScannedBus,
  isSameScan,
  type KnownTicket,
} from '#domain/boarding/boarding-verdict.ts';
import { folioOf, isBoardable, parseFolio } from '#domain/ticketing/ticket-rules.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import { after, earliest, type Instant, type Zone } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface BoardingDeps {
  readonly boardings: Boardings;
  readonly boardingCodes: BoardingCodes;
  readonly departures: Pick<TimetableStore, 'departure'>;
  /** Knows which runs were cancelled. */
  readonly timetable: Pick<TimetableCache, 'current'>;
}

/** Scans of one device at one door, in the order they were made; some of them hours ago. */
export interface Scans {
  readonly departure: DepartureId;
  readonly device: string;
  readonly place: string;
  /** What the device's clock says now: its times are moved by as much as it is wrong. */
  readonly sentAt: Instant;
  readonly scans: readonly {
    readonly id: ScanId;
    readonly at: Instant;
    /** What was scanned or typed. */
    readonly text: string;
    readonly shown: BoardingVerdict | undefined;
  }[];
}

export interface ScanResult {
  readonly id: ScanId;
  readonly verdict: BoardingVerdict;
  readonly folio: string | undefined;
  /** Known to us; undefined for what is forged. */
  readonly ticket: ScannedTicket | undefined;
  /** Where and when it boarded before. */
  readonly first: Boarded | undefined;
  /** The bus the ticket is for, where that is another. */
  readonly other: OtherBus | undefined;
}

export interface OtherBus {
  readonly departs: Instant;
  /** Of the stop it leaves from. */
  readonly zone: Zone;
  /** Where the traveller gets off. */
  readonly destination: string;
}

/** Boards who may board and says why not of the others (B46). The same scan sent again gets the same answer. */
export const boardTickets =
  ({ boardings, boardingCodes, departures, timetable: cache }: BoardingDeps) =>
  async (
    { departure, device, place, sentAt, scans }: Scans,
    operator: Operator,
    now: Instant,
  ): Promise<Result<readonly ScanResult[], Faults>> => {
    const [known, timetable] = await Promise.all([departures.departure(departure), cache.current()]);
    if (!known) return fail([fault('not_found', 'departure')]);
    const knownOf = knowing(timetable, boardingCodes);
    // Without a ticket of ours nobody boards here: what holds for the whole bus decides nothing.
    const bus: ScannedBus = { departure, serviceDate: known.serviceDate, isCancelled: false };
    const results: ScanResult[] = [];
    for (const { id, at: deviceTime, text, shown } of scans) {
      const pass = boardingCodes.read(text);
      const typed = pass ? undefined : typedFolio(text);
      const at = earliest(now, after(deviceTime, now - sentAt));
      const folio = pass?.folio ?? typed;
      const scan: NewScan = {
        id,
        departure,
        folio,
        device,
        place,
        at,
        shown,
        operator: operator.id,
        isTyped: typed !== undefined,
      };
      const written = await boardings.write(scan, (ticket) => {
        // A signed code whose ticket is not in our books is as good as none.
        const refusal = ticket ? boardingRefusal({ pass, ticket: knownOf(ticket) }, bus, at) : 'forged';
        if (refusal) return refusal;
        return ticket?.boarded && !isSameScan(ticket.boarded, scan) ? 'already_boarded' : 'boards';
      });
      const { verdict, ticket } = written;
      const first = verdict === 'already_boarded' ? ticket?.boarded : undefined;
      const isElsewhere = verdict === 'wrong_bus' || verdict === 'wrong_day';
      const other = isElsewhere ? await busOf(ticket, departures, timetable) : undefined;
      results.push({ id, folio, verdict, ticket, first, other });
    }
    return ok(results);
  };

async function busOf(
  ticket: ScannedTicket | undefined,
  departures: BoardingDeps['departures'],
  { stops }: Timetable,
): Promise<OtherBus | undefined> {
  const segment = ticket?.ride?.segment;
  const departure = segment && (await departures.departure(segment.departure));
  const on = departure?.calls[segment!.from];
  const off = departure?.calls[segment!.to];
  if (!on || !off) return undefined;
  return { departs: on.departs, zone: on.zone, destination: stops.get(off.stop)?.name ?? '' };
}

function typedFolio(text: string): string | undefined {
  const parsed = parseFolio(text);
  return parsed && folioOf(parsed.code, parsed.number);
}

const knowing =
  (timetable: Timetable, codes: BoardingCodes) =>
  ({ isVoid, kind, secret, ride }: ScannedTicket): KnownTicket => ({
    isVoid,
    isPaid: isBoardable(kind),
    issue: codes.issueOf(secret),
    run: ride,
    isCancelled: ride !== undefined && reportedDisruption(timetable, ride.segment).isCancelled,
  });
