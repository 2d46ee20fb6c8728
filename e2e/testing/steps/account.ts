import type { Page } from 'playwright-core';
import { newPasswordText, recoverText, signUpText } from '#text/pages/account.ts';
import { signUpCodeText } from '#text/pages/sign-up-code.ts';
import { closeAccountText, safetyText } from '#text/pages/account-safety.ts';
import { newContactText } from '#text/pages/new-contact.ts';
import { passwordChangeText } from '#text/pages/password-change.ts';
import { passkeyText } from '#text/pages/passkeys.ts';
import { pathOf } from '#wire/paths.ts';
import { postPasskeySignInOptions } from '#wire/passkeys.ts';
import {
  postChangeContact,
  postChangePassword,
  postForgotPassword,
  postPassword,
  postSignUp,
  postVerify,
} from '#wire/account.ts';
import * as paths from '#wire/page-paths.ts';
import { codeSentTo } from '../account-codes.ts';
import { right } from '../reach-steps.ts';
import { awakeOrPlain, isAt, isLost, newcomer, type OnlineStep, type Place, press, type Ready, says } from './step.ts';

const FIRST = 'Bahia#2026';
const SECOND = 'Costa#2027';

let people = 0;
/** Another person each time. */
let email: string;
let phone: string;

/** The phone of the last of them. */
export const phoneOf = (): string => phone;
/** The code sent to them. */
let digits: string;

function nextPerson(): void {
  people += 1;
  const number = String((Date.now() + people) % 100_000_000).padStart(8, '0');
  [email, phone] = [`ida.${number}.${people}@example.com`, `55${number}`];
}

/** Signing up, with a code sent. */
export async function signingUp(place: Place) {
  nextPerson();
  await place.database.forgiveLookUps();
  const visitor = await newcomer(place, paths.signUpCode.es);
  const name = { first_name: 'Ida', last_name: 'Mar' };
  const body = { ...name, cell_phone: phone, email, password: FIRST, privacy: true };
  right(await visitor.client.call(postSignUp, { body }));
  digits = await codeSentTo(email, 1, place.dataDir);
  return visitor;
}

/** Signed in to an account of their own. */
export const member =
  (path: string) =>
  async (place: Place): Promise<Ready> => {
    const { client, cookie } = await signingUp(place);
    const { session } = right(await client.call(postVerify, { body: { digits } }));
    return { path, cookie: `${cookie};traveller=${session}` };
  };

/** With an account whose password is forgotten. */
export async function forgetful(place: Place): Promise<Ready> {
  const { client, cookie } = await signingUp(place);
  right(await client.call(postVerify, { body: { digits } }));
  right(await client.call(postForgotPassword, { params: { identify_card: email }, body: {} }));
  digits = await codeSentTo(email, 2, place.dataDir);
  return { path: paths.newPassword.es, cookie };
}

/** The device verifies its user, and has no passkey of this site. */
export async function withAuthenticator(page: Page): Promise<void> {
  if (await page.evaluate(() => 'hasAuthenticator' in window)) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.evaluate(() => void Object.assign(window, { hasAuthenticator: true }));
}

const fill = (page: Page, name: string, text: string) => page.locator(`[name="${name}"]`).fill(text);
const isSignedIn = async (page: Page) =>
  !(await isLost(page)) && (await page.context().cookies()).some(({ name }) => name === 'traveller');

/** Opening an account, recovering it and closing it. */
export const ACCOUNT: readonly OnlineStep[] = [
  {
    name: 'an account is asked for',
    calls: [`GET ${paths.signUp.es}`, 'GET files', `POST ${paths.signUp.es}`, `GET ${paths.signUpCode.es}`],
    prepare: async (place) => {
      nextPerson();
      await place.database.forgiveLookUps();
      return newcomer(place, paths.signUp.es);
    },
    async act(page) {
      await awakeOrPlain(page);
      await fill(page, 'first_name', 'Ida');
      await fill(page, 'last_name', 'Mar');
      await fill(page, 'cell_phone', phone);
      await fill(page, 'email', email);
      await fill(page, 'password', FIRST);
      await page.locator('[name="privacy"]').check();
      await press(page, signUpText.submit.es);
    },
    isDone: isAt(/^\/registro\/codigo$/),
  },
  {
    name: 'an account is opened by its code',
    calls: [`GET ${paths.signUpCode.es}`, 'GET files', `POST ${paths.signUpCode.es}`, `GET ${paths.myAccount.es}`],
    sends: [postVerify],
    prepare: signingUp,
    async act(page) {
      await awakeOrPlain(page);
      await fill(page, 'digits', digits);
      await press(page, signUpCodeText.submit.es);
    },
    isDone: isSignedIn,
  },
  {
    // Done when the device was asked for a passkey: it has none.
    name: 'a passkey is asked for',
    calls: [`GET ${paths.signIn.es}`, 'GET files', `POST ${pathOf(postPasskeySignInOptions)}`],
    prepare: async (place) => {
      await place.database.forgiveLookUps();
      return newcomer(place, paths.signIn.es);
    },
    async act(page) {
      await awakeOrPlain(page);
      await withAuthenticator(page);
      await fill(page, 'account', 'ida@example.com');
      await press(page, passkeyText.signIn.es);
    },
    isDone: says(passkeyText.trouble.cancelled.es),
  },
  {
    name: 'a password is forgotten',
    calls: [
      `GET ${paths.recoverPassword.es}`,
      'GET files',
      `POST ${paths.recoverPassword.es}`,
      `GET ${paths.newPassword.es}`,
    ],
    prepare: async (place) => {
      nextPerson();
      await place.database.forgiveLookUps();
      return newcomer(place, paths.recoverPassword.es);
    },
    async act(page) {
      await awakeOrPlain(page);
      await fill(page, 'account', email);
      await press(page, recoverText.submit.es);
    },
    isDone: isAt(/^\/nueva-contrasena$/),
  },
  {
    name: 'a new password is set by a code',
    calls: [`GET ${paths.newPassword.es}`, 'GET files', `POST ${paths.newPassword.es}`, `GET ${paths.signIn.es}`],
    sends: [postPassword],
    prepare: forgetful,
    forgets: true,
    async act(page) {
      await awakeOrPlain(page);
      await fill(page, 'digits', digits);
      await fill(page, 'password', SECOND);
      await press(page, newPasswordText.submit.es);
    },
    isDone: says(newPasswordText.done.es),
  },
  {
    name: 'a password is changed',
    calls: [`GET ${paths.accountSafety.es}`, 'GET files', `POST ${paths.accountSafety.es}`],
    sends: [postChangePassword],
    prepare: member(paths.accountSafety.es),
    async act(page) {
      await awakeOrPlain(page);
      await fill(page, 'current', FIRST);
      await fill(page, 'password', SECOND);
      await press(page, passwordChangeText.submit.es);
    },
    isDone: says(safetyText.done.password.es),
  },
  {
    name: 'another e-mail is given to an account',
    calls: [`GET ${paths.accountSafety.es}`, 'GET files', `POST ${paths.accountSafety.es}`],
    sends: [postChangeContact],
    prepare: member(`${paths.accountSafety.es}?change=email`),
    async act(page) {
      await awakeOrPlain(page);
      await fill(page, 'contact', `new.${email}`);
      await fill(page, 'contact_password', FIRST);
      await press(page, newContactText.submit.email.es);
    },
    isDone: says(safetyText.codeSent.es),
  },
  {
    name: 'an account is closed',
    calls: [`GET ${paths.closeAccount.es}`, 'GET files', `POST ${paths.closeAccount.es}`],
    prepare: member(paths.closeAccount.es),
    forgets: true,
    async act(page) {
      await awakeOrPlain(page);
      await fill(page, 'password', FIRST);
      await press(page, closeAccountText.submit.es);
    },
    isDone: says(closeAccountText.closed.es),
  },
];
