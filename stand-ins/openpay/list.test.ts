import { expect, test } from 'vitest';
import type { Charge } from './charge.ts';
import { listed } from './list.ts';

const DAY = 24 * 3_600_000;
const NOON = Date.parse('2026-11-21T12:00:00-06:00');

const charge = (n: number): Charge => ({
  id: `tr${n}`,
  orderId: `order-${n}`,
  status: n % 2 === 0 ? 'completed' : 'failed',
  method: 'card',
  amount: n * 100,
  description: 'Boletos',
  createdAt: NOON + n * DAY,
  operatedAt: NOON + n * DAY,
  refunds: [],
});
const charges = Array.from({ length: 12 }, (_, n) => charge(n));
const found = (query: string) => listed(charges, new URLSearchParams(query)).map(({ id }) => id);

test.each([
  ['limit=2', ['tr11', 'tr10']],
  ['limit=2&offset=3', ['tr8', 'tr7']],
  ['order_id=order-5', ['tr5']],
  ['order_id=order-99', []],
  ['status=COMPLETED&limit=1', ['tr10']],
  ['amount=300', ['tr3']],
  ['amount[gte]=1000', ['tr11', 'tr10']],
  ['amount[lte]=100', ['tr1', 'tr0']],
  ['creation=2026-11-22', ['tr1']],
  ['creation[gte]=2026-12-01', ['tr11', 'tr10']],
  ['creation[lte]=2026-11-22', ['tr1', 'tr0']],
  ['creation=yesterday', []],
])('%s', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

test('ten on a page unless more are asked for', () => {
  expect([found('').length, found('limit=50').length]).toEqual([10, 12]);
});
