import { type Damage, damage } from './damage.ts';
import { adventureDamages } from './damages-of-adventures.ts';

const i32 = damage('i32-tours-are-booked');

/** A paid order as one for a tour. What it bought before is not looked for among tours. */
const AS_TOUR = `update order_item set kind = 'tour';
    insert into tour_slot values ('surf', 'surf', '2026-12-01 15:00Z', 2);`;

/** Its places and booking, with these values. */
const tourBooking = (claim: string, columns: string, values: string): string => `${AS_TOUR}
    insert into slot_claim (claim_id, slot, people, state) select order_id, 'surf', 2, '${claim}' from orders;
    insert into tour_booking (booking_id, order_id, payment_id, claim_id, slot, total, ${columns})
    select gen_random_uuid(), reservation_id, payment_id, reservation_id, 'surf', ${values} from payment`;

/** Damages of tours and adventures. */
export const tourDamages: readonly Damage[] = [
  ...adventureDamages,
  i32(
    'more people on a tour than fit',
    'sold',
    `insert into tour_slot values ('surf', 'surf', '2026-12-01 15:00Z', 1);
    insert into slot_claim (claim_id, slot, people, state) values (gen_random_uuid(), 'surf', 2, 'sold')`,
  ),
  i32('a paid tour that nobody books', 'given', AS_TOUR),
  i32('a tour booked for another amount', 'given', tourBooking('sold', 'state', `amount + 1, 'pending'`)),
  i32('a tour to be booked without its places', 'given', tourBooking('released', 'state', `amount, 'pending'`)),
  i32('a booked tour without a voucher', 'given', tourBooking('sold', 'state, reference', `amount, 'booked', 'MM-1'`)),
  i32(
    'a tour that went back, and its money did not',
    'given',
    tourBooking('released', 'state, why, refunded', `amount, 'refunded', 'full', amount`),
  ),
];
