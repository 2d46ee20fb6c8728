import type { ShownError } from '#web/shown-errors.ts';
import type { CaptchaTask } from '#wire/captcha.ts';

/** Data of the look-up page. */
export interface FindData {
  /** From the link in an e-mail, or as typed. */
  readonly code: string;
  readonly lastName: string;
  readonly errors: readonly ShownError[];
  /** Errors of the form that sends a PIN. */
  readonly pinErrors: readonly ShownError[];
  /** The code for which a PIN was requested; such a reservation need not exist. */
  readonly pinSentTo: string | null;
  /** Captcha required to send either again. */
  readonly captcha: CaptchaTask | null;
  /** The form for a lost code: the invalid contact that was typed, and whether the e-mail was sent. */
  readonly lost: { readonly typed: string; readonly errors: readonly ShownError[]; readonly isSent: boolean };
}
