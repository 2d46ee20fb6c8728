import { runOfValue } from '#web/booking/run-choice.ts';
import { changeText } from '#text/change-schedule.ts';
import { formText } from '#text/form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { priceText } from '#ui/price.tsx';
import styles from './change.module.css';
import { OFFER_FORM, type ShownChange, type ShownOffer } from './change-data.ts';
import { JourneySeats } from '#web/seats/journey-seats.tsx';
import { useSeats } from '#web/seats/use-seats.ts';
import type { ScreenProps } from '#web/page.ts';
import { useSent } from '#web/services/use-sent.ts';
import { getChangeAvailability } from '#wire/schedule-change.ts';
import * as paths from '#wire/page-paths.ts';

/** The interactive part of the page: errors, and for an offer its seats and the confirm button. */
export function Screen({ data, site, call }: ScreenProps<ShownChange>) {
  if (data.kind === 'offer') return <OfferForm data={data} site={site} call={call} />;
  return data.kind === 'runs' ? (
    <ErrorSummary title={formText.thereIsAProblem[site.lang]} errors={data.errors} />
  ) : null;
}

function OfferForm({ data, site, call }: ScreenProps<ShownOffer>) {
  const { lang, formToken } = site;
  const { offer, code, ticket, date, run, choosing, wasOpen } = data;
  const direction = choosing.bus;
  const [isSent, onSubmit] = useSent();
  const { form, seats } = useSeats({ data: choosing, site }, async () => {
    const query = { ticket_id: ticket, ...runOfValue(run) };
    const fresh = await call(getChangeAvailability, { params: { id: code }, query });
    return fresh.ok ? { departure: null, return: null, [direction]: fresh.data.seats } : undefined;
  });
  const map = seats.maps[direction];
  const words = choosing.words[direction];
  const { difference, valid_until: until } = offer;
  const hidden = { _form: formToken, code, ticket, date, run, direction, difference, valid_until: until };
  return (
    <form
      id={OFFER_FORM}
      ref={form}
      className={styles['form']}
      method="post"
      action={paths.changeSchedule[lang]}
      onSubmit={onSubmit}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {wasOpen ? <input type="hidden" name="open" value="1" /> : null}
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={data.errors} />
      {choosing.proposed ? <NoticeBox>{choosing.proposed}</NoticeBox> : null}
      <details className={styles['seats']} open={data.showsBus}>
        <summary>{changeText.seats[lang]}</summary>
        {map && words ? (
          <JourneySeats map={map} words={words} party={choosing.party} seats={seats} errors={data.errors} lang={lang} />
        ) : null}
      </details>
      <p className={styles['hint']}>{changeText.seatsHint[lang]}</p>
      <Button look="main" name="do" value="confirm" busy={isSent}>
        {
          (offer.to_pay > 0
            ? changeText.confirmAndPay(priceText(offer.to_pay, lang))
            : wasOpen
              ? changeText.open.confirm
              : changeText.confirm)[lang]
        }
      </Button>
      <p className="visually-hidden" role="status">
        {seats.said}
      </p>
    </form>
  );
}
