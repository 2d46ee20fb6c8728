import type { ShownError } from '#web/shown-errors.ts';
import type { CaptchaTask } from '#wire/captcha.ts';

/** What the page that tells what is left on a card is drawn from. The secret is typed again: no answer of ours has it in it. */
export interface GiftBalanceData {
  readonly code: string;
  /** Centavos; null before anything was asked. */
  readonly found: { readonly amount: number; readonly left: number } | null;
  readonly captcha: CaptchaTask | null;
  readonly errors: readonly ShownError[];
}
