import { PROJECT_ID } from '#domain/network/carrier.ts';
import { atRestText } from '#text/at-rest.ts';
import { button, sayInBar } from '#web/client/bar.ts';
import type { ScreenProps } from '#web/page.ts';
import { getVersion } from '#wire/catalogue.ts';

const EVERY_MS = 10 * 60_000;

/**
 * Polls for a newer version of the site (M24, M267) and offers to reload. Each step is a page of its own and loads
 * fresh, so the offer is for pages that stay open: it is never made after something was typed or chosen, or during a
 * payment.
 */
export function watchVersion({ site: { version, lang }, call }: Omit<ScreenProps<unknown>, 'data'>): void {
  if (version === null) return;
  let isTouched = false;
  let takeBack: (() => void) | undefined;
  const touch = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('form, fieldset'))) return;
    isTouched = true;
    takeBack?.();
  };
  const offer = () => {
    const reload = button(atRestText.reload[lang]);
    reload.addEventListener('click', () => location.reload());
    takeBack = sayInBar({ text: atRestText.newVersion[lang], lang, role: 'status', action: reload });
  };
  const ask = async () => {
    if (document.hidden || isTouched || takeBack || !navigator.onLine) return;
    const query = { last_active: version };
    // A failed poll does not stop the next one.
    const told = await call(getVersion, { params: { project_id: String(PROJECT_ID) }, query }).catch(() => undefined);
    if (told?.ok && !told.data.current && !isTouched && !takeBack) offer();
  };
  for (const type of ['input', 'pointerdown', 'keydown']) document.addEventListener(type, touch, { capture: true });
  document.addEventListener('visibilitychange', ask);
  setInterval(ask, EVERY_MS);
}
