import type { Item, JourneyRow } from '#web/booking/add-data.ts';
import { bothChosen, named } from '#web/booking/one-of.ts';
import { tooMany } from '#web/booking/too-many.ts';
import type { FormErrors } from '#web/page.ts';

/** Why choices cannot be had, each at its field: what the call refused, or else what it would refuse. */
export const choiceErrors = (
  refused: FormErrors,
  journeys: readonly JourneyRow[],
  items: readonly Item[],
): FormErrors =>
  refused.length > 0 ? named(refused, journeys, items) : [...tooMany(journeys, items), ...bothChosen(journeys, items)];
