import { setTimeout as pause } from 'node:timers/promises';
import type { Hook } from './hook.ts';

/** Pauses between attempts; after the last one the event is abandoned. */
const RETRY_AFTER_MS = [200, 1_000, 5_000, 15_000, 60_000];
const MAX_ANSWER_MS = 5_000;

export type DeliveryOutcome =
  | 'taken'
  /** A reply other than 2xx. */
  | 'refused'
  | 'silence';

/** Posts once to a webhook, with its Basic credentials. */
export async function postTo({ url, user, password }: Hook, body: unknown): Promise<DeliveryOutcome> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Basic ${basic(user, password)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(MAX_ANSWER_MS),
  }).catch(() => undefined);
  await response?.body?.cancel();
  if (!response) return 'silence';
  return response.ok ? 'taken' : 'refused';
}

/** Repeats until it is accepted. */
export async function insistOn(hook: Hook, body: unknown): Promise<void> {
  for (const wait of [...RETRY_AFTER_MS, undefined]) {
    if ((await postTo(hook, body)) === 'taken') return;
    if (wait !== undefined) await pause(wait, undefined, { ref: false });
  }
  console.error('a notice was never taken');
}

const basic = (user: string, password: string): string => Buffer.from(`${user}:${password}`).toString('base64');
