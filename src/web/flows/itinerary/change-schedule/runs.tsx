import { instant, zone } from '#kernel/instant.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { changePayment } from '#text/change-payment.ts';
import { changeText } from '#text/change-schedule.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import styles from './change.module.css';
import type { RunsData } from './change-data.ts';
import { Difference, differenceText } from './difference.tsx';
import { runValue } from '#web/booking/run-choice.ts';
import { ClocksNote } from '#web/booking/clocks-note.tsx';
import { DayStrip } from '#web/booking/day-strip.tsx';
import { RunRow } from '#web/booking/run-row.tsx';
import type { Site } from '#web/page.ts';
import { changePath, itineraryPath } from '#wire/link-paths.ts';

/** The runs of a day, each with its price difference. A GET form: viewing changes nothing. */
export function Runs({ data, site: { lang } }: { readonly data: RunsData; readonly site: Site }) {
  const { code, ticket, list, passengers } = data;
  const here = changePath(lang, { code, ticket });
  // The second bus of a connection is no return.
  const direction = list.journey.buses ? 'departure' : list.journey.direction;
  return (
    <>
      <section className={styles['day']} aria-labelledby="day">
        <DayStrip
          list={{ ...list, days: list.days.map(({ difference, ...day }) => ({ ...day, price: difference })) }}
          to={(date) => `${here}&date=${date}`}
          priceText={(difference) => differenceText(difference, lang)}
          label={changeText.days[lang]}
          lang={lang}
        />
        <form className={styles['another']} method="get">
          <input type="hidden" name="code" value={code} />
          <input type="hidden" name="ticket" value={ticket} />
          <DateField
            name="date"
            idName="another"
            label={changeText.anotherDay[lang]}
            defaultValue={list.date}
            min={dateInZone(instant(Date.parse(list.server_now)), zone(list.journey.origin.zone))}
            max={list.journey.last_day}
            required
          />
          <Button>{changeText.seeDay[lang]}</Button>
        </form>
        <h2 id="day">{formatLongDate(list.date, lang)}</h2>
        {list.schedules.length === 0 ? <NoticeBox>{changeText.none[lang]}</NoticeBox> : null}
        <ClocksNote runs={list.schedules.map(({ schedule }) => schedule)} lang={lang} />
        <form method="get">
          <input type="hidden" name="code" value={code} />
          <input type="hidden" name="ticket" value={ticket} />
          <input type="hidden" name="date" value={list.date} />
          <ul className={styles['runs']}>
            {list.schedules.map(({ schedule, difference }) => (
              <RunRow
                key={runValue(schedule)}
                run={schedule}
                direction={direction}
                isChosen={false}
                passengers={passengers.map(({ type }) => type)}
                lang={lang}
                cost={<Difference difference={difference} lang={lang} />}
              />
            ))}
          </ul>
        </form>
      </section>
      <p>
        <a href={itineraryPath(lang, code)}>{changePayment.back[lang]}</a>
      </p>
    </>
  );
}
