import type { ReactNode } from 'react';
import { contentText } from '#text/content-frame.ts';
import { formText } from '#text/form.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Blocks } from '#web/content/blocks.tsx';
import styles from '#web/content/content-page.module.css';
import type { ContentData } from '#web/content/load-content.ts';
import type { Head, Site } from '#web/page.ts';
import { askedIn, faqThing, placeThings } from '#web/things.ts';
import type { Lang } from '#text/lang.ts';
import type { ContentView } from '#wire/content.ts';
import * as paths from '#wire/page-paths.ts';

interface ContentPageProps {
  readonly data: ContentData;
  readonly site: Site;
  /** Links back to the list of services. */
  readonly isService?: boolean;
  /** Between the heading and the text: content rendered from data. */
  readonly children?: ReactNode;
}

/** Title, description and text; without them, the phone number. */
export function ContentPage({
  data: { content, isDraft, errors },
  site,
  isService = false,
  children,
}: ContentPageProps) {
  const { lang, brand } = site;
  return (
    <article className={styles['page']}>
      {isService ? (
        <p>
          <a className={styles['back']} href={paths.services[lang]}>
            <span aria-hidden="true">‹ </span>
            {contentText.allServices[lang]}
          </a>
        </p>
      ) : null}
      {content && isDraft ? (
        <NoticeBox tone="warning" role="status">
          <p>{contentText.isDraft[lang]}</p>
        </NoticeBox>
      ) : null}
      {content ? (
        <>
          <header className={styles['head']}>
            <h1>{content.title[lang]}</h1>
            <p>{content.description[lang]}</p>
          </header>
          {children}
          <Blocks blocks={content.blocks} site={site} />
        </>
      ) : (
        <>
          <h1>{contentText.missing[lang]}</h1>
          <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
          <p>
            {contentText.callInstead[lang]} <a href={`tel:${brand.phone.dial}`}>{brand.phone.shown}</a>
          </p>
        </>
      )}
    </article>
  );
}

/** The page's title, description and questions are those of its text, and of what it lists. */
export const contentHead = (
  { content, isDraft, listed = [] }: ContentData & { readonly listed?: readonly Pick<ContentView, 'blocks'>[] },
  site: Site,
  origin: string,
): Head => {
  const { lang } = site;
  const title = (content?.title ?? contentText.missing)[lang];
  const asked = [...(content ? [content] : []), ...listed].flatMap(({ blocks }) => askedIn(blocks, lang));
  return {
    title,
    description: (content?.description ?? contentText.missing)[lang],
    ...(content && !isDraft ? {} : { noIndex: true }),
    things: [
      ...placeThings(title, site, { origin, above: content?.kind === 'service' ? [servicesCrumb(lang)] : [] }),
      ...(asked.length > 0 ? [faqThing(asked)] : []),
    ],
  };
};

const servicesCrumb = (lang: Lang) => ({ name: contentText.allServices[lang], path: paths.services[lang] });
