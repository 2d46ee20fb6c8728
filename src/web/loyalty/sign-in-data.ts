import type { Tier } from '#domain/loyalty/tier.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { CaptchaTask } from '#wire/captcha.ts';

export interface KnownTraveller {
  readonly name: string;
  /** Grouped, as printed on the card. */
  readonly card: string;
  readonly tier: Tier;
  /** Hundredths of a point. */
  readonly points: { readonly purchased: number; readonly win: number };
  /** False after a pause: the password is required again. */
  readonly paysWithPoints: boolean;
}

/** Data of the sign-in page. */
export interface SignInData {
  readonly known: KnownTraveller | null;
  /** A new password was just set. */
  readonly done: boolean;
  /** Where the visitor came from and returns to. */
  readonly to: string;
  /** The input when the form is shown again; never the password. */
  readonly account: string;
  /** The captcha required for the next attempt in addition to the password. */
  readonly captcha: CaptchaTask | null;
  readonly errors: readonly ShownError[];
}
