import type { Exceeded, Failures, GuessedSecret } from '#domain/guessing/guess-limits.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

export type TryId = Id<'look-up-try'>;

/** Who tries what; stored as hashes: neither a code nor an address is stored in plain text. */
export interface Tried {
  readonly kind: GuessedSecret;
  readonly secret: string;
  readonly address: string;
}

/** Repository of failed tries. Only the database's clock decides. */
export interface Guesses {
  /** Records a try as a failure before it is judged, and counts it with the others: parallel tries count each other. */
  begin(tried: Tried): Promise<{ readonly id: TryId; readonly failures: Failures }>;
  /** Seconds until none of these limits is exceeded, if nothing else is tried. */
  wait(tried: Tried, exceeded: readonly Exceeded[]): Promise<number>;
  /** Removes a failure: the try was correct, or nothing was compared. */
  forgive(id: TryId): Promise<void>;
}

/** The task for a browser, as figures of an error: a proof of work, or a provider's widget. */
export type CaptchaTask =
  | { readonly captcha: 'work'; readonly puzzle: string }
  | { readonly captcha: 'recaptcha'; readonly site_key: string };

export interface CaptchaAnswer {
  /** The browser's answer. */
  readonly token: string;
  /** What the captcha was required for: an answer is valid only for that. */
  readonly subject: string;
  readonly now: Instant;
}

/** Distinguishes people who mistyped from programs that guess. */
export interface Captchas {
  task(subject: string, now: Instant): CaptchaTask;
  /** Whether an answer is correct. Each answer is valid once. */
  isSolved(answer: CaptchaAnswer): Promise<boolean>;
}

/** Used answers, shared by all processes. */
export interface CaptchaUses {
  /** False when it was used before. */
  useUp(answer: string): Promise<boolean>;
}
