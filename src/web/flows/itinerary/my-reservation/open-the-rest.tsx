import type { FormEvent } from 'react';
import { PIN_DIGITS } from '#domain/access/look-up.ts';
import { findText } from '#text/find-reservation.ts';
import { formText } from '#text/form.ts';
import { itineraryLive } from '#text/itinerary-live.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { fieldId } from '#ui/field-id.ts';
import { TextField } from '#ui/field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { typedIn } from '#web/flows/itinerary/look-up.ts';
import { useLookUp } from '#web/flows/itinerary/use-look-up.ts';
import type { ScreenProps } from '#web/page.ts';
import { errorAt } from '#web/shown-errors.ts';
import { type MaskedData, SEND_CODE } from './itinerary-data.ts';
import styles from './live.module.css';

const { masked: say } = itineraryLive;

/** Two ways to prove ownership beyond a last name. */
export function OpenTheRest({ data, site: { lang, formToken }, call }: ScreenProps<MaskedData>) {
  const { masked, isCodeSent } = data;
  const { errors, answers, state, look } = useLookUp({ call, lang, errors: data.errors });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void look(typedIn(new FormData(event.currentTarget)));
  };
  const hidden = (event: string) => (
    <>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="code" value={masked.code} />
      <input type="hidden" name="do" value={event} />
    </>
  );
  const sendError = errorAt(errors, SEND_CODE);
  const digits = { inputMode: 'numeric', maxLength: PIN_DIGITS + 1, required: true } as const;
  return (
    <section className={styles['card']} aria-labelledby="open">
      <h2 id="open">{say.openTheRest[lang]}</h2>
      <ErrorSummary key={answers} title={formText.thereIsAProblem[lang]} errors={errors} />
      <div className={styles['ways']}>
        <form className={styles['act']} method="post" noValidate onSubmit={onSubmit}>
          {hidden('pin')}
          <h3>{say.withPin[lang]}</h3>
          <TextField
            {...digits}
            name="nip"
            label={findText.pin[lang]}
            hint={findText.pinHint[lang]}
            error={errorAt(errors, 'nip')}
            autoComplete="off"
          />
          <Button look={isCodeSent ? 'plain' : 'main'} busy={state !== 'idle'}>
            {(state === 'idle' ? say.pinSubmit : findText.working)[lang]}
          </Button>
          <p role="status" className={styles['status']}>
            {state === 'solving' ? findText.checking[lang] : ''}
          </p>
        </form>
        <div className={styles['act']}>
          <h3>{say.withCode[lang]}</h3>
          {isCodeSent ? (
            <form className={styles['act']} method="post" noValidate>
              {hidden('code')}
              <NoticeBox role="status">{say.sent[lang]}</NoticeBox>
              <TextField
                {...digits}
                name="digits"
                label={say.digits[lang]}
                error={errorAt(errors, 'digits')}
                autoComplete="one-time-code"
              />
              <Button look="main">{say.codeSubmit[lang]}</Button>
            </form>
          ) : (
            <p className={styles['hint']}>{say.codeHint[lang]}</p>
          )}
          {sendError ? <NoticeBox tone="warning">{sendError}</NoticeBox> : null}
          <form method="post">
            {hidden(SEND_CODE)}
            <Button id={fieldId(SEND_CODE)} look={isCodeSent ? 'quiet' : 'plain'}>
              {(isCodeSent ? say.sendAgain : say.sendCode)[lang]}
            </Button>
          </form>
        </div>
      </div>
    </section>
  );
}
