import { formatLongDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { clockBeside } from '#text/moments.ts';
import { tourText } from '#text/tours/pages.ts';
import { buttonClass } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import { Tag } from '#ui/tag.tsx';
import styles from '#web/flows/tours/detail/detail.module.css';
import type { DetailData } from '#web/flows/tours/detail/detail-data.ts';
import type { Party } from '#web/flows/tours/party.ts';
import { tourReservationPath } from '#wire/tours-paths.ts';
import type { TourSlotView } from '#wire/tours.ts';

export interface TourStartsProps {
  readonly data: Extract<DetailData, { kind: 'found' }>;
  readonly lang: Lang;
}

const say = tourText.detail;

/** At most so many places left are urgent. */
const FEW = 5;

/** The starts of the chosen day. */
export function TourStarts({ data: { date, slots, party }, lang }: TourStartsProps) {
  if (date === null) return <p className={styles['note']}>{say.chooseDay[lang]}</p>;
  return (
    <section className={styles['starts']} aria-labelledby="starts">
      <h3 id="starts">{say.starts(formatLongDate(date, lang))[lang]}</h3>
      {slots.length === 0 ? <p>{say.noStarts[lang]}</p> : null}
      <ul>
        {slots.map((slot) => (
          <Start key={slot.slot} slot={slot} date={date} party={party} lang={lang} />
        ))}
      </ul>
    </section>
  );
}

interface StartProps {
  readonly slot: TourSlotView;
  readonly date: string;
  readonly party: Party;
  readonly lang: Lang;
}

function Start({ slot, date, party, lang }: StartProps) {
  const clock = clockBeside(slot.starts_at, date, lang);
  const total = slot.price * party.adults + (slot.child_price ?? 0) * party.children;
  return (
    <li>
      <div>
        <p className={styles['clock']}>
          {clock} – {clockBeside(slot.ends_at, slot.starts_at, lang)}
        </p>
        {slot.state === 'open' ? (
          <>
            <p>
              <Price amount={total} lang={lang} /> · {peopleOf(party, lang)}
            </p>
            <p>
              <Tag tone={slot.left <= FEW ? 'urgent' : 'plain'}>{tourText.left(slot.left)[lang]}</Tag>
            </p>
          </>
        ) : (
          <p className={styles['note']}>
            {say.slotStates[slot.state][lang]}
            {slot.state === 'full' ? ` (${tourText.left(slot.left)[lang]})` : ''}
          </p>
        )}
      </div>
      {slot.state === 'open' ? (
        <a
          className={buttonClass('second')}
          href={tourReservationPath(lang, { name: slot.name, date, slot: slot.slot, ...party })}
          aria-label={say.chooseAt(clock)[lang]}
          rel="nofollow"
        >
          {say.choose[lang]}
        </a>
      ) : null}
    </li>
  );
}

const peopleOf = ({ adults, children }: Party, lang: Lang): string =>
  [adults > 0 ? tourText.adultsOf(adults)[lang] : '', children > 0 ? tourText.childrenOf(children)[lang] : '']
    .filter(Boolean)
    .join(', ');
