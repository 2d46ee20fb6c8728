import type { SendType } from '#domain/loyalty/account-code.ts';
import type { AccountFormData } from '#web/loyalty/account-form.ts';

/** Data of the page. */
export interface SignUpCodeData extends Omit<AccountFormData, 'captcha'> {
  readonly sendType: SendType;
  /** Another code was sent. */
  readonly isAgain: boolean;
}
