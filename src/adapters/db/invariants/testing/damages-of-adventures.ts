import { type Damage, damage } from './damage.ts';

const i34 = damage('i34-adventures-are-booked-or-back');

/** An adventure of the order, in this state. */
const booking = (state: 'pending' | 'booked' | 'ending' | 'refunded'): string =>
  `insert into adventure_booking (order_id, payment_id, booking_code, starts_at, zone, people, base, state, reference, settled_at)
   select o.order_id, coalesce((select payment_id from payment p where p.reservation_id = o.order_id), gen_random_uuid()),
     'whales', now(), 'America/Mexico_City', 1, 100, '${state}', ${state === 'booked' ? `'AV-1'` : 'null'},
     ${state === 'pending' ? 'null' : 'now()'}
   from orders o`;

/** Damages of adventures. */
export const adventureDamages: readonly Damage[] = [
  i34('an adventure of an order that nobody paid', 'chosen', booking('pending')),
  {
    ...i34(
      'a paid adventure whose supplier is owed nothing',
      'sold',
      `${booking('pending')}; delete from ledger_transfer where kind = 'sale'`,
    ),
    also: 'i07-customers-are-even',
  },
  i34('a booked adventure without its voucher', 'sold', booking('booked')),
  i34('an adventure that nobody has, and its money stayed', 'sold', booking('refunded')),
  i34('an adventure booked at the supplier and given back', 'sold', booking('ending')),
];
