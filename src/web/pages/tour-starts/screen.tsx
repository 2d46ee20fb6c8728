import { SLOT_REASONS } from '#domain/tours/booking.ts';
import { formatDatedDay } from '#kernel/dated-day.ts';
import { parseLocalDate } from '#kernel/instant.ts';
import { formText } from '#text/form.ts';
import { datedMoment } from '#text/moments.ts';
import { startsDeskText as say } from '#text/pages/starts-desk.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Choice, Choices } from '#ui/choice.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FIELD_ROW } from '#ui/field-row.ts';
import { TextField } from '#ui/field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { Tag } from '#ui/tag.tsx';
import type { ScreenProps } from '#web/page.ts';
import { startsPath } from '#web/pages/tour-starts/starts-path.ts';
import styles from '#web/pages/tour-starts/tour-starts.module.css';
import type { TourStartsData } from '#web/pages/tour-starts/tour-starts-data.ts';
import { errorAt } from '#web/shown-errors.ts';
import type { TourStartView } from '#wire/tours-staff.ts';

type Shown = Pick<ScreenProps<TourStartsData>, 'data' | 'site'>;

/** A day and its starts; a start to be cancelled is asked about first. Without scripts. */
export function Screen({ data, site }: Shown) {
  const { date, starts, chosen, returned, errors } = data;
  const { lang } = site;
  // What was refused, or not answered, has no starts; and what was typed may be no day.
  const day = errors.length > 0 && starts.length === 0 ? undefined : parseLocalDate(date);
  return (
    <Sheet title={say.title[lang]} lead={say.hint[lang]} width="text">
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {returned === null ? null : <NoticeBox role="status">{say.done(returned)[lang]}</NoticeBox>}
      {chosen ? <Question data={data} site={site} chosen={chosen} /> : null}
      <form className={`${FIELD_ROW} ${styles['day']}`} method="get">
        <TextField
          name="date"
          type="date"
          label={say.day[lang]}
          error={errorAt(errors, 'date')}
          defaultValue={date}
          required
        />
        <Button look={chosen ? 'plain' : 'main'}>{say.show[lang]}</Button>
      </form>
      {day === undefined ? null : (
        <section className={styles['starts']} aria-labelledby="starts">
          <h2 id="starts">{say.starts(formatDatedDay(day, lang))[lang]}</h2>
          {starts.length === 0 ? <p>{say.none[lang]}</p> : null}
          <ul>
            {starts.map((start) => (
              <li key={start.slot}>
                <Start start={start} date={date} lang={lang} isAsked={start.slot === chosen?.slot} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}

interface StartProps {
  readonly start: TourStartView;
  readonly date: string;
  readonly lang: Shown['site']['lang'];
  /** It is being asked about above. */
  readonly isAsked: boolean;
}

const Start = ({ start, date, lang, isAsked }: StartProps) => {
  const { slot, title, starts_at: at, people, orders, cancelled } = start;
  const when = datedMoment(at, lang);
  // What goes back gives its places free.
  const isUnfinished = cancelled && orders > 0;
  return (
    <>
      <p>
        <strong>{title[lang]}</strong>
        <br />
        <time dateTime={at}>{when}</time>
        <br />
        {(isUnfinished ? say.unfinished(orders) : say.sold(people, orders))[lang]}
      </p>
      {cancelled ? <Tag tone="urgent">{say.cancelled[lang]}</Tag> : null}
      {cancelled || isAsked ? null : (
        <a
          className={buttonClass()}
          href={startsPath(lang, { date, slot })}
          aria-label={say.cancelAt(title[lang], when)[lang]}
        >
          {say.cancel[lang]}
        </a>
      )}
    </>
  );
};

function Question({ data, site: { lang, formToken }, chosen }: Shown & { readonly chosen: TourStartView }) {
  const { slot, title, starts_at: at, people, orders } = chosen;
  const { date, why, errors } = data;
  const missing = errorAt(errors, 'why');
  return (
    <form
      className={PANEL}
      method="post"
      action={startsPath(lang, { date, slot })}
      aria-labelledby="question"
      noValidate
    >
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="date" value={date} />
      <input type="hidden" name="slot" value={slot} />
      <h2 id="question">{say.question[lang]}</h2>
      <p>
        <strong>{title[lang]}</strong>, <time dateTime={at}>{datedMoment(at, lang)}</time>
      </p>
      <p>{say.consequence(people, orders)[lang]}</p>
      <Choices look="rows" legend={say.why[lang]} isLegendShown>
        {SLOT_REASONS.map((reason, i) => (
          <Choice
            key={reason}
            id={i === 0 ? 'f-why' : undefined}
            name="why"
            value={reason}
            label={say.reasons[reason][lang]}
            defaultChecked={why === reason}
            aria-describedby={missing ? 'why-missing' : undefined}
            required
          />
        ))}
      </Choices>
      {missing ? <p id="why-missing">{missing}</p> : null}
      <div className={styles['acts']}>
        <Button look="main">{say.yes[lang]}</Button>
        <a className={buttonClass('quiet')} href={startsPath(lang, { date })}>
          {say.no[lang]}
        </a>
      </div>
    </form>
  );
}
