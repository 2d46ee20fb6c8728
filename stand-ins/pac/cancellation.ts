import { compare, decimal } from './decimal.ts';
import type { Stamped } from './stamped.ts';

/** A cancellation request. */
export interface Cancellation {
  readonly uuid: string;
  readonly reason: string;
  readonly insteadUuid: string | null;
  readonly askedAt: number;
  /** The receiver's consent: no answer within three working days counts as consent. */
  readonly consent: 'not-needed' | 'awaited' | 'given' | 'refused';
}

export type CancellationState =
  | 'none'
  | 'waiting'
  | 'refused'
  | 'cancelled'
  | 'cancelled-with-consent'
  | 'cancelled-by-silence';

const WORKING_DAYS = 3;
const DAY_MS = 86_400_000;
/** Central Mexico has had no daylight saving since 2022. */
const CENTRE_OFFSET_MS = 6 * 3_600_000;

/** Up to this many pesos no consent is needed. */
const FREE_UP_TO = decimal('1000');
const GENERIC = ['XAXX010101000', 'XEXX010101000'];

/** Small amounts, generic receivers and credit notes are cancelled without the receiver's consent. */
export const needsConsent = ({ total, receiver, type }: Stamped): boolean =>
  compare(decimal(total), FREE_UP_TO) > 0n && !GENERIC.includes(receiver) && type === 'I';

/** The state of a cancellation. */
export function stateOf(cancellation: Cancellation | undefined, now: number): CancellationState {
  switch (cancellation?.consent) {
    case undefined:
      return 'none';
    case 'not-needed':
      return 'cancelled';
    case 'given':
      return 'cancelled-with-consent';
    case 'refused':
      return 'refused';
    case 'awaited':
      return now >= silenceEnds(cancellation!.askedAt) ? 'cancelled-by-silence' : 'waiting';
  }
}

export const isCancelled = (state: CancellationState): boolean => state.startsWith('cancelled');

/** Three working days later, without weekends. Public holidays are ignored. */
export function silenceEnds(askedAt: number): number {
  let at = askedAt;
  for (let days = 0; days < WORKING_DAYS; days += isWorkingDay(at) ? 1 : 0) at += DAY_MS;
  return at;
}

function isWorkingDay(instant: number): boolean {
  const weekday = new Date(instant - CENTRE_OFFSET_MS).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
