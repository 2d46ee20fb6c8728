import { itineraryText } from '#text/itinerary.ts';
import type { Lang } from '#text/lang.ts';
import { Price } from '#ui/price.tsx';
import styles from './itinerary.module.css';
import { datedMoment } from '#web/flows/itinerary/dated-moment.ts';
import type { DoneView } from '#wire/itinerary.ts';

interface DoneLogProps {
  readonly done: DoneView;
  /** City whose time zone is used. */
  readonly place: string;
  readonly lang: Lang;
}

/** What operators and the owner did with the reservation, newest first; renders nothing when empty. */
export function DoneLog({ done, place, lang }: DoneLogProps) {
  const { acts } = itineraryText;
  const known = done.flatMap(({ action, ...rest }) => {
    const text = acts[action as keyof typeof acts];
    return text ? [{ ...rest, text }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section className={styles['log']} aria-labelledby="done">
      <h2 id="done">{itineraryText.done[lang]}</h2>
      <ol>
        {known.map(({ text, at, amount }, index) => (
          <li key={`${at}${index}`}>
            <strong>
              {text[lang]} {amount === null ? null : <Price amount={amount} lang={lang} />}
            </strong>
            <span>
              <time dateTime={at}>{datedMoment(at, place, lang)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
