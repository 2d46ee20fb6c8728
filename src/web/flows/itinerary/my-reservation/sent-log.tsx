import { itineraryText } from '#text/itinerary.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import styles from './itinerary.module.css';
import { datedMoment } from '#web/flows/itinerary/dated-moment.ts';
import type { SentView } from '#wire/itinerary.ts';
import { SENT_AFTERWARDS } from './sold-afterwards.ts';

const TOPICS: Readonly<Record<string, Message>> = { ...itineraryText.topics, ...SENT_AFTERWARDS };

interface SentLogProps {
  readonly sent: SentView;
  /** City whose time zone is used. */
  readonly place: string;
  readonly lang: Lang;
}

/** Every e-mail about the reservation, newest first (B41). */
export function SentLog({ sent, place, lang }: SentLogProps) {
  return (
    <section className={styles['log']} aria-labelledby="log">
      <h2 id="log">{itineraryText.log[lang]}</h2>
      {sent.length === 0 ? <p>{itineraryText.logEmpty[lang]}</p> : null}
      <ol>
        {sent.map(({ topic, at, to }) => (
          <li key={`${at}${topic}`}>
            <strong>{(TOPICS[topic] ?? itineraryText.otherMail)[lang]}</strong>
            <span>
              <time dateTime={at}>{datedMoment(at, place, lang)}</time> {itineraryText.to(to)[lang]}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
