import type { SendType } from '#domain/loyalty/account-code.ts';
import type { AccountFormData } from '#web/loyalty/account-form.ts';

/** Data of the page. */
export interface RecoverData extends AccountFormData {
  readonly account: string;
  readonly sendType: SendType;
}
