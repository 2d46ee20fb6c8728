import { type MouseEvent, useState } from 'react';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { formText } from '#text/form.ts';
import { flow } from '#text/flow.ts';
import type { Lang } from '#text/lang.ts';
import { seatsStep } from '#text/seats-step.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { CaptchaField } from '#web/guessing/captcha-field.tsx';
import styles from '#web/seats/seats.module.css';
import { JourneySeats } from '#web/seats/journey-seats.tsx';
import { BUS_FIELD } from '#web/seats/seating-form.ts';
import type { ShownSeats } from '#web/seats/seats-data.ts';
import { type Seats, useSeats } from '#web/seats/use-seats.ts';
import { readMap, type WrittenSeatMap } from '#web/seats/written-map.ts';
import type { LiveReservation } from '#web/services/live-reservation.ts';
import { formAddress } from '#web/booking/form-address.ts';
import { StepFrame } from '#web/flows/reservation/step-frame.tsx';
import type { ScreenProps } from '#web/page.ts';
import { getSeats } from '#wire/websale.ts';

const FORM_ID = 'seats';

const read = (map: WrittenSeatMap | null) => map && readMap(map);

/** A seat for every passenger who needs one, on every journey with a date, submitted together (T37). */
export function Screen(props: ScreenProps<ShownSeats>) {
  const { data, site, call } = props;
  const { lang } = site;
  const [reservation, setReservation] = useState<LiveReservation>(data.reservation);
  const [drawn] = useState(() => ({ departure: read(data.maps.departure), return: read(data.maps.return) }));
  const { form, seats } = useSeats({ data: { ...data, maps: drawn }, site }, async () => {
    const maps = await call(getSeats, { query: { code: data.reservation.code } });
    return maps.ok ? maps.data : undefined;
  });
  const [isOffline, setOffline] = useState(false);
  const { maps, chosen, needed } = seats;

  /** A link to a seat's field switches to its bus. */
  const onClick = ({ target }: MouseEvent) => {
    const { hash } = target as Partial<HTMLAnchorElement>;
    const bus = hash && DIRECTIONS.find((direction) => hash.endsWith(direction));
    if (bus) seats.show(bus);
  };

  return (
    <StepFrame
      step="asientos"
      site={site}
      call={call}
      reservation={reservation}
      onReservation={setReservation}
      note={seatsStep.share(chosen, needed)[lang]}
      action={
        <Button look="main" name="do" value="hold" form={FORM_ID}>
          {seatsStep.hold[lang]}
        </Button>
      }
    >
      <form
        ref={form}
        id={FORM_ID}
        className={`${styles['form']} ${styles['step']}`}
        method="post"
        action={formAddress('asientos', reservation, lang)}
        onClick={onClick}
        onSubmit={(event) => {
          setOffline(!navigator.onLine);
          if (!navigator.onLine) event.preventDefault();
        }}
      >
        <input type="hidden" name="_form" value={site.formToken} />
        <input type="hidden" name="code" value={reservation.code} />
        <ErrorSummary title={formText.thereIsAProblem[lang]} errors={data.errors} />
        {data.proposed ? <NoticeBox>{data.proposed}</NoticeBox> : null}
        {data.otherRuns ? (
          <p>
            <a href={data.otherRuns.href}>{data.otherRuns.text}</a>
          </p>
        ) : null}
        <div className={styles['tools']}>
          {maps.departure && maps.return ? <BusTabs seats={seats} words={data.words} lang={lang} /> : null}
          <Button name="do" value="automatic">
            {seatsStep.automatic[lang]}
          </Button>
        </div>
        {DIRECTIONS.map((direction) => {
          const map = maps[direction];
          const words = data.words[direction];
          return map && words ? (
            <JourneySeats
              key={direction}
              map={map}
              words={words}
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
        <CaptchaField task={data.captcha} lang={lang} />
        <p className="visually-hidden" role="status">
          {seats.said}
        </p>
      </form>
    </StepFrame>
  );
}

/**
 * Switches between the buses of a round trip, with the number of seats chosen on each. Useless without scripts, which
 * hide the other bus.
 */
interface BusTabsProps extends Pick<ShownSeats, 'words'> {
  readonly seats: Seats;
  readonly lang: Lang;
}

const BusTabs = ({ seats, words, lang }: BusTabsProps) => (
  <fieldset className={styles['buses']}>
    <legend className="visually-hidden">{seatsStep.buses[lang]}</legend>
    {DIRECTIONS.map((direction) => (
      <label key={direction}>
        <input
          type="radio"
          name={BUS_FIELD}
          value={direction}
          checked={seats.bus === direction}
          onChange={() => seats.show(direction)}
        />
        {words[direction]?.bus ?? seatsStep.tabs[direction][lang]}
        <small>{seatsStep.share(Object.keys(seats.seating.choice[direction]).length, seats.needed / 2)[lang]}</small>
      </label>
    ))}
  </fieldset>
);
