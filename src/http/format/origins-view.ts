import { keepJson } from '#http/kept-json.ts';
import { stopView } from '#http/format/stop-view.ts';
import { onlyConnected } from '#app/timetable/connections-on-day.ts';
import { networkOf } from '#app/timetable/list-origins.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import { oncePer } from '#kernel/once-per.ts';
import type { DataOf } from '#wire/route.ts';
import type { getOrigins } from '#wire/websale.ts';

/** The places on sale as sent on the wire: one object for every visitor until the timetable changes. */
export const originsView = oncePer((timetable: Timetable): DataOf<typeof getOrigins> => {
  const { stops, destinations } = networkOf(timetable);
  const connected = [...onlyConnected(timetable)].filter(([, to]) => to.length > 0);
  const transfers = [...timetable.transfers].map(([at, onward]) => [at, Object.fromEntries(onward)] as const);
  return keepJson({
    origins: stops.map(stopView),
    destinations: listsOf([...destinations]),
    ...(connected.length > 0 && { connected: listsOf(connected) }),
    ...(transfers.length > 0 && { transfers: Object.fromEntries(transfers) }),
  });
});

const listsOf = (lists: readonly (readonly [string, readonly string[]])[]): Record<string, string[]> =>
  Object.fromEntries(lists.map(([from, to]) => [from, [...to]]));
