import { addressKey } from '#http/limits/address-key.ts';
import { type Allowance, decide, type Spent } from '#http/limits/allowance.ts';
import type { Budget, BudgetName, Counted } from '#http/limits/budgets.ts';
import { type RecentMap, recentMap } from '#http/limits/recent-map.ts';
import { type Instant, SECOND } from '#kernel/instant.ts';

/** Who asks, as far as it is known. A budget by something unknown is not counted. */
export interface Asker {
  readonly address: string;
  readonly sessionHash?: Uint8Array;
  /** Code of the reservation that is asked about, as it was typed. */
  readonly reservation?: string;
  /** What somebody signs in with, as it was typed. */
  readonly account?: string;
}

/** Whole seconds after which the same would be allowed. */
export interface Wait {
  readonly retryAfter: number;
}

export interface RateLimiter {
  /** Spends one of a budget; undefined when it may go on. */
  take(name: BudgetName, asker: Asker): Wait | undefined;
  /** Visitors remembered, over all budgets. */
  readonly remembered: number;
}

export interface RateLimiterParts {
  readonly clock: () => Instant;
  /** Multiplies every budget: for load tests. */
  readonly factor: number;
  readonly budgets: Readonly<Record<BudgetName, readonly Budget[]>>;
  /** Visitors remembered by each budget: about 200 bytes each. */
  readonly room?: number;
}

const USUAL_ROOM = 50_000;

interface Counter extends Allowance {
  readonly by: Counted;
  /** One of its own: who makes up a thousand sessions a second pushes out sessions, not the addresses they come from. */
  readonly visitors: RecentMap<Spent>;
}

/**
 * Counts in memory what each visitor asked lately. Every process counts for itself, and forgets when it ends: a limit is
 * there to make abuse dear, no rule of the sale depends on it.
 */
export function createRateLimiter({ clock, factor, budgets, room = USUAL_ROOM }: RateLimiterParts): RateLimiter {
  const counters = new Map<string, readonly Counter[]>(
    Object.entries(budgets).map(([name, rows]) => [
      name,
      rows.map(({ by, times, per }) => ({ by, times: times * factor, per, visitors: recentMap<Spent>(room) })),
    ]),
  );
  return {
    take(name, asker) {
      const now = clock();
      const asked = counters.get(name)!.flatMap((counter) => {
        const key = keyOf(counter.by, asker);
        return key === undefined ? [] : [{ counter, key, decision: decide(counter.visitors.get(key), counter, now) }];
      });
      const waits = asked.flatMap(({ decision }) => (decision.kind === 'refused' ? [decision.wait] : []));
      if (waits.length > 0) return { retryAfter: Math.ceil(Math.max(...waits) / SECOND) };
      for (const { counter, key, decision } of asked)
        if (decision.kind === 'allowed') counter.visitors.set(key, decision.spent);
      return undefined;
    },
    get remembered() {
      return [...counters.values()].flat().reduce((sum, { visitors }) => sum + visitors.size, 0);
    },
  };
}

function keyOf(by: Counted, { address, sessionHash, reservation, account }: Asker): string | undefined {
  switch (by) {
    case 'address':
      return addressKey(address);
    case 'session':
      return sessionHash && Buffer.from(sessionHash).toString('base64url');
    case 'reservation':
      return reservation?.trim().toUpperCase();
    case 'account':
      return account?.replace(/[\s().-]/g, '').toLowerCase();
  }
}
