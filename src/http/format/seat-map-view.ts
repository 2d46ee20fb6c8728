import type { SeatMap } from '#app/booking/seat-maps.ts';
import { isInMask } from '#domain/seats/bitmap.ts';
import type { SeatPlace } from '#domain/seats/layout.ts';
import { seatAdvice } from '#domain/seats/seat-advice.ts';
import type { SeatMapView } from '#wire/websale.ts';

/** A bus as its traveller sees it. The healthy-distance list is empty: it is not offered (M62). */
export const seatMapView = (map: SeatMap & { readonly fewestApart?: number }): SeatMapView => ({
  direction: map.direction,
  schedule_id: map.run.segment.departure,
  layout: {
    id: map.layout.id,
    rows: map.layout.rows,
    columns: [...map.layout.columns],
    facilities: map.layout.facilities.map(({ kind, row, side }) => ({ kind, row, side })),
  },
  seats: map.layout.seats.map((place) => ({ ...place, state: stateOf(map, place) })),
  seats_healthy: [],
  advice: adviceView(map),
  ...(map.fewestApart === undefined ? {} : { fewest_apart: map.fewestApart }),
});

function adviceView({ ride, layout }: SeatMap): SeatMapView['advice'] {
  const { sea, shade, calm } = seatAdvice({ ...ride, layout });
  return {
    sea: sea ? { side: sea.side, from: sea.from ?? null, to: sea.to ?? null } : null,
    shade: shade ?? null,
    calm_rows: calm ?? null,
  };
}

function stateOf({ taken, mine }: SeatMap, { seat }: SeatPlace): 'free' | 'taken' | 'mine' {
  if (isInMask(mine, seat)) return 'mine';
  return isInMask(taken, seat) ? 'taken' : 'free';
}
