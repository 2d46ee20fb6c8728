import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { apiClient } from '../api-client.ts';
import { operatorKey } from '../operator-key.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../../../db/demo/travellers.ts';
import { invoicingText } from '#text/invoicing.ts';
import { alertsText } from '#text/pages/alerts.ts';
import { boardingText } from '#text/pages/boarding.ts';
import { caseText } from '#text/pages/case.ts';
import { contactText } from '#text/pages/contact.ts';
import { counterText } from '#text/pages/counter.ts';
import { editingText } from '#text/pages/editing.ts';
import { operationText } from '#text/pages/operation.ts';
import { myPointsText } from '#text/pages/my-points.ts';
import { pointsErrors } from '#text/errors/points.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { postLogin } from '#wire/account.ts';
import { getOperatorAlerts, postAlert } from '#wire/alerts.ts';
import { getCase, getCases, postCase } from '#wire/cases.ts';
import { getBoardingList, postBoardingScans } from '#wire/boarding.ts';
import { getEditedContent, postContentDraft } from '#wire/editing.ts';
import { getProfiles, postForgetProfile, postProfile } from '#wire/invoicing.ts';
import { postOperatorSignIn } from '#wire/operation.ts';
import { casePath } from '#wire/link-paths.ts';
import { pathOf } from '#wire/paths.ts';
import { getReservation } from '#wire/websale.ts';
import { CARLA, FLORES, typeReceiver } from '../invoice-form.ts';
import { paidTrip } from '../paid-trip.ts';
import { right } from '../reach-steps.ts';
import { MY_ACCOUNT } from './my-account.ts';
import { brought } from './sale.ts';
import { awakeOrPlain, isLost, newcomer, type OnlineStep, type Place, press, type Ready, says } from './step.ts';
import { postCash } from '#wire/counter.ts';
import * as paths from '#wire/page-paths.ts';

const SIGN_IN = '/viajero-frecuente/entrar';
const [{ card: account }] = DEMO_TRAVELLERS as [(typeof DEMO_TRAVELLERS)[number]];

type Role = 'boarding' | 'counter' | 'editor' | 'callcentre' | 'manager';

const keys = new Map<string, Promise<string>>();

/** The key of an operator of this site: one per role is enough. */
function keyOf({ dataDir }: Place, role: Role): Promise<string> {
  const known = keys.get(`${dataDir} ${role}`) ?? operatorKey(dataDir, role);
  keys.set(`${dataDir} ${role}`, known);
  return known;
}

/** Receivers saved by the signed-in traveller. */
const receiversOf = async ({ url }: Place, cookie: string) => (await apiClient(url, cookie)).call(getProfiles);

async function traveller(place: Place): Promise<Ready> {
  const { client, cookie } = await newcomer(place, '/');
  const { session } = right(await client.call(postLogin, { body: { card: account, password: DEMO_PASSWORD } }));
  // Saved once, however often it was sent.
  const holds = async () => {
    const { profiles } = right(await receiversOf(place, `${cookie}; traveller=${session}`));
    expect(profiles.filter(({ rfc }) => rfc === CARLA.rfc)).toHaveLength(1);
  };
  return { path: `${paths.receivers.es}?edit=new`, cookie: `${cookie};traveller=${session}`, holds };
}

/** The cookies of a signed-in operator. */
export async function signedIn(place: Place, role: Role = 'counter'): Promise<string> {
  const { client, cookie } = await newcomer(place, '/');
  const { session } = right(await client.call(postOperatorSignIn, { body: { key: await keyOf(place, role) } }));
  return `${cookie}; operator=${session}`;
}

/** At the counter, with an order to be paid in cash. */
async function atCounter(place: Place): Promise<Ready> {
  const { code, holds } = await brought(5, '', { how: 'approved' })(place);
  const path = `${paths.counter.es}?code=${code}`;
  return { path, cookie: await signedIn(place), ...(holds ? { holds } : {}) };
}

/** A number where digits are not allowed. */
export const inLetters = (count: number): string =>
  String(count).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);

let titles = 0;

/** What an editor writes: a different text each time, without digits. */
let title: string;

/** At the form of a document, with another text to write. */
async function atEditor(place: Place): Promise<Ready> {
  titles += 1;
  title = `Café ${inLetters(titles)}`;
  const mine = title;
  const cookie = await signedIn(place, 'editor');
  // Saved once, however often it was sent.
  const holds = async () => {
    const client = await apiClient(place.url, cookie);
    const { revisions } = right(await client.call(getEditedContent, { query: { slug: 'cafeteria' } }));
    expect(revisions.filter((revision) => revision.title.es === mine)).toHaveLength(1);
  };
  return { path: `${paths.editContent.es}?slug=cafeteria`, cookie, holds };
}

/** The title of an operator's alert: different each time, without digits. */
let alertTitle: string;
let alerts = 0;

/** At the form of a new alert. */
async function atAlert(place: Place): Promise<Ready> {
  alerts += 1;
  const mine = `Lluvia ${inLetters(alerts)}`;
  alertTitle = mine;
  const cookie = await signedIn(place);
  // Written once, however often it was sent.
  const holds = async () => {
    const client = await apiClient(place.url, cookie);
    const { alerts: all } = right(await client.call(getOperatorAlerts));
    expect(all.filter(({ title: { es } }) => es === mine)).toHaveLength(1);
  };
  return { path: `${paths.operationAlerts.es}?id=new`, cookie, holds };
}

/** An operator with one device: its stored data of a bus is theirs. */
let shift: Promise<string> | undefined;

/** The code that is scanned. */
let boardingPass: string;

/** At a boarding scanner, with a paid ticket. */
async function atDoor(place: Place): Promise<Ready> {
  const trip = await paidTrip({ ahead: 6, service: 'ejecutivo', siteUrl: place.url });
  const { code, ticket } = trip;
  const { tickets } = right(await trip.client.call(getReservation, { query: { code } })).reservation;
  boardingPass = tickets[0]!.qr!;
  const operator = await (shift ??= signedIn(place));
  const { schedule_id: departure } = trip.run;
  // The site has a record of every boarded passenger.
  const holds = async () => {
    const door = await apiClient(place.url, operator);
    const list = right(await door.call(getBoardingList, { query: { departure } }));
    expect(list.tickets.find(({ folio }) => folio === ticket)!.boarded).not.toBeNull();
  };
  return { path: `${paths.boarding.es}?departure=${departure}`, cookie: operator, holds };
}

const letIn = (page: Page) => page.locator('[data-verdict="boards"]');
const waits = (page: Page) => page.getByText(boardingText.waiting(1).es);

let key: Promise<string>;

let writers = 0;

/** The author of a case: another person each time, with a name without digits. */
let writer: string;

function nextWriter(): string {
  writers += 1;
  return (writer = `Ana ${inLetters(writers)}`);
}

/** At a form, with something to write. */
async function atForm(place: Place): Promise<Ready> {
  const mine = nextWriter();
  // One case, however often it was sent.
  const holds = async () => {
    const desk = await apiClient(place.url, await signedIn(place, 'callcentre'));
    const { cases } = right(await desk.call(getCases, { query: {} }));
    expect(cases.filter(({ name }) => name === mine)).toHaveLength(1);
  };
  return { ...(await newcomer(place, paths.message.es)), holds };
}

/** With a case of their own. */
async function written(place: Place) {
  const { client, cookie } = await newcomer(place, '/');
  const who = { name: nextWriter(), email: 'ana@example.com', phone: '' };
  const form = { ...who, topic: 'message', lang: 'es', message: 'Hola', details: {} } as const;
  const body = { ...form, files: [], idempotency_key: `key of ${who.name}` };
  const opened = right(await client.call(postCase, { body }));
  /** Contained once, however often it was sent. */
  const saidOnce = async () => {
    const { entries } = right(await client.call(getCase, { query: opened }));
    expect(entries.filter(({ text }) => text === REPLY)).toHaveLength(1);
  };
  return { opened, cookie, saidOnce };
}

const REPLY = '¿Hay novedades?';

async function atCase(place: Place): Promise<Ready> {
  const { opened, cookie, saidOnce } = await written(place);
  return { path: casePath('es', opened), cookie, holds: saidOnce };
}

/** A receiver that is kept only to be forgotten. */
const FORGOTTEN = {
  rfc: FLORES.rfc,
  name: FLORES.name,
  cp: FLORES.cp,
  regimen_fiscal: FLORES.regime,
  uso_cfdi: FLORES.use,
  email: 'facturas@example.com',
  phone: '3331234567',
  country: '',
  tax_id: '',
};

/** Pages that require signing in, their sign-in pages, and cases written to those behind them. */
export const SIGNED_IN: readonly OnlineStep[] = [
  {
    name: 'a traveller signs in',
    calls: [`GET ${SIGN_IN}`, 'GET files', `POST ${SIGN_IN}`, 'GET /'],
    sends: [postLogin],
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
    sends: [postProfile],
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
    name: 'a receiver of invoices is forgotten',
    calls: [`GET ${paths.receivers.es}`, `POST ${paths.receivers.es}`],
    sends: [postForgetProfile],
    async prepare(place) {
      const { cookie } = await traveller(place);
      const client = await apiClient(place.url, cookie.replace(';', '; '));
      const { profiles } = right(await client.call(getProfiles));
      for (const one of profiles) right(await client.call(postForgetProfile, { body: one }));
      right(await client.call(postProfile, { body: FORGOTTEN }));
      return { path: paths.receivers.es, cookie };
    },
    act: (page) => page.locator('form:has([name="do"][value="forget"]) button').first().press('Enter'),
    isDone: async (page) => !(await isLost(page)) && (await page.getByText(FLORES.name).count()) === 0,
  },
  ...MY_ACCOUNT,
  {
    name: 'a traveller asks for points late',
    calls: [`GET ${paths.myPoints.es}`, `POST ${paths.myPoints.es}`],
    prepare: async (place) => ({ path: paths.myPoints.es, cookie: (await traveller(place)).cookie! }),
    async act(page) {
      await page.locator('[name="folio"]').fill('ZZZZZZZZ-1');
      await press(page, myPointsText.ask.es);
    },
    isDone: says(pointsErrors.late_credit_not_found.es),
  },
  {
    name: 'an operator signs in',
    calls: [`GET ${paths.operation.es}`, 'GET files', `POST ${paths.operation.es}`],
    sends: [postOperatorSignIn],
    prepare: async (place) => {
      key = keyOf(place, 'counter');
      await key;
      return newcomer(place, paths.operation.es);
    },
    async act(page) {
      await awakeOrPlain(page);
      await page.locator('[name="key"]').fill(await key);
      await press(page, operationText.submit.es);
    },
    // The header has the same words, in a menu that is closed.
    isDone: (page) => page.locator('main').getByText(operationText.leave.es).isVisible(),
  },
  {
    name: 'an editor saves a draft',
    calls: [`GET ${paths.editContent.es}`, `POST ${paths.editContent.es}`],
    sends: [postContentDraft],
    prepare: atEditor,
    async act(page) {
      await page.locator('[name="title.es"]').fill(title);
      await page.locator('[name="title.es"]').press('Enter');
    },
    isDone: says(editingText.done.saved.es),
  },
  {
    name: 'an operator writes an alert',
    calls: [`GET ${paths.operationAlerts.es}`, `POST ${paths.operationAlerts.es}`],
    sends: [postAlert],
    prepare: atAlert,
    async act(page) {
      for (const field of ['title_es', 'title_en', 'body_es', 'body_en'])
        await page.locator(`[name="${field}"]`).fill(alertTitle);
      await page.locator('[name="title_es"]').press('Enter');
    },
    isDone: says(alertsText.saved.es),
  },
  {
    name: 'a message to the carrier',
    calls: [`GET ${paths.message.es}`, `POST ${paths.message.es}`, `GET ${paths.travellerCase.es}`],
    prepare: atForm,
    async act(page) {
      await page.locator('[name="message"]').fill('¿Llevan bicicletas?');
      await page.locator('[name="name"]').fill(writer);
      await page.locator('[name="email"]').fill('ana@example.com');
      await press(page, contactText.send.es);
    },
    isDone: says(caseText.received.es),
  },
  {
    name: 'a traveller writes in a case again',
    calls: [`GET ${paths.travellerCase.es}`, `POST ${paths.travellerCase.es}`],
    prepare: atCase,
    async act(page) {
      const message = page.locator('[name="message"]');
      if (!(await message.isVisible())) await page.locator('main summary').click();
      await message.fill(REPLY);
      await press(page, caseText.send.es);
    },
    isDone: says(caseText.sent.es),
  },
  {
    name: 'cash at the counter',
    calls: [`GET ${paths.counter.es}`, 'GET files', `POST ${paths.counter.es}`],
    sends: [postCash],
    prepare: atCounter,
    async act(page) {
      await awakeOrPlain(page);
      await page.locator('[name="received"]').fill('5000');
      await page.locator('[name="received"]').press('Enter');
    },
    isDone: says(counterText.done.cash.es),
  },
  {
    // Works offline by design: a scanned passenger boards, and the scan is sent automatically when the line is back.
    name: 'boarding a bus',
    calls: [`GET ${paths.boarding.es}`, 'GET files', `POST ${pathOf(postBoardingScans)}`],
    prepare: atDoor,
    async act(page) {
      await awakeOrPlain(page);
      if ((await letIn(page).count()) > 0) return;
      await page.locator('[name="code"]').fill(boardingPass);
      await page.locator('[name="code"]').press('Enter');
    },
    // A passenger boarded before the line was lost is not taken for a copy either.
    isDone: async (page) =>
      (await letIn(page).count()) > 0 &&
      (await waits(page).count()) === 0 &&
      (await page.getByText(boardingText.alarms.es).count()) === 0,
    says: boardingText.offline.es,
    async keeps(page) {
      await letIn(page).waitFor();
      await waits(page).waitFor();
    },
  },
];
