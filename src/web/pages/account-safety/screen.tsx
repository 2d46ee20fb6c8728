import { formText } from '#text/form.ts';
import { accountText } from '#text/pages/account.ts';
import { passwordChangeText as say } from '#text/pages/password-change.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { CaptchaField } from '#web/guessing/captcha-field.tsx';
import { PasswordField } from '#web/loyalty/password-field.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { PasswordData } from '#web/pages/account-safety/safety-data.ts';
import styles from '#web/pages/account-safety/safety.module.css';
import { useSent } from '#web/services/use-sent.ts';
import { errorAt } from '#web/shown-errors.ts';

/**
 * The form for a new password: interactive, it shows the requirements not yet met. Everything around it is rendered on
 * the server.
 */
export function Screen({
  data: { errors, captcha },
  site: { lang, formToken },
}: Pick<ScreenProps<PasswordData>, 'data' | 'site'>) {
  const [isSent, onSubmit] = useSent();
  return (
    <section className={styles['section']} aria-labelledby="new-password">
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <h2 id="new-password">{say.title[lang]}</h2>
      <p>{say.how[lang]}</p>
      <form className={PANEL} method="post" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="_form" value={formToken} />
        <TextField
          name="current"
          type="password"
          label={say.current[lang]}
          error={errorAt(errors, 'current')}
          autoComplete="current-password"
          maxLength={256}
          required
        />
        <PasswordField label={accountText.newPassword[lang]} error={errorAt(errors, 'password')} lang={lang} />
        <CaptchaField task={captcha} lang={lang} />
        <Button look="main" name="do" value="password" busy={isSent}>
          {say.submit[lang]}
        </Button>
      </form>
    </section>
  );
}
