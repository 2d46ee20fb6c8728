import { findText } from '#text/find-reservation.ts';
import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from '#web/flows/itinerary/buscar/buscar.module.css';
import type { FindData } from '#web/flows/itinerary/buscar/find-data.ts';
import { errorAt } from '#web/shown-errors.ts';

interface ForgottenPinProps {
  readonly data: FindData;
  readonly lang: Lang;
  readonly formToken: string;
}

/** Sends the PIN to the contact on file. The answer tells nobody whether there is such a reservation. */
export function ForgottenPin({ data: { code, pinErrors, pinSentTo }, lang, formToken }: ForgottenPinProps) {
  return (
    <details className={styles['forgotten']} open={pinSentTo !== null || pinErrors.length > 0}>
      <summary>{findText.forgotten[lang]}</summary>
      <div className={styles['inside']}>
        {pinSentTo ? (
          <Notice role="status">{findText.pinSent(pinSentTo)[lang]}</Notice>
        ) : (
          <p>{findText.forgottenHint[lang]}</p>
        )}
        <ErrorSummary title={formText.thereIsAProblem[lang]} errors={pinErrors} />
        <form className={styles['row']} method="post" noValidate>
          <input type="hidden" name="_form" value={formToken} />
          <input type="hidden" name="do" value="forgotten" />
          <TextField
            name="forgotten_code"
            label={findText.code[lang]}
            error={errorAt(pinErrors, 'forgotten_code')}
            defaultValue={code}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={24}
            required
          />
          <Button>{findText.sendPin[lang]}</Button>
        </form>
      </div>
    </details>
  );
}
