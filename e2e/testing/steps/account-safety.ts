import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { accountText } from '#text/pages/account.ts';
import { safetyText } from '#text/pages/account-safety.ts';
import { passkeyText } from '#text/pages/passkeys.ts';
import { signInText } from '#text/pages/sign-in.ts';
import {
  getSafety,
  postConfirmContact,
  postEndOtherSessions,
  postEndSession,
  postForgotPasswordResend,
  postLogin,
  postLogout,
  postProveContact,
  postSignUpResend,
} from '#wire/account.ts';
import {
  postPasskey,
  postPasskeyOptions,
  postPasskeySignIn,
  postPasskeySignInOptions,
  postRemovePasskey,
} from '#wire/passkeys.ts';
import * as paths from '#wire/page-paths.ts';
import { pathOf } from '#wire/paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../../../db/demo/travellers.ts';
import { apiClient } from '../api-client.ts';
import { right } from '../reach-steps.ts';
import { sentMessages } from '../sent-messages.ts';
import { awake } from '../traveller-actions.ts';
import { forgetful, member, phoneOf, signingUp, withAuthenticator } from './account.ts';
import { awakeOrPlain, isLost, newcomer, type OnlineStep, type Place, press, type Ready, says } from './step.ts';

const CALLS = [`GET ${paths.accountSafety.es}`, 'GET files', `POST ${paths.accountSafety.es}`];

/** A traveller with sessions; the account is of the demo, so that nothing has to be mailed first. */
const [, { card }] = DEMO_TRAVELLERS as [unknown, (typeof DEMO_TRAVELLERS)[number]];

async function entered(place: Place, path: string): Promise<Ready> {
  const { client, cookie } = await newcomer(place, '/');
  const { session } = right(await client.call(postLogin, { body: { card, password: DEMO_PASSWORD } }));
  return { path, cookie: `${cookie};traveller=${session}` };
}

/** On the page of safety, with another session besides. */
async function withSessions(place: Place): Promise<Ready> {
  await entered(place, '/');
  const ready = await entered(place, paths.accountSafety.es);
  const client = await apiClient(place.url, ready.cookie.replace(';', '; '));
  const count = async () => right(await client.call(getSafety)).sessions.length;
  const before = await count();
  // Never the own one, however often it was sent.
  const holds = async () => expect(await count()).toBeLessThan(before);
  return { ...ready, holds };
}

/** The digits of the last message to a phone. */
let digits = '';

/** With a code sent to the phone of an account. */
async function proving(place: Place): Promise<Ready> {
  const ready = await member(paths.accountSafety.es)(place);
  const client = await apiClient(place.url, ready.cookie.replace(';', '; '));
  right(await client.call(postConfirmContact, { body: { send_type: 'sms', lang: 'es' } }));
  const sent = async () => (await sentMessages(place.dataDir)).findLast(({ to }) => to.endsWith(phoneOf()));
  await expect.poll(async () => (await sent()) !== undefined, { timeout: 30_000 }).toBe(true);
  digits = /\b\d{6}\b/.exec((await sent())!.body)![0];
  return { ...ready, path: `${paths.accountSafety.es}?code` };
}

const PASSKEY = 'Mi celular';

/** Adds a passkey as its traveller does, up to the press that makes it. */
async function begunPasskey(page: Page): Promise<void> {
  await awake(page);
  await page.locator('[name="passkey_password"]').fill(DEMO_PASSWORD);
  await press(page, passkeyText.add.es);
  await page.getByText(passkeyText.next.es).waitFor();
  await awake(page);
  await withAuthenticator(page);
}

async function addedPasskey(page: Page): Promise<void> {
  await begunPasskey(page);
  await press(page, passkeyText.create.es);
  await page.getByText(safetyText.done.passkey.es).waitFor();
}

/** The passkey that `addedPasskey` made: the device answers by itself. */
async function atSignIn(page: Page): Promise<void> {
  await addedPasskey(page);
  await page.context().clearCookies({ name: 'traveller' });
  await page.goto(paths.signIn.es);
  await awake(page);
}

const onSafety = (place: Place): Promise<Ready> => entered(place, paths.accountSafety.es);

/** Sessions, contacts and passkeys of an account, and what is sent for it again. */
export const ACCOUNT_SAFETY: readonly OnlineStep[] = [
  {
    name: 'a session is ended',
    calls: CALLS,
    sends: [postEndSession],
    prepare: withSessions,
    act: (page) => page.locator('button[name="do"][value="end"]').first().press('Enter'),
    isDone: says(safetyText.done.session.es),
  },
  {
    name: 'all other sessions are ended',
    calls: CALLS,
    sends: [postEndOtherSessions],
    prepare: withSessions,
    act: (page) => press(page, safetyText.endOthers.es),
    isDone: says(safetyText.done.others.es),
  },
  {
    name: 'a contact is to be confirmed',
    calls: CALLS,
    sends: [postConfirmContact],
    prepare: member(paths.accountSafety.es),
    act: (page) => press(page, safetyText.confirmBy.sms.es),
    isDone: says(safetyText.codeSent.es),
  },
  {
    name: 'a contact is confirmed by its code',
    calls: CALLS,
    sends: [postProveContact],
    prepare: proving,
    async act(page) {
      await page.locator('[name="digits"]').fill(digits);
      await press(page, safetyText.prove.es);
    },
    isDone: says(safetyText.done.contact.es),
  },
  {
    name: 'a passkey is begun',
    calls: CALLS,
    sends: [postPasskeyOptions],
    prepare: onSafety,
    async act(page) {
      await awakeOrPlain(page);
      await page.locator('[name="passkey_password"]').fill(DEMO_PASSWORD);
      await press(page, passkeyText.add.es);
    },
    isDone: says(passkeyText.next.es),
  },
  {
    name: 'a passkey is added',
    calls: [`POST ${paths.accountSafety.es}`, `GET ${paths.accountSafety.es}`],
    sends: [postPasskey],
    prepare: onSafety,
    arrive: begunPasskey,
    async act(page) {
      await page.locator('[name="name"]').fill(PASSKEY);
      await press(page, passkeyText.create.es);
    },
    isDone: says(safetyText.done.passkey.es),
    // Its script sends the form, which no event tells of.
    async keeps(page) {
      const isKept = (name: string) => [...document.forms].some((form) => new FormData(form).get('name') === name);
      expect(await page.evaluate(isKept, PASSKEY)).toBe(true);
    },
  },
  {
    name: 'a passkey is removed',
    calls: [`POST ${paths.accountSafety.es}`, `GET ${paths.accountSafety.es}`],
    sends: [postRemovePasskey],
    prepare: onSafety,
    arrive: addedPasskey,
    act: (page) => page.locator('button[name="do"][value="passkey-remove"]').first().press('Enter'),
    isDone: says(safetyText.done['passkey-removed'].es),
  },
  {
    name: 'a passkey signs in',
    calls: [`POST ${pathOf(postPasskeySignInOptions)}`, `POST ${paths.signIn.es}`, 'GET /'],
    sends: [postPasskeySignIn],
    async prepare(place) {
      await place.database.forgetPasskeys();
      return onSafety(place);
    },
    arrive: atSignIn,
    act: (page) => press(page, passkeyText.signIn.es),
    isDone: async (page) =>
      !(await isLost(page)) && (await page.context().cookies()).some(({ name }) => name === 'traveller'),
  },
  {
    name: 'a traveller signs out',
    calls: [`GET ${paths.signIn.es}`, 'GET files', `POST ${paths.signIn.es}`, 'GET /'],
    sends: [postLogout],
    prepare: (place) => entered(place, paths.signIn.es),
    forgets: true,
    async act(page) {
      // Signing out clears what a site has stored, its service worker too: that of the try before may be gone.
      await Promise.race([
        page.waitForFunction(() => navigator.serviceWorker.controller !== null).catch(() => undefined),
        page.waitForTimeout(4_000),
      ]);
      await page.locator('main').getByRole('button', { name: signInText.leave.es }).press('Enter');
    },
    isDone: async (page) =>
      !(await isLost(page)) && !(await page.context().cookies()).some(({ name }) => name === 'traveller'),
  },
  {
    name: 'the code of a new account is sent again',
    calls: [`GET ${paths.signUpCode.es}`, 'GET files', `POST ${paths.signUpCode.es}`],
    sends: [postSignUpResend],
    prepare: signingUp,
    act: (page) => press(page, accountText.again.es),
    isDone: says(accountText.sentAgain.es),
  },
  {
    name: 'the code for a new password is sent again',
    calls: [`GET ${paths.newPassword.es}`, 'GET files', `POST ${paths.newPassword.es}`],
    sends: [postForgotPasswordResend],
    prepare: forgetful,
    act: (page) => press(page, accountText.again.es),
    isDone: says(accountText.sentAgain.es),
  },
];
