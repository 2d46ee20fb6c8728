import type { Call, CallAnswer } from '#wire/call.ts';
import type { BodyInput, DataOf } from '#wire/route.ts';
import { postPayment } from '#wire/websale.ts';

/** Waits before an attempt whose answer was lost is sent again, with the same key. */
const WAITS_MS = [1_500, 4_000];

/** Sends an attempt; one that got no answer is sent again and never pays twice. Undefined: no answer at all. */
export async function sendPayment(
  call: Call,
  body: BodyInput<typeof postPayment>,
  waits: readonly number[] = WAITS_MS,
): Promise<CallAnswer<DataOf<typeof postPayment>> | undefined> {
  const [wait, ...rest] = waits;
  try {
    return await call(postPayment, { body });
  } catch {
    if (wait === undefined) return undefined;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return sendPayment(call, body, rest);
  }
}
