import { accountText } from '#text/pages/account.ts';
import { newContactText as say } from '#text/pages/new-contact.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { CaptchaField } from '#web/guessing/captcha-field.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { AliveData, ChangingContact } from '#web/pages/account-safety/safety-data.ts';
import { useSent } from '#web/services/use-sent.ts';
import { errorAt } from '#web/shown-errors.ts';

interface NewContactProps extends Pick<ScreenProps<AliveData>, 'data' | 'site'> {
  readonly changing: ChangingContact;
}

/** Another e-mail or phone for the account: it is sent a code, given the password. Its heading is the shell's. */
export function NewContact({ changing, data: { errors, captcha, asks }, site: { lang, formToken } }: NewContactProps) {
  const [isSent, onSubmit] = useSent();
  const { kind, typed, ways } = changing;
  return (
    <form className={PANEL} method="post" noValidate onSubmit={onSubmit} aria-labelledby="new-contact">
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="kind" value={kind} />
      <TextField
        name="contact"
        label={say.label[kind][lang]}
        error={errorAt(errors, 'contact')}
        defaultValue={typed}
        {...(kind === 'email'
          ? { type: 'email', autoComplete: 'email' }
          : { type: 'tel', autoComplete: 'tel-national' })}
        maxLength={320}
        required
      />
      <TextField
        name="contact_password"
        type="password"
        label={accountText.password[lang]}
        error={errorAt(errors, 'contact_password')}
        autoComplete="current-password"
        maxLength={256}
        required
      />
      <CaptchaField task={asks === 'contact' ? captcha : null} lang={lang} />
      {ways.map((way, i) => (
        <Button key={way} look={i === 0 ? 'main' : 'second'} name="change" value={way} busy={isSent}>
          {say.submit[way][lang]}
        </Button>
      ))}
    </form>
  );
}
