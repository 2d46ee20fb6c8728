import type { ComponentType } from 'react';
import { NewPasswordScreen } from '#web/loyalty/new-password-screen.tsx';
import { RecoverScreen } from '#web/loyalty/recover-screen.tsx';
import type { KnownTraveller } from '#web/loyalty/sign-in-data.ts';
import { SignInScreen } from '#web/loyalty/sign-in-screen.tsx';
import { SignUpCodeScreen } from '#web/loyalty/sign-up-code-screen.tsx';
import { SignUpScreen } from '#web/loyalty/sign-up-screen.tsx';
import type { ScreenProps, Site } from '#web/page.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { CaptchaTask } from '#wire/captcha.ts';
import * as paths from '#wire/page-paths.ts';

/** What the data of all account forms have in common. */
export interface AccountPageData {
  /** Where the visitor is. */
  readonly to: string;
  readonly errors: readonly ShownError[];
  readonly captcha?: CaptchaTask | null;
  /** Of the sign-in page: somebody is signed in. */
  readonly known?: KnownTraveller | null;
}

/** A page with an account form, as the server sent it. */
export interface SentPage {
  /** Where its form is sent to. */
  readonly address: string;
  /** Its screen as drawn. */
  readonly html: string;
  readonly Screen: ComponentType<ScreenProps<never>>;
  readonly data: AccountPageData;
  readonly site: Site;
}

/** The pages that are also shown in a dialog: signing in, signing up and recovering a password. */
const SCREENS = [
  [paths.signIn, SignInScreen],
  [paths.signUp, SignUpScreen],
  [paths.signUpCode, SignUpCodeScreen],
  [paths.recoverPassword, RecoverScreen],
  [paths.newPassword, NewPasswordScreen],
] as const;

/** The screen at an address; undefined for every other page. */
export const screenAt = (address: string): SentPage['Screen'] | undefined => {
  const { pathname, origin } = new URL(address, location.href);
  if (origin !== location.origin) return undefined;
  return SCREENS.find(([path]) => path.es === pathname || path.en === pathname)?.[1];
};

/** Undefined for any page without its data, such as that of an outage. */
export async function readPage(answer: Response): Promise<SentPage | undefined> {
  const Screen = screenAt(answer.url);
  const page = parsed(await answer.text());
  const [root, state] = [page.getElementById('root'), page.getElementById('state')?.textContent];
  if (!Screen || !root || !state) return undefined;
  const { data, site } = JSON.parse(state) as Pick<SentPage, 'data' | 'site'>;
  return { address: answer.url, html: root.innerHTML, Screen, data, site };
}

/** Its styles are not used, and the policy of the page that reads it would refuse them. */
export const parsed = (text: string): Document =>
  new DOMParser().parseFromString(text.replace(/<style>[^]*?<\/style>/g, ''), 'text/html');
