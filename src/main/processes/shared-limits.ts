import { setTimeout as pause } from 'node:timers/promises';
import type { BudgetName, CallOutcome } from '#http/limits/budgets.ts';
import type { Client, RateLimiter, RequestLimits, Wait } from '#http/limits/rate-limiter.ts';

/** A caller as JSON. */
type Sent = readonly [address: string, session: string | undefined];

type Names = BudgetName | readonly BudgetName[];

/** What a process asks in one turn of its event loop. */
interface Asked {
  readonly takes: readonly (readonly [number: number, names: Names, caller: Sent])[];
  readonly settled: readonly (readonly [names: readonly BudgetName[], caller: Sent, outcome: CallOutcome])[];
}

/** Seconds to wait by number; those allowed are not among them. */
type Answered = readonly (readonly [number: number, wait: number | null])[];

interface ToCounter {
  readonly limits?: Asked;
}
interface FromCounter {
  readonly limited?: Answered;
}

/** A channel between two processes, as each sees it. */
export interface Channel<Received> {
  on(event: 'message', take: (message: Received) => void): unknown;
  send?(message: unknown): unknown;
}

/** A counter that does not answer for this long refuses nobody: no rule of the sale depends on it. */
const MAX_WAIT_MS = 1_000;

/** Limits counted by the process at the other end of the channel: all requests of one turn are one message. */
export function limitsOf(channel: Channel<FromCounter>): RequestLimits {
  const waiting = new Map<number, (wait: Wait | undefined) => void>();
  let [takes, settled]: [Asked['takes'][number][], Asked['settled'][number][]] = [[], []];
  let last = 0;
  let isSending = false;

  channel.on('message', ({ limited }) => {
    for (const [number, wait] of limited ?? []) {
      waiting.get(number)?.(wait === null ? undefined : { retryAfter: wait });
      waiting.delete(number);
    }
  });

  const send = (): void => {
    isSending = false;
    const asked: Asked = { takes, settled };
    [takes, settled] = [[], []];
    channel.send?.({ limits: asked } satisfies ToCounter);
    if (asked.takes.length > 0) void giveUp(asked.takes);
  };
  const giveUp = async (asked: Asked['takes']): Promise<void> => {
    await pause(MAX_WAIT_MS, undefined, { ref: false });
    for (const [number] of asked) {
      waiting.get(number)?.(undefined);
      waiting.delete(number);
    }
  };
  const sendSoon = (): void => {
    if (isSending) return;
    isSending = true;
    setImmediate(send);
  };

  return {
    take: (names, caller) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        takes.push([last, names, sent(caller)]);
        sendSoon();
      }),
    settle: (names, caller, outcome) => {
      settled.push([names, sent(caller), outcome]);
      sendSoon();
    },
  };
}

/** Counts for the process at the other end of the channel. */
export function answerLimits(channel: Channel<ToCounter>, limiter: RateLimiter): void {
  channel.on('message', ({ limits }) => {
    if (!limits) return;
    // In the order in which they happened: what one call returned is there for the next.
    for (const [names, caller, outcome] of limits.settled) limiter.settle(names, received(caller), outcome);
    if (limits.takes.length === 0) return;
    const limited: Answered = limits.takes.map(([number, names, caller]) => [
      number,
      limiter.take(names, received(caller))?.retryAfter ?? null,
    ]);
    channel.send?.({ limited } satisfies FromCounter);
  });
}

const sent = ({ address, sessionHash }: Client): Sent => [
  address,
  sessionHash && Buffer.from(sessionHash).toString('base64url'),
];

const received = ([address, session]: Sent): Client => ({
  address,
  ...(session ? { sessionHash: Buffer.from(session, 'base64url') } : {}),
});
