import { insertRows } from './insert-rows.ts';
import { writeShapes } from './shape-rows.ts';
import type { Session } from '#adapters/db/pool.ts';
import type { Publication } from '#domain/timetable/gtfs/publication.ts';

/** Writes what trips refer to. Rows no longer in the feed stay while something sold may refer to them. */
export async function writeNetwork(session: Session, publication: Publication): Promise<void> {
  const { agencies, layouts, classes, stops, routes } = publication;
  await insertRows(
    session,
    'agency',
    agencies.map(({ id, ...agency }) => ({ agency_id: id, ...agency })),
    updating('agency_id', ['name', 'url', 'zone', 'lang', 'phone']),
  );
  await insertRows(
    session,
    'bus_layout',
    layouts.map(({ id, seats, plan }) => ({ layout_id: id, seats, plan })),
    updating('layout_id', ['seats', 'plan']),
  );
  await insertRows(
    session,
    'service_class',
    classes.map((service) => ({
      service_class_id: service.id,
      name_es: service.nameEs,
      name_en: service.nameEn,
      layout_id: service.layout.id,
      discounts_apply: service.discountsApply,
      vat_exempt: service.vatExempt ?? false,
      amenities: service.amenities,
    })),
    updating('service_class_id', ['name_es', 'name_en', 'layout_id', 'discounts_apply', 'vat_exempt', 'amenities']),
  );
  await insertRows(
    session,
    'stop',
    stops.map(({ id, fareZone, parent, dropOffOnly, ...stop }) => ({
      stop_id: id,
      ...stop,
      fare_zone: fareZone,
      parent_stop_id: parent,
      drop_off_only: dropOffOnly,
    })),
    updating('stop_id', [
      'name',
      'city',
      'area',
      'zone',
      'latitude',
      'longitude',
      'kind',
      'address',
      'fare_zone',
      'parent_stop_id',
      'drop_off_only',
    ]),
  );
  await insertRows(
    session,
    'route',
    routes.map((route) => ({
      route_id: route.id,
      agency_id: route.agencyId,
      short_name: route.shortName,
      long_name: route.longName,
      service_class_id: route.serviceClassId,
      route_type: route.type,
    })),
    updating('route_id', ['agency_id', 'short_name', 'long_name', 'service_class_id', 'route_type']),
  );
  await writeShapes(session, publication);
}

export const updating = (key: string, columns: readonly string[]): string =>
  `on conflict (${key}) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`;

/** Replaces all fares with those of the feed. */
export async function writeFares(session: Session, { fares }: Publication): Promise<void> {
  await session.query('delete from fare');
  await insertRows(
    session,
    'fare',
    fares.map((fare) => ({
      origin_id: fare.originId,
      destination_id: fare.destinationId,
      service_class_id: fare.serviceClassId,
      amount: fare.amount,
    })),
  );
}

/** Deletes what neither the feed nor a departure refers to any more. */
export async function dropUnused(session: Session, publication: Publication): Promise<void> {
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  await session.query(
    `delete from trip t where trip_id <> all($1)
       and not exists (select from departure d where d.trip_id = t.trip_id)`,
    [ids(publication.trips)],
  );
  await session.query(
    'delete from shape s where shape_id <> all($1) and not exists (select from trip t where t.shape_id = s.shape_id)',
    [ids(publication.shapes)],
  );
  await session.query(
    `delete from route r where route_id <> all($1) and not exists (select from trip t where t.route_id = r.route_id)`,
    [ids(publication.routes)],
  );
  await session.query(
    `delete from agency a where agency_id <> all($1)
       and not exists (select from route r where r.agency_id = a.agency_id)`,
    [ids(publication.agencies)],
  );
  await session.query(
    `delete from stop s where stop_id <> all($1)
       and not exists (select from trip_call c where c.stop_id = s.stop_id)
       and not exists (select from departure_call c where c.stop_id = s.stop_id)
       and not exists (select from reservation r where s.stop_id in (r.origin_id, r.destination_id, r.via_id, r.onward_id))`,
    [ids(publication.stops)],
  );
}
