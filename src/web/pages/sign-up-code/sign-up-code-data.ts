import type { SendType } from '#domain/loyalty/account-code.ts';
import type { AccountFormData } from '#web/loyalty/account-form.ts';

/** What the page is drawn from. */
export interface SignUpCodeData extends Omit<AccountFormData, 'captcha'> {
  readonly sendType: SendType;
  /** Another code is on its way. */
  readonly isAgain: boolean;
}
