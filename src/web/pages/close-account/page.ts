import { formText } from '#text/form.ts';
import { closeAccountText } from '#text/pages/account-safety.ts';
import { accountErrors, captchaIn } from '#web/loyalty/account-form.ts';
import { LEFT } from '#web/loyalty/entered.ts';
import { withTarget } from '#web/loyalty/with-target.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext, show } from '#web/page.ts';
import type { CloseAccountData } from '#web/pages/close-account/close-account-data.ts';
import { Screen } from '#web/pages/close-account/screen.tsx';
import { signInAddress } from '#web/sign-in-address.ts';
import { getSafety, postCloseAccount } from '#wire/account.ts';
import { captchaOf } from '#wire/captcha.ts';
import * as paths from '#wire/page-paths.ts';

/** Closes an account for good: shows the consequences first and asks for the password. */
export const closeAccountPage: Page<CloseAccountData> = {
  load: async (context) => shown(context, []),

  async act(context, form) {
    const { call, lang } = context;
    const closed = await call(postCloseAccount, { body: { password: form.get('password') ?? '', ...captchaIn(form) } });
    if (closed.ok) return go(withTarget(paths.closeAccount[lang], '/', { done: '' }), LEFT);
    return shown(context, closed.errors);
  },

  head: ({ errors, points }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${(points ? closeAccountText.title : closeAccountText.closed)[lang]}`,
    description: closeAccountText.description[lang],
    noIndex: true,
  }),
  Screen,
};

async function shown({ call, query, lang }: PageContext, errors: FormErrors): Promise<Outcome<CloseAccountData>> {
  const found = await call(getSafety);
  if (!found.ok && query.has('done')) return show({ points: null, captcha: null, errors: [] });
  if (!found.ok) return go(signInAddress(paths.closeAccount[lang], lang));
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: { points: found.data.points, captcha: captchaOf(errors) ?? null, errors: accountErrors(errors, lang) },
  };
}
