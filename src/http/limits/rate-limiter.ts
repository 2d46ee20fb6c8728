import { addressKey } from '#http/limits/address-key.ts';
import { type Allowance, decide, returnOne, type Spent } from '#http/limits/allowance.ts';
import type { Budget, BudgetName, CallOutcome, Counted } from '#http/limits/budgets.ts';
import { type RecentMap, recentMap } from '#http/limits/recent-map.ts';
import { type Instant, SECOND } from '#kernel/instant.ts';

/** The caller, as far as it is known. A budget by an unknown part is not counted. */
export interface Client {
  readonly address: string;
  readonly sessionHash?: Uint8Array;
}

/** Whole seconds until the same request is allowed. */
export interface Wait {
  readonly retryAfter: number;
}

/** What limits how often visitors call, wherever it is counted. */
export interface RequestLimits {
  /** Spends one of each budget; undefined when the request is allowed. */
  take(names: BudgetName | readonly BudgetName[], asker: Client): Promise<Wait | undefined> | Wait | undefined;
  /**
   * Returns what does not count with this outcome. It stays spent until then, so that simultaneous calls count each
   * other.
   */
  settle(names: readonly BudgetName[], asker: Client, outcome: CallOutcome): void;
}

export interface RateLimiter extends RequestLimits {
  take(names: BudgetName | readonly BudgetName[], asker: Client): Wait | undefined;
  /** Visitors remembered, over all budgets. */
  readonly remembered: number;
}

export interface RateLimiterDeps {
  readonly clock: () => Instant;
  /** Multiplies every budget: for load tests. */
  readonly factor: number;
  readonly budgets: Readonly<Record<BudgetName, readonly Budget[]>>;
  /** Visitors remembered per budget: about 200 bytes each. */
  readonly room?: number;
}

const USUAL_ROOM = 50_000;

interface Counter extends Allowance {
  readonly by: Counted;
  readonly only: readonly CallOutcome[] | undefined;
  /** A separate map each: inventing a thousand sessions a second evicts sessions, not the addresses they come from. */
  readonly visitors: RecentMap<Spent>;
}

/**
 * Counts in memory each visitor's recent requests. Forgets on exit: a limit makes abuse expensive; no rule of the sale
 * depends on it.
 */
export function createRateLimiter({ clock, factor, budgets, room = USUAL_ROOM }: RateLimiterDeps): RateLimiter {
  const counters = new Map<string, readonly Counter[]>(
    Object.entries(budgets).map(([name, rows]) => [
      name,
      rows.map(({ by, times, per, only }) => ({
        by,
        per,
        only,
        times: times * factor,
        visitors: recentMap<Spent>(room),
      })),
    ]),
  );
  const countersOf = (names: BudgetName | readonly BudgetName[]): readonly Counter[] =>
    [names].flat().flatMap((name) => counters.get(name)!);
  const keyed = (some: readonly Counter[], asker: Client) =>
    some.flatMap((counter) => {
      const key = keyOf(counter.by, asker);
      return key === undefined ? [] : [{ counter, key }];
    });
  return {
    take(names, asker) {
      const now = clock();
      const asked = keyed(countersOf(names), asker).map(({ counter, key }) => ({
        counter,
        key,
        decision: decide(counter.visitors.get(key), counter, now),
      }));
      const waits = asked.flatMap(({ decision }) => (decision.kind === 'refused' ? [decision.wait] : []));
      if (waits.length > 0) return { retryAfter: Math.ceil(Math.max(...waits) / SECOND) };
      for (const { counter, key, decision } of asked)
        if (decision.kind === 'allowed') counter.visitors.set(key, decision.spent);
      return undefined;
    },
    settle(names, asker, outcome) {
      const returned = countersOf(names).filter(({ only }) => only !== undefined && !only.includes(outcome));
      for (const { counter, key } of keyed(returned, asker)) {
        const spent = counter.visitors.get(key);
        if (spent !== undefined) counter.visitors.set(key, returnOne(spent, counter));
      }
    },
    get remembered() {
      return [...counters.values()].flat().reduce((sum, { visitors }) => sum + visitors.size, 0);
    },
  };
}

function keyOf(by: Counted, { address, sessionHash }: Client): string | undefined {
  switch (by) {
    case 'address':
      return addressKey(address);
    case 'session':
      return sessionHash && Buffer.from(sessionHash).toString('base64url');
  }
}
