import { formText } from '#text/form.ts';
import { accountText, signUpCodeText as say } from '#text/pages/account.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { withTarget } from '#web/loyalty/with-target.ts';
import { CodeField } from '#web/loyalty/code-field.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { SignUpCodeData } from '#web/pages/sign-up-code/sign-up-code-data.ts';
import { errorAt } from '#web/shown-errors.ts';
import * as paths from '#wire/page-paths.ts';

/** A plain form for the code, and another one to request a new code. */
export function Screen({ data, site: { lang, formToken } }: Pick<ScreenProps<SignUpCodeData>, 'data' | 'site'>) {
  const { errors, sendType, to } = data;
  const hidden = (
    <>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="by" value={sendType} />
    </>
  );
  return (
    <Sheet title={say.title[lang]} lead={say.sent[sendType][lang]} width="authenticate">
      {data.isAgain ? <NoticeBox role="status">{accountText.sentAgain[lang]}</NoticeBox> : null}
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} isStatic />
      <form className={PANEL} method="post" noValidate>
        {hidden}
        <CodeField error={errorAt(errors, 'digits')} lang={lang} />
        <Button look="main" name="do" value="verify">
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
        <a href={withTarget(paths.signUp[lang], to)}>{say.back[lang]}</a>
      </p>
    </Sheet>
  );
}
