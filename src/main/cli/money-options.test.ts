import { expect, test } from 'vitest';
import { moneyOptions, USAGE } from '#main/cli/money-options.ts';

const REFUND = '0199aaaa-0000-7000-8000-000000000001';

test.each([
  [['pending'], { name: 'pending' }],
  [['to-refund', '--json'], { name: 'to-refund' }],
  [
    ['refund', REFUND.toUpperCase(), '--by-hand', '--note', ' SPEI 4711 '],
    { name: 'refund', refund: REFUND, note: 'SPEI 4711' },
  ],
  [['retry-refund', REFUND], { name: 'retry-refund', refund: REFUND }],
  [['take-cash', 'AB12-CD34-EF'], { name: 'take-cash', code: 'AB12-CD34-EF' }],
  [['report'], { name: 'report', day: undefined }],
  [['report', '--date', '2026-11-30'], { name: 'report', day: '2026-11-30' }],
])('%j', (args, command) => {
  expect(moneyOptions(args)).toMatchObject({ ok: true, value: { command } });
});

test.each([
  [[], USAGE],
  [['everything'], USAGE],
  [['pending', 'more'], USAGE],
  [['refund', REFUND], 'refund --by-hand says that somebody gave it back; retry-refund asks the provider'],
  [['refund', REFUND, '--by-hand'], '--note wants how it was given back, and what proves it'],
  [['refund', '12', '--by-hand', '--note', 'x'], 'the id of a refund is wanted, as to-refund shows it'],
  [['take-cash'], 'take-cash wants the code of the reservation'],
  [['report', '--date', '2026-02-30'], '--date wants a day, as in 2026-11-30'],
])('%j is refused', (args, fault) => {
  expect(moneyOptions(args)).toEqual({ ok: false, fault });
});

test('an option nobody knows is named', () => {
  expect(moneyOptions(['pending', '--all'])).toMatchObject({ ok: false, fault: expect.stringContaining('--all') });
});
