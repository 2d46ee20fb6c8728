import { TOUR_CATEGORIES } from '#domain/tours/product.ts';
import { formatDuration, formatShortDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { formText } from '#text/form.ts';
import { tourText } from '#text/tours/pages.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CARD, WHOLE } from '#ui/card.ts';
import { fieldId } from '#ui/field-id.ts';
import { DateField } from '#ui/date-field.tsx';
import { FIELD_ROW } from '#ui/field-row.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FieldFrame, inputClass, TextField } from '#ui/field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Price, priceText } from '#ui/price.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { Tag } from '#ui/tag.tsx';
import type { SearchData } from '#web/flows/tours/search/search-data.ts';
import { OverNotice } from '#web/flows/tours/over-notice.tsx';
import styles from '#web/flows/tours/search/search.module.css';
import { TourShell } from '#web/flows/tours/tour-shell.tsx';
import type { ShellFacts, ShellProps } from '#web/page.ts';
import { errorAt } from '#web/shown-errors.ts';
import { motifOf } from '#web/tours/motif.ts';
import { TourPicture } from '#web/tours/tour-picture.tsx';
import * as paths from '#wire/page-paths.ts';
import { tourDetailPath } from '#wire/tours-paths.ts';
import type { TourCard } from '#wire/tours.ts';

const say = tourText.search;

/** Filters, then a card for each tour. */
export function SearchShell({ data, site: { lang }, theme }: ShellProps<SearchData> & ShellFacts) {
  const { tours, filters, isReached, errors } = data;
  return (
    <TourShell step="buscar" lang={lang}>
      <div className={styles['page']}>
        <header>
          <h1>{say.title[lang]}</h1>
          <p>{say.lead[lang]}</p>
        </header>
        <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
        <News data={data} lang={lang} />
        <FilterForm data={data} lang={lang} />
        {isReached ? null : <NoticeBox tone="warning">{say.unreachable[lang]}</NoticeBox>}
        {isReached && tours ? (
          <section className={styles['found']} aria-labelledby="found">
            <h2 id="found">{tours.length === 0 ? say.none[lang] : say.found(tours.length)[lang]}</h2>
            {tours.length === 0 ? <NoneFound isFiltered={isFiltered(filters)} lang={lang} /> : null}
            <ul>
              {tours.map((tour, at) => (
                <Tour key={tour.name} tour={tour} isFirst={at < 2} filters={filters} theme={theme} lang={lang} />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </TourShell>
  );
}

const NoneFound = ({ isFiltered, lang }: { readonly isFiltered: boolean; readonly lang: Lang }) =>
  isFiltered ? (
    <p>
      {say.noneHint[lang]} <a href={paths.tourSearch[lang]}>{say.clear[lang]}</a>
    </p>
  ) : (
    <p>
      {say.noneAtAll[lang]} <a href={paths.home[lang]}>{say.trip[lang]}</a>
    </p>
  );

const isFiltered = (filters: SearchData['filters']): boolean => Object.values(filters).some((value) => value !== '');

interface PartProps {
  readonly data: SearchData;
  readonly lang: Lang;
}

function News({ data: { said, chosen }, lang }: PartProps) {
  if (said?.kind === 'over') return <OverNotice name={said.name} lang={lang} />;
  if (said?.kind === 'emptied') return <NoticeBox role="status">{say.emptied[lang]}</NoticeBox>;
  if (!chosen) return null;
  return (
    <NoticeBox>
      <p className={styles['chosen']}>
        {say.chosen(chosen.tour.title[lang])[lang]}
        <a className={buttonClass('second')} href={paths.tourReview[lang]}>
          {say.goOn[lang]}
        </a>
      </p>
    </NoticeBox>
  );
}

/** Pesos for an adult. */
const LIMITS = [1_000, 1_300, 1_600, 2_000];
const CENTAVOS = 100;

function FilterForm({ data: { filters, places, today, errors }, lang }: PartProps) {
  const select = (
    name: 'category' | 'place' | 'most',
    any: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <select id={fieldId(name)} name={name} className={inputClass} defaultValue={filters[name]}>
      <option value="">{any}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
  return (
    <div className={styles['find']}>
      <form
        className={`${PANEL} ${FIELD_ROW} ${styles['filters']}`}
        action={paths.tourSearch[lang]}
        aria-label={say.filters[lang]}
      >
        <TextField
          name="q"
          label={say.what[lang]}
          placeholder={say.whatHint[lang]}
          defaultValue={filters.q}
          type="search"
          maxLength={80}
        />
        <FieldFrame name="category" label={say.category[lang]}>
          {select(
            'category',
            say.anyCategory[lang],
            TOUR_CATEGORIES.map((name) => [name, tourText.categories[name][lang]]),
          )}
        </FieldFrame>
        <FieldFrame name="place" label={say.place[lang]}>
          {select(
            'place',
            say.anyPlace[lang],
            places.map((place) => [place.es, place[lang]]),
          )}
        </FieldFrame>
        <DateField
          name="date"
          label={say.when[lang]}
          defaultValue={filters.date}
          min={today}
          error={errorAt(errors, 'date')}
        />
        <TextField
          name="people"
          label={say.whom[lang]}
          inputMode="numeric"
          defaultValue={filters.people}
          maxLength={3}
          autoComplete="off"
          error={errorAt(errors, 'people')}
        />
        <FieldFrame name="most" label={say.most[lang]}>
          {select(
            'most',
            say.anyPrice[lang],
            LIMITS.map((pesos) => [String(pesos), priceText(pesos * CENTAVOS, lang)]),
          )}
        </FieldFrame>
        <p className={styles['ways']}>
          <Button look="main">{say.go[lang]}</Button>
          {isFiltered(filters) ? <a href={paths.tourSearch[lang]}>{say.clear[lang]}</a> : null}
        </p>
      </form>
    </div>
  );
}

interface TourProps extends Pick<ShellFacts, 'theme'> {
  readonly tour: TourCard;
  readonly isFirst: boolean;
  readonly filters: SearchData['filters'];
  readonly lang: Lang;
}

const Tour = ({ tour, isFirst, filters, theme, lang }: TourProps) => (
  <li className={`${CARD} ${styles['tour']}`}>
    <TourPicture motif={motifOf(tour)} theme={theme} isFirst={isFirst} />
    <p className={styles['tags']}>
      <Tag>{tourText.categories[tour.category][lang]}</Tag> {tour.place[lang]}
    </p>
    <h3>
      <a className={WHOLE} href={tourDetailPath(lang, tour.name, { date: filters.date, adults: filters.people })}>
        {tour.title[lang]}
      </a>
    </h3>
    <p className={styles['summary']}>{tour.summary[lang]}</p>
    <p className={styles['summary']}>
      {formatDuration(tour.duration_minutes)} · {tourText.languageList(tour.languages)[lang]}
      {tour.season ? ` · ${seasonOf(tour.season, lang)}` : ''}
    </p>
    <p className={styles['price']}>
      <span>
        {tourText.from[lang]}{' '}
        <strong>
          <Price isLarge amount={tour.price} lang={lang} />
        </strong>
      </span>
      <small>
        {tourText.perAdult[lang]}
        {tour.child_price === null
          ? ''
          : ` · ${say.childFrom({ es: priceText(tour.child_price, 'es'), en: priceText(tour.child_price, 'en') })[lang]}`}
      </small>
    </p>
  </li>
);

/** Without weekdays, which belong to one year only. */
const seasonOf = ({ from, until }: NonNullable<TourCard['season']>, lang: Lang): string => {
  const day = (monthDay: string) => formatShortDate(`2026-${monthDay}`, lang).replace(/^\S+ /, '');
  return say.season(day(from), day(until))[lang];
};
