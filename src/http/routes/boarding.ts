import { boardingList, type ListDeps } from '#app/boarding/boarding-list.ts';
import { type BoardingDeps, boardTickets, type Scans } from '#app/boarding/board-tickets.ts';
import { busesOfStop } from '#app/boarding/buses-of-stop.ts';
import type { Operators } from '#app/operators/ports.ts';
import { busesView, listView, resultView } from '#http/format/boarding-view.ts';
import type { Handler } from '#http/handler.ts';
import { forOperators } from '#http/operator-handler.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { ok } from '#kernel/result.ts';
import * as wire from '#wire/boarding.ts';
import type { BodyOf } from '#wire/route.ts';

export interface BoardingHandlerDeps extends BoardingDeps, ListDeps {
  readonly operators: Operators;
}

/** Boarding a bus: buses, passengers, and every scan. */
export function boardingHandlers(deps: BoardingHandlerDeps): readonly Handler[] {
  const mine = forOperators(deps.operators);
  const buses = busesOfStop(deps);
  const list = boardingList(deps);
  const board = boardTickets(deps);
  return [
    mine(wire.getBoardingBuses, async ({ query, now }) => {
      const found = await buses(query.stop === undefined ? undefined : id(query.stop), now);
      return ok(busesView(found));
    }),
    mine(wire.getBoardingList, async ({ query, now }) => {
      const found = await list(id(query.departure));
      return found.ok ? ok(listView(found.value, now)) : found;
    }),
    mine(wire.postBoardingScans, async ({ body, now }, operator) => {
      const boarded = await board(scansOf(body), operator, now);
      if (!boarded.ok) return boarded;
      const { zone } = await deps.timetable.current();
      return ok({ results: boarded.value.map((result) => resultView(result, zone)) });
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
