import { latestServiceChange } from '#adapters/db/disruptions/latest-disruption.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { OrderId } from '#kernel/ids.ts';

interface UnservedRow {
  readonly addition_id: string;
  readonly reservation_id: OrderId;
}

/** By the class that runs, which may be another than was sold. A bus that has left is no longer looked at. */
const UNSERVED = statement<UnservedRow>(
  'additions-unserved',
  `select a.addition_id, a.reservation_id
   from addition a
   join ticket t on t.reservation_id = a.reservation_id and t.passenger = a.passenger and t.direction = a.direction
     and t.status = 'valid' and t.kind <> 'PEND'
   join departure_call c on c.departure_id = t.departure_id and c.call_index = t.from_leg
   join departure b on b.departure_id = t.departure_id
   join service_class o on o.service_class_id = b.service_class_id
   ${latestServiceChange('t')}
   left join service_class runs on runs.service_class_id = v.runs_class_id
   where a.one_of = $1 and a.give_back_id is null and c.departs_at > clock_timestamp()
     and not coalesce(runs.amenities, o.amenities) @> array[$2]::text[]`,
);

/** Sold additions of a kind, `oneOf`, whose passengers travel on a bus without what they need on board. */
export const unservedAdditions =
  (pool: Pool, { oneOf, onlyWith }: { readonly oneOf: string; readonly onlyWith: string }) =>
  async (): Promise<readonly { readonly addition: string; readonly order: OrderId }[]> => {
    const rows = await withConnection(pool, (session) => execute(session, UNSERVED, [oneOf, onlyWith]));
    return rows.map(({ addition_id: addition, reservation_id: order }) => ({ addition, order }));
  };
