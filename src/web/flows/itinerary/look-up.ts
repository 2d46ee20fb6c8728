import type { Lang } from '#text/lang.ts';
import { withCaptcha } from '#web/guessing/with-captcha.ts';
import type { ApiCall, CallAnswer } from '#wire/call.ts';
import { type ItineraryView, postData } from '#wire/itinerary.ts';

/** What was typed; empty fields are not sent, because an empty PIN would count as a wrong one. */
export interface Typed {
  readonly code: string;
  readonly nip: string;
  readonly last_name: string;
}

export const typedIn = (form: { get(name: string): unknown }): Typed => {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return { code: text('code'), nip: text('nip').replace(/\s/g, ''), last_name: text('last_name') };
};

export const lookUpBody = ({ code, nip, last_name: lastName }: Typed) => ({
  code,
  ...(nip ? { nip } : {}),
  ...(lastName ? { last_name: lastName } : {}),
});

interface Looking {
  readonly call: ApiCall;
  readonly lang: Lang;
  /** Called when the browser starts to solve a captcha. */
  readonly onSolving: () => void;
}

/** Looks a reservation up from the browser; a required captcha is solved once and the look-up repeated. */
export const lookUp = (typed: Typed, { call, ...asking }: Looking): Promise<CallAnswer<ItineraryView>> =>
  withCaptcha({ ...asking, ask: (answer) => call(postData, { body: { ...lookUpBody(typed), ...answer } }) });
