import { findText } from '#text/find-reservation.ts';
import { formText } from '#text/form.ts';
import type { FindData } from './find-data.ts';
import { Screen } from './screen.tsx';
import { lookUpBody, typedIn } from '#web/flows/itinerary/look-up.ts';
import { lookUpErrors } from '#web/flows/itinerary/look-up-errors.ts';
import { knownTraveller } from '#web/loyalty/known-traveller.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext, show } from '#web/page.ts';
import { captchaOf } from '#wire/captcha.ts';
import { postData, postForgotNip, postRecover } from '#wire/itinerary.ts';
import { itineraryPath, orderPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';

/** A typed code is cut to this length when shown again. */
const MAX_CODE_LENGTH = 24;
const EMPTY: FindData = {
  code: '',
  lastName: '',
  errors: [],
  pinErrors: [],
  pinSentTo: null,
  lost: { typed: '', errors: [], isSent: false },
  captcha: null,
};

/** Looks a reservation up by its code and a last name or PIN, and sends a forgotten PIN (M90, M92). */
export const findPage: Page<FindData> = {
  load: async (context) => {
    const { query } = context;
    const code = (query.get('code') ?? '').slice(0, MAX_CODE_LENGTH);
    const lost = { ...EMPTY.lost, isSent: query.has('lost') };
    const lastName = (await knownTraveller(context))?.last_name ?? '';
    return show({ ...EMPTY, code, lastName, lost, pinSentTo: query.has('sent') && code ? code : null });
  },

  act: async (context, form) => {
    switch (form.get('do')) {
      case 'forgotten':
        return sendPin(context, form);
      case 'lost':
        return sendTickets(context, form);
      default:
        return find(context, form);
    }
  },

  head: ({ errors, pinErrors, lost }, { lang }) => ({
    title:
      errors.length + pinErrors.length + lost.errors.length > 0
        ? `${formText.error[lang]}: ${findText.title[lang]}`
        : findText.title[lang],
    description: findText.description[lang],
    noIndex: true,
  }),
  Screen,
};

async function find({ call, lang }: PageContext, form: URLSearchParams): Promise<Outcome<FindData>> {
  const typed = typedIn(form);
  const found = await call(postData, { body: lookUpBody(typed) });
  if (found.ok) return go(itineraryPath(lang, codeOf(found.data)));
  // For an order that is not a trip, the proof also opens the order page.
  if (found.errors.some(({ code }) => code === 'not_a_trip')) return go(orderPath(lang, typed.code));
  // The PIN must be typed again: no response contains it.
  return refused({ ...EMPTY, code: typed.code, lastName: typed.last_name, errors: lookUpErrors(found.errors, lang) });
}

const captchaIn = (form: URLSearchParams) => (form.get('captcha') ? { captcha: form.get('captcha')! } : {});

const codeOf = ({ reservation, masked }: { reservation: { code: string } | null; masked: { code: string } | null }) =>
  reservation?.code ?? masked?.code ?? '';

async function sendPin({ call, lang }: PageContext, form: URLSearchParams): Promise<Outcome<FindData>> {
  const code = (form.get('forgotten_code') ?? '').trim().slice(0, MAX_CODE_LENGTH);
  const missing: FormErrors = [{ code: 'code_required', field: 'forgotten_code', message: '' }];
  const answered = code ? await call(postForgotNip, { params: { code }, body: captchaIn(form) }) : undefined;
  if (answered?.ok) return go(`${paths.find[lang]}?${new URLSearchParams({ code, sent: '1' })}`);
  const errors = atField(answered?.errors ?? missing, 'forgotten_code');
  return refused({ ...EMPTY, code, pinErrors: lookUpErrors(errors, lang), captcha: captchaOf(errors) ?? null });
}

async function sendTickets({ call, lang }: PageContext, form: URLSearchParams): Promise<Outcome<FindData>> {
  const typed = form.get('contact') ?? '';
  const answered = await call(postRecover, { body: { contact: typed, ...captchaIn(form) } });
  if (answered.ok) return go(`${paths.find[lang]}?lost=1`);
  const lost = { typed, errors: lookUpErrors(atField(answered.errors, 'contact'), lang), isSent: false };
  return refused({ ...EMPTY, lost, captcha: captchaOf(answered.errors) ?? null });
}

/** Both forms have a single input: unless an error is about the captcha, it is about what was typed there. */
const atField = (errors: FormErrors, field: string): FormErrors =>
  errors.map((error) => (error.field === 'captcha' ? error : { ...error, field }));

const refused = (data: FindData): Outcome<FindData> => ({ kind: 'show', status: 422, data });
