import { callErrors } from '#text/errors/generic.ts';
import { itineraryErrors } from '#text/errors/itinerary.ts';
import { findText } from '#text/find-reservation.ts';
import type { Lang } from '#text/lang.ts';
import type { FormErrors } from '#web/page.ts';
import { sayErrors, type ShownError } from '#web/shown-errors.ts';

const TEXTS = { ...callErrors, ...itineraryErrors, reservation_not_found: findText.notFound };

/** Look-up errors, with the same wording on the server and in the browser. */
export const lookUpErrors = (errors: FormErrors, lang: Lang): readonly ShownError[] => sayErrors(errors, lang, TEXTS);
