import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askedKind, kindsNotLookedFor, RECORDS } from './item-kinds.ts';

const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file));

const codeOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1');

test('no file outside a kind’s own rooms asks what kind an item is, in letters and calls neither', () => {
  expect(files.filter((file) => /^src\/http\/(?:gifts|orders|format\/letters)\//.test(file)).length).toBeGreaterThan(
    30,
  );
  const asking = files.flatMap((file) => {
    const asked = askedKind(file, codeOf(file));
    return asked === undefined ? [] : [`${file}: ${asked}`];
  });
  expect(asking).toEqual([]);
});

test('every kind that is sold is looked for', () => {
  for (const file of RECORDS) expect([file, kindsNotLookedFor(codeOf(file))]).toEqual([file, []]);
  expect(kindsNotLookedFor('const SOLD = {\n  [LUGGAGE]: a,\n  [COFFEE]: b,\n};')).toEqual(['COFFEE']);
});

test.each([
  `if (item.kind === 'luggage') return 0;`,
  `const isTrip = kind !== 'trip';`,
  'if (isAdding(reservation)) return lines;',
  'return reservation.adding ? ADDED : TRIP;',
  'const total = view.change ? difference : price;',
  'const { change, adding } = reservation;',
  `const [gift] = items.filter(({ kind }) => kind === 'gift-card');`,
  'if (item.kind === GIFT_CARD) return giftLetter(item);',
  'return isTrip ? tripGivesBack(id, now) : (givesBack?.(now) ?? ZERO);',
  'if (order.has_trip) return go(stepAddress(order));',
  'const { hasTrip } = found;',
  `switch (item.kind) { case 'points-pack': return points;`,
  `if (kinds.includes('luggage')) return 0;`,
  `\`select 1 from order_item i where i.kind = 'gift-card'\``,
  `\`select 1 from order_item i where i.kind not in ('trip', 'trip-change')\``,
  `\`select case when r.adding is not null then 'addition' end from orders r\``,
])('%s is found in payment, in a page of its own and in a statement of invoices', (code) => {
  for (const file of ['src/app/payment/pay.ts', 'src/web/pages/home/page.ts', 'src/adapters/db/invoicing/paid.ts'])
    expect(askedKind(file, code)).toBeDefined();
});

test('a kind asks for no other in its rooms', () => {
  const code = 'if (item.kind === GIFT_CARD) return;';
  for (const file of ['src/app/gifts/gift-kind.ts', 'src/http/gifts/words.ts', 'src/wire/gifts.ts'])
    expect(askedKind(file, code)).toBeUndefined();
  for (const file of ['src/app/packs/pack-kind.ts', 'src/http/orders/letters.ts', 'src/app/booking/hold-seats.ts'])
    expect(askedKind(file, code)).toBeDefined();
});

test('a kind may ask in its own rooms, and so may tests', () => {
  const code = 'if (isAdding(reservation)) return lines;';
  for (const file of ['src/app/amendments/luggage/add.ts', 'src/web/booking/row.tsx', 'src/app/payment/pay.test.ts'])
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
