import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { SEND_TYPES, type SendType } from '#domain/loyalty/account-code.ts';
import { accountPhoneFaults, tenDigits } from '#domain/loyalty/new-contact.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordLacks } from '#domain/loyalty/password-policy.ts';
import { emailFaults, nameFaults } from '#domain/orders/contact-rules.ts';
import { tidy } from '#kernel/filters.ts';
import { isBirthday } from '#kernel/patterns.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** The form as submitted. */
export interface SignUpInput {
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits (spec 5). */
  readonly phone: string;
  readonly email: string;
  /** dd/mm; empty when not given. */
  readonly birthday: string;
  readonly password: string;
  readonly privacy: boolean;
  /** Wants to receive offers. */
  readonly offers: boolean;
  readonly sendType: string;
}

/** A person signing up, in the stored spelling. */
export interface NewMember {
  readonly firstName: string;
  readonly lastName: string;
  /** E.164. */
  readonly phone: string;
  /** In lower case. */
  readonly email: string;
  readonly birthday: string | undefined;
  readonly offers: boolean;
}

export interface SignUp {
  readonly member: NewMember;
  readonly sendType: SendType;
}

/** Parses the sign-up form, or returns all its faults, each at its field. */
export function readSignUp(input: SignUpInput): Result<SignUp, Faults> {
  const phone = tenDigits(input.phone);
  const birthday = input.birthday.trim();
  const sendType = SEND_TYPES.find((one) => one === input.sendType);
  const [first, ...rest] = [
    ...nameFaults(input),
    ...accountPhoneFaults(input.phone, 'cell_phone'),
    ...emailFaults(input.email, 'email', 'account'),
    ...(birthday === '' || isBirthday(birthday) ? [] : [fault('birthday_invalid', 'birthday')]),
    ...passwordFaults(input.password, 'password'),
    ...(input.privacy ? [] : [fault('privacy_required', 'privacy')]),
    ...(sendType ? [] : [fault('send_type_unavailable', 'send_type')]),
  ];
  if (first || phone === undefined || sendType === undefined) return fail([first ?? fault('invalid_request'), ...rest]);
  const member = {
    firstName: tidy(input.firstName),
    lastName: tidy(input.lastName),
    phone,
    email: input.email.trim().toLowerCase(),
    birthday: birthday === '' ? undefined : birthday,
    offers: input.offers,
  };
  return ok({ member, sendType });
}

/** What a new password lacks, one fault per rule; `field` is its name in the API. */
export function passwordFaults(password: string, field: string): readonly Fault[] {
  if (password === '') return [fault('password_required', field)];
  return passwordLacks(password).map((lack) =>
    lack === 'length'
      ? fault('password_lacks_length', field, { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH })
      : fault(`password_lacks_${lack}`, field),
  );
}
