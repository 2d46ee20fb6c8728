import { landingText } from '#text/pages/landing.ts';
import { contentText } from '#text/content-frame.ts';
import { buttonClass } from '#ui/button.tsx';
import { Plate } from '#ui/plate.tsx';
import { ContentPage } from '#web/content/content-page.tsx';
import { CodeCards } from '#web/fares/code-cards.tsx';
import type { ScreenProps, Site } from '#web/page.ts';
import { BusCards } from '#web/pages/landing/bus-cards.tsx';
import type { LandingData, Lead } from '#web/pages/landing/landing-data.ts';
import styles from '#web/pages/landing/landing.module.css';
import { LeavingTable } from '#web/pages/landing/leaving-table.tsx';
import * as paths from '#wire/page-paths.ts';

/** What the visitor searched for, in text and timetable data, and a link to the search. */
export function Screen({ data, site }: Omit<ScreenProps<LandingData>, 'call'>) {
  const { lang } = site;
  const { inClass, leaving, buses, cities, promotions, codes, next } = data;
  if (data.isOver) return <Over site={site} />;
  return (
    <>
      <ContentPage data={data} site={site}>
        {inClass && buses.length === 0 ? (
          <p>
            <Plate tone="class">{inClass.name[lang]}</Plate> {contentText.seats(inClass.seats)[lang]}
          </p>
        ) : null}
        <p>
          <a className={buttonClass('main')} href={paths.home[lang]}>
            {landingText.search[lang]}
          </a>
        </p>
        <BusCards buses={buses} isAlone={inClass !== undefined} lang={lang} />
        {leaving ? <LeavingTable leaving={leaving} lang={lang} /> : null}
        <CodeCards codes={codes} lang={lang} />
        {promotions.length > 0 ? (
          <ul>
            {promotions.map(({ slug, title }) => (
              <li key={slug}>{title[lang]}</li>
            ))}
          </ul>
        ) : null}
        <Leads title={landingText.cities[lang]} leads={cities} />
      </ContentPage>
      <Leads title={landingText.more[lang]} leads={next} />
    </>
  );
}

function Leads({ title, leads }: { readonly title: string; readonly leads: readonly Lead[] }) {
  if (leads.length === 0) return null;
  return (
    <nav aria-label={title}>
      <ul className={styles['leads']}>
        {leads.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Over = ({ site: { lang } }: { readonly site: Site }) => (
  <article className={styles['over']}>
    <h1>{landingText.over.title[lang]}</h1>
    <p>{landingText.over.text[lang]}</p>
    <p>
      <a className={buttonClass('main')} href={paths.promotions[lang]}>
        {landingText.over.promotions[lang]}
      </a>{' '}
      <a className={buttonClass('second')} href={paths.home[lang]}>
        {landingText.search[lang]}
      </a>
    </p>
  </article>
);
