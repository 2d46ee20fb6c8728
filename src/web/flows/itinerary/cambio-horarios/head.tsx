import type { ReactNode } from 'react';
import { formatClock, formatShortDate } from '#kernel/local-time.ts';
import { changeText } from '#text/change-schedule.ts';
import type { Lang } from '#text/lang.ts';
import styles from '#web/flows/itinerary/cambio-horarios/change.module.css';
import type { OfferData } from '#web/flows/itinerary/cambio-horarios/change-data.ts';
import { localMoment } from '#web/flows/reservation/local-moment.ts';

interface HeadProps {
  readonly title: string;
  readonly journey: OfferData['offer']['journey'];
  readonly lang: Lang;
  readonly children?: ReactNode;
}

/** The board: which journey, when it leaves as things are, and until when that can be changed. */
export function Head({ title, journey, lang, children }: HeadProps) {
  const { current, direction, closes_at: closes } = journey;
  return (
    <header className={styles['board']}>
      <p className={styles['over']}>
        {changeText.journeys[direction][lang]}: {current.origin.name} → {current.destination.name}
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <dl>
        <div>
          <dt>{changeText.now[lang]}</dt>
          <dd className="figures">
            {formatShortDate(current.departs_at, lang)}, {formatClock(current.departs_at, lang)}
          </dd>
        </div>
        <div>
          <dt>{changeText.until[lang]}</dt>
          <dd className="figures">
            <time dateTime={closes}>{localMoment(closes, current.origin.city, lang)}</time>
          </dd>
        </div>
      </dl>
      {children}
    </header>
  );
}
