import { expect, test } from 'vitest';
import { paymentsIn, reservationsIn, valueOf } from './chosen.ts';

test('what is ticked is sent by reservation', () => {
  const values = [valueOf('AAA', '1'), valueOf('BBB', '2'), valueOf('AAA', '3')];
  expect(reservationsIn(values)).toEqual([
    { code: 'AAA', payments: ['1', '3'] },
    { code: 'BBB', payments: ['2'] },
  ]);
  expect(paymentsIn(values)).toEqual(['1', '2', '3']);
  expect(reservationsIn([])).toEqual([]);
});

test('whatever else a form has is cut to what a call takes', () => {
  const [only] = reservationsIn([`${'A'.repeat(60)}:${'1'.repeat(60)}`]);
  expect([only!.code.length, only!.payments[0]!.length]).toEqual([40, 40]);
  expect(reservationsIn(['none'])).toEqual([{ code: 'none', payments: ['none'] }]);
});
