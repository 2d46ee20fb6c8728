import { formatLongDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { type ProseText, proseText } from '#text/prose.ts';
import styles from './prose.module.css';

/** A page of text, with a table of contents at the top. */
export function Prose({ text, lang }: { readonly text: ProseText; readonly lang: Lang }) {
  return (
    <article className={styles['prose']}>
      <header>
        <h1>{text.title[lang]}</h1>
        <p className={styles['intro']}>{text.intro[lang]}</p>
      </header>
      <nav aria-label={proseText.contents[lang]}>
        <ol className={styles['contents']}>
          {text.sections.map(({ heading, id }, i) => (
            <li key={heading.es}>
              <a href={`#${id ?? `s${i + 1}`}`}>{heading[lang]}</a>
            </li>
          ))}
        </ol>
      </nav>
      {text.sections.map(({ heading, id, paragraphs, items = [] }, i) => (
        <section key={heading.es} id={id ?? `s${i + 1}`}>
          <h2>
            {i + 1}. {heading[lang]}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.es}>{paragraph[lang]}</p>
          ))}
          {items.length > 0 ? (
            <ul>
              {items.map((item) => (
                <li key={item.es}>{item[lang]}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
      <p className={styles['updated']}>{proseText.updated(formatLongDate(text.updated, lang))[lang]}</p>
    </article>
  );
}
