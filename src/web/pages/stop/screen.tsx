import { formatShortDate } from '#kernel/local-time.ts';
import { contentText } from '#text/content-frame.ts';
import { formText } from '#text/form.ts';
import { schedulesText } from '#text/pages/schedules.ts';
import { stopText } from '#text/pages/stop.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { AlertList } from '#web/alerts/alert-list.tsx';
import { Blocks } from '#web/content/blocks.tsx';
import type { ScreenProps, Site } from '#web/page.ts';
import type { FoundStop, StopData, StopDeparture } from '#web/pages/stop/stop-data.ts';
import { StopFactList, WaitingPlace } from '#web/pages/stop/stop-fact-list.tsx';
import { StopMap } from '#web/pages/stop/stop-map.tsx';
import styles from '#web/pages/stop/stop.module.css';
import wide from '#web/pages/wide-page.module.css';
import { RUN_BOARD, RunLine } from '#web/booking/run-line.tsx';
import * as paths from '#wire/page-paths.ts';
import { searchPath } from '#wire/search-link.ts';

/** Where to wait, what leaves next, then the map and what else there is to know. */
export function Screen({ data: { found, errors }, site }: Omit<ScreenProps<StopData>, 'call'>) {
  const { lang, brand } = site;
  if (found) return <Found found={found} site={site} />;
  return (
    <div className={wide['page']}>
      <h1>{stopText.missing[lang]}</h1>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <p>
        {contentText.callInstead[lang]} <a href={`tel:${brand.phone.dial}`}>{brand.phone.shown}</a>
      </p>
    </div>
  );
}

function Found({ found, site }: { readonly found: FoundStop; readonly site: Site }) {
  const { lang } = site;
  const { stop, said, isDraft } = found;
  return (
    <article className={wide['page']}>
      <header className={wide['head']}>
        <p>
          <a className={styles['back']} href={paths.locations[lang]}>
            <span aria-hidden="true">‹ </span>
            {stopText.allStops[lang]}
          </a>
        </p>
        <h1>{stop.name}</h1>
        <p className={styles['kind']}>
          {stopText.kind[stop.kind][lang]}
          {stop.kind === 'shuttle' ? null : ` · ${stop.area}`}
          {stop.drop_off_only ? <strong> · {stopText.dropOff[lang]}</strong> : null}
        </p>
      </header>
      <AlertList alerts={found.alerts} lang={lang} />
      <div className={styles['columns']}>
        <section className={styles['wait']} aria-labelledby="where">
          <h2 id="where">{stopText.where[lang]}</h2>
          <WaitingPlace found={found} lang={lang} />
        </section>
        <Next found={found} lang={lang} />
        <section className={styles['where']} aria-label={stopText.more[lang]}>
          <StopMap found={found} lang={lang} />
          <StopFactList found={found} lang={lang} />
        </section>
      </div>
      {said && isDraft ? (
        <NoticeBox tone="warning" role="status">
          <p>{contentText.isDraft[lang]}</p>
        </NoticeBox>
      ) : null}
      {said ? (
        <section className={styles['next']} aria-labelledby="about">
          <h2 id="about">{stopText.about[lang]}</h2>
          <Blocks blocks={said.blocks} site={site} />
        </section>
      ) : null}
    </article>
  );
}

interface NextProps {
  readonly found: FoundStop;
  readonly lang: Site['lang'];
}

function Next({ found: { stop, departures, now }, lang }: NextProps) {
  return (
    <section className={styles['next']} aria-labelledby="next">
      <div>
        <h2 id="next">{stopText.next[lang]}</h2>
        <p className={styles['kind']}>{formatShortDate(now, lang)}</p>
      </div>
      {stop.drop_off_only ? (
        <NoticeBox>
          <p>{stopText.noBoarding[lang]}</p>
        </NoticeBox>
      ) : departures.length === 0 ? (
        <NoticeBox tone="warning">
          <p>{stopText.none[lang]}</p>
        </NoticeBox>
      ) : (
        <ol className={RUN_BOARD}>
          {departures.map((run) => (
            <RunLine
              key={`${run.departs_at}${run.destination.id}${run.arrives_at}`}
              run={run}
              place={run.destination.city}
              freeSeats={run.free_seats}
              today={now}
              href={searchOf(run, lang)}
              lang={lang}
            />
          ))}
        </ol>
      )}
      <p>
        <a className={styles['back']} href={paths.schedules[lang]}>
          {schedulesText.title[lang]}
        </a>
      </p>
    </section>
  );
}

/** The home page's search, prefilled. */
const searchOf = ({ origin, destination, departs_at }: StopDeparture, lang: Site['lang']): string =>
  searchPath(lang, { origin: origin.id, destination: destination.id, date: departs_at.slice(0, 10) });
