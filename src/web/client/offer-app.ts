import { installText } from '#text/install.ts';
import { button, sayInBar } from '#web/client/bar.ts';
import { installPrompt } from '#web/client/install-prompt.ts';
import type { Site } from '#web/page.ts';
import { PREFERENCES_PATH } from '#web/preferences.ts';
import * as paths from '#wire/page-paths.ts';

/** Whoever came to search has begun by then, and is not interrupted. */
const PAUSE_MS = 3_000;

/**
 * Offers to install the site as an app: with the browser's own question, or on iPhone and iPad, which have none, by
 * saying how. Once per visitor, and not to one who is filling in the search or has the app.
 */
export async function offerApp(site: Site): Promise<void> {
  if (isInstalled()) return;
  const begun = watchSearch();
  const prompt = isIos() ? undefined : await installPrompt();
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  if (begun.signal.aborted || !navigator.onLine) return;
  rememberOffer(site);
  const { lang, brand } = site;
  const text = prompt ? installText.offer : installText.byHand;
  const action = prompt ? button(installText.install[lang]) : stepsLink(site);
  const takeBack = sayInBar({ text: text(brand.name)[lang], lang, role: 'status', action });
  action.addEventListener('click', () => {
    takeBack();
    void prompt?.prompt();
  });
  begun.signal.addEventListener('abort', takeBack);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && takeBack(), { signal: begun.signal });
}

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

/** Only browsers of iPhone and iPad have this property. */
const isIos = (): boolean => 'standalone' in navigator;

/** Aborted once something in a form is pressed or typed. */
function watchSearch(): AbortController {
  const begun = new AbortController();
  const touch = ({ target }: Pick<Event, 'target'>) => {
    if (target instanceof Element && target.closest('#root form')) begun.abort();
  };
  // Before this script came.
  touch({ target: document.activeElement });
  for (const type of ['input', 'pointerdown', 'keydown'])
    document.addEventListener(type, touch, { capture: true, signal: begun.signal });
  return begun;
}

/** By a cookie of the server: Safari deletes after a week what scripts store. */
function rememberOffer({ formToken }: Site): void {
  const body = new URLSearchParams({ _form: formToken, app: 'offered' });
  fetch(PREFERENCES_PATH, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => undefined);
}

function stepsLink({ lang }: Site): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = paths.appOnApple[lang];
  link.textContent = installText.steps[lang];
  return link;
}
