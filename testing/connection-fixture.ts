import type { Pool } from '#adapters/db/pool.ts';
import { chooseRuns } from '#app/booking/choose-runs.ts';
import { chooseAdditionals } from '#app/booking/choose-additionals.ts';
import { createReservation } from '#app/booking/create-reservation.ts';
import { holdSeats } from '#app/booking/hold-seats.ts';
import { listSchedules } from '#app/booking/list-schedules.ts';
import { saveContact } from '#app/booking/save-contact.ts';
import type { Caller } from '#app/caller.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { TransferStops } from '#domain/timetable/transfers.ts';
import { id } from '#kernel/ids.ts';
import { openChangeFixture } from '#testing/change-fixture.ts';
import { present } from '#testing/present.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { drawBus, moveToPresent } from '#testing/present.ts';
import { loadSmallLine } from '#testing/small-line.ts';
import { SEARCH } from '#testing/small-sale.ts';

/** Half an hour at least in Puerto Vallarta. */
export const TRANSFERS: TransferStops = new Map([[id<'stop'>('pvr'), 30]]);

/**
 * The small line, with buses of four seats from Puerto Vallarta (pvr) on to Tepic (zzz, an hour behind) at 13:45, 15:00
 * and 17:00. The first bus from Guadalajara arrives at 13:00. One comes back at 15:00. Nothing goes from Guadalajara to Tepic directly.
 * A shuttle exempt from VAT drives from a hotel to its stop at the terminal, where it arrives at 13:10, and back at 13:40.
 */
const ONWARD = `
insert into stop (stop_id, name, city, area, zone, latitude, longitude, kind, drop_off_only) values
  ('s-pvr', 'Shuttle terminal', 'Puerto Vallarta', 'Bahía', 'America/Mexico_City', 20.691, -105.24, 'shuttle', false),
  ('s-hot', 'Hotel', 'Puerto Vallarta', 'Bahía', 'America/Mexico_City', 20.65, -105.22, 'shuttle', false);
insert into service_class (service_class_id, name_es, name_en, layout_id, discounts_apply, vat_exempt, amenities) values
  ('van', 'Shuttle', 'Shuttle', 'four', true, true, '{}');
insert into fare (origin_id, destination_id, service_class_id, amount) values ('s-hot', 's-pvr', '', 6500), ('s-pvr', 's-hot', '', 6500);
insert into fare (origin_id, destination_id, service_class_id, amount) values ('pvr', 'zzz', '', 20000), ('zzz', 'pvr', '', 20000);
insert into trip (trip_id, route_id) values ('on-1345', 'p'), ('on-15', 'p'), ('on-17', 'p'), ('on-back', 'p'), ('on-van', 'p'), ('on-van-out', 'p');
insert into trip_call (trip_id, call_index, stop_id, arrives_s, departs_s, pickup, drop_off)
select t.trip_id, v.i, v.stop_id, t.s + v.s, t.s + v.s, v.i = 0, v.i = 1
from (values ('on-1345', 49500), ('on-15', 54000), ('on-17', 61200)) as t (trip_id, s),
  (values (0, 'pvr', 0), (1, 'zzz', 10800)) as v (i, stop_id, s);
insert into trip_call (trip_id, call_index, stop_id, arrives_s, departs_s, pickup, drop_off) values
  ('on-back', 0, 'zzz', 54000, 54000, true, false), ('on-back', 1, 'pvr', 64800, 64800, false, true),
  ('on-van', 0, 's-hot', 46200, 46200, true, false), ('on-van', 1, 's-pvr', 47400, 47400, false, true),
  ('on-van-out', 0, 's-pvr', 49200, 49200, true, false), ('on-van-out', 1, 's-hot', 50400, 50400, false, true);
insert into departure (departure_id, trip_id, service_date, zone, legs, seats, layout_id, service_class_id)
select overlay(overlay(md5(t || d) placing '3' from 13) placing '8' from 17)::uuid, t, d::date, 'America/Mexico_City', 1, 4, 'four', case when t like 'on-van%' then 'van' else 'plus' end
from unnest(array['on-1345', 'on-15', 'on-17', 'on-back', 'on-van', 'on-van-out']) t, generate_series('2026-11-01'::timestamp, '2026-12-31', '1 day') d;
insert into departure_call (departure_id, call_index, stop_id, zone, arrives_at, departs_at, pickup, drop_off)
select d.departure_id, c.call_index, c.stop_id, s.zone,
  (d.service_date + time '12:00') at time zone d.zone - interval '12 hours' + c.arrives_s * interval '1 second',
  (d.service_date + time '12:00') at time zone d.zone - interval '12 hours' + c.departs_s * interval '1 second',
  c.pickup, c.drop_off
from departure d join trip_call c using (trip_id) join stop s using (stop_id) where d.trip_id like 'on-%';
insert into leg_seats (departure_id, leg) select departure_id, 0 from departure where trip_id like 'on-%';
update timetable_version set version = version + 1;
`;

export interface ConnectionOptions {
  readonly passengers?: readonly PassengerType[];
  /** Index among the connections of the day. */
  readonly at?: number;
  /** Default: from Guadalajara to Tepic, by two buses. */
  readonly between?: readonly [origin: string, destination: string];
  readonly caller?: Caller;
}

/** The small line with these, in an empty database. */
export async function loadOnwardLine(pool: Pool): Promise<void> {
  await loadSmallLine(pool);
  await pool.query(ONWARD);
  await drawBus(pool);
  await moveToPresent(pool);
}

/** The change fixture with a bus that goes on, and travellers who take both. */
export async function openConnectionFixture(pool: Pool) {
  await loadOnwardLine(pool);
  const fixture = await openChangeFixture(pool, undefined, TRANSFERS);
  const { sale } = fixture;
  const { day } = present();
  const search = {
    ...SEARCH,
    destination: 'zzz',
    round: false,
    departure: { date: day('2026-12-01') },
    return: {},
  };

  const begun = async (options: ConnectionOptions = {}): Promise<Visit> => {
    const { passengers = ['adult'], caller = stranger(), between: [origin, destination] = ['gdl', 'zzz'] } = options;
    const asked = { ...search, origin, destination, passengers };
    const reservation = good(await createReservation(sale)(asked, caller, sale.now));
    return { caller, code: reservation.code, reservation };
  };
  const listed = async ({ code, caller }: Visit) =>
    good(await listSchedules(sale)({ code, direction: 'departure', date: undefined }, caller, sale.now));
  const chosen = async (options: ConnectionOptions = {}): Promise<Visit> => {
    const visit = await begun(options);
    const { first, second } = (await listed(visit)).connections[options.at ?? 0]!;
    const runs = { departure: first.run.segment, return: second.run.segment, via: first.run.destination.id };
    const reservation = good(await chooseRuns(sale)({ code: visit.code, ...runs }, visit.caller, sale.now));
    return { ...visit, reservation };
  };
  const atSeats = async (options: ConnectionOptions = {}): Promise<Visit> => {
    const visit = await chosen(options);
    const { code, caller } = visit;
    const names = visit.reservation.passengers.map(() => ({ firstName: 'Ana', lastName: 'López' }));
    good(await saveContact(sale)({ code, contact: CONTACT, passengers: names, lang: 'es' }, caller, sale.now));
    return { ...visit, reservation: good(await chooseAdditionals(sale)({ code, items: [] }, caller, sale.now)) };
  };
  const holding = ({ code, caller }: Visit) => holdSeats(sale)({ code, automatic: true, seats: [] }, caller, sale.now);
  const bought = async (options: ConnectionOptions = {}): Promise<Visit> => {
    const visit = await atSeats(options);
    const held = { ...visit, reservation: good(await holding(visit)) };
    good(await fixture.paying(held));
    return { ...held, reservation: await fixture.now(held) };
  };
  return { ...fixture, changesOf: fixture.listed, search, begun, listed, chosen, atSeats, holding, bought };
}

const CONTACT = {
  firstName: 'Ana',
  lastName: 'López',
  phone: '3331234567',
  email: 'ana@example.com',
  privacy: true,
  changes: false,
  ofAge: true,
};
