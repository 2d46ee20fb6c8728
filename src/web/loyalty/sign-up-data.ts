import type { SendType } from '#domain/loyalty/account-code.ts';
import type { AccountFormData } from '#web/loyalty/account-form.ts';

/** The input when the form is shown again; never the password. */
export interface TypedSignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly birthday: string;
  readonly privacy: boolean;
  readonly offers: boolean;
  readonly sendType: SendType;
}

export interface SignUpData extends AccountFormData {
  readonly typed: TypedSignUp;
}
