import { shownPhone } from '#kernel/phone.ts';
import { contactFor } from '#domain/loyalty/account-code.ts';
import { formText } from '#text/form.ts';
import { datedMoment } from '#text/moments.ts';
import { safetyText } from '#text/pages/account-safety.ts';
import { accountErrors, captchaIn, sendTypeIn } from '#web/loyalty/account-form.ts';
import { passkeyAnswer } from '#web/loyalty/passkey-answer.ts';
import { withTarget } from '#web/loyalty/with-target.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { AliveData, SafetyData } from '#web/pages/account-safety/safety-data.ts';
import { Screen } from '#web/pages/account-safety/screen.tsx';
import { SafetyShell } from '#web/pages/account-safety/shell.tsx';
import { signInAddress } from '#web/sign-in-address.ts';
import {
  getSafety,
  postChangeContact,
  postChangePassword,
  postConfirmContact,
  postEndOtherSessions,
  postEndSession,
  postProveContact,
} from '#wire/account.ts';
import { getPasskeys, postPasskey, postPasskeyOptions, postRemovePasskey } from '#wire/passkeys.ts';
import { captchaOf } from '#wire/captcha.ts';
import type { CallAnswer } from '#wire/call.ts';
import * as paths from '#wire/page-paths.ts';

/** Sessions, contacts and password of an account, each with its own form. */
export const accountSafetyPage: Page<SafetyData, AliveData> = {
  load: async (context) => {
    const done = DONE.find((one) => one === context.query.get('done')) ?? null;
    return shown(context, { done, isCodeSent: context.query.has('code'), changing: kindIn(context.query) });
  },

  async act(context, form) {
    if (form.get('do') === 'passkey') return beginPasskey(context, form);
    if (form.has('change')) return beginChange(context, form);
    const asked = ACTS[form.get('do') ?? ''];
    if (!asked) return go(paths.accountSafety[context.lang]);
    const { outcome, after } = await asked(context, form);
    if (outcome.ok) return go(withTarget(paths.accountSafety[context.lang], '/', after));
    return shown(context, { errors: outcome.errors, isCodeSent: form.get('do') === 'prove' });
  },

  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${safetyText.title[lang]}`,
    description: safetyText.description[lang],
    noIndex: true,
  }),
  Screen,
  Shell: SafetyShell,
  shown: ({ captcha, errors, passkeys, creating, changing, asks }) => ({
    captcha,
    errors,
    passkeys,
    creating,
    changing,
    asks,
  }),
};

const DONE = ['password', 'session', 'others', 'contact', 'passkey', 'passkey-removed'] as const;

/** Given the password, the page is shown with what the browser needs to create a passkey. */
async function beginPasskey(context: PageContext, form: URLSearchParams): Promise<Outcome<SafetyData>> {
  const body = { password: form.get('passkey_password') ?? '', ...captchaIn(form) };
  const begun = await context.call(postPasskeyOptions, { body });
  if (begun.ok) return shown(context, { creating: begun.data.options });
  return shown(context, { errors: passwordAt(begun.errors, 'passkey_password'), asks: 'passkey' });
}

/** A code is sent to the new contact, given the password. */
async function beginChange(context: PageContext, form: URLSearchParams): Promise<Outcome<SafetyData>> {
  const { call, lang } = context;
  const contact = form.get('contact') ?? '';
  const body = {
    send_type: sendTypeIn(form.get('change')),
    contact,
    password: form.get('contact_password') ?? '',
    lang,
    ...captchaIn(form),
  };
  const begun = await call(postChangeContact, { body });
  if (begun.ok) return go(withTarget(paths.accountSafety[lang], '/', { code: '' }));
  const errors = passwordAt(begun.errors, 'contact_password');
  return shown(context, { errors, asks: 'contact', changing: kindIn(form), typed: contact });
}

/** Each form of the page has its own password. */
const passwordAt = (errors: FormErrors, field: string): FormErrors =>
  errors.map((error) => (error.field === 'password' ? { ...error, field } : error));

const kindIn = (from: URLSearchParams): 'email' | 'phone' | null =>
  (['email', 'phone'] as const).find((kind) => kind === (from.get('kind') ?? from.get('change'))) ?? null;

interface Acted {
  readonly outcome: CallAnswer<unknown>;
  /** Query parameters of the redirect afterwards. */
  readonly after: Readonly<Record<string, string>>;
}

const ACTS: Readonly<Record<string, (context: PageContext, form: URLSearchParams) => Promise<Acted>>> = {
  end: async ({ call }, form) => ({
    outcome: await call(postEndSession, { body: { id: form.get('id') ?? '' } }),
    after: { done: 'session' },
  }),
  'end-others': async ({ call }) => ({
    outcome: await call(postEndOtherSessions, { body: {} }),
    after: { done: 'others' },
  }),
  confirm: async ({ call, lang }, form) => ({
    outcome: await call(postConfirmContact, { body: { send_type: sendTypeIn(form.get('send_type')), lang } }),
    after: { code: '' },
  }),
  prove: async ({ call }, form) => ({
    outcome: await call(postProveContact, { body: { digits: form.get('digits') ?? '' } }),
    after: { done: 'contact' },
  }),
  'passkey-add': async ({ call }, form) => ({
    outcome: await call(postPasskey, { body: { ...passkeyAnswer(form), name: form.get('name') ?? '' } }),
    after: { done: 'passkey' },
  }),
  'passkey-remove': async ({ call }, form) => ({
    outcome: await call(postRemovePasskey, { body: { id: form.get('id') ?? '' } }),
    after: { done: 'passkey-removed' },
  }),
  password: async ({ call }, form) => ({
    outcome: await call(postChangePassword, {
      body: { current: form.get('current') ?? '', password: form.get('password') ?? '', ...captchaIn(form) },
    }),
    after: { done: 'password' },
  }),
};

interface Said {
  readonly done?: SafetyData['done'];
  readonly isCodeSent?: boolean;
  readonly errors?: FormErrors;
  readonly creating?: SafetyData['creating'];
  readonly asks?: SafetyData['asks'];
  readonly changing?: 'email' | 'phone' | null;
  /** In the form for a new contact. */
  readonly typed?: string;
}

async function shown(
  { call, lang }: PageContext,
  {
    done = null,
    isCodeSent = false,
    errors = [],
    creating = null,
    asks = 'password',
    changing = null,
    typed = '',
  }: Said,
): Promise<Outcome<SafetyData>> {
  const [found, owned] = [await call(getSafety), await call(getPasskeys)];
  if (!found.ok || !owned.ok) return go(signInAddress(paths.accountSafety[lang], lang));
  const { sessions, cell_phone: phone, email, send_types: sendTypes } = found.data;
  const waysTo = (kind: 'email' | 'phone') => sendTypes.filter((one) => contactFor(one) === kind);
  const ways = changing ? waysTo(changing) : [];
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      sessions: sessions.map(({ id, begun_at: begun, seen_at: seen, device, is_this: isThis }) => ({
        id,
        device: device ?? null,
        begun: datedMoment(begun, lang),
        seen: datedMoment(seen, lang),
        isThis,
      })),
      contacts: [
        { kind: 'email', value: email.value, isConfirmed: email.confirmed, ways: waysTo('email') },
        { kind: 'phone', value: shownPhone(phone.value), isConfirmed: phone.confirmed, ways: waysTo('phone') },
      ],
      passkeys: owned.data.passkeys.map(({ id, name, device, created_at: created, last_used_at: used }) => ({
        id,
        name,
        device: device ?? null,
        created: datedMoment(created, lang),
        used: used === undefined ? null : datedMoment(used, lang),
      })),
      creating,
      asks,
      changing: changing && ways.length > 0 ? { kind: changing, typed, ways } : null,
      done,
      isCodeSent,
      captcha: captchaOf(errors) ?? null,
      errors: accountErrors(errors, lang),
    },
  };
}
