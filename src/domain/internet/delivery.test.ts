import { describe, expect, test } from 'vitest';
import { waitAfter } from '#domain/retry-policies.ts';
import { HOUR, SECOND } from '#kernel/instant.ts';
import { sum } from '#kernel/money.ts';
import { centavos } from '#kernel/money.ts';
import { afterAnswer, DELIVERY_LEASE, DELIVERY_RETRIES, isAccessCode } from './delivery.ts';

const LAST = DELIVERY_RETRIES.waits.length + 1;
const failed = { kind: 'failed', trouble: 'silence' } as const;
const refused = { kind: 'refused', trouble: 'sold_out' } as const;

describe('what follows an answer of the supplier', () => {
  test.each([1, 5, LAST])('after %i tries a code is delivered', (tries) => {
    expect(afterAnswer({ kind: 'granted', code: 'ABCD-2345' }, tries)).toEqual({ kind: 'deliver', code: 'ABCD-2345' });
  });

  test('a refusal gives the money back at once', () => {
    expect(afterAnswer(refused, 1)).toEqual({ kind: 'refund', trouble: 'sold_out' });
  });

  test.each([failed, { kind: 'preparing' } as const])(
    '$kind is tried again, and given up after the last try',
    (answer) => {
      expect(afterAnswer(answer, 1)).toMatchObject({ kind: 'again', wait: 5 * SECOND });
      expect(afterAnswer(answer, LAST - 1)).toMatchObject({ kind: 'again' });
      expect(afterAnswer(answer, LAST)).toMatchObject({ kind: 'refund' });
    },
  );

  test('tells what went wrong, in a word', () => {
    expect(afterAnswer(failed, 1)).toMatchObject({ trouble: 'silence' });
    expect(afterAnswer({ kind: 'preparing' }, 1)).toMatchObject({ trouble: 'preparing' });
  });

  test('another policy is kept', () => {
    expect(afterAnswer(failed, 1, { waits: [], atEnd: 'give-up' })).toMatchObject({ kind: 'refund' });
    expect(afterAnswer(failed, 9, { waits: [7], atEnd: 'repeat' })).toMatchObject({ kind: 'again', wait: 7 });
  });
});

test('it is given up within the hour, and waits longer each time', () => {
  expect(sum(DELIVERY_RETRIES.waits.map((wait) => centavos(wait)))).toBeLessThan(HOUR);
  expect(DELIVERY_RETRIES.waits).toEqual(DELIVERY_RETRIES.waits.toSorted((a, b) => a - b));
  expect(waitAfter(DELIVERY_RETRIES, LAST)).toBeUndefined();
  expect(DELIVERY_LEASE).toBeGreaterThan(15 * SECOND);
});

test.each([
  ['ABCD-2345', true],
  ['K7PQ2M9X', true],
  ['AB-CD-EF-23-45', true],
  ['abcd-2345', false],
  ['ABC', false],
  ['ABCD 2345', false],
  ['<b>ABCD</b>', false],
  ['', false],
  ['-ABCD-2345', false],
  [undefined, false],
  [12_345_678, false],
  ['A'.repeat(60), false],
])('%j as an access code: %s', (given, isOne) => {
  expect(isAccessCode(given)).toBe(isOne);
});
