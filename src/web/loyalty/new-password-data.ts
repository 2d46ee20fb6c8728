import type { AccountFormData } from '#web/loyalty/account-form.ts';

/** Data of the page. */
export interface NewPasswordData extends Omit<AccountFormData, 'captcha'> {
  /** Kept when the form is shown again. */
  readonly digits: string;
  /** Another code was sent. */
  readonly isAgain: boolean;
}
