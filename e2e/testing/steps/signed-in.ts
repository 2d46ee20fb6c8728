import { expect } from 'vitest';
import { apiClient } from '../api-client.ts';
import { operatorKey } from '../operator-key.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../../../db/demo/travellers.ts';
import { invoicingText } from '#text/invoicing.ts';
import { counterText } from '#text/pages/counter.ts';
import { operationText } from '#text/pages/operation.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { postLogin } from '#wire/account.ts';
import { getProfiles } from '#wire/invoicing.ts';
import { postOperatorSignIn } from '#wire/operation.ts';
import { CARLA, typeReceiver } from '../invoice-form.ts';
import { right } from '../reach-steps.ts';
import { brought } from './sale.ts';
import { awakeOrPlain, isLost, newcomer, type OnlineStep, type Place, press, type Ready, says } from './step.ts';
import * as paths from '#wire/page-paths.ts';

const SIGN_IN = '/viajero-frecuente/entrar';
const [{ card: account }] = DEMO_TRAVELLERS as [(typeof DEMO_TRAVELLERS)[number]];

const keys = new Map<string, Promise<string>>();

/** The key of somebody at the counter of this site: one is enough. */
function counterKey({ dataDir }: Place): Promise<string> {
  const known = keys.get(dataDir) ?? operatorKey(dataDir, 'counter');
  keys.set(dataDir, known);
  return known;
}

/** Receivers that the signed-in traveller keeps. */
const receiversOf = async ({ url }: Place, cookie: string) => (await apiClient(url, cookie)).call(getProfiles);

async function traveller(place: Place): Promise<Ready> {
  const { client, cookie } = await newcomer(place, '/');
  const { session } = right(await client.call(postLogin, { body: { card: account, password: DEMO_PASSWORD } }));
  // Kept once, however often it was sent.
  const holds = async () => {
    const { profiles } = right(await receiversOf(place, `${cookie}; traveller=${session}`));
    expect(profiles.filter(({ rfc }) => rfc === CARLA.rfc)).toHaveLength(1);
  };
  return { path: `${paths.receivers.es}?edit=new`, cookie: `${cookie};traveller=${session}`, holds };
}

/** At the counter, with an order that is to be paid in cash. */
async function atCounter(place: Place): Promise<Ready> {
  const { code, holds } = await brought(5, '', { how: 'approved' })(place);
  const { client, cookie } = await newcomer(place, '/');
  const { session } = right(await client.call(postOperatorSignIn, { body: { key: await counterKey(place) } }));
  const path = `${paths.counter.es}?code=${code}`;
  return { path, cookie: `${cookie};operator=${session}`, ...(holds ? { holds } : {}) };
}

let key: Promise<string>;

/** Pages behind a door, and the doors. */
export const SIGNED_IN: readonly OnlineStep[] = [
  {
    name: 'a traveller signs in',
    calls: [`GET ${SIGN_IN}`, 'GET files', `POST ${SIGN_IN}`, 'GET /'],
    prepare: (place) => newcomer(place, SIGN_IN),
    async act(page) {
      await awakeOrPlain(page);
      await page.locator('[name="account"]').fill(account);
      await page.locator('[name="password"]').fill(DEMO_PASSWORD);
      await press(page, signInText.submit.es);
    },
    isDone: async (page) =>
      !(await isLost(page)) && (await page.context().cookies()).some(({ name }) => name === 'traveller'),
  },
  {
    name: 'a receiver of invoices is kept',
    calls: [`GET ${paths.receivers.es}`, `POST ${paths.receivers.es}`],
    prepare: traveller,
    async act(page) {
      await typeReceiver(page, CARLA);
      await page.locator('[name="email"]').fill('facturas@example.com');
      await page.locator('[name="phone"]').fill('3331234567');
      await press(page, invoicingText.saveIt.es);
    },
    isDone: async (page) => !page.url().includes('edit') && !(await isLost(page)),
  },
  {
    name: 'an operator signs in',
    calls: [`GET ${paths.operation.es}`, 'GET files', `POST ${paths.operation.es}`],
    prepare: async (place) => {
      key = counterKey(place);
      await key;
      return newcomer(place, paths.operation.es);
    },
    async act(page) {
      await awakeOrPlain(page);
      await page.locator('[name="key"]').fill(await key);
      await press(page, operationText.submit.es);
    },
    isDone: says(operationText.leave.es),
  },
  {
    name: 'cash at the counter',
    calls: [`GET ${paths.counter.es}`, 'GET files', `POST ${paths.counter.es}`],
    prepare: atCounter,
    async act(page) {
      await awakeOrPlain(page);
      await page.locator('[name="received"]').fill('5000');
      await page.locator('[name="received"]').press('Enter');
    },
    isDone: says(counterText.done.cash.es),
  },
];
