import { formText } from '#text/form.ts';
import { signUpText } from '#text/pages/account.ts';
import { accountErrors, captchaIn, sendTypeIn, targetOf } from '#web/loyalty/account-form.ts';
import { withTarget } from '#web/loyalty/with-target.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { Screen } from '#web/pages/sign-up/screen.tsx';
import type { SignUpData, TypedSignUp } from '#web/loyalty/sign-up-data.ts';
import { postSignUp } from '#wire/account.ts';
import { captchaOf } from '#wire/captcha.ts';
import * as paths from '#wire/page-paths.ts';

/** Opening an account (M112): the form; the next page asks for the code. */
export const signUpPage: Page<SignUpData> = {
  load: async (context) => shown(context, EMPTY, []),

  async act(context, form) {
    const { call, lang } = context;
    const typed = typedIn(form);
    const begun = await call(postSignUp, {
      body: {
        first_name: typed.firstName,
        last_name: typed.lastName,
        cell_phone: typed.phone,
        email: typed.email,
        birthday: typed.birthday,
        password: form.get('password') ?? '',
        privacy: typed.privacy,
        offers: typed.offers,
        send_type: typed.sendType,
        lang,
        ...captchaIn(form),
      },
    });
    if (!begun.ok) return shown(context, typed, begun.errors);
    return go(withTarget(paths.signUpCode[lang], targetOf(context), { by: begun.data.send_type }));
  },

  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${signUpText.title[lang]}`,
    description: signUpText.description[lang],
    noIndex: true,
  }),
  Screen,
};

const EMPTY: TypedSignUp = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  birthday: '',
  privacy: false,
  offers: false,
  sendType: 'email',
};

const typedIn = (form: URLSearchParams): TypedSignUp => ({
  firstName: form.get('first_name') ?? '',
  lastName: form.get('last_name') ?? '',
  phone: form.get('cell_phone') ?? '',
  email: form.get('email') ?? '',
  birthday: form.get('birthday') ?? '',
  privacy: form.has('privacy'),
  offers: form.has('offers'),
  sendType: sendTypeIn(form.get('send_type')),
});

const shown = (context: PageContext, typed: TypedSignUp, errors: FormErrors): Outcome<SignUpData> => ({
  kind: 'show',
  status: errors.length > 0 ? 422 : 200,
  data: {
    typed,
    to: targetOf(context),
    captcha: captchaOf(errors) ?? null,
    errors: accountErrors(errors, context.lang),
  },
});
