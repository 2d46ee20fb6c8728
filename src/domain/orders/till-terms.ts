import type { ErrorCode } from '#domain/errors.ts';
import type { Instant, Zone } from '#kernel/instant.ts';

/** How money is taken at a counter: into the till, or on a terminal that authorises it. */
export type TillMeans = 'cash' | 'terminal';

/** Until when, and why no longer, a counter takes money for an item of an order that waits. */
export interface TillTerms {
  /** Undefined when no clock closes it. */
  readonly closing: TillClosing | undefined;
  /** Why no money is taken for it, whatever the time. */
  readonly refusal: ErrorCode | undefined;
}

export interface TillClosing {
  /** The first moment at which it is refused. */
  readonly at: Readonly<Record<TillMeans, Instant>>;
  /** In which a refusal states that moment. */
  readonly zone: Zone;
}
