import { atRestText } from '#text/at-rest.ts';
import type { Lang } from '#text/lang.ts';
import dialogs from '#ui/dialog.module.css';
import { sayInBar } from '#web/client/bar.ts';
import { forgetDevice } from '#web/ticketing/forget-device.ts';

/** After this long, the page shows that a response is pending. */
const SLOW_MS = 1_000;
/** After this long without a response, the form may be sent again. */
const MAX_WAIT_MS = 30_000;

/**
 * Plain forms, on every page: without a network nothing is sent and the page stays; a form is sent only once, however
 * often it is pressed; and a slow response shows a waiting dialog.
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
      // A step asks before what was typed or chosen is lost: whoever stays on the page has sent nothing.
      addEventListener('beforeunload', ({ defaultPrevented }) => defaultPrevented && over(), { once: true });
    }
  });
  // A page restored from the back/forward cache is no longer sending.
  addEventListener('pageshow', over);
}

/** Returns a function that closes the dialog. */
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
    // A dialog that is only removed leaves the focus nowhere.
    dialog.close();
    dialog.remove();
  };
}
