import { registerWorker } from '#web/services/register-worker.ts';
import { keepFonts } from '#web/client/keep-fonts.ts';
import { showPasswords } from '#web/client/show-passwords.ts';
import { holdInstallPrompt } from '#web/client/install-prompt.ts';
import { offerApp } from '#web/client/offer-app.ts';
import { watchErrors } from '#web/client/watch-errors.ts';
import { closeMenus } from '#web/layouts/close-menus.ts';
import { watchForms } from '#web/client/watch-forms.ts';
import { watchSignIn } from '#web/client/watch-sign-in.ts';
import { watchVersion } from '#web/client/watch-version.ts';
import { dropUnasked } from '#web/ticketing/ticket-store.ts';
import type { ScreenProps } from '#web/page.ts';

/** What every page with scripts does in addition, loaded after hydration. */
export function atRest({ site, call }: Omit<ScreenProps<unknown>, 'data'>): void {
  registerWorker();
  holdInstallPrompt();
  void dropUnasked().catch(() => undefined);
  closeMenus();
  watchForms(site.lang);
  watchSignIn(site);
  watchErrors();
  showPasswords(site.lang);
  watchVersion({ site, call });
  // Without them the next page looks as this one does.
  void keepFonts().catch(() => undefined);
  if (site.offersApp) void offerApp(site);
}
