import type { SendType } from '#domain/loyalty/account-code.ts';
import type { Lang } from '#text/lang.ts';
import { accountText } from '#text/pages/account.ts';
import { shownErrors } from '#web/all-errors.ts';
import { ownPath } from '#web/own-path.ts';
import type { FormErrors, PageContext } from '#web/page.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { CaptchaTask } from '#wire/captcha.ts';

/** What every form about an account is drawn from. */
export interface AccountFormData {
  /** Where the visitor goes once it is done. */
  readonly to: string;
  /** What the next try costs. */
  readonly captcha: CaptchaTask | null;
  readonly errors: readonly ShownError[];
}

/** Where a form about an account leads in the end: a path of this site, and nowhere else. */
export const targetOf = ({ query, form }: Pick<PageContext, 'query' | 'form'>): string =>
  ownPath(form?.get('to') ?? query.get('to') ?? '/');

/** Refusals in the visitor's language; a captcha that is asked for is no fault of a field. */
export const accountErrors = (errors: FormErrors, lang: Lang): readonly ShownError[] =>
  shownErrors(errors, lang).map((error) =>
    error.field === 'captcha' ? { field: undefined, text: accountText.captcha[lang] } : error,
  );

/** The captcha of a form, as a call takes it. */
export const captchaIn = (form: URLSearchParams): { readonly captcha?: string } =>
  form.get('captcha') ? { captcha: form.get('captcha')! } : {};

const SEND_TYPES: readonly SendType[] = ['email', 'whatsapp', 'sms'];

/** How the code comes, as it was chosen; by e-mail unless said. */
export const sendTypeIn = (text: string | null | undefined): SendType =>
  SEND_TYPES.find((one) => one === text) ?? 'email';
