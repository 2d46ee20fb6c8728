import { formatDuration } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { tourText } from '#text/tours/pages.ts';
import { buttonClass } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { Tag } from '#ui/tag.tsx';
import styles from '#web/flows/tours/detail/detail.module.css';
import type { DetailData } from '#web/flows/tours/detail/detail-data.ts';
import { TourPlaces } from '#web/flows/tours/detail/places.tsx';
import { WhomForm } from '#web/flows/tours/detail/whom-form.tsx';
import { OverNotice } from '#web/flows/tours/over-notice.tsx';
import { TourShell } from '#web/flows/tours/tour-shell.tsx';
import { OwnText } from '#web/content/own-text.tsx';
import type { ShellFacts, ShellProps } from '#web/page.ts';
import { motifOf } from '#web/tours/motif.ts';
import { TourPicture } from '#web/tours/tour-picture.tsx';
import * as paths from '#wire/page-paths.ts';
import type { TourView } from '#wire/tours.ts';

const say = tourText.detail;

/** What there is to read about a tour, and beside it its days and starts. */
export function DetailShell({ data, site, theme }: ShellProps<DetailData> & ShellFacts) {
  const { lang, brand } = site;
  if (data.kind !== 'found') return <Gone kind={data.kind} lang={lang} />;
  const { tour } = data;
  return (
    <TourShell step="detalle" lang={lang}>
      <div className={styles['page']}>
        <header className={styles['head']}>
          <TourPicture motif={motifOf(tour)} theme={theme} isFirst />
          <div>
            <p>
              <Tag>{tourText.categories[tour.category][lang]}</Tag> {tour.place[lang]}
            </p>
            <h1>{tour.title[lang]}</h1>
            <p className={styles['lead']}>{tour.summary[lang]}</p>
            <p className={styles['price']}>
              {tourText.from[lang]}{' '}
              <strong>
                <Price isLarge amount={tour.price} lang={lang} />
              </strong>{' '}
              {tourText.perAdult[lang]}
            </p>
          </div>
        </header>
        <section className={`${PANEL} ${styles['book']}`} id="book" aria-labelledby="book-title">
          <h2 id="book-title">{say.book[lang]}</h2>
          {data.over === undefined ? null : <OverNotice name={data.over} here={tour.name} lang={lang} />}
          <WhomForm data={data} lang={lang} />
          <TourPlaces data={data} lang={lang} />
          <p className={styles['note']}>
            {say.closes(tour.cutoff_hours)[lang]} {tourText.localTime[lang]}
          </p>
        </section>
        <div className={styles['text']}>
          <Facts tour={tour} lang={lang} />
          {tour.text.map((paragraph) => (
            <p key={paragraph.es}>{paragraph[lang]}</p>
          ))}
          <OwnText said={data.said} isDraft={data.isDraft} site={site} />
          <Points title={say.includes[lang]} points={tour.includes} lang={lang} />
          <Points title={say.excludes[lang]} points={tour.excludes} lang={lang} />
          <Points title={say.bring[lang]} points={tour.bring} lang={lang} />
          <Where tour={tour} lang={lang} />
          <Cancelling tour={tour} lang={lang} />
          <section>
            <h2>{say.seller[lang]}</h2>
            <p>
              {tourText.sellerLine(tour.seller.name, brand.name)[lang]} {say.call(tour.seller.phone)[lang]}
            </p>
          </section>
        </div>
      </div>
    </TourShell>
  );
}

const Gone = ({ kind, lang }: { readonly kind: 'gone' | 'unreachable'; readonly lang: Lang }) => (
  <TourShell step="detalle" lang={lang}>
    <Sheet
      title={say.gone[lang]}
      lead={(kind === 'gone' ? say.goneHint : tourText.search.unreachable)[lang]}
      width="text"
      takesFocus
    >
      <p>
        <a className={buttonClass('main')} href={paths.tourSearch[lang]}>
          {tourText.all[lang]}
        </a>
      </p>
    </Sheet>
  </TourShell>
);

interface PartProps {
  readonly tour: TourView;
  readonly lang: Lang;
}

function Facts({ tour: { duration_minutes: minutes, languages, ages, party }, lang }: PartProps) {
  const { child_until: until } = ages;
  const rows = [
    [say.duration[lang], formatDuration(minutes)],
    [say.languages[lang], tourText.languageList(languages)[lang]],
    [
      say.ages[lang],
      [say.agesFrom(ages.min)[lang], ...(until === null ? [] : [say.childUntil(until)[lang]])].join('. '),
    ],
    [say.party[lang], say.partyOf(party.min, party.max)[lang]],
  ];
  return (
    <dl className={styles['facts']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PointsProps {
  readonly title: string;
  readonly points: TourView['includes'];
  readonly lang: Lang;
}

const Points = ({ title, points, lang }: PointsProps) =>
  points.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point.es}>{point[lang]}</li>
        ))}
      </ul>
    </section>
  );

const Where = ({ tour: { meeting_point: meeting, pickups }, lang }: PartProps) => (
  <section>
    <h2>{say.where[lang]}</h2>
    <p>{meeting[lang]}</p>
    {pickups.length === 0 ? null : (
      <>
        <h3>{say.pickups[lang]}</h3>
        <ul>
          {pickups.map(({ key, place, minutes_before: minutes }) => (
            <li key={key}>
              {place[lang]} · {say.minutesBefore(minutes)[lang]}
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
);

const Cancelling = ({ tour: { cancellation, depends_on_weather: isOutdoors }, lang }: PartProps) => (
  <section>
    <h2>{say.cancelling[lang]}</h2>
    <ul>
      {cancellation.map(({ hours_before: hours, percent }) => (
        <li key={hours}>{say.cancelBefore(hours, percent)[lang]}</li>
      ))}
      <li>{say.cancelLater[lang]}</li>
    </ul>
    {isOutdoors ? <p>{say.weather[lang]}</p> : null}
  </section>
);
