import { expect, test } from 'vitest';
import { sendPayment } from '#web/flows/reservation/pago/send-payment.ts';
import type { Call } from '#wire/call.ts';

const BODY = { code: 'ABCDEFGHJK', method: 'cash', idempotency_key: 'key-of-the-attempt', total: 100 } as const;

/** A line that is cut so many times before an answer comes through. */
function cutLine(times: number) {
  const sent: unknown[] = [];
  const call: Call = (_route, asked) => {
    sent.push(asked?.body);
    return sent.length <= times
      ? Promise.reject(new TypeError('fetch failed'))
      : Promise.resolve({ ok: false, status: 409, errors: [] });
  };
  return { call, sent };
}

test('what got no answer is sent again with the same key', async () => {
  const { call, sent } = cutLine(2);
  expect(await sendPayment(call, BODY, [0, 0])).toMatchObject({ status: 409 });
  expect(sent).toEqual([BODY, BODY, BODY]);
});

test('a refusal is an answer', async () => {
  const { call, sent } = cutLine(0);
  await sendPayment(call, BODY, [0, 0]);
  expect(sent).toHaveLength(1);
});

test('no line at all', async () => {
  const { call, sent } = cutLine(9);
  expect(await sendPayment(call, BODY, [0, 0])).toBeUndefined();
  expect(sent).toHaveLength(3);
});
