import { damage } from './damage.ts';

const i33 = damage('i33-baskets-are-passed-on');

export const basketDamages = [
  i33(
    'money for a basket on the account of another',
    'basket paid',
    `update ledger_transfer set credit = 'basket:' || gen_random_uuid() where kind = 'basket-grant'`,
  ),
  i33(
    'a share of no basket',
    'basket at the bank',
    `update payment set idempotency_key = 'basket:' || gen_random_uuid() where provider = 'basket'`,
  ),
  i33(
    'a share that ended before its basket',
    'basket at the bank',
    `update payment set state = 'expired' where provider = 'basket'`,
  ),
];
