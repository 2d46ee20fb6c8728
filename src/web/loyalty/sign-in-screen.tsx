import type { Lang } from '#text/lang.ts';
import { formText } from '#text/form.ts';
import { accountText, newPasswordText } from '#text/pages/account.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { pointsText } from '#ui/price.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { CaptchaField } from '#web/guessing/captcha-field.tsx';
import { PasskeySignIn } from '#web/loyalty/passkey-sign-in.tsx';
import { withTarget } from '#web/loyalty/with-target.ts';
import type { ScreenProps } from '#web/page.ts';
import type { KnownTraveller, SignInData } from '#web/loyalty/sign-in-data.ts';
import styles from '#web/loyalty/sign-in.module.css';
import { errorAt } from '#web/shown-errors.ts';
import * as paths from '#wire/page-paths.ts';

type Shown = ScreenProps<SignInData>;

/** A plain form, or the traveller who is already signed in. */
export function SignInScreen(props: Shown) {
  const { data, site } = props;
  const { lang } = site;
  const { known, errors } = data;
  return (
    <Sheet
      title={known ? signInText.hello(known.name)[lang] : signInText.title[lang]}
      lead={introOf(known)[lang]}
      width="authenticate"
    >
      {known ? <Card known={known} lang={lang} /> : null}
      {data.done ? <NoticeBox role="status">{newPasswordText.done[lang]}</NoticeBox> : null}
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {known?.paysWithPoints ? <GoOn {...props} /> : <SignInForm {...props} />}
      {known ? <SignOut {...props} /> : <Others {...props} />}
    </Sheet>
  );
}

function introOf(known: KnownTraveller | null) {
  if (!known) return signInText.description;
  return known.paysWithPoints ? signInText.ready : signInText.again;
}

function Card({ known: { card, tier, points }, lang }: { readonly known: KnownTraveller; readonly lang: Lang }) {
  return (
    <section className={styles['card']} data-tier={tier}>
      <p className={`figures ${styles['number']}`}>{signInText.card(tier, card)[lang]}</p>
      <dl className={styles['points']}>
        {(['purchased', 'win'] as const).map((kind) => (
          <div key={kind}>
            <dt>{signInText[kind][lang]}</dt>
            <dd className="figures">{pointsText(points[kind])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SignInForm({ data: { to, account, captcha, errors }, site: { lang, formToken }, call }: Shown) {
  return (
    <form className={PANEL} method="post" noValidate>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="do" value="enter" />
      <input type="hidden" name="to" value={to} />
      <TextField
        name="account"
        label={signInText.account[lang]}
        hint={signInText.accountHint[lang]}
        error={errorAt(errors, 'account')}
        defaultValue={account}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        required
      />
      <TextField
        name="password"
        type="password"
        label={signInText.password[lang]}
        error={errorAt(errors, 'password')}
        autoComplete="current-password"
        maxLength={256}
        required
      />
      <CaptchaField task={captcha} lang={lang} />
      <Button look="main">{signInText.submit[lang]}</Button>
      <PasskeySignIn call={call} lang={lang} />
      <a className={styles['back']} href={to}>
        {signInText.back[lang]}
      </a>
    </form>
  );
}

/** For travellers without a password, or who forgot it. */
const Others = ({ data: { to }, site: { lang } }: Shown) => (
  <nav className={styles['others']} aria-label={accountText.otherWays[lang]}>
    <a href={withTarget(paths.recoverPassword[lang], to)}>{accountText.toRecover[lang]}</a>
    <a href={withTarget(paths.signUp[lang], to)}>{accountText.toSignUp[lang]}</a>
    <a href={paths.frequentTraveller[lang]}>{accountText.toProgramme[lang]}</a>
  </nav>
);

const GoOn = ({ data: { to }, site: { lang } }: Shown) => (
  <a className={buttonClass('main')} href={to}>
    {signInText.goOn[lang]}
  </a>
);

function SignOut({ data: { to }, site: { lang, formToken } }: Shown) {
  return (
    <form className={styles['leave']} method="post">
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="do" value="leave" />
      <input type="hidden" name="to" value={to} />
      <Button look="quiet" data-forgets="">
        {signInText.leave[lang]}
      </Button>
    </form>
  );
}
