import { stopDetail } from '#domain/network/place-name.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { StopView } from '#wire/shapes.ts';

/** A stop as sent on the wire. */
export function stopView(stop: Stop): StopView {
  const detail = stopDetail(stop);
  return {
    id: stop.id,
    name: stop.name,
    city: stop.city,
    ...(detail === undefined ? {} : { detail }),
    area: stop.area,
    zone: stop.zone,
    latitude: stop.latitude,
    longitude: stop.longitude,
    kind: stop.kind,
    ...(stop.address === undefined ? {} : { address: stop.address }),
    drop_off_only: stop.dropOffOnly,
  };
}
