import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { homeText } from '#text/pages/home.ts';
import { Drawing } from '#web/pages/home/drawings.tsx';
import styles from '#web/pages/home/slides.module.css';

export interface Slide {
  readonly id: string;
  readonly title: Message;
  readonly text: Message;
  readonly href: string;
  readonly drawing: string;
}

/** Cards that slide under the finger, the wheel or the arrow keys. Nothing moves by itself, and no script is needed. */
export function Slides({ slides, lang }: { readonly slides: readonly Slide[]; readonly lang: Lang }) {
  if (slides.length === 0) return null;
  return (
    <section className={styles['slides']} aria-labelledby="slides-title">
      <h2 id="slides-title">{homeText.slides[lang]}</h2>
      <ul className={styles['list']} tabIndex={0} aria-labelledby="slides-title">
        {slides.map(({ id, title, text, href, drawing }) => (
          <li key={id}>
            <a href={lang === 'en' && href === '/' ? '/home' : href}>
              <Drawing name={drawing} />
              <strong>{title[lang]}</strong>
              <span>{text[lang]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
