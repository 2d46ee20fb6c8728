import type { SendType } from '#domain/loyalty/account-code.ts';
import type { Lang } from '#text/lang.ts';
import { accountText } from '#text/pages/account.ts';
import { shownErrors } from '#web/all-errors.ts';
import { ownPath } from '#web/own-path.ts';
import type { FormErrors, PageContext } from '#web/page.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { CaptchaTask } from '#wire/captcha.ts';

/** Data common to all account forms. */
export interface AccountFormData {
  /** Where the visitor is redirected afterwards. */
  readonly to: string;
  /** The captcha required for the next attempt. */
  readonly captcha: CaptchaTask | null;
  readonly errors: readonly ShownError[];
}

/** The final redirect of an account form: only paths of this site are allowed. */
export const targetOf = ({ query, form }: Pick<PageContext, 'query' | 'form'>): string =>
  ownPath(form?.get('to') ?? query.get('to') ?? '/');

/** Refusals in the visitor's language; a required captcha is not a field error. */
export const accountErrors = (errors: FormErrors, lang: Lang): readonly ShownError[] =>
  shownErrors(errors, lang).map((error) =>
    error.field === 'captcha' ? { field: undefined, text: accountText.captcha[lang] } : error,
  );

/** The captcha solution in a form, as a call expects it. */
export const captchaIn = (form: URLSearchParams): { readonly captcha?: string } =>
  form.get('captcha') ? { captcha: form.get('captcha')! } : {};

const SEND_TYPES: readonly SendType[] = ['email', 'whatsapp', 'sms'];

/** The chosen send type; e-mail by default. */
export const sendTypeIn = (text: string | null | undefined): SendType =>
  SEND_TYPES.find((one) => one === text) ?? 'email';
