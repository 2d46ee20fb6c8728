import type { Delay } from '#domain/disruptions/delay.ts';
import type { Direction } from '#domain/fares/quote.ts';

/** An operator's report that cancelled the run of a journey. */
export interface RunCancellation extends Pick<Delay, 'event' | 'reason'> {
  readonly direction: Direction;
}
