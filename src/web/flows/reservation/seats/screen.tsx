import { useState } from 'react';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { formText } from '#text/form.ts';
import { flow } from '#text/flow.ts';
import { seatsStep } from '#text/seats-step.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { fieldId } from '#ui/field-id.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { CaptchaField } from '#web/guessing/captcha-field.tsx';
import styles from '#web/seats/seats.module.css';
import { JourneySeats } from '#web/seats/journey-seats.tsx';
import type { SeatsData } from '#web/seats/seats-data.ts';
import { useSeats } from '#web/seats/use-seats.ts';
import { formAddress } from '#web/booking/form-address.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { StepFrame } from '#web/flows/reservation/step-frame.tsx';
import type { ScreenProps } from '#web/page.ts';
import { getSeats } from '#wire/websale.ts';

/** A seat for everybody who needs one, on every dated journey, sent together (T37). */
export function Screen(props: ScreenProps<SeatsData>) {
  const { data, site, call } = props;
  const { lang } = site;
  const [reservation, setReservation] = useState(data.reservation);
  const { form, seats } = useSeats(props, async () => {
    const maps = await call(getSeats, { query: { code: data.reservation.code } });
    return maps.ok ? maps.data : undefined;
  });
  const [isOffline, setOffline] = useState(false);
  const { next, chosen, needed } = seats;
  const isRound = DIRECTIONS.every((direction) => seats.maps[direction]);

  return (
    <StepFrame step="asientos" site={site} call={call} reservation={reservation} onReservation={setReservation}>
      <form
        ref={form}
        className={styles['form']}
        method="post"
        action={formAddress('asientos', reservation, lang)}
        onSubmit={(event) => {
          setOffline(!navigator.onLine);
          if (!navigator.onLine) event.preventDefault();
        }}
      >
        <input type="hidden" name="_form" value={site.formToken} />
        <input type="hidden" name="code" value={reservation.code} />
        <ErrorSummary title={formText.thereIsAProblem[lang]} errors={data.errors} />
        {data.isProposed ? <NoticeBox>{seatsStep.proposed[lang]}</NoticeBox> : null}
        {data.isBusWrong ? (
          <p>
            <a href={stepAddress('horarios', { lang, code: reservation.code })}>{seatsStep.otherRuns[lang]}</a>
          </p>
        ) : null}
        <div className={styles['automatic']}>
          <Button name="do" value="automatic">
            {seatsStep.automatic[lang]}
          </Button>
          <p>
            {seatsStep.automaticHint[lang]} {seatsStep.missing[lang]}
          </p>
        </div>
        {DIRECTIONS.map((direction) => {
          const map = seats.maps[direction];
          return map ? (
            <JourneySeats
              key={direction}
              map={map}
              reservation={reservation}
              party={data.party}
              seats={seats}
              errors={data.errors}
              lang={lang}
            />
          ) : null;
        })}
        {isOffline ? (
          <NoticeBox tone="warning" role="alert">
            {flow.offline[lang]}
          </NoticeBox>
        ) : null}
        <div className={styles['foot']}>
          <p>
            <strong className="figures">{seatsStep.chosen(chosen, needed)[lang]}</strong>
            {next ? (
              <small>
                <a href={`#${fieldId(next.direction)}`}>
                  {seatsStep.next(next.who, isRound ? next.direction : undefined)[lang]}
                </a>
              </small>
            ) : null}
          </p>
          <CaptchaField task={data.captcha} lang={lang} />
          <Button look="main" name="do" value="hold">
            {seatsStep.hold[lang]}
          </Button>
        </div>
        <p className="visually-hidden" role="status">
          {seats.said}
        </p>
      </form>
    </StepFrame>
  );
}
