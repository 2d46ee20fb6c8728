import { atRestText } from '#text/at-rest.ts';
import type { Lang } from '#text/lang.ts';
import { whenReleased } from '#web/services/when-released.ts';

interface Said {
  readonly text: string;
  readonly lang: Lang;
  readonly role: 'alert' | 'status';
  /** What can be done about it. */
  readonly action?: HTMLElement;
}

let shown: HTMLElement | undefined;

/** Says a sentence at the foot of the screen, above whatever the page is. One at a time; answers the way to take it away. */
export function sayInBar({ text, lang, role, action }: Said): () => void {
  shown?.remove();
  const bar = document.createElement('div');
  shown = bar;
  const sentence = document.createElement('p');
  const close = button(atRestText.close[lang]);
  close.addEventListener('click', () => bar.remove());
  // As in bar.css, which comes with the frame of every page.
  bar.className = 'said-bar';
  bar.append(sentence, ...(action ? [action] : []), close);
  whenReleased(() => {
    if (shown !== bar) return;
    document.body.append(bar);
    // Said once it is there: an element that arrives with its words is often not read out.
    sentence.setAttribute('role', role);
    setTimeout(() => (sentence.textContent = text));
  });
  return () => {
    bar.remove();
    if (shown === bar) shown = undefined;
  };
}

/** A button without a form. */
export function button(text: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  return made;
}
