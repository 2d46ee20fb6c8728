import { MIN_MINUTES_APART, type Occasion } from '#domain/basket/close-times.ts';
import { HOUR, type Instant, MINUTE } from '#kernel/instant.ts';

/** Hours before a journey in which something still belongs to it: a shuttle to it, an hour in a lounge. */
const HOURS_BEFORE = 12;
/** Hours after it: what is done at its destination. */
const HOURS_AFTER = 72;

/** How something goes with a journey. */
type Side = 'before' | 'after' | 'apart';

/**
 * What takes place before a journey begins, soon enough, or after it ended. A stay, such as an hour in a lounge, ends
 * when the bus is there: it only has to be near.
 */
function sideOf(journey: Occasion, other: Occasion): Side {
  const gap = other.isStay ? 0 : MIN_MINUTES_APART * MINUTE;
  const isBefore = other.isStay ? other.starts <= journey.starts : other.ends + gap <= journey.starts;
  if (isBefore) return journey.starts - other.ends <= HOURS_BEFORE * HOUR ? 'before' : 'apart';
  const isAfter = journey.ends + gap <= other.starts;
  return isAfter && other.starts - journey.ends <= HOURS_AFTER * HOUR ? 'after' : 'apart';
}

/**
 * Whether something that goes with journeys still does once they are others; `next` is empty when they are cancelled.
 * What never went with them is not concerned: true.
 */
export function stillGoesWith(
  { own, next }: { readonly own: readonly Occasion[]; readonly next: readonly Occasion[] },
  other: readonly Occasion[],
): boolean {
  return other.every((occasion) =>
    own.every((journey) => {
      const side = sideOf(journey, occasion);
      return side === 'apart' || next.some((one) => sideOf(one, occasion) === side);
    }),
  );
}

/** What is left ahead of it: nothing that began is given back or missed any more. */
export const isAhead = (occasions: readonly Occasion[], now: Instant): boolean =>
  occasions.some(({ starts }) => starts > now);
