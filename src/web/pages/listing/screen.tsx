import { contentText } from '#text/content-frame.ts';
import { CARD } from '#ui/card.ts';
import { Blocks } from '#web/content/blocks.tsx';
import { ContentPage } from '#web/content/content-page.tsx';
import type { ContentData } from '#web/content/load-content.ts';
import type { ScreenProps } from '#web/page.ts';
import styles from '#web/pages/listing/listing.module.css';
import type { ContentView } from '#wire/content.ts';

export interface ListingData extends ContentData {
  readonly kind: 'promotion' | 'faq';
  readonly listed: readonly ContentView[];
}

/** Each published item with its link. */
export function Screen({ data, site }: Omit<ScreenProps<ListingData>, 'call'>) {
  const { lang } = site;
  const { kind, listed } = data;
  return (
    <ContentPage data={data} site={site}>
      {listed.length === 0 ? <p>{contentText.nothingOf[kind][lang]}</p> : null}
      <div className={styles['listed']} data-kind={kind}>
        {listed.map(({ slug, title, description, blocks }) => (
          <section key={slug} className={CARD} aria-labelledby={`${kind}-${slug}`}>
            <h2 id={`${kind}-${slug}`}>{title[lang]}</h2>
            <p>{description[lang]}</p>
            <Blocks blocks={blocks} site={site} />
          </section>
        ))}
      </div>
    </ContentPage>
  );
}
