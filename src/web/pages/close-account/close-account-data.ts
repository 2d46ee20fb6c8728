import type { AccountFormData } from '#web/loyalty/account-form.ts';

/** Data of the page. */
export interface CloseAccountData extends Omit<AccountFormData, 'to'> {
  /** What would be lost, in hundredths; null once the account is closed. */
  readonly points: { readonly purchased: number; readonly win: number } | null;
}
