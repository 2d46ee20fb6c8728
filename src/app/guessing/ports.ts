import type { Failures, GuessedSecret } from '#domain/guessing/guess-limits.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

export type TryId = Id<'look-up-try'>;

/** Who tries what, as keys: neither a code nor an address is kept in the clear. */
export interface Tried {
  readonly kind: GuessedSecret;
  readonly secret: string;
  readonly address: string;
}

/** Where failed tries are kept. Only the database's clock decides. */
export interface Guesses {
  /** Writes a try down as a failure, before it is judged, and counts it with the others: parallel tries count each other. */
  begin(tried: Tried): Promise<{ readonly id: TryId; readonly failures: Failures }>;
  /** It was no failure after all, or nothing was compared. */
  forgive(id: TryId): Promise<void>;
}

/** What a browser is asked for, as figures of an error: work of its own, or a provider's box to tick. */
export type CaptchaTask =
  | { readonly captcha: 'work'; readonly puzzle: string }
  | { readonly captcha: 'recaptcha'; readonly site_key: string };

export interface CaptchaAnswer {
  /** What the browser sent. */
  readonly token: string;
  /** What it was asked for: an answer is good for that alone. */
  readonly subject: string;
  readonly now: Instant;
}

/** Tells people who mistyped from programs that guess. */
export interface Captchas {
  task(subject: string, now: Instant): CaptchaTask;
  /** Whether an answer is right. Each is good once. */
  isSolved(answer: CaptchaAnswer): Promise<boolean>;
}

/** Answers that were used up, in one place for all processes. */
export interface CaptchaUses {
  /** False when it was used before. */
  useUp(answer: string): Promise<boolean>;
}
