import type { ShownError } from '#web/shown-errors.ts';
import type { CaptchaTask } from '#wire/captcha.ts';

/** The card as a PDF in base64. */
export interface GiftDocument {
  readonly pdf: string;
  readonly filename: string;
}

/** Data of the balance page. The secret must be typed again: no response contains it. */
export interface GiftBalanceData {
  readonly code: string;
  /** Centavos; null before a query. */
  readonly found: { readonly amount: number; readonly left: number; readonly document: GiftDocument | null } | null;
  readonly captcha: CaptchaTask | null;
  readonly errors: readonly ShownError[];
}
