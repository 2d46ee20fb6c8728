import { fieldsOf, type Topic } from '#domain/cases/topics.ts';
import { FIELD_NAMES } from '#text/cases.ts';
import type { Lang } from '#text/lang.ts';
import { formText } from '#text/form.ts';
import { contactText, FORM_TEXTS, MESSAGE_LABELS } from '#text/pages/contact.ts';
import { carOfTrip } from '#web/booking/car-of-trip.ts';
import { shownErrors } from '#web/all-errors.ts';
import { inBase64 } from '#web/cases/in-base64.ts';
import { UNMAILED } from '#web/cases/unmailed.ts';
import { knownTraveller } from '#web/loyalty/known-traveller.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext, show } from '#web/page.ts';
import type { CaseFormData } from '#web/pages/case-form/case-form-data.ts';
import { Screen } from '#web/pages/case-form/screen.tsx';
import type { ShownError } from '#web/shown-errors.ts';
import { postCase } from '#wire/cases.ts';
import { getReservation } from '#wire/websale.ts';
import { casePath } from '#wire/link-paths.ts';

/**
 * Search engines index the page of all topics, because the forms are nearly the same. Only car hire is searched for
 * separately.
 */
export const isIndexed = (topic: Topic): boolean => topic === 'car';

/** Writing to the carrier about a topic (B38, B39). A plain form, with files. */
export const caseFormPage = (topic: Topic): Page<CaseFormData> => ({
  load: async (context) => {
    const reservation = context.query.get('code') ?? '';
    const typed = { ...(await knownOf(context)), reservation, ...(await carOf(context, topic)) };
    return show({ topic, key: crypto.randomUUID(), typed, hadFiles: false, errors: [] });
  },
  act: async (context, form) => {
    const { call, files = [], lang } = context;
    const typed = typedIn(topic, form);
    const key = form.get('key') || crypto.randomUUID();
    const { name = '', email = '', phone = '', message = '', ...details } = typed;
    const sent = await call(postCase, {
      body: {
        topic,
        lang,
        name,
        email,
        phone,
        message,
        details,
        files: files.map(inBase64),
        idempotency_key: key,
      },
    });
    if (!sent.ok) return again({ topic, key, typed, hadFiles: files.length > 0 }, sent.errors, context);
    const { number, token, mailed } = sent.data;
    return go(`${casePath(lang, { number, token })}&new=${mailed ? 1 : UNMAILED}`);
  },
  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${FORM_TEXTS[topic].title[lang]}`,
    description: FORM_TEXTS[topic].lead[lang],
    noIndex: !isIndexed(topic),
  }),
  Screen,
});

/** Prefilled from the signed-in traveller's account; empty for a guest. */
async function knownOf(context: PageContext): Promise<CaseFormData['typed']> {
  const known = await knownTraveller(context);
  if (!known) return {};
  const { first_name: first, last_name: last, email, cell_phone: phone } = known;
  return { name: `${first} ${last}`, email, phone };
}

/** A car for a trip of this visitor, given by its code: where and when it arrives, and who booked it. */
async function carOf({ call, query }: PageContext, topic: Topic): Promise<CaseFormData['typed']> {
  const code = query.get('code') ?? '';
  if (topic !== 'car' || code === '') return {};
  const found = await call(getReservation, { query: { code } });
  if (!found.ok) return {};
  const { contact } = found.data.reservation;
  const name = `${contact.first_name} ${contact.last_name}`.trim();
  const who = { name, email: contact.email ?? '', phone: contact.cell_phone ?? '' };
  const known = Object.entries(who).filter(([, value]) => value !== '');
  return { ...carOfTrip(found.data.reservation), ...Object.fromEntries(known) };
}

/** Longer than any real input; the API reports what exceeds its field's limit. */
const MAX_TYPED = 9_000;

const typedIn = (topic: Topic, form: URLSearchParams): CaseFormData['typed'] =>
  Object.fromEntries(
    ['name', 'email', 'phone', 'message', ...fieldsOf(topic).map(([name]) => name)].map((name) => [
      name,
      (form.get(name) ?? '').slice(0, MAX_TYPED),
    ]),
  );

const again = (
  shown: Omit<CaseFormData, 'errors'>,
  errors: FormErrors,
  { lang }: Pick<PageContext, 'lang'>,
): Outcome<CaseFormData> => ({
  kind: 'show',
  status: 422,
  data: { ...shown, errors: saidWithNames(shown.topic, errors, lang) },
});

/** The summary at the top names the missing field, because it is not next to it. */
function saidWithNames(topic: Topic, errors: FormErrors, lang: Lang): readonly ShownError[] {
  const names: Readonly<Record<string, { readonly es: string; readonly en: string }>> = {
    ...FIELD_NAMES,
    name: contactText.name,
    email: contactText.email,
    message: MESSAGE_LABELS[topic],
  };
  return shownErrors(errors, lang).map((shown, i) => {
    const { code, field } = errors[i]!;
    const name = code === 'case_field_required' && field ? names[field] : undefined;
    return name ? { field, text: contactText.missing(name[lang])[lang] } : shown;
  });
}
