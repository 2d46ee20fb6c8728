import type { Stop, StopId } from '#domain/network/stop.ts';
import { SHUTTLE_TRANSFER_MINUTES, shuttleStopAt } from '#domain/timetable/shuttle-transfer.ts';

/** Where the carrier sells a change of buses, and the least minutes between an arrival and the next departure there. */
export type TransferStops = ReadonlyMap<StopId, number>;

/** The least minutes to change, by the stop of arrival and that of departure: another one where the shuttle is one of the two. */
export type Transfers = ReadonlyMap<StopId, ReadonlyMap<StopId, number>>;

/** The transfers of a network: at each named stop between its buses, and between them and the shuttle there. */
export function transfersOf(named: TransferStops, stops: ReadonlyMap<StopId, Stop>): Transfers {
  const all = new Map<StopId, Map<StopId, number>>();
  const add = (from: StopId, to: StopId, minutes: number) =>
    all.set(from, (all.get(from) ?? new Map<StopId, number>()).set(to, minutes));
  const inOrder = [...stops.values()];
  for (const [id, minutes] of named) {
    add(id, id, minutes);
    const stop = stops.get(id);
    const [setsDown, takesOn] = [false, true].map((leaving) => stop && shuttleStopAt(stop, inOrder, leaving));
    if (setsDown) add(setsDown.id, id, SHUTTLE_TRANSFER_MINUTES);
    if (takesOn) add(id, takesOn.id, SHUTTLE_TRANSFER_MINUTES);
  }
  return all;
}

/** The least minutes to change; undefined where that is not sold. */
export const transferMinutes = (transfers: Transfers, at: StopId, onward: StopId = at): number | undefined =>
  transfers.get(at)?.get(onward);
