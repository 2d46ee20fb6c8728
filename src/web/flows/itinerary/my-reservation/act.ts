import { type FormOutcome, shownItinerary } from './shown-itinerary.ts';
import { type ItineraryData, SEND_CODE } from './itinerary-data.ts';
import { lookUpBody, typedIn } from '#web/flows/itinerary/look-up.ts';
import { shownErrors } from '#web/all-errors.ts';
import { type FormErrors, go, type Outcome, type PageContext } from '#web/page.ts';
import * as itinerary from '#wire/itinerary.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import { FORGET_DEVICE, type SetCookie } from '#wire/page.ts';
import * as paths from '#wire/page-paths.ts';

const FORGOTTEN: readonly SetCookie[] = [
  { name: 'reservation', value: '', maxAge: 0 },
  FORGET_DEVICE,
  { name: 'notice', value: 'itinerary-forgotten' },
];

/** Handles the page's plain forms by their action name. */
export async function act(context: PageContext, form: URLSearchParams): Promise<Outcome<ItineraryData>> {
  const { call, lang } = context;
  const code = form.get('code') ?? '';
  const again = (said: FormOutcome) => shownItinerary(context, code, said);
  const refused = (errors: FormErrors) => again({ errors });
  const there = itineraryPath(lang, code);
  switch (form.get('do')) {
    case 'pin': {
      const proved = await call(itinerary.postData, { body: lookUpBody(typedIn(form)) });
      return proved.ok ? go(there) : refused(atField(proved.errors, 'nip'));
    }
    case SEND_CODE: {
      const sent = await call(itinerary.postOneTimeCode, { body: { code } });
      return sent.ok ? go(`${there}&sent=1`) : refused(atField(sent.errors, SEND_CODE));
    }
    case 'code': {
      const proved = await call(itinerary.postProof, { body: { code, digits: form.get('digits') ?? '' } });
      return proved.ok ? go(there) : again({ errors: proved.errors, isCodeSent: true });
    }
    case 'show-pin': {
      const shown = await call(itinerary.postNip, { body: { code } });
      return again(shown.ok ? { pin: shown.data.nip } : {});
    }
    case 'resend': {
      const sent = await call(itinerary.postResend, { body: { code } });
      return sent.ok ? go(`${there}&resent=1`) : again({ resent: { refused: textOf(sent.errors, lang) } });
    }
    case 'forget':
      await call(itinerary.postForget, { body: { code } });
      return go(paths.find[lang], FORGOTTEN);
    default:
      return go(there);
  }
}

const textOf = (errors: FormErrors, lang: PageContext['lang']): string =>
  shownErrors(errors, lang)
    .map(({ text }) => text)
    .join(' ');

/** The form has a single input or button, so every error is about it. */
const atField = (errors: FormErrors, field: string): FormErrors => errors.map((error) => ({ ...error, field }));
