import { formatLongDate } from '#kernel/local-time.ts';
import { schedulesText } from '#text/pages/schedules.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import type { Site } from '#web/page.ts';
import { schedulesAddress } from '#web/pages/schedules/schedules-address.ts';
import type { Found, PairAndDay } from '#web/pages/schedules/schedules-data.ts';
import styles from '#web/pages/schedules/schedules.module.css';
import * as paths from '#wire/page-paths.ts';

interface NextStepsProps {
  readonly asked: PairAndDay;
  /** The next day, if it is on sale. */
  readonly next: string | undefined;
  readonly found: Found;
  readonly site: Site;
}

/** Links to continue, also from a day without departures. */
export function NextSteps({ asked, next, found: { from, to, runs }, site: { lang, brand } }: NextStepsProps) {
  const { origin, destination, date } = asked;
  return (
    <NoticeBox tone="warning">
      <p>
        <strong>{(runs.length > 0 ? schedulesText.allGone : schedulesText.none)[lang]}</strong>{' '}
        {schedulesText.whatNow[lang]}
      </p>
      <ul className={styles['steps']}>
        {next ? (
          <li>
            <a href={schedulesAddress({ ...asked, date: next }, lang)}>
              {schedulesText.seeDay(formatLongDate(next, lang))[lang]}
            </a>
          </li>
        ) : null}
        <li>
          <a href={schedulesAddress({ origin: destination, destination: origin, date }, lang)}>
            {schedulesText.seeBack(to.city, from.city)[lang]}
          </a>
        </li>
        <li>
          <a href={paths.locations[lang]}>{schedulesText.seeStops[lang]}</a>
        </li>
        <li>
          <a href={`tel:${brand.phone.dial}`}>{schedulesText.call(brand.phone.shown)[lang]}</a>
        </li>
      </ul>
    </NoticeBox>
  );
}
