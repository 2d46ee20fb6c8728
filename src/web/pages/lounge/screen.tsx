import { shownFolio, voucherText } from '#text/vouchers.ts';
import { MAX_VISIT_HOURS, MAX_VISITORS } from '#domain/lounge/lounge.ts';
import { shownPassCode } from '#domain/lounge/pass-code.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { basketLink } from '#text/basket-on-order.ts';
import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { loungeText as say } from '#text/lounge.ts';
import { clockBeside, momentThere } from '#text/moments.ts';
import { spanThere } from '#text/zoned-moments.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CARD } from '#ui/card.ts';
import { Choice, Choices } from '#ui/choice.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { fieldId } from '#ui/field-id.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { priceText } from '#ui/price.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { QrCode } from '#web/my-account/traveller-card.tsx';
import { GoingOn } from '#web/orders/going-on.tsx';
import type { ScreenProps, Site } from '#web/page.ts';
import type { LoungeData, Pass } from '#web/pages/lounge/lounge-data.ts';
import styles from '#web/pages/lounge/lounge.module.css';
import { errorAt } from '#web/shown-errors.ts';
import { signInAddress } from '#web/sign-in-address.ts';
import type { LoungeDayView } from '#wire/lounge.ts';
import { vouchersPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';

type SignedIn = Extract<LoungeData, { kind: 'signed in' }>;

/** The passes of a traveller, then a form for each day of a ticket. */
export function Screen({ data, site }: Pick<ScreenProps<LoungeData>, 'data' | 'site'>) {
  const { lang } = site;
  return (
    <Sheet title={say.title[lang]} lead={say.lead[lang]} width="form">
      {data.kind === 'signed out' ? <SignedOut lang={lang} /> : <Lounges data={data} site={site} />}
      <p>
        <a href={paths.lounge[lang]}>{say.about[lang]}</a>
      </p>
      <p>
        <a href={paths.basket[lang]}>{basketLink[lang]}</a>
      </p>
    </Sheet>
  );
}

const SignedOut = ({ lang }: { readonly lang: Lang }) => (
  <>
    <p>{say.signedOut[lang]}</p>
    <p className={styles['ways']}>
      <a className={buttonClass('main')} href={signInAddress(paths.loungeBooking[lang], lang)}>
        {say.signIn[lang]}
      </a>
      <a className={buttonClass()} href={paths.frequentTraveller[lang]}>
        {say.join[lang]}
      </a>
    </p>
  </>
);

function Lounges({ data, site }: { readonly data: SignedIn; readonly site: Site }) {
  const { days, passes, done, errors } = data;
  const { lang } = site;
  return (
    <>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {done ? <NoticeBox role="status">{say[done][lang]}</NoticeBox> : null}
      {passes.length > 0 ? (
        <section className={styles['section']} aria-labelledby="passes">
          <h2 id="passes">{say.visits[lang]}</h2>
          {passes.map((pass) => (
            <PassCard key={pass.code} pass={pass} site={site} />
          ))}
        </section>
      ) : null}
      {days.map((day) => (
        <DayForm key={nameOf(day)} day={day} data={data} site={site} />
      ))}
      {days.length === 0 ? <NoTicket lang={lang} /> : null}
    </>
  );
}

const NoTicket = ({ lang }: { readonly lang: Lang }) => (
  <>
    <p>{say.noTicket[lang]}</p>
    <p className={styles['ways']}>
      <a className={buttonClass('main')} href={paths.home[lang]}>
        {say.search[lang]}
      </a>
      <a className={buttonClass()} href={paths.myTrips[lang]}>
        {say.addTrip[lang]}
      </a>
    </p>
  </>
);

const PassCard = ({ pass, site: { lang, formToken } }: { readonly pass: Pass; readonly site: Site }) => {
  const shown = pass.voucher ? shownFolio(pass.voucher.folio) : shownPassCode(pass.code);
  return (
    <article className={`${CARD} ${styles['pass']}`}>
      <div>
        <h3>{pass.lounge[lang]}</h3>
        <p className={styles['when']}>{spanThere(pass.starts_at, pass.ends_at, lang)}</p>
        <p>{say.peopleOf(pass.people)[lang]}</p>
        <p className="figures">{shown}</p>
        <p className={styles['note']}>{(pass.entered ? say.entered : say.showIt)[lang]}</p>
        {pass.voucher && pass.order ? (
          <p>
            <a href={vouchersPath(lang, pass.order)}>{voucherText.ways[lang]}</a>
          </p>
        ) : null}
        {pass.cancellable && pass.paid ? (
          <p className={styles['note']}>{say.backUntil(inBoth(pass.starts_at))[lang]}</p>
        ) : null}
        {pass.cancellable ? (
          <form method="post">
            <input type="hidden" name="_form" value={formToken} />
            <Button look="quiet" name="cancel" value={pass.code}>
              {(pass.paid ? say.cancelPaid : say.cancel)[lang]}
            </Button>
          </form>
        ) : null}
      </div>
      {pass.entered ? null : <QrCode code={pass.qr} label={say.pass(shown)[lang]} />}
    </article>
  );
};

const inBoth = (at: string) => ({ es: momentThere(at, 'es'), en: momentThere(at, 'en') });

const nameOf = ({ lounge, date }: LoungeDayView): string => `${lounge} ${date}`;

interface DayFormProps {
  readonly day: LoungeDayView;
  readonly data: SignedIn;
  readonly site: Site;
}

/** The hours of one day at one lounge. */
function DayForm({ day, data: { key, typed, errors, days }, site: { lang, formToken } }: DayFormProps) {
  const name = nameOf(day);
  const isSent = typed?.day === name;
  const sent = isSent ? typed : null;
  // The anchor of the error summary is the form that was sent.
  const isAnchor = isSent || (!typed && day === days[0]);
  const wrong = isSent ? errorAt(errors, 'starts_at') : undefined;
  return (
    <section className={styles['section']} aria-label={`${day.name[lang]}, ${formatLongDate(day.date, lang)}`}>
      <form className={PANEL} method="post" noValidate>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="day" value={name} />
        <h2>
          {day.name[lang]}
          <small>{formatLongDate(day.date, lang)}</small>
        </h2>
        {day.with_trip ? <p className={styles['note']}>{say.withTrip[lang]}</p> : null}
        <p className={styles['note']}>
          {day.price === 0
            ? say.included[lang]
            : say.price({ es: priceText(day.price, 'es'), en: priceText(day.price, 'en') })[lang]}{' '}
          {day.price > 0 && !day.with_trip ? say.ways[lang] : null}
        </p>
        <div className={styles['hours']} id={isAnchor ? fieldId('starts_at') : undefined}>
          {wrong ? <p className={styles['wrong']}>{wrong}</p> : null}
          <Choices look="chips" legend={say.from[lang]} isLegendShown>
            {day.hours.map(({ starts_at: starts, left }) => (
              <Choice
                key={starts}
                name="starts_at"
                value={starts}
                disabled={left === 0}
                defaultChecked={starts === (sent?.starts || day.suggested)}
                label={inTwoLines(clockBeside(starts, day.date, lang))}
                note={left <= MAX_SHOWN_LEFT ? say.left(left)[lang] : undefined}
              />
            ))}
          </Choices>
        </div>
        <Choices look="segments" legend={say.hours[lang]} isLegendShown>
          {counts(MAX_VISIT_HOURS).map((hours) => (
            <Choice
              key={hours}
              name="hours"
              value={hours}
              defaultChecked={String(hours) === (sent?.hours ?? '1')}
              label={say.hoursOf(hours)[lang]}
            />
          ))}
        </Choices>
        <Choices look="rows" legend={say.people[lang]} isLegendShown>
          {counts(MAX_VISITORS).map((people) => (
            <Choice
              key={people}
              name="people"
              value={people}
              defaultChecked={String(people) === (sent?.people ?? '1')}
              label={say.peopleOf(people)[lang]}
            />
          ))}
        </Choices>
        {day.price === 0 ? null : <GoingOn className={styles['note']} lang={lang} />}
        <Button look="main">
          {(day.price === 0 ? say.book : day.with_trip ? say.bookIntoBasket : say.bookAndPay)[lang]}
        </Button>
      </form>
    </section>
  );
}

/** Noon is wider in words than a column: it may be broken between them. */
const inTwoLines = (clock: string): string => clock.replaceAll('\u00a0', ' ');

/** At most so many places left are worth saying. */
const MAX_SHOWN_LEFT = 5;

const counts = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);
