/** Delays before retrying without a response. */
const WAITS_MS = [1_500, 4_000];

/**
 * Sends an idempotent request, such as a payment attempt with its key, and retries without a response. Undefined: no
 * response at all.
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
