/** Waits before what got no answer is sent again. */
const WAITS_MS = [1_500, 4_000];

/**
 * Sends what is safe to send twice, as an attempt to pay is with its key: what got no answer is sent again. Undefined: no
 * answer at all.
 */
export async function sendPatiently<Answer>(
  send: () => Promise<Answer>,
  waits: readonly number[] = WAITS_MS,
): Promise<Answer | undefined> {
  const [wait, ...rest] = waits;
  try {
    return await send();
  } catch {
    if (wait === undefined) return undefined;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return sendPatiently(send, rest);
  }
}
