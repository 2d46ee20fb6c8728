import { atRestText } from '#text/at-rest.ts';
import type { Lang } from '#text/lang.ts';
import dialogs from '#ui/dialog.module.css';
import { sayInBar } from '#web/client/bar.ts';
import { forgetDevice } from '#web/ticketing/forget-device.ts';

/** An answer that takes longer than this is said to be on its way. */
const SLOW_MS = 1_000;
/** An answer that has not come by then may be asked for again. */
const MAX_WAIT_MS = 30_000;

/**
 * Plain forms, on every page: without a network nothing is sent and the page stays as it is; a form is sent once, however
 * often it is pressed; and a slow answer is waited for in view.
 */
export function watchForms(lang: Lang): void {
  let unsend: (() => void) | undefined;
  const over = () => {
    unsend?.();
    unsend = undefined;
  };
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented || (event.target as HTMLFormElement).getAttribute('method') !== 'post') return;
    if (!navigator.onLine) {
      event.preventDefault();
      sayInBar({ text: atRestText.offline[lang], lang, role: 'alert' });
    } else if (unsend) event.preventDefault();
    else {
      if (event.submitter?.hasAttribute('data-forgets')) forgetDevice();
      unsend = waitInView(lang, over);
    }
  });
  // A page that Back brings out of the browser's memory is not sending any more.
  addEventListener('pageshow', over);
}

/** Answers the way to end it. */
function waitInView(lang: Lang, over: () => void): () => void {
  const dialog = document.createElement('dialog');
  const title = document.createElement('h2');
  const spinner = document.createElement('span');
  dialog.className = `${dialogs['dialog']} ${dialogs['alert']} ${dialogs['loading']}`;
  dialog.setAttribute('aria-label', atRestText.sending[lang]);
  spinner.className = dialogs['spinner'] ?? '';
  spinner.ariaHidden = 'true';
  title.textContent = atRestText.sending[lang];
  dialog.append(title, spinner);
  const slow = setTimeout(() => {
    document.body.append(dialog);
    dialog.showModal();
  }, SLOW_MS);
  const longest = setTimeout(over, MAX_WAIT_MS);
  return () => {
    clearTimeout(slow);
    clearTimeout(longest);
    dialog.remove();
  };
}
