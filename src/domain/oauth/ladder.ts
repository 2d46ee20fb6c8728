import { MINUTE, SECOND } from '#kernel/instant.ts';

/** What this site asks of a system that gives it tokens. */
export type Rung = 'take' | 'check' | 'refresh';

/** `refused`: it said no. `failed`: nobody answered, or nothing that can be read. */
export type RungOutcome = 'done' | 'refused' | 'failed';

/** How far a climb has come: whether the last pair was taken anew, and how many refreshes were tried. */
export interface Climb {
  readonly rung: Rung;
  readonly isLastTake: boolean;
  readonly refreshes: number;
}

/** What comes next: another rung after a pause (in milliseconds), calls with the pair, or none for a while. */
export type Step =
  | { readonly kind: 'ask'; readonly climb: Climb; readonly pause: number }
  | { readonly kind: 'use' }
  | { readonly kind: 'clear' };

/** Section 9. */
export const MAX_REFRESH_TRIES = 5;

const FIRST_PAUSE = 250;
const FIRST_REST = SECOND;
const MAX_REST = MINUTE;

/** A number from 0 to 1, so that many who failed together do not come back together. */
type Jitter = number;

const spread = (milliseconds: number, jitter: Jitter): number => Math.round(milliseconds * (0.5 + jitter));

/** Where a climb begins: without a pair it is taken, one that is over or was not accepted is refreshed. */
export const firstStep = (hasPair: boolean): Step => (hasPair ? ask('refresh', false, 1) : ask('take', false, 0));

const ask = (rung: Rung, isLastTake: boolean, refreshes: number, pause = 0): Step => ({
  kind: 'ask',
  climb: { rung, isLastTake, refreshes },
  pause,
});

/**
 * The ladder (section 4): take, check, on failure refresh up to five times, then take again, and if that fails clear. It ends:
 * refreshes are counted over the whole climb, and after the second take comes nothing but its check.
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
      // Who says no to a secret says no again.
      return outcome === 'refused' ? { kind: 'clear' } : takeAgain;
    case 'check':
      return outcome === 'done' ? { kind: 'use' } : refreshAgain(0);
    case 'refresh':
      if (outcome === 'done') return ask('check', isLastTake, refreshes);
      // A refresh token that was refused is over, or its family was ended: another try would be another refusal.
      return outcome === 'refused' ? takeAgain : refreshAgain(spread(FIRST_PAUSE * 2 ** (refreshes - 1), jitter));
  }
}

/** How long nobody is asked after this many climbs in a row that were cleared (1, 2, …), in milliseconds. */
export const restAfter = (cleared: number, jitter: Jitter): number =>
  Math.min(MAX_REST, spread(FIRST_REST * 2 ** Math.min(cleared - 1, 10), jitter));

/**
 * For how many milliseconds a token is used that is said to last this many seconds: a tenth less, thirty seconds at most, so that
 * it does not end on the way. For ever where nothing was said, or what makes no sense (a clock that is wrong): it is refreshed when a call
 * is refused.
 */
export const usedFor = (seconds: number | undefined): number =>
  seconds === undefined || !(seconds > 0)
    ? Number.POSITIVE_INFINITY
    : seconds * SECOND - Math.min(30 * SECOND, (seconds * SECOND) / 10);
