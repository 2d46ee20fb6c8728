import { atRestText } from '#text/at-rest.ts';
import type { Lang } from '#text/lang.ts';
import { addRule } from '#web/client/add-rule.ts';
import styles from '#web/client/show-passwords.css?inline';

const ROOM = '3rem';
/** Without idle callbacks: by then a dialog that just opened is hydrated. */
const SETTLED_MS = 500;

/** An eye, and the stroke through it while the password is hidden. */
const EYE =
  '<svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true"><path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z"/><path d="M12 9.2a2.8 2.8 0 1 0 .01 0"/><path d="M4 4l16 16"/></svg>';

/**
 * A button in every password field that shows what was typed. It lies over the field's own room, so nothing moves. The
 * field keeps its name and `autocomplete` for password managers, and is hidden again before it is sent: browsers must
 * not remember it as ordinary text.
 */
export function showPasswords(lang: Lang): void {
  // React must have hydrated what is changed here.
  const settled = (then: () => void) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(then) : setTimeout(then, SETTLED_MS);
  const addAll = () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input[type="password"]:not([data-seen])'))
      addButton(field, lang);
  };
  settled(addAll);
  // In a dialog that opens later.
  document.addEventListener('focusin', () => settled(addAll));
}

function addButton(field: HTMLInputElement, lang: Lang): void {
  const row = [...(field.parentElement?.children ?? [])].indexOf(field) + 1;
  const button = document.createElement('button');
  const status = document.createElement('span');
  const show = (isShown: boolean) => {
    field.type = isShown ? 'text' : 'password';
    button.toggleAttribute('data-shown', isShown);
    button.setAttribute('aria-label', atRestText[isShown ? 'hidePassword' : 'showPassword'][lang]);
    button.title = button.getAttribute('aria-label') ?? '';
  };
  addRule(styles);
  field.dataset['seen'] = '';
  field.style.gridArea = `${row} / 1`;
  field.style.paddingRight = ROOM;
  button.type = 'button';
  button.className = 'shows-password';
  button.style.gridRow = String(row);
  button.setAttribute('aria-controls', field.id);
  button.innerHTML = EYE;
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  show(false);
  button.addEventListener('click', () => {
    const isShown = field.type === 'password';
    show(isShown);
    status.textContent = atRestText[isShown ? 'passwordShown' : 'passwordHidden'][lang];
  });
  field.form?.addEventListener('submit', () => show(false), { capture: true });
  button.append(status);
  field.after(button);
}
