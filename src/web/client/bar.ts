import { atRestText } from '#text/at-rest.ts';
import type { Lang } from '#text/lang.ts';
import { addRule } from '#web/client/add-rule.ts';
import styles from '#web/client/bar.css?inline';
import { whenReleased } from '#web/services/when-released.ts';

interface Said {
  readonly text: string;
  readonly lang: Lang;
  readonly role: 'alert' | 'status';
  /** An optional action for the visitor. */
  readonly action?: HTMLElement;
}

let shown: HTMLElement | undefined;

/** Shows a message at the bottom of the screen, on any page. One at a time; returns a function that removes it. */
export function sayInBar({ text, lang, role, action }: Said): () => void {
  shown?.remove();
  const bar = document.createElement('div');
  shown = bar;
  const sentence = document.createElement('p');
  const close = button(atRestText.close[lang]);
  close.addEventListener('click', () => bar.remove());
  addRule(styles);
  bar.className = 'said-bar';
  bar.append(sentence, ...(action ? [action] : []), close);
  whenReleased(() => {
    if (shown !== bar) return;
    document.body.append(bar);
    // The text is set after insertion: screen readers often skip live regions inserted with their text.
    sentence.setAttribute('role', role);
    setTimeout(() => (sentence.textContent = text));
  });
  return () => {
    bar.remove();
    if (shown === bar) shown = undefined;
  };
}

/** A button outside any form. */
export function button(text: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  return made;
}
