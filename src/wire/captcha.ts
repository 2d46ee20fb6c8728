import type { WireError } from '#wire/envelope.ts';

/**
 * The captcha that `captcha_required` requests, in the figures of the error; the answer goes into `captcha` of the same
 * call.
 */
export type CaptchaTask =
  | { readonly kind: 'work'; readonly puzzle: string }
  | { readonly kind: 'recaptcha'; readonly siteKey: string };

const ASKING: ReadonlySet<string> = new Set(['captcha_required', 'hold_captcha_required', 'places_captcha_required']);

/** The captcha that a refusal requests; undefined when it requests none. */
export function captchaOf(errors: readonly WireError[]): CaptchaTask | undefined {
  const params = errors.find(({ code }) => ASKING.has(code))?.params;
  const [puzzle, siteKey] = [params?.['puzzle'], params?.['site_key']];
  if (typeof puzzle === 'string') return { kind: 'work', puzzle };
  return typeof siteKey === 'string' ? { kind: 'recaptcha', siteKey } : undefined;
}
