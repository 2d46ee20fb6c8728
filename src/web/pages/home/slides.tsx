import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { homeShell } from '#text/pages/home-shell.ts';
import { slidePath } from '#web/pages/home/drawings/drawing.tsx';
import styles from '#web/pages/home/slides.module.css';

export interface Slide {
  readonly id: string;
  readonly title: Message;
  readonly text: Message;
  /** Already in the visitor's language. */
  readonly href: string;
  readonly drawing: string;
}

/**
 * Cards scrolled by touch, wheel or arrow keys. Nothing moves by itself and no script is needed; buttons are added by
 * one (`slide-buttons.ts`), only if something is out of view.
 */
export function Slides({ slides, lang }: { readonly slides: readonly Slide[]; readonly lang: Lang }) {
  if (slides.length === 0) return null;
  return (
    <section className={styles['slides']} aria-labelledby="slides-title">
      <div className={styles['head']}>
        <h2 id="slides-title">{homeShell.slides[lang]}</h2>
        <div className={styles['buttons']} data-slides="slides" hidden>
          <button type="button" value="-1" aria-label={homeShell.previousSlide[lang]} aria-controls="slides">
            ←
          </button>
          <button type="button" value="1" aria-label={homeShell.nextSlide[lang]} aria-controls="slides">
            →
          </button>
        </div>
      </div>
      <ul className={styles['list']} id="slides" tabIndex={0} aria-labelledby="slides-title">
        {slides.map(({ id, title, text, href, drawing }) => (
          <li key={id}>
            <a href={href}>
              <Picture src={slidePath(drawing, lang)} />
              <strong>{title[lang]}</strong>
              <span>{text[lang]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Picture = ({ src }: { readonly src: string | undefined }) =>
  src ? <img src={src} alt="" loading="lazy" width="320" height="180" /> : null;
