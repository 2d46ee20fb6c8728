import { boardingList, type ListDeps } from '#app/boarding/boarding-list.ts';
import { type BoardingDeps, boardTickets, type ScanResult, type Scans } from '#app/boarding/board-tickets.ts';
import { busesOfStop } from '#app/boarding/buses-of-stop.ts';
import type { ScannedTicket } from '#app/boarding/ports.ts';
import type { Operators } from '#app/operators/ports.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import { maskedFullName, boardedView, listView } from '#http/format/boarding-view.ts';
import type { Handler } from '#http/handler.ts';
import { forOperators } from '#http/operator-handler.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { ok } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import * as wire from '#wire/boarding.ts';
import type { BodyOf } from '#wire/route.ts';

export interface BoardingHandlerDeps extends BoardingDeps, ListDeps {
  readonly operators: Operators;
}

/** Boarding a bus: which, who, and every scan. */
export function boardingHandlers(deps: BoardingHandlerDeps): readonly Handler[] {
  const mine = forOperators(deps.operators);
  const buses = busesOfStop(deps);
  const list = boardingList(deps);
  const board = boardTickets(deps);
  return [
    mine(wire.getBoardingBuses, async ({ query, now }) => {
      const found = await buses(query.stop === undefined ? undefined : id(query.stop), now);
      const { stop } = found;
      return ok({
        stops: found.stops.map(({ id: key, name, city }) => ({ id: key, name, city })),
        stop: stop ? { id: stop.id, name: stop.name } : null,
        buses: found.buses.map(({ departs, destination, service, isCancelled, ...bus }) => ({
          ...bus,
          departs_at: isoInZone(departs, stop!.zone),
          service: { ...service.name },
          destination: destination.name,
          cancelled: isCancelled,
        })),
      });
    }),
    mine(wire.getBoardingList, async ({ query, now }) => {
      const found = await list(id(query.departure));
      return found.ok ? ok(listView(found.value, now)) : found;
    }),
    mine(wire.postBoardingScans, async ({ body, now }, operator) => {
      const boarded = await board(scansOf(body), operator, now);
      if (!boarded.ok) return boarded;
      const timetable = await deps.timetable.current();
      return ok({ results: await Promise.all(boarded.value.map((result) => resultView(deps, timetable, result))) });
    }),
  ];
}

type ScansBody = BodyOf<typeof wire.postBoardingScans>;

const scansOf = ({ departure, device, place, sent_at, scans }: ScansBody): Scans => ({
  departure: id(departure),
  device,
  place,
  sentAt: instant(Date.parse(sent_at)),
  scans: scans.map(({ id: scan, at, code, shown }) => ({
    id: id(scan),
    at: instant(Date.parse(at)),
    text: code,
    shown,
  })),
});

async function resultView(
  deps: BoardingHandlerDeps,
  timetable: Timetable,
  { id: scan, verdict, folio, ticket, first }: ScanResult,
): Promise<wire.ScanResultView> {
  // A code that may be forged, or was changed, tells nothing of the traveller whose folio it has.
  const shown = verdict === 'forged' || verdict === 'void' ? undefined : ticket;
  return {
    id: scan,
    verdict,
    folio: folio ?? null,
    seat: shown?.seat ?? null,
    name: shown ? maskedFullName(shown) : null,
    type: shown?.type ?? null,
    other: verdict === 'wrong_bus' || verdict === 'wrong_day' ? await otherBus(deps, timetable, ticket) : null,
    first: first ? boardedView(first, timetable.zone) : null,
  };
}

async function otherBus(
  { departures }: BoardingHandlerDeps,
  { stops }: Timetable,
  ticket: ScannedTicket | undefined,
): Promise<wire.ScanResultView['other']> {
  const segment = ticket?.ride?.segment;
  const departure = segment && (await departures.departure(segment.departure));
  const on = departure?.calls[segment!.from];
  const off = departure?.calls[segment!.to];
  if (!on || !off) return null;
  return { departs_at: isoInZone(on.departs, on.zone), destination: stops.get(off.stop)?.name ?? '' };
}
