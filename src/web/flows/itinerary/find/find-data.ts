import type { ShownError } from '#web/shown-errors.ts';
import type { CaptchaTask } from '#wire/captcha.ts';

/** What the look-up page is drawn from. */
export interface FindData {
  /** From the address of an e-mail's link, or as it was typed. */
  readonly code: string;
  readonly lastName: string;
  readonly errors: readonly ShownError[];
  /** Of the form that sends a PIN. */
  readonly pinErrors: readonly ShownError[];
  /** A PIN was asked for: the code, which need not be anybody's. */
  readonly pinSentTo: string | null;
  /** What sending either of them again costs. */
  readonly captcha: CaptchaTask | null;
  /** Of the form for anyone who lost their code: what was typed where it is no contact, and whether it was sent. */
  readonly lost: { readonly typed: string; readonly errors: readonly ShownError[]; readonly isSent: boolean };
}
