import type { Boarded, Boardings, NewScan, ScanId, ScannedTicket } from '#app/boarding/ports.ts';
import type { BoardingCodes } from '#app/ticketing/boarding-codes.ts';
import type { TimetableStore } from '#app/timetable/ports.ts';
import { reportedDisruption } from '#app/timetable/reported-disruption.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Operator } from '#domain/operators/operator.ts';
import { isSameScan, scannedAt } from '#domain/operators/same-scan.ts';
import {
  boardingRefusal,
  type BoardingVerdict,
  type ScannedBus,
  type KnownTicket,
} from '#domain/boarding/boarding-verdict.ts';
import { folioOf, isBoardable, parseFolio } from '#domain/ticketing/ticket-rules.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface BoardingDeps {
  readonly boardings: Boardings;
  readonly boardingCodes: BoardingCodes;
  readonly departures: Pick<TimetableStore, 'departure'>;
  /** For the cancelled runs. */
  readonly timetable: Pick<TimetableCache, 'current'>;
}

/** Scans of one device at one place, in chronological order; some of them hours old. */
export interface Scans {
  readonly departure: DepartureId;
  readonly device: string;
  readonly place: string;
  /** The device's current time: the times of its scans are corrected by its offset. */
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
  /** Undefined when the scan is forged. */
  readonly ticket: ScannedTicket | undefined;
  /** Where and when it boarded before. */
  readonly first: Boarded | undefined;
  /** The ticket's own bus, if that is a different one. */
  readonly other: OtherBus | undefined;
}

export interface OtherBus {
  readonly departs: Instant;
  /** Of its departure stop. */
  readonly zone: Zone;
  /** The traveller's destination. */
  readonly destination: string;
}

/**
 * Boards the tickets that may board and refuses the others with a reason (B46). Repeating a scan returns the same
 * verdict.
 */
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
    // Without a stored ticket nobody boards here, so the state of the whole bus is irrelevant.
    const bus: ScannedBus = { departure, serviceDate: known.serviceDate, isCancelled: false };
    const results: ScanResult[] = [];
    for (const { id, at: deviceTime, text, shown } of scans) {
      const pass = boardingCodes.read(text);
      const typed = pass ? undefined : typedFolio(text);
      const at = scannedAt({ at: deviceTime, sentAt }, now);
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
        // A signed code whose ticket is not in the database counts as forged.
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
