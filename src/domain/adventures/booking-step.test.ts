import { expect, test } from 'vitest';
import { after, HOUR, instant, MINUTE, SECOND } from '#kernel/instant.ts';
import { afterCheckout, BOOKING_RETRIES } from './booking-step.ts';

const NOW = instant(Date.UTC(2026, 10, 27, 15));
const FAR = { tries: 1, starts: after(NOW, 24 * HOUR), now: NOW };
const NEAR = { tries: 9, starts: after(NOW, 90 * MINUTE), now: NOW };
const FAILED = { kind: 'failed', trouble: 'silence' } as const;

test('what is booked is booked, however late the answer', () => {
  expect(afterCheckout({ kind: 'booked', reference: 'AV-1' }, NEAR)).toEqual({ kind: 'book', reference: 'AV-1' });
});

test('what is refused goes back, and the supplier has nothing to end', () => {
  const answer = { kind: 'refused', trouble: 'full' } as const;
  expect(afterCheckout(answer, FAR)).toEqual({ kind: 'refund', isOpen: false, trouble: 'full' });
});

test('an unknown outcome is asked about, ever less often, and never forgotten', () => {
  expect(afterCheckout(FAILED, FAR)).toEqual({ kind: 'again', wait: 3 * SECOND, trouble: 'silence' });
  expect(afterCheckout({ kind: 'preparing' }, { ...FAR, tries: 4 })).toEqual({
    kind: 'again',
    wait: MINUTE,
    trouble: 'preparing',
  });
  expect(afterCheckout(FAILED, { ...FAR, tries: 1_000 })).toMatchObject({ wait: BOOKING_RETRIES.waits.at(-1) });
});

test('close to the beginning its money goes back, and the supplier has to end what it may have booked', () => {
  expect(afterCheckout(FAILED, NEAR)).toEqual({ kind: 'refund', isOpen: true, trouble: 'silence' });
  expect(afterCheckout({ kind: 'preparing' }, NEAR)).toMatchObject({ kind: 'refund', isOpen: true });
  expect(afterCheckout(FAILED, { ...NEAR, now: instant(NOW - 1) }).kind).toBe('again');
});
