import { contentText } from '#text/content-frame.ts';
import { promoCodesText } from '#text/promo-codes.ts';
import { CARD, WHOLE } from '#ui/card.ts';
import { List, ListRow } from '#ui/list.tsx';
import { Blocks } from '#web/content/blocks.tsx';
import type { Campaign } from '#web/content/campaigns.ts';
import { ContentPage } from '#web/content/content-page.tsx';
import type { ContentData } from '#web/content/load-content.ts';
import { targetOf } from '#web/content/targets.ts';
import type { ScreenProps } from '#web/page.ts';
import styles from '#web/pages/listing/listing.module.css';
import { CodeCards } from '#web/fares/code-cards.tsx';
import type { PublicCodeView } from '#wire/catalogue.ts';
import type { ContentView } from '#wire/content.ts';

export interface ListingData extends ContentData {
  readonly kind: 'promotion' | 'faq';
  readonly listed: readonly ContentView[];
  readonly codes: readonly PublicCodeView[];
  readonly campaigns: readonly Campaign[];
}

/** Each published item with its link: those with nothing else to read as rows, the others as cards. */
export function Screen({ data, site }: Omit<ScreenProps<ListingData>, 'call'>) {
  const { lang } = site;
  const { kind, listed, codes, campaigns } = data;
  const rows = listed.flatMap((item) => {
    const href = onlyLink(item, site);
    return href === undefined ? [] : [{ ...item, href }];
  });
  const cards = listed.filter((item) => onlyLink(item, site) === undefined);
  return (
    <ContentPage data={data} site={site}>
      <CodeCards codes={codes} lang={lang} />
      {campaigns.length > 0 ? (
        <section aria-labelledby="campaigns">
          <h2 id="campaigns">{promoCodesText.campaigns[lang]}</h2>
          <div className={styles['listed']}>
            {campaigns.map(({ slug, href, title, description }) => (
              <section key={slug} className={CARD}>
                <h3>
                  <a className={WHOLE} href={href}>
                    {title}
                  </a>
                </h3>
                <p>{description}</p>
              </section>
            ))}
          </div>
        </section>
      ) : null}
      {listed.length === 0 ? <p>{contentText.nothingOf[kind][lang]}</p> : null}
      {rows.length > 0 ? (
        <List>
          {rows.map(({ slug, title, description, href }) => (
            <ListRow key={slug} href={href} title={title[lang]} note={description[lang]} />
          ))}
        </List>
      ) : null}
      <div className={styles['listed']} data-kind={kind}>
        {cards.map(({ slug, title, description, blocks }) => (
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

/** Where an item leads that has nothing but its title, its description and one link. */
const onlyLink = ({ blocks: [first, ...more] }: ContentView, site: ScreenProps<ListingData>['site']) =>
  first?.kind === 'link' && more.length === 0 ? targetOf(first.to, site) : undefined;
