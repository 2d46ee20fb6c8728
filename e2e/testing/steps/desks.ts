import { expect } from 'vitest';
import { CASE_ACTS, type CaseAct } from '#domain/cases/case-state.ts';
import { ACT_NAMES } from '#text/cases.ts';
import { alertsText } from '#text/pages/alerts.ts';
import { caseDeskText } from '#text/pages/case-desk.ts';
import { editingText } from '#text/pages/editing.ts';
import { operationText } from '#text/pages/operation.ts';
import { getOperatorAlerts, postAlert, postEndAlert, postPublishAlert } from '#wire/alerts.ts';
import { getDeskCase, postCase, postCaseAct } from '#wire/cases.ts';
import {
  getEditedContent,
  postContentDraft,
  postContentPublication,
  postContentRestore,
  postContentWithdrawal,
} from '#wire/editing.ts';
import { postOperatorSignOut } from '#wire/operation.ts';
import type { BodyOf } from '#wire/route.ts';
import * as paths from '#wire/page-paths.ts';
import { type ApiClient, apiClient } from '../api-client.ts';
import { right } from '../reach-steps.ts';
import { inLetters, signedIn } from './signed-in.ts';
import { awakeOrPlain, isLost, newcomer, type OnlineStep, type Place, press, type Ready, says } from './step.ts';

const IDENTIFICATION = { name: 'ine.pdf', content: Buffer.from('%PDF-1.7 ine').toString('base64') };
const ANSWER = 'Ya lo revisamos.';

let cases = 0;

/** A case of its own: about personal data where only that can be granted, closed where it is opened again. */
const atCase =
  (act: CaseAct) =>
  async (place: Place): Promise<Ready> => {
    cases += 1;
    const { client } = await newcomer(place, '/');
    const about: Pick<BodyOf<typeof postCase>, 'topic' | 'details' | 'files'> = act === 'grant'
      ? { topic: 'privacy', details: { right: 'access' }, files: [IDENTIFICATION] }
      : { topic: 'message', details: {}, files: [] };
    const body = {
      name: `Eva ${inLetters(cases)}`,
      email: 'eva@example.com',
      phone: '',
      ...about,
      lang: 'es' as const,
      message: 'Hola',
      idempotency_key: `key of a case ${act} ${cases}`,
    };
    const { number } = right(await client.call(postCase, { body }));
    const cookie = await signedIn(place, 'callcentre');
    const desk = await apiClient(place.url, cookie);
    const opened = async () => right(await desk.call(getDeskCase, { query: { number } }));
    if (act === 'reopen') {
      const { version } = await opened();
      const closing = { number, version, act: 'close' as const, text: '', idempotency_key: `closing ${number}` };
      right(await desk.call(postCaseAct, { body: closing }));
    }
    // Done once, however often it was sent.
    const holds = async () => {
      const { entries } = await opened();
      expect(entries.filter((entry) => entry.act === act)).toHaveLength(1);
    };
    return { path: `${paths.caseDesk.es}?number=${number}`, cookie, holds };
  };

/** Every act on a case is a button of the same form; one that answers is written by another row. */
const onCase = (act: CaseAct): OnlineStep => ({
  name: `a case: ${act}`,
  calls: [`GET ${paths.caseDesk.es}`, `POST ${paths.caseDesk.es}`],
  prepare: atCase(act),
  async act(page) {
    if (await page.locator('[name="message"]').isVisible()) await page.locator('[name="message"]').fill(ANSWER);
    await press(page, ACT_NAMES[act].es);
  },
  isDone: says(caseDeskText.did[act].es),
});

const RAIN = {
  title_es: 'Lluvia en la sierra',
  title_en: 'Rain in the hills',
  body_es: 'Los autobuses van despacio.',
  body_en: 'Buses go slowly.',
  cause: 'weather' as const,
  effect: 'detour' as const,
  severity: 'warning' as const,
  routes: [],
  stops: [],
  days_from: '',
  days_until: '',
  active_from: '',
  active_until: '',
};

/** An alert that is written, and published if it is to be ended. */
const atAlert =
  (state: 'published' | 'ended') =>
  async (place: Place): Promise<Ready> => {
    const cookie = await signedIn(place);
    const desk = await apiClient(place.url, cookie);
    const written = right(await desk.call(postAlert, { body: { ...RAIN, revision: 0 } }));
    if (state === 'ended') right(await desk.call(postPublishAlert, { body: written }));
    const holds = async () => {
      const { alerts } = right(await desk.call(getOperatorAlerts));
      expect(alerts.find(({ id }) => id === written.id)!.state).toBe(state);
    };
    return { path: `${paths.operationAlerts.es}?id=${written.id}`, cookie, holds };
  };

const SLUG = 'equipaje';
const ALERTS = [`GET ${paths.operationAlerts.es}`, `POST ${paths.operationAlerts.es}`];
const EDITOR = [`GET ${paths.editContent.es}`, `POST ${paths.editContent.es}`];

const edited = async (desk: ApiClient) => right(await desk.call(getEditedContent, { query: { slug: SLUG } }));

let title = '';
let titles = 0;

/** Two more revisions of a text, the last of them published. */
async function publishedAt(place: Place): Promise<Ready & { readonly desk: ApiClient; readonly publication: number }> {
  const cookie = await signedIn(place, 'editor');
  const desk = await apiClient(place.url, cookie);
  for (const _ of [1, 2]) {
    const { document, seen } = await edited(desk);
    const named = { ...document, title: { ...document.title, es: `Perros ${inLetters((titles += 1))}` } };
    right(await desk.call(postContentDraft, { body: { slug: SLUG, seen, document: named } }));
  }
  const { seen } = await edited(desk);
  const { publication } = right(await desk.call(postContentPublication, { body: { slug: SLUG, revision: seen } }));
  title = `Gatos ${inLetters((titles += 1))}`;
  return { path: `${paths.editContent.es}?slug=${SLUG}`, cookie, desk, publication };
}

/** Desks of operators: what else they do there. */
export const DESKS: readonly OnlineStep[] = [
  ...CASE_ACTS.map(onCase),
  {
    name: 'an alert is published',
    calls: ALERTS,
    sends: [postAlert, postPublishAlert],
    prepare: atAlert('published'),
    act: (page) => press(page, alertsText.publish.es),
    isDone: says(alertsText.published(0).es),
  },
  {
    name: 'an alert is ended',
    calls: ALERTS,
    sends: [postEndAlert],
    prepare: atAlert('ended'),
    act: (page) => press(page, alertsText.end.es),
    isDone: says(alertsText.ended.es),
  },
  {
    name: 'a text is published',
    calls: EDITOR,
    sends: [postContentDraft, postContentPublication],
    async prepare(place) {
      const { desk, ...ready } = await publishedAt(place);
      const mine = title;
      // Published once, however often it was sent.
      const holds = async () => {
        const { revisions, decisions } = await edited(desk);
        const own = revisions.filter((one) => one.title.es === mine).map(({ revision }) => revision);
        expect(own).toHaveLength(1);
        expect(decisions.filter(({ revision }) => own.includes(revision))).toHaveLength(1);
      };
      return { ...ready, holds };
    },
    async act(page) {
      await page.locator('[name="title.es"]').fill(title);
      await press(page, editingText.publish.es);
    },
    isDone: says(editingText.done.published.es),
  },
  {
    name: 'a text is withdrawn',
    calls: EDITOR,
    sends: [postContentWithdrawal],
    async prepare(place) {
      const { desk, publication, ...ready } = await publishedAt(place);
      const holds = async () => {
        const decision = (await edited(desk)).decisions.find((one) => one.publication === publication)!;
        expect(decision.withdrawn_by).not.toBeNull();
      };
      return { ...ready, holds };
    },
    act: (page) => page.locator('button[name="do"][value="withdraw"]').first().press('Enter'),
    isDone: says(editingText.done.withdrawn.es),
  },
  {
    name: 'a former text is taken again',
    calls: EDITOR,
    sends: [postContentRestore],
    async prepare(place) {
      const { desk, ...ready } = await publishedAt(place);
      const before = (await edited(desk)).revisions.length;
      // One more revision, however often it was sent.
      const holds = async () => expect((await edited(desk)).revisions).toHaveLength(before + 1);
      return { ...ready, holds };
    },
    act: (page) => page.locator('button[name="do"][value="restore"]').first().press('Enter'),
    isDone: says(editingText.done.restored.es),
  },
  {
    name: 'an operator signs out',
    calls: [`GET ${paths.operation.es}`, 'GET files', `POST ${paths.operation.es}`],
    sends: [postOperatorSignOut],
    prepare: async (place) => ({ path: paths.operation.es, cookie: await signedIn(place) }),
    async act(page) {
      await awakeOrPlain(page);
      await page.locator('main').getByRole('button', { name: operationText.leave.es }).press('Enter');
    },
    isDone: async (page) => !(await isLost(page)) && page.locator('[name="key"]').isVisible(),
  },
];
