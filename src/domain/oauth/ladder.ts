import { MINUTE, SECOND } from '#kernel/instant.ts';

/** What this site requests from a system that issues its tokens. */
export type Rung = 'take' | 'check' | 'refresh';

/** `refused`: the request was denied. `failed`: no answer, or an unreadable one. */
export type RungOutcome = 'done' | 'refused' | 'failed';

/** The progress of a climb: whether the last pair was already taken again, and how many refreshes were tried. */
export interface Climb {
  readonly rung: Rung;
  readonly isLastTake: boolean;
  readonly refreshes: number;
}

/** The next step: another rung after a pause (in milliseconds), calls with the pair, or no calls for a while. */
export type Step =
  | { readonly kind: 'ask'; readonly climb: Climb; readonly pause: number }
  | { readonly kind: 'use' }
  | { readonly kind: 'clear' };

/** Section 9. */
export const MAX_REFRESH_TRIES = 5;

const FIRST_PAUSE = 250;
const FIRST_REST = SECOND;
const MAX_REST = MINUTE;

/** A number from 0 to 1, so that many clients that failed together do not retry together. */
type Jitter = number;

const spread = (milliseconds: number, jitter: Jitter): number => Math.round(milliseconds * (0.5 + jitter));

/** Where a climb begins: without a pair one is taken; one that expired or was rejected is refreshed. */
export const firstStep = (hasPair: boolean): Step => (hasPair ? ask('refresh', false, 1) : ask('take', false, 0));

const ask = (rung: Rung, isLastTake: boolean, refreshes: number, pause = 0): Step => ({
  kind: 'ask',
  climb: { rung, isLastTake, refreshes },
  pause,
});

/**
 * The ladder (section 4): take, check, on failure refresh up to five times, then take again, and if that fails clear.
 * It terminates: refreshes are counted over the whole climb, and the second take is followed only by its check.
 */
export function nextStep({ rung, isLastTake, refreshes }: Climb, outcome: RungOutcome, jitter: Jitter): Step {
  const takeAgain = isLastTake
    ? ({ kind: 'clear' } as const)
    : ask('take', true, refreshes, spread(FIRST_PAUSE, jitter));
  const refreshAgain = (pause: number) =>
    isLastTake || refreshes >= MAX_REFRESH_TRIES ? takeAgain : ask('refresh', false, refreshes + 1, pause);
  switch (rung) {
    case 'take':
      if (outcome === 'done') return ask('check', isLastTake, refreshes);
      // A system that refuses the secret will refuse it again.
      return outcome === 'refused' ? { kind: 'clear' } : takeAgain;
    case 'check':
      return outcome === 'done' ? { kind: 'use' } : refreshAgain(0);
    case 'refresh':
      if (outcome === 'done') return ask('check', isLastTake, refreshes);
      // A refused refresh token has expired, or its family was ended: another try would be refused too.
      return outcome === 'refused' ? takeAgain : refreshAgain(spread(FIRST_PAUSE * 2 ** (refreshes - 1), jitter));
  }
}

/** How long to send no requests after this many consecutive climbs that were cleared (1, 2, …), in milliseconds. */
export const restAfter = (cleared: number, jitter: Jitter): number =>
  Math.min(MAX_REST, spread(FIRST_REST * 2 ** Math.min(cleared - 1, 10), jitter));

/**
 * For how many milliseconds a token with this lifetime in seconds is used: a tenth less, thirty seconds at most, so
 * that it does not expire in transit. Without limit when the lifetime is absent or nonsensical (a wrong clock): it is
 * refreshed when a call is refused.
 */
export const usedFor = (seconds: number | undefined): number =>
  seconds === undefined || !(seconds > 0)
    ? Number.POSITIVE_INFINITY
    : seconds * SECOND - Math.min(30 * SECOND, (seconds * SECOND) / 10);
