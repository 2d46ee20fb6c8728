import type { Lang } from '#text/lang.ts';
import { withCaptcha } from '#web/guessing/with-captcha.ts';
import type { ApiCall, CallAnswer } from '#wire/call.ts';
import { type ItineraryView, postData } from '#wire/itinerary.ts';

/** What was typed; empty fields are not sent, since an empty PIN would be a wrong one. */
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
  /** The browser has to work for it: says so. */
  readonly onSolving: () => void;
}

/** Looks a reservation up from the browser; a captcha that is asked for is solved, once, and the look-up made again. */
export const lookUp = (typed: Typed, { call, ...asking }: Looking): Promise<CallAnswer<ItineraryView>> =>
  withCaptcha({ ...asking, ask: (answer) => call(postData, { body: { ...lookUpBody(typed), ...answer } }) });
