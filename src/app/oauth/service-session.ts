import type { OutwardAuthorization, TokenPair, TokenSource } from '#app/oauth/ports.ts';
import { type Climb, firstStep, nextStep, restAfter, type RungOutcome, usedFor } from '#domain/oauth/ladder.ts';

export interface ServiceSessionDeps {
  readonly source: TokenSource;
  /** Monotonic milliseconds. */
  readonly ticks: () => number;
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** Limits how long a visitor waits: undefined when it takes too long; the climb continues for later calls. */
  readonly atMost: (work: Promise<string | undefined>) => Promise<string | undefined>;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Called when a pair was cleared and no requests are sent for a while. */
  readonly cleared?: () => void;
}

interface Kept extends TokenPair {
  /** In `ticks`. */
  readonly until: number;
}

/**
 * The pair of one service (M203, M204): kept only in this process, checked and refreshed by the ladder, with a single
 * climb at a time for all waiting calls. After a cleared climb no requests are sent for a while, longer each time; an
 * accepted call resets the count.
 */
export function serviceSession({
  source,
  ticks,
  pause,
  atMost,
  random,
  cleared,
}: ServiceSessionDeps): OutwardAuthorization {
  let pair: Kept | undefined;
  let climbing: Promise<string | undefined> | undefined;
  let clears = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;
  /** Consecutive rejections of tokens that their own system reports as valid. */
  let refusals = 0;

  const clear = (): undefined => {
    pair = undefined;
    clears += 1;
    restsUntil = ticks() + restAfter(clears, random());
    cleared?.();
    return undefined;
  };

  async function ask({ rung }: Climb): Promise<RungOutcome> {
    if (rung === 'check') return pair ? source.check(pair.access) : 'refused';
    const asked = ticks();
    const given = rung === 'take' ? await source.take() : await refreshed();
    if (typeof given === 'string') return given;
    pair = { ...given, until: asked + usedFor(given.seconds) };
    return 'done';
  }

  const refreshed = async () => (pair?.refresh === undefined ? 'refused' : source.refresh(pair.refresh));

  async function climb(): Promise<string | undefined> {
    for (let step = firstStep(pair !== undefined); ; ) {
      if (step.kind === 'use') return pair?.access;
      if (step.kind === 'clear') return clear();
      if (step.pause > 0) await pause(step.pause);
      step = nextStep(step.climb, await ask(step.climb), random());
    }
  }

  const token = (): Promise<string | undefined> => {
    if (climbing) return climbing;
    if (ticks() < restsUntil) return Promise.resolve(undefined);
    if (pair && ticks() < pair.until) return Promise.resolve(pair.access);
    climbing = climb().finally(() => {
      climbing = undefined;
    });
    return climbing;
  };

  return {
    header: async () => {
      const found = await atMost(token());
      return found === undefined ? undefined : `Bearer ${found}`;
    },
    refused: (header) => {
      // Another call may have refreshed it meanwhile.
      if (!pair || header !== `Bearer ${pair.access}` || climbing) return;
      refusals += 1;
      if (refusals > MAX_REFUSALS) clear();
      else pair = { ...pair, until: Number.NEGATIVE_INFINITY };
    },
    accepted: () => {
      clears = 0;
      refusals = 0;
    },
  };
}

/** After more consecutive rejections, a fresh token is not the solution. */
const MAX_REFUSALS = 5;
