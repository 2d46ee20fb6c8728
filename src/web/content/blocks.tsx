import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { CARD } from '#ui/card.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import type { Site } from '#web/page.ts';
import { targetOf } from '#web/content/targets.ts';
import type { BlockView } from '#wire/content.ts';
import styles from '#web/content/blocks.module.css';

interface BlocksProps {
  readonly blocks: readonly BlockView[];
  readonly site: Pick<Site, 'lang' | 'brand'>;
}

/** Editor-written content, block by block. All of it is plain text: markup is shown literally. */
export const Blocks = ({ blocks, site }: BlocksProps) => (
  <div className={styles['blocks']}>
    {blocks.map((block, i) => (
      // Blocks are identified by their position only.
      <Part key={i} block={block} site={site} />
    ))}
  </div>
);

function Part({ block, site }: { readonly block: BlockView; readonly site: BlocksProps['site'] }): ReactNode {
  const { lang } = site;
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text[lang]}</h2>;
    case 'paragraph':
      return <p>{block.text[lang]}</p>;
    case 'list':
      return <ul className={styles['list']}>{itemsOf(block.items, lang)}</ul>;
    case 'steps':
      return <ol className={styles['steps']}>{itemsOf(block.items, lang)}</ol>;
    case 'facts':
      return (
        <dl className={`${CARD} ${styles['facts']}`}>
          {block.rows.map(({ label, value }) => (
            <div key={label.es}>
              <dt>{label[lang]}</dt>
              <dd>{value[lang]}</dd>
            </div>
          ))}
        </dl>
      );
    case 'question':
      return (
        <details className={styles['question']}>
          <summary>{block.question[lang]}</summary>
          <p>{block.answer[lang]}</p>
        </details>
      );
    case 'callout':
      return (
        <NoticeBox tone={block.tone}>
          <p>{block.text[lang]}</p>
        </NoticeBox>
      );
    case 'link': {
      const href = targetOf(block.to, site);
      return href ? (
        <p>
          <a className={buttonClass('second')} href={href}>
            {block.text[lang]}
          </a>
        </p>
      ) : null;
    }
  }
}

const itemsOf = (items: readonly { readonly es: string; readonly en: string }[], lang: 'es' | 'en') =>
  items.map((item) => <li key={item.es}>{item[lang]}</li>);
