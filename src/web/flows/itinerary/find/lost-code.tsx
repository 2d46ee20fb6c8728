import { findText } from '#text/find-reservation.ts';
import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { Fold, FOLD_ROW } from '#ui/fold.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { CaptchaField } from '#web/guessing/captcha-field.tsx';
import { errorAt } from '#web/shown-errors.ts';
import type { FindData } from './find-data.ts';
import styles from './find.module.css';

interface LostCodeProps {
  readonly data: Pick<FindData, 'lost' | 'captcha'>;
  readonly lang: Lang;
  readonly formToken: string;
  readonly phone: string;
}

/** Sends tickets to the contact they were bought with (M86). The response does not reveal whether there are any. */
export function LostCode({ data: { lost, captcha }, lang, formToken, phone }: LostCodeProps) {
  return (
    <Fold title={findText.without[lang]} isOpen={lost.isSent || lost.errors.length > 0}>
      {lost.isSent ? (
        <NoticeBox role="status">{findText.ticketsSent[lang]}</NoticeBox>
      ) : (
        <p>{findText.withoutHint[lang]}</p>
      )}
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={lost.errors} />
      <form className={`${FOLD_ROW} ${styles['row']}`} method="post" noValidate>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="do" value="lost" />
        <TextField
          name="contact"
          label={findText.contact[lang]}
          error={errorAt(lost.errors, 'contact')}
          defaultValue={lost.typed}
          autoCapitalize="none"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
          required
        />
        <CaptchaField task={lost.errors.length > 0 ? captcha : null} lang={lang} />
        <Button>{findText.sendTickets[lang]}</Button>
      </form>
      <p>{findText.orCall(phone)[lang]}</p>
    </Fold>
  );
}
