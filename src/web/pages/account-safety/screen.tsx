import { accountText } from '#text/pages/account.ts';
import { passwordChangeText as say } from '#text/pages/password-change.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { CaptchaField } from '#web/guessing/captcha-field.tsx';
import { PasswordField } from '#web/loyalty/password-field.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { AliveData } from '#web/pages/account-safety/safety-data.ts';
import { NewContact } from '#web/pages/account-safety/new-contact.tsx';
import { Passkeys } from '#web/pages/account-safety/passkeys.tsx';
import styles from '#web/pages/account-safety/safety.module.css';
import { useSent } from '#web/services/use-sent.ts';
import { errorAt } from '#web/shown-errors.ts';

type Shown = Pick<ScreenProps<AliveData>, 'data' | 'site'>;

/** The interactive part: passkeys and the forms for a new contact and a new password. Everything around it is rendered on the server. */
export const Screen = (props: Shown) => (
  <div className={styles['alive']}>
    {props.data.changing ? <NewContact {...props} changing={props.data.changing} /> : null}
    <Passkeys {...props} />
    <NewPassword {...props} />
  </div>
);

/** It shows the requirements not yet met. */
function NewPassword({ data: { errors, captcha, asks }, site: { lang, formToken } }: Shown) {
  const [isSent, onSubmit] = useSent();
  return (
    <section className={styles['section']} aria-labelledby="new-password">
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
        <CaptchaField task={asks === 'password' ? captcha : null} lang={lang} />
        <Button look="main" name="do" value="password" busy={isSent}>
          {say.submit[lang]}
        </Button>
      </form>
    </section>
  );
}
