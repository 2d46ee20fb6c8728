import { type Item, type JourneyRow, quantityOf } from '#web/booking/add-data.ts';
import type { FormErrors } from '#web/page.ts';

/** What is chosen beyond what can be had, each at its field: as the call would refuse it. */
export const tooMany = (journeys: readonly JourneyRow[], items: readonly Item[]): FormErrors =>
  journeys
    .flatMap(({ tickets }) => tickets)
    .flatMap(({ refusal, offers }) => (refusal === undefined ? offers : []))
    .filter(({ field, left }) => quantityOf(items, field) > left)
    .map(({ field, most }) => ({ code: 'addition_too_many', field, message: '', params: { max: most } }));
