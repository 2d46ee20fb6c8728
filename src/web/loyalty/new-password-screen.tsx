import { accountText, newPasswordText as say } from '#text/pages/account.ts';
import { CodeSheet } from '#web/loyalty/code-sheet.tsx';
import { PasswordField } from '#web/loyalty/password-field.tsx';
import { withTarget } from '#web/loyalty/with-target.ts';
import type { ScreenProps } from '#web/page.ts';
import type { NewPasswordData } from '#web/loyalty/new-password-data.ts';
import { useSent } from '#web/services/use-sent.ts';
import { errorAt } from '#web/shown-errors.ts';
import * as paths from '#wire/page-paths.ts';

/** A plain form for the code and the password, and another one to request a new code. */
export function NewPasswordScreen({
  data,
  site: { lang, formToken },
}: Pick<ScreenProps<NewPasswordData>, 'data' | 'site'>) {
  const { errors, to } = data;
  const [isSent, onSubmit] = useSent();
  return (
    <CodeSheet
      title={say.title[lang]}
      lead={say.sent[lang]}
      isAgain={data.isAgain}
      errors={errors}
      digits={data.digits}
      hidden={{ _form: formToken, to }}
      submit={{ label: say.submit[lang], value: 'set' }}
      back={{ label: say.back[lang], href: withTarget(paths.recoverPassword[lang], to) }}
      sending={{ isSent, onSubmit }}
      lang={lang}
    >
      <PasswordField label={accountText.newPassword[lang]} error={errorAt(errors, 'password')} lang={lang} />
    </CodeSheet>
  );
}
