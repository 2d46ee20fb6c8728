import type { Message } from '#text/message.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import type { ReservationView } from '#wire/reservation.ts';

export type DeadlinesView = NonNullable<ReservationView['deadlines']['departure']>;

export interface Rung {
  readonly name: Message;
  /** On the clock of the stop where the traveller boards. */
  readonly at: string;
  readonly state: 'past' | 'next' | 'later';
  /** Whole minutes until then, rounded up. */
  readonly minutesLeft: number;
}

interface Look {
  /** Milliseconds, by the server's clock. */
  readonly now: number;
  /** A paid ticket has nothing to pay and loses its seat no more. */
  readonly isPaid: boolean;
}

/** The ladder of deadlines of one journey (T1, N4), first to last, and how far down it we are. */
export function rungsOf(deadlines: DeadlinesView, { now, isPaid }: Look): readonly Rung[] {
  const names: readonly (readonly [Message, string])[] = [
    [isPaid ? deadlineTexts.beThere : deadlineTexts.payAtCounter, deadlines.pay_at_counter_until],
    [deadlineTexts.exchange, deadlines.exchange_until],
    ...(isPaid ? [] : [[deadlineTexts.released, deadlines.released_at] as const]),
    [deadlineTexts.boarding, deadlines.boarding_at],
    [deadlineTexts.departs, deadlines.departs_at],
  ];
  const next = names.findIndex(([, at]) => Date.parse(at) > now);
  return names.map(([name, at], i) => ({
    name,
    at,
    state: i === next ? 'next' : next < 0 || i < next ? 'past' : 'later',
    minutesLeft: Math.max(0, Math.ceil((Date.parse(at) - now) / 60_000)),
  }));
}
