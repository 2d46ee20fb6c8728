import type { Lang } from '#text/lang.ts';
import type { ProseText } from '#text/prose.ts';
import styles from '#web/pages/prose/prose.module.css';

/** A page of reading, with its contents at the top. */
export function Prose({ text, lang }: { readonly text: ProseText; readonly lang: Lang }) {
  return (
    <article className={styles['prose']}>
      <h1>{text.title[lang]}</h1>
      <p className={styles['intro']}>{text.intro[lang]}</p>
      <ol className={styles['contents']}>
        {text.sections.map(({ heading }, i) => (
          <li key={heading.es}>
            <a href={`#s${i + 1}`}>{heading[lang]}</a>
          </li>
        ))}
      </ol>
      {text.sections.map(({ heading, paragraphs }, i) => (
        <section key={heading.es} id={`s${i + 1}`}>
          <h2>{heading[lang]}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.es}>{paragraph[lang]}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
