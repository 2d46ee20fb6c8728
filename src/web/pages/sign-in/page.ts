import { printedCard } from '#domain/loyalty/card.ts';
import { kindOf, LOGIN_KINDS } from '#domain/loyalty/identity.ts';
import { formText } from '#text/form.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { shownErrors } from '#web/all-errors.ts';
import { captchaIn } from '#web/loyalty/account-form.ts';
import { enteredBy, LEFT } from '#web/loyalty/entered.ts';
import { passkeyAnswer } from '#web/loyalty/passkey-answer.ts';
import { ownPath } from '#web/own-path.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { Screen } from '#web/pages/sign-in/screen.tsx';
import type { KnownTraveller, SignInData } from '#web/loyalty/sign-in-data.ts';
import { getProfile, postLogin, postLogout } from '#wire/account.ts';
import { postPasskeySignIn } from '#wire/passkeys.ts';
import { captchaOf } from '#wire/captcha.ts';

/** Signing in and out. The session id is stored in a cookie that scripts cannot read. */
export const signInPage: Page<SignInData> = {
  load: async (context) => shown(context, { account: '', errors: [] }),

  async act(context, form) {
    const to = returnPath(context);
    if (form.get('do') === 'leave') {
      await context.call(postLogout, { body: {} });
      return go(to, LEFT);
    }
    const account = form.get('account') ?? '';
    // A passkey names the account itself.
    if (form.get('passkey')) {
      const body = { ...passkeyAnswer(form), ...captchaIn(form) };
      const entered = await context.call(postPasskeySignIn, { body });
      return entered.ok ? go(to, enteredBy(entered.data.session)) : shown(context, { account, errors: entered.errors });
    }
    const body = {
      [kindOf(account)]: account,
      password: form.get('password') ?? '',
      ...captchaIn(form),
    };
    const entered = await context.call(postLogin, { body });
    if (!entered.ok) return shown(context, { account, errors: entered.errors });
    return go(to, enteredBy(entered.data.session));
  },

  head: ({ errors }, { lang }) => ({
    title: errors.length > 0 ? `${formText.error[lang]}: ${signInText.title[lang]}` : signInText.title[lang],
    description: signInText.description[lang],
    noIndex: true,
  }),
  Screen,
};

const returnPath = ({ query, form }: PageContext): string => ownPath(form?.get('to') ?? query.get('to') ?? '/');

interface Typed {
  readonly account: string;
  readonly errors: FormErrors;
}

async function shown(context: PageContext, { account, errors }: Typed): Promise<Outcome<SignInData>> {
  const known = await knownTraveller(context);
  // One field accepts all three identifiers.
  const atField = errors.map((error) => ({ ...error, field: isIdentity(error.field) ? 'account' : error.field }));
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      known,
      to: returnPath(context),
      done: context.query.get('done') === 'password',
      account: account || (known?.card ?? ''),
      captcha: captchaOf(errors) ?? null,
      errors: shownErrors(atField, context.lang).map((error) =>
        error.field === 'captcha' ? { field: undefined, text: signInText.captcha[context.lang] } : error,
      ),
    },
  };
}

const isIdentity = (field: string | undefined): boolean => LOGIN_KINDS.some((kind) => kind === field);

async function knownTraveller({ call }: PageContext): Promise<KnownTraveller | null> {
  const profile = await call(getProfile);
  if (!profile.ok) return null;
  const { first_name: name, card, tier, points, pays_with_points: paysWithPoints } = profile.data;
  return { name, card: printedCard(card), tier, points, paysWithPoints };
}
