import { recaptchas } from '#adapters/captcha/recaptcha.ts';
import { workCaptchas } from '#adapters/captcha/work.ts';
import { captchaUses, guesses } from '#adapters/db/guessing/guesses.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { GuardDeps } from '#app/guessing/guarded-try.ts';
import type { RecaptchaConfig } from '#main/config/recaptcha-config.ts';

interface Guarding {
  readonly pool: Pool;
  /** Keys the hashes of guesses, and signs puzzles. */
  readonly secret: string;
  readonly recaptcha?: RecaptchaConfig | undefined;
  /** Public scheme, host and port of the site. */
  readonly origin?: string;
  readonly report?: (problem: unknown) => void;
}

/** Protects secrets from guessing: proof of work in browsers, or reCAPTCHA if configured. */
export function guardDeps({ pool, secret, recaptcha, origin, report = () => undefined }: Guarding): GuardDeps {
  const work = workCaptchas(secret, captchaUses(pool, secret));
  const captchas =
    recaptcha && origin
      ? recaptchas({ account: { ...recaptcha, hostname: new URL(origin).hostname }, otherwise: work, report })
      : work;
  return { guesses: guesses(pool, secret), captchas };
}
