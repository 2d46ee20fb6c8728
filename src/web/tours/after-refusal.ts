import type { Lang } from '#text/lang.ts';
import { type FormErrors, go, type Outcome } from '#web/page.ts';
import type { Selection } from '#web/tours/selection.ts';
import { tourReservationPath } from '#wire/tours-paths.ts';

/** Refusals of a choice that another start or a change of it solves: its page says them. */
export const SOLVED_AT_START: readonly string[] = [
  'slot_full',
  'slot_closed',
  'participants_invalid',
  'pickup_required',
  'price_changed',
  'tour_not_found',
  'places_captcha_required',
];

/** After a form whose places cannot be held again: another start is chosen, or the same form is sent again later. */
export function afterRefusal(errors: FormErrors, selection: Selection, lang: Lang): Outcome<never> {
  const said = errors.find(({ code }) => SOLVED_AT_START.includes(code))?.code;
  return said ? go(tourReservationPath(lang, { ...selection, said })) : { kind: 'again', errors };
}
