import * as v from 'valibot';

const key = v.pipe(v.string(), v.minLength(8, 'at least 8 characters'));

/** reCAPTCHA v2 instead of our own captcha. Both keys or none. */
export const recaptchaVariables = {
  RECAPTCHA_SITE_KEY: v.optional(key),
  RECAPTCHA_SECRET: v.optional(key),
  /** Where solutions are verified. */
  RECAPTCHA_VERIFY_URL: v.optional(
    v.pipe(v.string(), v.url('a URL')),
    'https://www.google.com/recaptcha/api/siteverify',
  ),
};

export const RECAPTCHA = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'] as const;

export interface RecaptchaConfig {
  readonly siteKey: string;
  readonly secret: string;
  readonly verifyUrl: string;
}

type Variables = Readonly<Partial<Record<(typeof RECAPTCHA)[number] | 'RECAPTCHA_VERIFY_URL', string | undefined>>>;

/** The reCAPTCHA keys, if configured. */
export function recaptchaOf(env: Variables): RecaptchaConfig | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = env;
  return siteKey && secret && verifyUrl ? { siteKey, secret, verifyUrl } : undefined;
}
