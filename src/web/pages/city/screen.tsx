import { contentText } from '#text/content-frame.ts';
import { formText } from '#text/form.ts';
import { cityText } from '#text/pages/city.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Blocks } from '#web/content/blocks.tsx';
import type { ScreenProps, Site } from '#web/page.ts';
import type { CityData, FoundCity, Wording } from '#web/pages/city/city-data.ts';
import styles from '#web/pages/city/city.module.css';
import { CityDepartures } from '#web/pages/city/departures.tsx';
import { CityFacts } from '#web/pages/city/facts.tsx';
import { headingOf } from '#web/pages/city/heading.ts';
import { questionsOf } from '#web/pages/city/questions.ts';
import { CitySearch } from '#web/pages/city/search.tsx';
import { CityWays } from '#web/pages/city/ways.tsx';

/** How to get to a place: facts, a prefilled search, the next buses, and the content about it. */
export function Screen({ data: { wording, found, errors }, site }: Omit<ScreenProps<CityData>, 'call'>) {
  const { lang, brand } = site;
  if (found) return <Found wording={wording} found={found} site={site} />;
  return (
    <>
      <h1>{cityText.missing[lang]}</h1>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <p>
        {contentText.callInstead[lang]} <a href={`tel:${brand.phone.dial}`}>{brand.phone.shown}</a>
      </p>
    </>
  );
}

interface FoundProps {
  readonly wording: Wording;
  readonly found: FoundCity;
  readonly site: Site;
}

function Found({ wording, found, site }: FoundProps) {
  const { lang } = site;
  const { city, said } = found;
  return (
    <article className={styles['page']}>
      {said && found.isDraft ? (
        <NoticeBox tone="warning" role="status">
          <p>{contentText.isDraft[lang]}</p>
        </NoticeBox>
      ) : null}
      <header className={styles['head']}>
        <h1>{headingOf(wording, city)[lang]}</h1>
        {said ? <p>{said.description[lang]}</p> : null}
      </header>
      <CitySearch found={found} site={site} />
      <div className={styles['columns']}>
        <CityFacts found={found} lang={lang} />
        <CityDepartures found={found} lang={lang} />
      </div>
      {said ? <Blocks blocks={said.blocks} site={site} /> : null}
      <section className={styles['section']} aria-labelledby="questions">
        <h2 id="questions">{cityText.questions[lang]}</h2>
        <dl className={styles['questions']}>
          {questionsOf(found, lang).map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <CityWays found={found} lang={lang} />
    </article>
  );
}
