import { callErrors } from '#text/errors/generic.ts';
import { itineraryErrors } from '#text/errors/itinerary.ts';
import { missingToInvoice } from '#text/errors/look-up-to-invoice.ts';
import { invoicingFind } from '#text/invoicing-find.ts';
import type { Lang } from '#text/lang.ts';
import type { FormErrors } from '#web/page.ts';
import { sayErrors, type ShownError } from '#web/shown-errors.ts';

/** What was typed to find a reservation. */
export interface Typed {
  readonly code: string;
  readonly last_name: string;
  readonly phone: string;
}

export function typedIn(form: { get(name: string): unknown }): Typed {
  const text = (name: string, most: number) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, most);
  return { code: text('code', 24), last_name: text('last_name', 200), phone: text('phone', 40) };
}

const TEXTS = {
  ...callErrors,
  ...itineraryErrors,
  reservation_not_found: invoicingFind.notFound,
  phone_required: missingToInvoice.phone,
  last_name_required: missingToInvoice.lastName,
};

/** Look-up errors, with the same wording on the server and in the browser. */
export const findErrors = (errors: FormErrors, lang: Lang): readonly ShownError[] => sayErrors(errors, lang, TEXTS);
