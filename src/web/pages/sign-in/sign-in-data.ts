import type { Tier } from '#domain/loyalty/tier.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { CaptchaTask } from '#wire/captcha.ts';

export interface KnownTraveller {
  readonly name: string;
  /** In groups, as it is printed on the card. */
  readonly card: string;
  readonly tier: Tier;
  /** Hundredths of a point. */
  readonly points: { readonly purchased: number; readonly win: number };
  /** False after a pause: the password is asked again. */
  readonly paysWithPoints: boolean;
}

/** What the sign-in page is drawn from. */
export interface SignInData {
  readonly known: KnownTraveller | null;
  /** A new password was set just now. */
  readonly done: boolean;
  /** Where the visitor came from and goes back to. */
  readonly to: string;
  /** What was typed, when the form is shown again; never the password. */
  readonly account: string;
  /** What the next try costs besides the password. */
  readonly captcha: CaptchaTask | null;
  readonly errors: readonly ShownError[];
}
