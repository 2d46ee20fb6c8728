import type { WireError } from '#wire/envelope.ts';

/** What `captcha_required` asks a browser for, as figures of the error; the answer goes into the same call's `captcha`. */
export type CaptchaTask =
  | { readonly kind: 'work'; readonly puzzle: string }
  | { readonly kind: 'recaptcha'; readonly siteKey: string };

const ASKING: ReadonlySet<string> = new Set(['captcha_required', 'hold_captcha_required']);

/** The captcha that a refusal asks for; undefined where it asks for none. */
export function captchaOf(errors: readonly WireError[]): CaptchaTask | undefined {
  const params = errors.find(({ code }) => ASKING.has(code))?.params;
  const [puzzle, siteKey] = [params?.['puzzle'], params?.['site_key']];
  if (typeof puzzle === 'string') return { kind: 'work', puzzle };
  return typeof siteKey === 'string' ? { kind: 'recaptcha', siteKey } : undefined;
}
