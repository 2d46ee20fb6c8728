import { ownPath } from '#web/own-path.ts';
import { A_YEAR, FORGET_DEVICE, type PageAnswer, type PageRequest, type SetCookie } from '#wire/page.ts';

export const PREFERENCES_PATH = '/preferencias';

const CHOICES: Readonly<Record<'theme' | 'consent' | 'app', readonly string[]>> = {
  theme: ['light', 'dark', 'system'],
  /** Nothing optional happens before a choice, or after `none` (B47). */
  consent: ['all', 'none'],
  /** That the visitor was offered to install the site: once is enough. */
  app: ['offered'],
};

/** Stores the theme, the cookie choice or that the app was offered, and redirects back to the form's page. */
export function savePreferences({ form }: Pick<PageRequest, 'form'>): PageAnswer {
  const cookies: SetCookie[] = [];
  for (const name of ['theme', 'consent', 'app'] as const) {
    const value = form?.get(name) ?? '';
    if (CHOICES[name].includes(value)) cookies.push({ name, value, maxAge: A_YEAR });
    // Data stored before the refusal is deleted too.
    if (name === 'consent' && value === 'none') cookies.push(FORGET_DEVICE);
  }
  return { kind: 'redirect', status: 303, to: ownPath(form?.get('back') ?? '/'), cookies };
}
