import type { Session } from '#adapters/db/pool.ts';
import type { HolderKeys } from '#adapters/db/seats/holder-keys.ts';
import { ownHoldsOf, type OwnHoldsRow } from '#adapters/db/seats/own-holds.ts';
import type { OwnHolds } from '#domain/seats/own-hold.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { LARGE_PARTY_PAUSE_MINUTES } from '#domain/booking/hoarding.ts';
import type { Unpaid } from '#domain/guessing/hoarding.ts';
import type { ReservationId } from '#kernel/ids.ts';

interface Counted {
  readonly departure_id: string;
  readonly seats: number;
  readonly unproved: number;
  readonly of_address: number;
  readonly unconfirmed: number;
  readonly of_contact: number;
  readonly of_confirmed: number;
  readonly had_large_party: boolean;
}

interface Row extends OwnHoldsRow {
  readonly counted: readonly Counted[];
}

/**
 * What a reservation holds, locked, and what others hold unpaid on the requested departures, in one round trip. The
 * departures' turn was acquired before, so no other transaction can hold their seats meanwhile.
 */
const CLAIMS_AND_STANDING = statement<Row>(
  'inventory-claims-and-standing',
  `select moment.now, standing.counted, c.*
   from (select clock_timestamp() as now) moment
   cross join (
     select coalesce(json_agg(s), '[]') as counted from (
       select d.departure_id, d.seats, coalesce(d.large_party_at > clock_timestamp() - interval '${LARGE_PARTY_PAUSE_MINUTES} minutes', false)
           as had_large_party, others.*
       from departure d cross join lateral (
         select count(*) filter (where x.proof is null and x.held_from is not null)::int as unproved,
           count(*) filter (where x.proof is distinct from 'contact' and x.held_from = $3)::int as of_address,
           count(*) filter (where x.proof is distinct from 'contact' and x.held_from is not null)::int as unconfirmed,
           count(*) filter (where x.proof is distinct from 'contact' and x.held_for && $4)::int as of_contact,
           count(*) filter (where x.proof = 'contact' and x.held_for && $4)::int as of_confirmed
         from seat_claim x
         where x.departure_id = d.departure_id and x.reservation_id <> $1
           and (x.state = 'paying' or (x.state = 'held' and x.hold_until > clock_timestamp()))
       ) others
       where d.departure_id = any($2::uuid[])
     ) s
   ) standing
   left join lateral (
     select departure_id, direction, passenger, seat, from_leg, to_leg, state, hold_until, proof
     from seat_claim
     where reservation_id = $1
     order by departure_id, direction, passenger
     for update
   ) c on true`,
);

export interface HoldCountQuery {
  readonly reservation: ReservationId;
  readonly departures: readonly string[];
  readonly keys: HolderKeys;
}

/** The seat holds of a locked reservation, locked as well, and what others hold unpaid, by departure. */
export async function lockHoldsAndCount(
  session: Session,
  { reservation, departures, keys }: HoldCountQuery,
): Promise<{ readonly own: OwnHolds; readonly unpaid: ReadonlyMap<string, Unpaid> }> {
  const rows = await execute(session, CLAIMS_AND_STANDING, [reservation, departures, keys.from, keys.for]);
  return { own: ownHoldsOf(rows), unpaid: new Map(rows[0]!.counted.map((row) => [row.departure_id, unpaidOf(row)])) };
}

const unpaidOf = (row: Counted): Unpaid => ({
  seats: row.seats,
  unproved: row.unproved,
  ofAddress: row.of_address,
  unconfirmed: row.unconfirmed,
  ofContact: row.of_contact,
  ofConfirmed: row.of_confirmed,
  hadLargeParty: row.had_large_party,
});

const LARGE_PARTY = statement(
  'inventory-large-party',
  'update departure set large_party_at = clock_timestamp() where departure_id = $1',
);

/** Records that a large party held seats without a proof. Locks the departure, so it comes before its legs. */
export const noteLargeParty = (session: Session, departure: string): Promise<unknown> =>
  execute(session, LARGE_PARTY, [departure]);

const HAS_LARGE = statement<{ readonly departure_id: string }>(
  'inventory-has-large-party',
  `select c.departure_id from seat_claim c join departure d using (departure_id)
   where c.reservation_id = $1 and c.proof is null and c.held_from is not null
   group by c.departure_id, d.seats having count(*) * 5 > d.seats`,
);

/** Whether a reservation holds more than its share of a bus without a proof: then its hold is not extended. */
export const holdsLargeParty = async (session: Session, reservation: ReservationId): Promise<boolean> =>
  (await execute(session, HAS_LARGE, [reservation])).length > 0;
