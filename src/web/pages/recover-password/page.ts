import { LOGIN_KINDS } from '#domain/loyalty/identity.ts';
import { formText } from '#text/form.ts';
import { recoverText } from '#text/pages/account.ts';
import { accountErrors, captchaIn, sendTypeIn, targetOf } from '#web/loyalty/account-form.ts';
import { withTarget } from '#web/loyalty/with-target.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { RecoverData } from '#web/loyalty/recover-data.ts';
import { Screen } from '#web/pages/recover-password/screen.tsx';
import { postForgotPassword } from '#wire/account.ts';
import type { CallAnswer } from '#wire/call.ts';
import { captchaOf } from '#wire/captcha.ts';
import * as paths from '#wire/page-paths.ts';

/** A forgotten password (M113): requests a code. The response is the same whether the account exists or not. */
export const recoverPage: Page<RecoverData> = {
  load: async (context) => shown(context, { account: '', sendType: 'email' }),

  async act(context, form) {
    const { call, lang } = context;
    const typed = { account: (form.get('account') ?? '').trim(), sendType: sendTypeIn(form.get('send_type')) };
    // A path segment cannot be empty: a space is sent so that the API's own rule refuses it.
    const params = { identify_card: typed.account === '' ? ' ' : typed.account };
    const body = { send_type: typed.sendType, lang, ...captchaIn(form) };
    const asked = await call(postForgotPassword, { params, body });
    if (!asked.ok) return shown(context, typed, asked);
    return go(withTarget(paths.newPassword[lang], targetOf(context)));
  },

  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${recoverText.title[lang]}`,
    description: recoverText.description[lang],
    noIndex: true,
  }),
  Screen,
};

/** One field accepts all three identifiers. */
const atAccount = (errors: FormErrors): FormErrors =>
  errors.map((error) => ({
    ...error,
    field: LOGIN_KINDS.some((kind) => kind === error.field) ? 'account' : error.field,
  }));

type Refusal = Extract<CallAnswer<unknown>, { readonly ok: false }>;

/** From this status on, nothing is said about what was typed: the call could not be answered. */
const BROKEN = 500;

function shown(
  context: PageContext,
  typed: Pick<RecoverData, 'account' | 'sendType'>,
  refused?: Refusal,
): Outcome<RecoverData> {
  const isBroken = refused !== undefined && refused.status >= BROKEN;
  const errors = refused?.errors ?? [];
  return {
    kind: 'show',
    status: isBroken ? 503 : refused ? 422 : 200,
    data: {
      ...typed,
      to: targetOf(context),
      captcha: captchaOf(errors) ?? null,
      errors: isBroken
        ? [{ field: undefined, text: recoverText.failed[context.lang] }]
        : accountErrors(atAccount(errors), context.lang),
    },
  };
}
