import { formatDatedDay } from '#kernel/dated-day.ts';
import { between as betweenOf } from '#text/between.ts';
import { momentThere } from '#text/moments.ts';
import { myAccountText as say } from '#text/pages/my-account.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { List, ListRow } from '#ui/list.tsx';
import { AccountFrame } from '#web/my-account/account-frame.tsx';
import styles from '#web/my-account/account.module.css';
import { TravellerCard } from '#web/my-account/traveller-card.tsx';
import { TripRows } from '#web/my-account/trip-rows.tsx';
import type { ScreenProps, Site } from '#web/page.ts';
import type { AccountData, OfferedJourney } from '#web/pages/my-account/account-data.ts';
import { changePath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';

/** The account overview. */
export function Screen({ data, site }: Pick<ScreenProps<AccountData>, 'data' | 'site'>) {
  const { lang } = site;
  const { name, card, trips, open } = data;
  return (
    <AccountFrame part="summary" title={say.hello(name)[lang]} lead={say.lead[lang]} lang={lang}>
      <TravellerCard card={card} lang={lang} />
      {open.length > 0 ? (
        <section className={styles['section']} aria-labelledby="open">
          <h2 id="open">{say.openTickets[lang]}</h2>
          <p>{say.openLead[lang]}</p>
          {open.map((journey) => (
            <OpenTicket key={journey.folio} journey={journey} site={site} />
          ))}
        </section>
      ) : null}
      <section className={styles['section']} aria-labelledby="upcoming">
        <h2 id="upcoming">{say.upcoming[lang]}</h2>
        {trips.length > 0 ? <TripRows trips={trips} lang={lang} /> : <p>{say.noneUpcoming[lang]}</p>}
        <p className={styles['pages']}>
          <a className={buttonClass(trips.length > 0 ? 'plain' : 'main')} href={paths.home[lang]}>
            {say.buy[lang]}
          </a>
          <a className={buttonClass()} href={paths.myTrips[lang]}>
            {say.allTrips[lang]}
          </a>
        </p>
      </section>
      <List>
        <ListRow href={paths.receivers[lang]} title={say.taxDetails[lang]} note={say.taxDetailsNote[lang]} />
      </List>
    </AccountFrame>
  );
}

interface OpenTicketProps {
  readonly journey: OfferedJourney;
  readonly site: Site;
}

/** An open ticket with the next runs, each confirmed with one click, and a link to all runs. */
function OpenTicket({ journey, site: { lang, formToken } }: OpenTicketProps) {
  const { code, folio, origin, destination, travellers, valid_until: lastDay, runs } = journey;
  const between = betweenOf({ origin, destination })[lang];
  const until = say.openUntil(formatDatedDay(lastDay, lang))[lang];
  return (
    <article className={styles['open']} aria-labelledby={`open-${folio}`}>
      <h3 id={`open-${folio}`}>{between}</h3>
      <p>{[until, say.travellers(travellers)[lang], say.code(code)[lang]].join(' · ')}</p>
      {runs.length > 0 ? (
        <ul className={styles['runs']}>
          {runs.map(({ run, departsAt }) => (
            <li key={run}>
              <form method="post">
                <input type="hidden" name="_form" value={formToken} />
                <input type="hidden" name="code" value={code} />
                <input type="hidden" name="ticket" value={folio} />
                <input type="hidden" name="run" value={run} />
                <Button>{say.confirmRun(momentThere(departsAt, lang))[lang]}</Button>
              </form>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <a href={changePath(lang, { code, ticket: folio })} aria-label={say.otherRunsOf(between)[lang]}>
          {say.otherRuns[lang]}
        </a>
      </p>
    </article>
  );
}
