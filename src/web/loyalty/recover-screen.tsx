import { formText } from '#text/form.ts';
import { accountText, recoverText as say } from '#text/pages/account.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { CaptchaField } from '#web/guessing/captcha-field.tsx';
import { withTarget } from '#web/loyalty/with-target.ts';
import { SendTypeChoice } from '#web/loyalty/send-type-choice.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { RecoverData } from '#web/loyalty/recover-data.ts';
import { useSent } from '#web/services/use-sent.ts';
import { errorAt } from '#web/shown-errors.ts';
import * as paths from '#wire/page-paths.ts';

/** A plain form: the account, and the send type. */
export function RecoverScreen({ data, site: { lang, formToken } }: Pick<ScreenProps<RecoverData>, 'data' | 'site'>) {
  const { errors, to } = data;
  const [isSent, onSubmit] = useSent();
  return (
    <Sheet title={say.title[lang]} lead={say.description[lang]} width="authenticate">
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <form className={PANEL} method="post" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="to" value={to} />
        <TextField
          name="account"
          label={signInText.account[lang]}
          hint={signInText.accountHint[lang]}
          error={errorAt(errors, 'account')}
          defaultValue={data.account}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          required
        />
        <SendTypeChoice sendType={data.sendType} lang={lang} />
        <CaptchaField task={data.captcha} lang={lang} />
        <Button look="main" busy={isSent}>
          {say.submit[lang]}
        </Button>
      </form>
      <p>
        <a href={withTarget(paths.signIn[lang], to)}>{accountText.toSignIn[lang]}</a>
      </p>
      <p>
        <a href={withTarget(paths.signUp[lang], to)}>{accountText.toSignUp[lang]}</a>
      </p>
    </Sheet>
  );
}
