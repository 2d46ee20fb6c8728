import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { type Hoarding, holderKey } from '#adapters/db/guessing/holder-keys.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { ClaimStore } from '#app/tours/ports.ts';
import type { HoldProof } from '#domain/guessing/hold-proof.ts';
import type { SlotReason } from '#domain/tours/booking.ts';
import type { ClaimState } from '#domain/tours/claim.ts';
import { PARTY_PAUSE_MINUTES, SHARE_OF_ADDRESS, SHARE_OF_ALL } from '#domain/tours/hoarding.ts';
import { type Instant, instant } from '#kernel/instant.ts';

/** Its places are taken, whether or not the sweeper came by. */
export const COUNTS = `(c.state in ('sold', 'paying') or c.state in ('held', 'kept') and c.held_until > clock_timestamp())`;

const OPEN_SLOT = statement(
  'tour-slot-open',
  `insert into tour_slot (slot, product, starts_at, capacity) values ($1, $2, $3, $4) on conflict (slot) do nothing`,
);

const LOCK_SLOT = statement<{ readonly capacity: number; readonly cancelled_why: SlotReason | null }>(
  'tour-slot-lock',
  'select capacity, cancelled_why from tour_slot where slot = $1 for update',
);

/** Counted by a statement of its own, after the lock: it sees what those who held it wrote. */
const COUNT = statement<{ readonly others: number; readonly own: number }>(
  'tour-slot-count',
  `select coalesce(sum(c.people) filter (where c.claim_id is distinct from $2::uuid), 0)::int as others,
     coalesce(sum(c.people) filter (where c.claim_id = $2::uuid), 0)::int as own
   from slot_claim c where c.slot = $1 and ${COUNTS}`,
);

const SET_CAPACITY = statement('tour-slot-capacity', 'update tour_slot set capacity = $2 where slot = $1');

const BY_ID = statement<{
  readonly state: ClaimState;
  readonly held_until: number | null;
  readonly held_since: number;
  readonly is_held: boolean;
  readonly ordered: boolean;
  readonly people: number;
  readonly proof: HoldProof | null;
}>(
  'slot-claim',
  `select state, held_until, held_since, ordered, people, proof, coalesce(held_until > clock_timestamp(), false) as is_held
   from slot_claim where claim_id = $1 for update`,
);

const HOLD = statement<{ readonly held_until: number }>(
  'slot-claim-hold',
  `insert into slot_claim (claim_id, slot, people, state, ordered, held_from, proof, held_since, held_until)
   select $1, $2, $3, 'held', $4, $9, $10, s.since, greatest($6::timestamptz,
     least(clock_timestamp() + $7::float8 * interval '1 millisecond', s.since + $8::float8 * interval '1 millisecond'))
   from (select coalesce($5, date_trunc('milliseconds', clock_timestamp())) as since) s
   returning held_until`,
);

const PIN = statement(
  'slot-claim-pin',
  `update slot_claim set state = 'paying', held_until = null where claim_id = $1`,
);

const KEEP = statement('slot-claim-keep', `update slot_claim set state = 'kept', held_until = $2 where claim_id = $1`);

const CONFIRMED = statement('slot-claim-confirmed', `update slot_claim set proof = 'contact' where claim_id = $1`);

const STANDS_UNPAID = `(c.state = 'paying' or c.state in ('held', 'kept') and c.held_until > clock_timestamp())`;

const UNPAID = statement<{
  readonly capacity: number;
  readonly unsold: number;
  readonly unproved: number;
  readonly of_address: number;
  readonly had_party: boolean;
}>(
  'slot-claims-unpaid',
  `select s.capacity, u.unsold,
     coalesce(sum(c.people) filter (where c.proof is null and c.held_from is not null and ${STANDS_UNPAID}), 0)::int as unproved,
     coalesce(sum(c.people) filter (
       where c.proof is distinct from 'contact' and c.held_from = $2 and ${STANDS_UNPAID}), 0)::int as of_address,
     coalesce(bool_or(c.held_from = $2 and c.proof is null and c.state in ('held', 'kept', 'released')
       and (c.people * ${SHARE_OF_ADDRESS} > s.capacity or c.people * ${SHARE_OF_ALL} > u.unsold)
       and c.held_since is distinct from $3::timestamptz
       and c.held_since > clock_timestamp() - interval '${PARTY_PAUSE_MINUTES} minutes'), false) as had_party
   from tour_slot s
     cross join lateral (
       select (s.capacity - coalesce(sum(o.people), 0))::int as unsold
       from slot_claim o where o.slot = s.slot and o.state = 'sold') u
     left join slot_claim c on c.slot = s.slot
   where s.slot = $1 group by s.slot, u.unsold`,
);

const KEPT = statement<{ readonly people: number }>(
  'slot-claims-kept',
  `select coalesce(sum(c.people), 0)::int as people from slot_claim c
   where c.slot = $1 and c.claim_id <> $2 and c.state in ('kept', 'paying') and ${STANDS_UNPAID}`,
);

const SOLD = statement(
  'slot-claim-sold',
  `update slot_claim set state = 'sold', held_until = null where claim_id = $1`,
);

const RELEASE = statement(
  'slot-claim-release',
  `update slot_claim set state = 'released', held_until = null where claim_id = $1`,
);

const SWEEP = statement(
  'slot-claim-sweep',
  `update slot_claim set state = 'released', held_until = null where claim_id = any(array(
     select claim_id from slot_claim where state in ('held', 'kept') and held_until <= statement_timestamp()
     order by held_until limit 500 for update skip locked)) returning claim_id`,
);

const dateOf = (at: Instant | undefined): Date | null => (at === undefined ? null : new Date(at));

/** Places of tours in PostgreSQL. Without `hoarding` nobody is counted. */
export const claimStore = (pool: Pool, hoarding?: Hoarding): ClaimStore => ({
  lockSlot: async (tx, slot, { fresh, except }) => {
    const session = sessionOf(tx);
    if (fresh) await execute(session, OPEN_SLOT, [slot, fresh.product, new Date(fresh.starts), fresh.capacity]);
    const [row] = await execute(session, LOCK_SLOT, [slot]);
    if (!row) throw new Error(`no start ${slot}`);
    const [counted] = await execute(session, COUNT, [slot, except ?? null]);
    const { others, own } = counted!;
    // What the supplier takes away of what is taken already, it has to settle with us.
    const capacity = fresh ? Math.max(fresh.capacity, others + own) : row.capacity;
    if (capacity !== row.capacity) await execute(session, SET_CAPACITY, [slot, capacity]);
    return { capacity: fresh?.capacity ?? capacity, taken: others, why: row.cancelled_why ?? undefined };
  },
  byId: async (tx, claim) => {
    const [row] = await execute(sessionOf(tx), BY_ID, [claim]);
    return (
      row && {
        state: row.state,
        isHeld: row.is_held,
        isOrdered: row.ordered,
        people: row.people,
        proof: row.proof ?? undefined,
        since: instant(row.held_since),
        until: row.held_until === null ? undefined : instant(row.held_until),
      }
    );
  },
  hold: async (tx, { id, slot, people, isOrdered, address, proof, after, heldFor, atMost }) => {
    const times = [dateOf(after?.since), dateOf(after?.until), heldFor, atMost];
    const holder = [hoarding ? holderKey(hoarding, 'address', address) : null, proof ?? null];
    const [row] = await execute(sessionOf(tx), HOLD, [id, slot, people, isOrdered, ...times, ...holder]);
    return instant(row!.held_until);
  },
  pin: async (tx, claim) => void (await execute(sessionOf(tx), PIN, [claim])),
  keep: async (tx, claim, until) => void (await execute(sessionOf(tx), KEEP, [claim, new Date(until)])),
  confirmed: async (tx, claim) => void (await execute(sessionOf(tx), CONFIRMED, [claim])),
  unpaid: async (tx, slot, { address, since }) => {
    if (!hoarding) return undefined;
    const key = holderKey(hoarding, 'address', address);
    const [row] = await execute(sessionOf(tx), UNPAID, [slot, key, dateOf(since)]);
    const { capacity, unsold, unproved, of_address: ofAddress, had_party: hadParty } = row!;
    return { capacity, unsold, unproved, ofAddress, hadParty, factor: hoarding.factor };
  },
  kept: async (tx, slot, except) => (await execute(sessionOf(tx), KEPT, [slot, except]))[0]!.people,
  sold: async (tx, claim) => void (await execute(sessionOf(tx), SOLD, [claim])),
  release: async (tx, claim) => void (await execute(sessionOf(tx), RELEASE, [claim])),
  sweep: async () => (await withConnection(pool, (session) => execute(session, SWEEP))).length,
});
