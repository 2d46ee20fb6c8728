import { type Damage, damage } from './damage.ts';

const i29 = damage('i29-gift-cards-are-booked');
const i35 = damage('i35-baskets-are-passed-on');

const OTHER = '018f0000-0000-7000-8000-00000000000f';

/** Damages of orders without a trip, and of baskets. */
export const orderDamages: readonly Damage[] = [
  i29('a card that nobody paid for', 'given', `update gift_card set order_id = '${OTHER}'`),
  i29('a card that went back, and can be spent', 'given', 'update gift_card set returned_at = now()'),
  i29('a card for less than was paid', 'given', 'update gift_card set amount = amount - 1'),
  i35(
    'money for a basket on the account of another',
    'basket paid',
    `update ledger_transfer set credit = 'basket:' || gen_random_uuid() where kind = 'basket-grant'`,
  ),
  i35(
    'a share of no basket',
    'basket at the bank',
    `update payment set idempotency_key = 'basket:' || gen_random_uuid() where provider = 'basket'`,
  ),
  i35(
    'a share that ended before its basket',
    'basket at the bank',
    `update payment set state = 'expired' where provider = 'basket'`,
  ),
];
