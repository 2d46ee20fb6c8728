import { formText } from '#text/form.ts';
import { signUpCodeText } from '#text/pages/sign-up-code.ts';
import { accountErrors, sendTypeIn, targetOf } from '#web/loyalty/account-form.ts';
import { withTarget } from '#web/loyalty/with-target.ts';
import { enteredBy } from '#web/loyalty/entered.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { SignUpCodeData } from '#web/loyalty/sign-up-code-data.ts';
import { Screen } from '#web/pages/sign-up-code/screen.tsx';
import { postSignUpResend, postVerify } from '#wire/account.ts';
import * as paths from '#wire/page-paths.ts';

/** The code that opens an account and signs in. */
export const signUpCodePage: Page<SignUpCodeData> = {
  load: async (context) => shown(context, [], context.query.has('again')),

  async act(context, form) {
    const { call, lang } = context;
    const to = targetOf(context);
    if (form.get('do') === 'again') {
      const sent = await call(postSignUpResend, { body: {} });
      const by = sendTypeIn(form.get('by'));
      return sent.ok
        ? go(withTarget(paths.signUpCode[lang], to, { by, again: '' }))
        : shown(context, sent.errors, false);
    }
    const opened = await call(postVerify, { body: { digits: form.get('digits') ?? '' } });
    if (!opened.ok) return shown(context, opened.errors, false);
    return go(to === '/' ? paths.myAccount[lang] : to, enteredBy(opened.data.session));
  },

  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${signUpCodeText.title[lang]}`,
    description: signUpCodeText.sent.email[lang],
    noIndex: true,
  }),
  Screen,
};

const shown = (context: PageContext, errors: FormErrors, isAgain: boolean): Outcome<SignUpCodeData> => ({
  kind: 'show',
  status: errors.length > 0 ? 422 : 200,
  data: {
    to: targetOf(context),
    sendType: sendTypeIn(context.form?.get('by') ?? context.query.get('by')),
    isAgain,
    errors: accountErrors(errors, context.lang),
  },
});
