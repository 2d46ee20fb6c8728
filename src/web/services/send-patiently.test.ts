import { expect, test } from 'vitest';
import { sendPatiently } from '#web/services/send-patiently.ts';

/** A connection that fails this many times before a response arrives. */
function cutLine(times: number) {
  const line = { sent: 0 };
  const send = async () => {
    line.sent += 1;
    if (line.sent <= times) throw new TypeError('fetch failed');
    return 'refused';
  };
  return { line, send };
}

test.each([
  ['what got no answer is sent again', 2, 'refused', 3],
  ['a refusal is an answer', 0, 'refused', 1],
  ['no line at all', 9, undefined, 3],
] as const)('%s', async (_, cuts, answer, sent) => {
  const { line, send } = cutLine(cuts);
  expect(await sendPatiently(send, [0, 0])).toBe(answer);
  expect(line.sent).toBe(sent);
});
