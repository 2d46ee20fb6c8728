import type { AccountFormData } from '#web/loyalty/account-form.ts';

/** What the page is drawn from. */
export interface NewPasswordData extends Omit<AccountFormData, 'captcha'> {
  /** Kept while the form is shown again. */
  readonly digits: string;
  /** Another code is on its way. */
  readonly isAgain: boolean;
}
