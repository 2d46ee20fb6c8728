import type { Pool } from '#adapters/db/pool.ts';

/**
 * A line small enough to know by heart. From Guadalajara (gdl) over Puerto Vallarta (pvr) to Guayabitos (gua, an hour
 * behind), with a drop-off-only stop at the crossing (cru) before it; and back. Outbound at 08:00 in `plus` (4 seats),
 * at 14:00 in `lujo` (no legal discounts, 4 seats) and at 23:30 in `plus`, which reaches Guayabitos the next day;
 * return at 10:00 and at 18:00 in `plus`. It runs every day of November and December 2026 except 25 December. SEP
 * holidays are from 21 December to 6 January.
 */
export const loadSmallLine = async (pool: Pool): Promise<void> => {
  await pool.query(NETWORK);
  await pool.query(TRIPS);
  await pool.query(DEPARTURES);
  await pool.query(CALLS);
  await pool.query('update timetable_version set version = version + 1');
};

const NETWORK = `
insert into agency (agency_id, name, url, zone) values ('costera', 'Costera', 'https://costera.example', 'America/Mexico_City');
insert into stop (stop_id, name, city, area, zone, latitude, longitude, kind, drop_off_only) values
  ('gdl', 'Guadalajara', 'Guadalajara', 'Guadalajara', 'America/Mexico_City', 20.62, -103.28, 'terminal', false),
  ('pvr', 'Puerto Vallarta', 'Puerto Vallarta', 'Bahía', 'America/Mexico_City', 20.69, -105.24, 'terminal', false),
  ('cru', 'Crucero', 'Compostela', 'Nayarit', 'America/Bahia_Banderas', 20.98, -105.2, 'stop', true),
  ('gua', 'Guayabitos', 'Compostela', 'Nayarit', 'America/Mazatlan', 21.02, -105.27, 'stop', false),
  ('zzz', 'Sin servicio', 'Tepic', 'Nayarit', 'America/Mazatlan', 21.5, -104.89, 'stop', false);
insert into bus_layout (layout_id, seats, plan) values ('four', 4, '{}');
insert into service_class (service_class_id, name_es, name_en, layout_id, discounts_apply, amenities) values
  ('plus', 'Plus', 'Plus', 'four', true, '{wifi}'), ('lujo', 'Lujo', 'Luxury', 'four', false, '{wifi,wc}');
insert into route (route_id, agency_id, short_name, long_name, service_class_id) values
  ('p', 'costera', 'P', 'Guadalajara - Guayabitos', 'plus'), ('l', 'costera', 'L', 'Guadalajara - Guayabitos', 'lujo');
insert into fare (origin_id, destination_id, service_class_id, amount) values
  ('gdl', 'pvr', '', 65001), ('pvr', 'gdl', '', 65001), ('gdl', 'pvr', 'lujo', 90000), ('gdl', 'gua', '', 80000),
  ('gua', 'gdl', '', 80000), ('pvr', 'gua', '', 15000), ('gua', 'pvr', '', 15000), ('gdl', 'cru', '', 78000);
insert into sep_window (starts_on, ends_on, kind, source, confirmed) values ('2026-12-21', '2027-01-06', 'winter', 'SEP', true);
insert into promo_code (code, percent, starts_on, ends_on, use_limit) values
  ('COSTA10', 10, null, null, null), ('VIEJO', 50, '2026-01-01', '2026-01-31', null), ('UNAVEZ', 10, null, null, 1);
insert into promo_use (code, reservation_id, used_at) values ('UNAVEZ', '018f0000-0000-7000-8000-000000000000', now());
`;

const OUT = `('gdl', 0, true, false), ('pvr', 18000, true, true), ('cru', 23400, true, true), ('gua', 25200, true, true)`;
const BACK = `('gua', 0, true, true), ('pvr', 7200, true, true), ('gdl', 25200, true, true)`;

const calls = (trip: string, departs: number, stops: string): string => `
insert into trip_call (trip_id, call_index, stop_id, arrives_s, departs_s, pickup, drop_off)
select '${trip}', row_number() over () - 1, stop_id, ${departs} + s, ${departs} + s, pickup, drop_off
from (values ${stops}) as v (stop_id, s, pickup, drop_off);`;

const TRIPS = `
insert into trip (trip_id, route_id) values
  ('out-08', 'p'), ('out-14', 'l'), ('out-23', 'p'), ('back-10', 'p'), ('back-18', 'p');
${calls('out-08', 8 * 3600, OUT)}
${calls('out-14', 14 * 3600, OUT)}
${calls('out-23', 23.5 * 3600, OUT)}
${calls('back-10', 10 * 3600, BACK)}
${calls('back-18', 18 * 3600, BACK)}
`;

const DEPARTURES = `
insert into departure (departure_id, trip_id, service_date, zone, legs, seats, layout_id, service_class_id)
select overlay(overlay(md5(t.trip_id || d) placing '3' from 13) placing '8' from 17)::uuid, t.trip_id, d::date, 'America/Mexico_City',
  (select count(*) - 1 from trip_call c where c.trip_id = t.trip_id), 4, 'four', r.service_class_id
from trip t join route r using (route_id), generate_series('2026-11-01'::timestamp, '2026-12-31', '1 day') d
where d <> '2026-12-25';
`;

const CALLS = `
insert into departure_call (departure_id, call_index, stop_id, zone, arrives_at, departs_at, pickup, drop_off)
select d.departure_id, c.call_index, c.stop_id, s.zone,
  (d.service_date + time '12:00') at time zone d.zone - interval '12 hours' + c.arrives_s * interval '1 second',
  (d.service_date + time '12:00') at time zone d.zone - interval '12 hours' + c.departs_s * interval '1 second',
  c.pickup, c.drop_off
from departure d join trip_call c using (trip_id) join stop s using (stop_id);
insert into leg_seats (departure_id, leg) select departure_id, leg from departure, generate_series(0, legs - 1) leg;
`;
