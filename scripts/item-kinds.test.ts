import { expect, test } from 'vitest';
import { askedKind } from './item-kinds.ts';

test.each([
  `if (item.kind === 'luggage') return 0;`,
  `const isTrip = kind !== 'trip';`,
  'if (isAdding(reservation)) return lines;',
  'return reservation.adding ? ADDED : TRIP;',
  'const total = view.change ? difference : price;',
  'const { change, adding } = reservation;',
  `\`select case when r.adding is not null then 'addition' end from orders r\``,
])('%s is found in payment, in a page of its own and in a statement of invoices', (code) => {
  for (const file of ['src/app/payment/pay.ts', 'src/web/pages/home/page.ts', 'src/adapters/db/invoicing/paid.ts'])
    expect(askedKind(file, code)).toBeDefined();
});

test('a kind may ask in its own rooms, and so may tests', () => {
  const code = 'if (isAdding(reservation)) return lines;';
  for (const file of ['src/app/amendments/additions/add.ts', 'src/web/booking/row.tsx', 'src/app/payment/pay.test.ts'])
    expect(askedKind(file, code)).toBeUndefined();
});

test.each([
  'const change = due - received;',
  `if (method.kind === 'card') return;`,
  'counterText.change[lang]',
  'return changes.departures;',
])('%s asks nothing of the kind', (code) => {
  expect(askedKind('src/app/payment/pay.ts', code)).toBeUndefined();
});
