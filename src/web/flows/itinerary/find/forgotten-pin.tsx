import { findText } from '#text/find-reservation.ts';
import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CODE_INPUT, TextField } from '#ui/field.tsx';
import { Fold, FOLD_ROW } from '#ui/fold.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { CaptchaField } from '#web/guessing/captcha-field.tsx';
import { errorAt } from '#web/shown-errors.ts';
import type { FindData } from './find-data.ts';
import styles from './find.module.css';

interface ForgottenPinProps {
  readonly data: FindData;
  readonly lang: Lang;
  readonly formToken: string;
}

/** Sends the PIN to the contact on file. The response does not reveal whether the reservation exists. */
export function ForgottenPin({ data: { code, pinErrors, pinSentTo, captcha }, lang, formToken }: ForgottenPinProps) {
  return (
    <Fold title={findText.forgotten[lang]} isOpen={pinSentTo !== null || pinErrors.length > 0}>
      {pinSentTo ? (
        <NoticeBox role="status">{findText.pinSent(pinSentTo)[lang]}</NoticeBox>
      ) : (
        <p>{findText.forgottenHint[lang]}</p>
      )}
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={pinErrors} />
      <form className={`${FOLD_ROW} ${styles['row']}`} method="post" noValidate>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="do" value="forgotten" />
        <TextField
          name="forgotten_code"
          label={findText.code[lang]}
          error={errorAt(pinErrors, 'forgotten_code')}
          defaultValue={code}
          {...CODE_INPUT}
          maxLength={24}
          required
        />
        <CaptchaField task={pinErrors.length > 0 ? captcha : null} lang={lang} />
        <Button>{findText.sendPin[lang]}</Button>
      </form>
    </Fold>
  );
}
