import { atRestText } from '#text/at-rest.ts';
import dialogs from '#ui/dialog.module.css';
import type { Site } from '#web/page.ts';
import { late } from '#web/services/late.ts';
import * as paths from '#wire/page-paths.ts';

const dialog = late(() => import('#web/loyalty/sign-in-dialog.tsx'));

/** Without a dialog by then, the link leads to the page. */
const MAX_WAIT_MS = 5_000;

/** The header's link to sign in opens a dialog over the page. Without this script it leads to the sign-in page. */
export function watchSignIn({ lang }: Pick<Site, 'lang'>): void {
  const said = {
    close: atRestText.close[lang],
    offline: atRestText.offline[lang],
    expired: atRestText.expired[lang],
    failed: atRestText.failed[lang],
  };
  const opens = { said, className: dialogs['dialog'] ?? '' };
  let isOpening = false;
  document.addEventListener('click', (event) => {
    const link = signInLink(event, `${paths.signIn[lang]}?to=`);
    if (!link) return;
    event.preventDefault();
    if (isOpening) return;
    isOpening = true;
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    const tooLate = new Promise<false>((resolve) => signal.addEventListener('abort', () => resolve(false)));
    void Promise.race([dialog().then(({ openSignIn }) => openSignIn({ ...opens, link, signal })), tooLate])
      .catch(() => false)
      .then((isOpen) => isOpen || location.assign(link.href))
      .finally(() => (isOpening = false));
  });
}

/** The link of a plain click; none with a key that opens it elsewhere, and none without a network. */
function signInLink(event: MouseEvent, address: string): HTMLAnchorElement | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !navigator.onLine)
    return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('body > header a[href]') : null;
  return link?.getAttribute('href')?.startsWith(address) ? link : undefined;
}
