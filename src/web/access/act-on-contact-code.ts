import { shownErrors } from '#web/all-errors.ts';
import type { ContactCodeData } from './contact-code-data.ts';
import type { Lang } from '#text/lang.ts';
import type { FormErrors, PageContext } from '#web/page.ts';
import { postOneTimeCode, postProof } from '#wire/itinerary.ts';

/** Refusals that ask for a confirmed contact; once it is confirmed, the original request can continue. */
const ASKING: readonly string[] = [
  'hold_captcha_required',
  'hold_contact_required',
  'cash_contact_required',
  'places_contact_required',
];

const ASKED: ContactCodeData = { isSent: false, isConfirmed: false, errors: [] };

/** The contact-code form to show after such a refusal, with the reason; null after any other. */
export function contactCodeAfter(errors: FormErrors, lang: Lang): ContactCodeData | null {
  const asking = errors.filter(({ code }) => ASKING.includes(code));
  return asking.length > 0 ? { ...ASKED, errors: shownErrors(asking, lang) } : null;
}

/** The remaining errors of the step: the reason for a code is shown next to the code form instead. */
export const withoutCodePrompts = (errors: FormErrors): FormErrors =>
  errors.filter(({ code }) => !ASKING.includes(code));

/** Sends a code, or confirms the contact with one; undefined when the form requested neither. */
export async function actOnContactCode(
  { call, lang }: PageContext,
  form: URLSearchParams,
  code: string,
): Promise<ContactCodeData | undefined> {
  switch (form.get('do')) {
    case 'send-code': {
      const sent = await call(postOneTimeCode, { body: { code } });
      // One that was sent before may still be good.
      return { ...ASKED, isSent: sent.ok || form.has('sent'), errors: sent.ok ? [] : shownErrors(sent.errors, lang) };
    }
    case 'confirm-contact': {
      const proved = await call(postProof, { body: { code, digits: form.get('digits') ?? '' } });
      // The code is good; there is no trip to show.
      const isOrder = !proved.ok && proved.errors.some((error) => error.code === 'not_a_trip');
      if (proved.ok || isOrder) return { ...ASKED, isConfirmed: true };
      return { ...ASKED, isSent: true, errors: shownErrors(proved.errors, lang) };
    }
    default:
      return undefined;
  }
}
