import { formatDuration, formatLongDate, formatShortDate } from '#kernel/local-time.ts';
import { adventureText as say } from '#text/adventures/words.ts';
import { clockBeside } from '#text/moments.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Choice, Choices } from '#ui/choice.tsx';
import { CountedErrorSummary } from '#ui/counted-error-summary.tsx';
import { fieldId } from '#ui/field-id.ts';
import { Price, priceText } from '#ui/price.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { OwnText } from '#web/content/own-text.tsx';
import { BuyerFields } from '#web/orders/buyer-fields.tsx';
import type { ScreenProps, Site } from '#web/page.ts';
import type { AdventureData } from '#web/pages/adventures/detail/detail-data.ts';
import styles from '#web/pages/adventures/detail/detail.module.css';
import { errorAt } from '#web/shown-errors.ts';
import { adventurePath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';

type Found = Extract<AdventureData, { kind: 'found' }>;

/** The adventure, its days, and the form of one day: another day is chosen with it, so that nothing typed is lost. */
export function Screen({ data, site }: Pick<ScreenProps<AdventureData>, 'data' | 'site'>) {
  const { lang, brand } = site;
  if (data.kind !== 'found')
    return (
      <Sheet title={say.title[lang]} lead={say[data.kind][lang]} width="text" takesFocus>
        <p className={styles['ways']}>
          {data.kind === 'away' ? (
            <a className={buttonClass('main')} href={adventurePath(lang, data.code)}>
              {say.again[lang]}
            </a>
          ) : null}
          <a className={buttonClass()} href={paths.adventures[lang]}>
            {say.all[lang]}
          </a>
        </p>
      </Sheet>
    );
  const { tour, errors, days } = data;
  return (
    <Sheet title={tour.name} lead={tour.description} width="form">
      <CountedErrorSummary errors={errors} lang={lang} />
      <dl className={styles['facts']}>
        {factsOf(data, lang).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['price']}>
        {sharedPrice(data) === undefined ? `${say.fromPrice[lang]} ` : null}
        <Price isLarge amount={Math.min(...pricesOf(data))} lang={lang} /> <small>{say.each[lang]}</small>
      </p>
      {days.length === 0 ? <p>{say.noDates[lang]}</p> : <OrderForm data={data} site={site} />}
      <OwnText said={data.said} isDraft={data.isDraft} site={site} />
      <p className={styles['note']}>{say.seller(brand.name, tour.provider)[lang]}</p>
      <p>
        <a href={paths.adventures[lang]}>{say.all[lang]}</a>
      </p>
    </Sheet>
  );
}

const factsOf = ({ tour }: Found, lang: Site['lang']): readonly (readonly [string, string])[] => [
  [say.duration[lang], formatDuration(tour.duration_minutes)],
  [say.age[lang], say.from(tour.min_age)[lang]],
  [say.meet[lang], tour.meeting_point],
  [say.by[lang], tour.provider],
];

/** Of the departures of the day shown; without any, that of the adventure. */
const pricesOf = ({ tour, dates }: Found): readonly number[] =>
  dates.length > 0 ? dates.map(({ price }) => price) : [tour.price];

/** Undefined where departures of the day cost differently. */
function sharedPrice(data: Found): number | undefined {
  const [first, ...others] = new Set(pricesOf(data));
  return others.length === 0 ? first : undefined;
}

const FORM = 'order';

function OrderForm({ data, site: { lang, formToken } }: { readonly data: Found; readonly site: Site }) {
  const { tour, days, day, dates, key, typed, buyer, errors } = data;
  const wrong = errorAt(errors, 'departure');
  const wrongPeople = errorAt(errors, 'people');
  const free = dates.find(({ left }) => left >= tour.min_people);
  const price = sharedPrice(data);
  return (
    <>
      {/* A form sent by a key in a field is sent by its first button, which must not be that of a day. */}
      <button form={FORM} hidden />
      <nav className={styles['days']} aria-label={say.day[lang]}>
        {days.map((one) => (
          <button key={one} form={FORM} name="day" value={one} aria-current={one === day ? 'date' : undefined}>
            {formatShortDate(one, lang)}
          </button>
        ))}
      </nav>
      <form id={FORM} className={PANEL} method="post" action={adventurePath(lang, tour.booking_code)} noValidate>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="shown" value={day} />
        <h2>{formatLongDate(day, lang)}</h2>
        <div id={fieldId('departure')} className={styles['departures']}>
          {wrong ? <p className={styles['wrong']}>{wrong}</p> : null}
          <Choices look="chips" legend={say.day[lang]} isLegendShown>
            {dates.map(({ starts_at: starts, left, price: each }) => {
              const value = `${starts} ${each}`;
              return (
                <Choice
                  key={starts}
                  name="departure"
                  value={value}
                  disabled={left < tour.min_people}
                  defaultChecked={starts === (typed?.departure.split(' ')[0] || free?.starts_at)}
                  label={clockBeside(starts, day, lang)}
                  note={[
                    left === 0 ? say.full[lang] : say.left(left)[lang],
                    ...(price === undefined ? [priceText(each, lang)] : []),
                  ].join(' · ')}
                />
              );
            })}
          </Choices>
        </div>
        <div id={fieldId('people')}>
          {wrongPeople ? <p className={styles['wrong']}>{wrongPeople}</p> : null}
          <Choices look="rows" legend={say.people[lang]} isLegendShown>
            {countsOf(tour).map((people, place) => (
              <Choice
                key={people}
                name="people"
                value={people}
                defaultChecked={typed ? typed.people === String(people) : place === 0}
                label={say.peopleOf(people)[lang]}
                end={
                  price === undefined ? null : <Price amount={price * people} lang={lang} className={styles['sum']} />
                }
              />
            ))}
          </Choices>
        </div>
        <BuyerFields values={buyer} errors={errors} lang={lang} />
        <p className={styles['note']}>{say.how[lang]}</p>
        <p className={styles['note']}>
          <strong>{say.conditions[lang]}:</strong> {conditionsOf(tour)[lang]}
        </p>
        <Button look="main">{say.book[lang]}</Button>
      </form>
    </>
  );
}

/** Until how many hours before how much goes back. */
const conditionsOf = ({ cancellation }: Found['tour']) =>
  cancellation.length === 0
    ? say.noCancelling
    : say.ladderBefore(cancellation.map(({ hours_before: hours, percent }) => ({ hours, percent })));

const countsOf = ({ min_people: least, max_people: most }: Found['tour']): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);
