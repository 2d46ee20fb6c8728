import { formText } from '#text/form.ts';
import { accountText, newPasswordText as say } from '#text/pages/account.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { withTarget } from '#web/loyalty/with-target.ts';
import { CodeField } from '#web/loyalty/code-field.tsx';
import { PasswordField } from '#web/loyalty/password-field.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { NewPasswordData } from '#web/pages/new-password/new-password-data.ts';
import { useSent } from '#web/services/use-sent.ts';
import { errorAt } from '#web/shown-errors.ts';
import * as paths from '#wire/page-paths.ts';

/** A plain form for the code and the password, and another one to request a new code. */
export function Screen({ data, site: { lang, formToken } }: Pick<ScreenProps<NewPasswordData>, 'data' | 'site'>) {
  const { errors, to } = data;
  const [isSent, onSubmit] = useSent();
  const hidden = (
    <>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="to" value={to} />
    </>
  );
  return (
    <Sheet title={say.title[lang]} lead={say.sent[lang]} width="authenticate">
      {data.isAgain ? <NoticeBox role="status">{accountText.sentAgain[lang]}</NoticeBox> : null}
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <form className={PANEL} method="post" noValidate onSubmit={onSubmit}>
        {hidden}
        <CodeField error={errorAt(errors, 'digits')} value={data.digits} lang={lang} />
        <PasswordField label={accountText.newPassword[lang]} error={errorAt(errors, 'password')} lang={lang} />
        <Button look="main" name="do" value="set" busy={isSent}>
          {say.submit[lang]}
        </Button>
      </form>
      <form method="post">
        {hidden}
        <Button look="quiet" name="do" value="again">
          {accountText.again[lang]}
        </Button>
      </form>
      <p>
        <a href={withTarget(paths.recoverPassword[lang], to)}>{say.back[lang]}</a>
      </p>
    </Sheet>
  );
}
