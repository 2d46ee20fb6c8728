import { journeyName } from '#text/journey-name.ts';
import type { ReactNode } from 'react';
import { formatLongDate } from '#kernel/local-time.ts';
import { changeText } from '#text/change-schedule.ts';
import type { Lang } from '#text/lang.ts';
import { dayAndClock } from '#text/moments.ts';
import styles from './change.module.css';
import type { OfferData } from './change-data.ts';
import { lastMoment } from '#web/flows/itinerary/last-moment.ts';

interface HeadProps {
  readonly title: string;
  readonly journey: OfferData['offer']['journey'];
  /** The server's clock. */
  readonly now: string;
  readonly lang: Lang;
  readonly children?: ReactNode;
}

/** The board: the journey, its current departure, and the deadline for changing it. */
export function Head({ title, journey, now, lang, children }: HeadProps) {
  const { current, direction, origin, destination, closes_at: closes } = journey;
  return (
    <header className={styles['board']}>
      <p className={styles['over']}>
        {journeyName(journey, direction, changeText.journeys)[lang]}: {origin.city} → {destination.city}
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <dl>
        <div>
          <dt>{(current ? changeText.now : changeText.open.ticket)[lang]}</dt>
          <dd className="figures">{current ? dayAndClock(current.departs_at, lang) : changeText.open.now[lang]}</dd>
        </div>
        <div>
          <dt>{(current ? changeText.until : changeText.open.lastDay)[lang]}</dt>
          <dd className="figures">
            {current ? (
              <time dateTime={closes}>{lastMoment(closes, { now, place: origin.city, lang })}</time>
            ) : (
              <time dateTime={journey.last_day}>{formatLongDate(journey.last_day, lang)}</time>
            )}
          </dd>
        </div>
      </dl>
      {children}
    </header>
  );
}
