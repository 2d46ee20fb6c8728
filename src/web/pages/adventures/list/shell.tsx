import { formatDuration } from '#kernel/local-time.ts';
import { adventureText as say } from '#text/adventures/words.ts';
import { buttonClass } from '#ui/button.tsx';
import { CARD, WHOLE } from '#ui/card.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Price } from '#ui/price.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { ShellFacts, ShellProps } from '#web/page.ts';
import type { AdventuresData } from '#web/pages/adventures/list/adventures-data.ts';
import styles from '#web/pages/adventures/list/list.module.css';
import { motifOf } from '#web/tours/motif.ts';
import { TourPicture } from '#web/tours/tour-picture.tsx';
import { adventurePath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';

/** A card for each adventure, with its picture and its final price. */
export const AdventuresShell = ({
  data: { tours },
  site: { lang },
  theme,
}: ShellProps<AdventuresData> & ShellFacts) => (
  <Sheet title={say.title[lang]} lead={say.lead[lang]} width="wide">
    {tours === null ? (
      <>
        <NoticeBox tone="warning">{say.away[lang]}</NoticeBox>
        <p>
          <a className={buttonClass()} href={paths.adventures[lang]}>
            {say.again[lang]}
          </a>
        </p>
      </>
    ) : null}
    {tours?.length === 0 ? <p>{say.none[lang]}</p> : null}
    <ul className={styles['tours']}>
      {tours?.map((tour, at) => (
        <li key={tour.booking_code} className={`${CARD} ${styles['tour']}`}>
          <TourPicture
            motif={motifOf({ name: tour.booking_code, category: 'adventure' })}
            theme={theme}
            isFirst={at < 2}
          />
          <h2>
            <a className={WHOLE} href={adventurePath(lang, tour.booking_code)}>
              {tour.name}
            </a>
          </h2>
          <p className={styles['about']}>{tour.description}</p>
          <p className={styles['note']}>
            {say.lasts(formatDuration(tour.duration_minutes))[lang]} · {say.from(tour.min_age)[lang]}
          </p>
          <p className={styles['price']}>
            <Price isLarge amount={tour.price} lang={lang} /> <small>{say.each[lang]}</small>
          </p>
        </li>
      ))}
    </ul>
  </Sheet>
);
