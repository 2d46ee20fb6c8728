import { useMemo } from 'react';
import { changeSeatsText as say } from '#text/change-seats.ts';
import { formText } from '#text/form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import type { ScreenProps } from '#web/page.ts';
import { JourneySeats } from '#web/seats/journey-seats.tsx';
import asientos from '#web/seats/seats.module.css';
import { useSeats } from '#web/seats/use-seats.ts';
import { useSent } from '#web/services/use-sent.ts';
import { getSeatChanges } from '#wire/seat-changes.ts';
import type { ChosenJourney, SeatsChangeData } from './seats-change-data.ts';

/** The seat map of each journey on which seats can be changed. */
export function Screen(props: ScreenProps<SeatsChangeData>) {
  const { data, site } = props;
  return (
    <>
      <ErrorSummary title={formText.thereIsAProblem[site.lang]} errors={data.errors} />
      {data.journeys.map((journey) => (
        <JourneyForm key={journey.direction} {...props} journey={journey} />
      ))}
    </>
  );
}

interface JourneyFormProps extends ScreenProps<SeatsChangeData> {
  readonly journey: ChosenJourney;
}

function JourneyForm({ journey, data, site, call }: JourneyFormProps) {
  const { lang, formToken } = site;
  const { code, key, errors } = data;
  const { direction, map, words, party, along, seating, isProposed, notes } = journey;
  const [isSent, onSubmit] = useSent();
  const none = { departure: null, return: null };
  const reservation = useMemo(() => ({ passengers: party }), [party]);
  const choosing = { reservation, party, maps: { ...none, [direction]: map }, seating };
  const { form, seats } = useSeats({ data: choosing, site }, async () => {
    const fresh = await call(getSeatChanges, { query: { code } });
    const bus = fresh.ok && fresh.data.journeys.find((one) => one.direction === direction)?.seats;
    return bus ? { ...none, [direction]: bus } : undefined;
  });
  const chosen = seats.seating.choice[direction];
  const moves = party.flatMap(({ position, name, seat }) => {
    const to = chosen[position];
    return to === undefined || to === seat ? [] : [`${name}: ${seat} → ${to}`];
  });
  const hidden = { _form: formToken, code, key, direction };
  return (
    <form ref={form} className={asientos['form']} method="post" onSubmit={onSubmit}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isProposed ? <NoticeBox>{say.proposed[lang]}</NoticeBox> : null}
      <JourneySeats
        map={seats.maps[direction] ?? map}
        words={words}
        party={party}
        along={along}
        seats={seats}
        errors={errors}
        lang={lang}
      >
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </JourneySeats>
      <div className={asientos['foot']}>
        <p>
          <strong className="figures">{moves.length > 0 ? moves.join('; ') : say.choose[lang]}</strong>
        </p>
        <Button look="main" name="do" value="change" busy={isSent}>
          {say.submit[lang]}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {seats.said}
      </p>
    </form>
  );
}
