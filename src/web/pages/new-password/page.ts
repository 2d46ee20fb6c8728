import { formText } from '#text/form.ts';
import { newPasswordText } from '#text/pages/account.ts';
import { accountErrors, targetOf } from '#web/loyalty/account-form.ts';
import { withTarget } from '#web/loyalty/with-target.ts';
import { LEFT } from '#web/loyalty/entered.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { NewPasswordData } from '#web/loyalty/new-password-data.ts';
import { Screen } from '#web/pages/new-password/screen.tsx';
import { postForgotPasswordResend, postPassword } from '#wire/account.ts';
import * as paths from '#wire/page-paths.ts';

/** The code that was sent, and a new password. Ends every session of the account, including this one. */
export const newPasswordPage: Page<NewPasswordData> = {
  load: async (context) => shown(context, [], { isAgain: context.query.has('again') }),

  async act(context, form) {
    const { call, lang } = context;
    const to = targetOf(context);
    if (form.get('do') === 'again') {
      const sent = await call(postForgotPasswordResend, { body: {} });
      return sent.ok ? go(withTarget(paths.newPassword[lang], to, { again: '' })) : shown(context, sent.errors);
    }
    const digits = form.get('digits') ?? '';
    const set = await call(postPassword, { body: { digits, password: form.get('password') ?? '' } });
    if (!set.ok) return shown(context, set.errors, { digits });
    return go(withTarget(paths.signIn[lang], to, { done: 'password' }), LEFT);
  },

  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${newPasswordText.title[lang]}`,
    description: newPasswordText.sent[lang],
    noIndex: true,
  }),
  Screen,
};

const shown = (
  context: PageContext,
  errors: FormErrors,
  { digits = '', isAgain = false }: Partial<Pick<NewPasswordData, 'digits' | 'isAgain'>> = {},
): Outcome<NewPasswordData> => ({
  kind: 'show',
  status: errors.length > 0 ? 422 : 200,
  data: {
    to: targetOf(context),
    // A wrong code must be typed again.
    digits: errors.some(({ field }) => field === 'digits') ? '' : digits,
    isAgain,
    errors: accountErrors(errors, context.lang),
  },
});
