import type { Message } from '#text/message.ts';
import { deadlinesInOrder } from '#text/deadlines.ts';
import type { ReservationView } from '#wire/reservation.ts';

export type DeadlinesView = NonNullable<ReservationView['deadlines']['departure']>;

export interface JourneyDeadline {
  readonly name: Message;
  /** By the clock of the traveller's boarding stop. */
  readonly at: string;
  readonly state: 'past' | 'next' | 'later';
  /** Whole minutes left, rounded up. */
  readonly minutesLeft: number;
  /** Progress towards it, 0 to 1: from the previous deadline, or from a day before the first. */
  readonly share: number;
}

/** The first stretch of the line: for a deadline further away, the date is more useful than the hours left. */
export const FIRST_STRETCH_MINUTES = 24 * 60;

interface Look {
  /** Milliseconds, by the server's clock. */
  readonly now: number;
  /** A paid ticket has nothing to pay and can no longer lose its seat. */
  readonly isPaid: boolean;
}

/** The deadlines of one journey (T1, N4), first to last, with the current progress. */
export function journeyDeadlinesOf(deadlines: DeadlinesView, { now, isPaid }: Look): readonly JourneyDeadline[] {
  const names = deadlinesInOrder(deadlines, isPaid);
  const next = names.findIndex(([, at]) => Date.parse(at) > now);
  return names.map(([name, at], i) => {
    const until = Date.parse(at);
    const from = i === 0 ? until - FIRST_STRETCH_MINUTES * 60_000 : Date.parse(names[i - 1]![1]);
    return {
      name,
      at,
      state: i === next ? 'next' : next < 0 || i < next ? 'past' : 'later',
      minutesLeft: Math.max(0, Math.ceil((until - now) / 60_000)),
      share: Math.min(1, Math.max(0, (now - from) / Math.max(1, until - from))),
    };
  });
}
