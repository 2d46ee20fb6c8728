/**
 * SQL: the reservations in the same hands as the reservation `r`, itself included: of its session, of one that was
 * granted access to it, or of its traveller.
 */
const inSameHands = (r: string): string => `(
    select o.reservation_id from reservation o where o.session_hash = ${r}.session_hash
    union
    select o.reservation_id from reservation_access a join reservation o using (session_hash)
    where a.reservation_id = ${r}.reservation_id and a.level = 'full'
    union
    select w.order_id from traveller_order own join traveller_order w using (traveller_id)
    where own.order_id = ${r}.reservation_id
  )`;

/**
 * SQL: other paid trips `other` in the same hands as `r`, on which one of its passengers travels as well. A
 * laterally joined table.
 */
export const ofSameTraveller = (r: string, other: string): string => `(
    select o.reservation_id, o.code
    from ${inSameHands(r)} hands join reservation o using (reservation_id)
    where o.reservation_id <> ${r}.reservation_id and o.status = 'approved' and o.parent_id is null
      and exists (
        select from passenger mine join passenger theirs
          on lower(theirs.first_name) = lower(mine.first_name) and lower(theirs.last_name) = lower(mine.last_name)
        where mine.reservation_id = ${r}.reservation_id and theirs.reservation_id = o.reservation_id
      )
  ) ${other}`;
