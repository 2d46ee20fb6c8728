import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { content } from '#adapters/db/content/content.ts';
import { previewTokens } from '#adapters/links/preview-links.ts';
import { shownWithDraft } from '#app/content/preview.ts';
import { type ShownContent, shownContent } from '#app/content/shown-content.ts';
import type { OperatorRole } from '#domain/operators/operator.ts';
import { contentHandlers } from '#http/routes/content.ts';
import { editingHandlers } from '#http/routes/editing.ts';
import { type Instant, instant, localDate } from '#kernel/instant.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { operatorCommand } from '#main/cli/operator-commands.ts';
import { COSTERA } from '#main/costera.ts';
import { COSTERA_ADDITIONS } from '#main/costera-additions.ts';
import { operatorDeps } from '#main/rooms/operators.ts';
import { openSite } from '#testing/http/open-site.ts';
import { openPaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { BUILT_IN } from '#text/content/built-in.ts';
import { contentFigures } from '#text/content/figures.ts';
import { isRootTaken } from '#web/root-addresses.ts';
import { TARGET_NAMES } from '#web/content/targets.ts';

let database: TestDatabase;
let site: Awaited<ReturnType<typeof openSite>>;
const keys = new Map<string, string>();
/** The cache of a new process, because the clock never goes back within one. */
let shown: ShownContent;
const clock = { at: instant(Date.parse('2026-11-27T15:30:20Z')) };

beforeAll(async () => {
  database = await createTestDatabase();
  const operators = operatorDeps(database.pool);
  const add = async (operator: string, role: OperatorRole) => {
    const lines = await operatorCommand({ ...operators, actor: 'eva' }, { name: 'add', operator, role });
    if (!lines.ok) throw new Error(lines.fault);
    keys.set(operator, lines.value[0]!.replace('key ', ''));
  };
  await add('Ana Gil', 'editor');
  await add('Beto Paz', 'editor');
  await add('Rosa Cruz', 'counter');
  const { sale } = await openPaymentFixture(database.pool);
  const store = content(database.pool);
  const tokens = previewTokens('s'.repeat(32));
  const figures = async () =>
    contentFigures({
      speaker: COSTERA,
      offers: COSTERA_ADDITIONS,
      today: localDate('2026-11-27'),
      sepWindows: [{ startsOn: localDate('2026-12-21'), endsOn: localDate('2027-01-08') }],
      codes: [],
      lounges: [],
    });
  const now = (): Instant => clock.at;
  site = await openSite(sale, {
    now,
    handlers: [
      ...contentHandlers({
        shown: shownWithDraft({ shown: (at) => shown(at), store, tokens }),
        figures,
        fleet: async () => [],
      }),
      ...editingHandlers({
        store,
        builtIn: BUILT_IN,
        rules: async () => ({ figures: await figures(), targets: new Set(TARGET_NAMES) }),
        addressProblem: async (kind, address) =>
          kind === 'landing' ? (isRootTaken(address) ? 'taken' : undefined) : 'unknown',
        zone: CARRIER_ZONE,
        operators: operators.operators,
        tokens,
      }),
    ],
  });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});
beforeEach(async () => {
  clock.at = instant(Date.parse('2026-11-27T15:30:20Z'));
  await database.pool.query('truncate content_publication, content_revision');
  const report = (problem: unknown) => site.problems.push(problem);
  shown = shownContent({
    published: content(database.pool),
    builtIn: BUILT_IN,
    clock: { now: () => clock.at },
    report,
  });
});

const later = (minutes: number) => {
  clock.at = instant(clock.at + minutes * 60_000);
};

const ask = async (who: string, method: 'GET' | 'POST', path: string, body?: object) => {
  const response = await fetch(`${site.origin}/api/${path}`, {
    method,
    headers: { 'x-operator-key': keys.get(who) ?? '', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { data, errors } = (await response.json()).content;
  return { status: response.status, data, errors };
};
const get = (path: string, who = 'Ana Gil') => ask(who, 'GET', `operation/content${path}`);
const post = (path: string, body: object, who = 'Ana Gil') => ask(who, 'POST', `operation/content/${path}`, body);

const text = (es: string, en = 'Plain words') => ({ es, en });
const written = (title: string, block: object = { kind: 'paragraph', text: text('Hasta {bag-weight}.') }) => ({
  title: text(title),
  description: text('Lo que se dice'),
  blocks: [block],
});
const save = (title: string, seen: number, who?: string) =>
  post('draft', { slug: 'equipaje', seen, document: written(title) }, who);
const shownTitle = async () => {
  later(1);
  return (await ask('', 'GET', 'catalogue/content/select/equipaje')).data.title.es;
};
const entry = async (slug: string) =>
  (await get('')).data.contents.find((one: { readonly slug: string }) => one.slug === slug);

test('the day of an editor: a draft, on show from an hour of the carrier on, taken back', async () => {
  const ours = await shownTitle();
  expect(await entry('equipaje')).toMatchObject({ kind: 'service', shown: { from: null }, coming: [], draft: null });
  expect((await save('Equipaje y bultos', 0)).data).toEqual({ slug: 'equipaje', revision: 1 });
  expect(await shownTitle()).toBe(ours);
  expect(await entry('equipaje')).toMatchObject({ title: { es: 'Equipaje y bultos' }, draft: { author: 'Ana Gil' } });

  const planned = await post('publication', { slug: 'equipaje', revision: 1, from: '2026-11-27T10:00' });
  expect(await entry('equipaje')).toMatchObject({
    shown: { from: null },
    coming: [{ from: '2026-11-27T10:00:00-06:00', until: null }],
    draft: null,
  });
  expect(await shownTitle()).toBe(ours);
  later(30);
  expect(await shownTitle()).toBe('Equipaje y bultos');
  expect((await get('/document?slug=equipaje')).data).toMatchObject({ shown: planned.data.publication, seen: 1 });

  expect((await post('withdrawal', planned.data, 'Beto Paz')).status).toBe(200);
  expect(await shownTitle()).toBe(ours);
  expect((await get('/document?slug=equipaje')).data).toMatchObject({
    shown: 'built-in',
    decisions: [{ publisher: 'Ana Gil', withdrawn_by: 'Beto Paz' }],
  });
  expect((await post('withdrawal', planned.data)).errors).toMatchObject([{ code: 'publication_over' }]);
});

test('a form that was sent twice publishes once: taken back once, it is taken back', async () => {
  await save('uno', 0);
  const wanted = { slug: 'equipaje', revision: 1 };
  const [first, second] = [await post('publication', wanted), await post('publication', wanted)];
  expect(second.data).toEqual(first.data);
  const timed = { ...wanted, from: '2026-11-28T10:00', until: '2026-11-29T10:00' };
  expect((await post('publication', timed)).data).toEqual((await post('publication', timed)).data);
});

test('of two who write at once the second is told who was first and when, and loses nothing', async () => {
  await save('uno', 0);
  await save('texto de Ana', 1);
  const refused = await save('la de Beto', 1, 'Beto Paz');
  expect(refused.status).toBe(409);
  expect(refused.errors).toMatchObject([
    { code: 'content_changed', params: { name: 'Ana Gil', at: expect.stringMatching(/-06:00$/) } },
  ]);
  expect((await get('/document?slug=equipaje')).data).toMatchObject({
    seen: 2,
    document: { title: { es: 'texto de Ana' } },
  });
});

test('a former version is the newest again, and so is what the product says itself', async () => {
  await save('uno', 0);
  await save('otro', 1);
  expect((await post('restore', { slug: 'equipaje', revision: 1, seen: 2 })).data).toEqual({
    slug: 'equipaje',
    revision: 3,
  });
  expect((await get('/document?slug=equipaje')).data.document.title.es).toBe('uno');
  await post('restore', { slug: 'equipaje', revision: 0, seen: 3 });
  // Sent again because its answer was lost.
  expect((await post('restore', { slug: 'equipaje', revision: 0, seen: 3 })).data).toMatchObject({ revision: 4 });
  const ours = BUILT_IN.find(({ slug }) => slug === 'equipaje')!.document;
  expect((await get('/document?slug=equipaje')).data.document).toEqual(ours);
  expect((await post('restore', { slug: 'equipaje', revision: 9, seen: 4 })).errors).toMatchObject([
    { code: 'content_revision_unknown' },
  ]);
});

test('something new gets a name of its own by its title, and two of one title do not meet', async () => {
  const fresh = { kind: 'promotion', seen: 0, document: written('Verano en la costa') };
  expect((await post('draft', fresh)).data).toEqual({ slug: 'verano-en-la-costa', revision: 1 });
  expect((await post('draft', fresh)).data).toEqual({ slug: 'verano-en-la-costa-2', revision: 1 });
  expect(await entry('verano-en-la-costa')).toMatchObject({ kind: 'promotion', shown: null });
  await post('publication', { slug: 'verano-en-la-costa', revision: 1, until: '2026-11-27T12:00' });
  const listed = async () => {
    later(1);
    const { data } = await ask('', 'GET', 'catalogue/content/list/promotion');
    return data.contents.some(({ slug }: { readonly slug: string }) => slug === 'verano-en-la-costa');
  };
  expect(await listed()).toBe(true);
  later(180);
  expect(await listed()).toBe(false);
  expect(await entry('verano-en-la-costa')).toMatchObject({ shown: null });
});

test.each([
  [
    'a figure',
    { kind: 'paragraph', text: text('Pesa hasta veinte kilos') },
    'text.es',
    'content_figure_typed',
    'veinte',
  ],
  [
    'a figure nobody knows',
    { kind: 'paragraph', text: text('{peso}') },
    'text.es',
    'content_placeholder_unknown',
    '{peso}',
  ],
  ['one language', { kind: 'paragraph', text: text('Algo', ' ') }, 'text.en', 'content_missing'],
  ['a link to a program', { kind: 'link', to: 'javascript:alert(1)', text: text('a') }, 'to', 'content_choice_unknown'],
  ['letters that turn others', { kind: 'paragraph', text: text('a\u202eb') }, 'text.es', 'content_unprintable'],
  ['no end', { kind: 'paragraph', text: text('x'.repeat(2_001)) }, 'text.es', 'content_too_long'],
])('refused at its field: %s', async (_, block, field, code, typed?) => {
  const { status, errors } = await post('draft', { slug: 'equipaje', seen: 0, document: written('a', block) });
  expect(status).toBe(422);
  expect(errors).toMatchObject([
    { code, field: `document.blocks.0.${field}`, ...(typed ? { params: { text: typed } } : {}) },
  ]);
  expect((await get('/document?slug=equipaje')).data.revisions).toEqual([]);
});

test('markup is shown as the text it is', async () => {
  const hostile = '<script>alert(document.cookie)</script>';
  await post('draft', { slug: 'equipaje', seen: 0, document: written(hostile) });
  await post('publication', { slug: 'equipaje', revision: 1 });
  expect(await shownTitle()).toBe(hostile);
});

test.each([
  [{ from: '2026-11-27T09:29' }, 'from', 'content_from_past'],
  [{ from: 'mañana' }, 'from', 'content_time_unknown'],
  [{ until: '2026-02-30T09:00' }, 'until', 'content_time_unknown'],
  [{ until: '2026-11-27T09:30' }, 'until', 'content_until_early'],
  [{ from: '2026-11-28T09:00', until: '2026-11-28T09:00' }, 'until', 'content_until_early'],
])('a time that cannot be: %o', async (span, field, code) => {
  await save('uno', 0);
  const { errors } = await post('publication', { slug: 'equipaje', revision: 1, ...span });
  expect(errors).toMatchObject([{ code, field }]);
});

test('the minute that runs has not passed', async () => {
  await save('uno', 0);
  expect((await post('publication', { slug: 'equipaje', revision: 1, from: '2026-11-27T09:30' })).status).toBe(200);
  expect(await shownTitle()).toBe('uno');
});

test('what can be named is told, and there is nothing for other roles', async () => {
  const { data } = await get('/figures');
  expect(data.figures).toContainEqual({ name: 'bag-weight', says: { es: '25 kg', en: '25 kg' } });
  expect(data.targets).toContain('locations');
  expect((await get('', 'Rosa Cruz')).errors).toMatchObject([{ code: 'operator_role_wrong' }]);
  expect((await get('/document?slug=nothing')).status).toBe(404);
});

test('a link shows a draft in place of what is shown, to anyone who has it and for three days', async () => {
  await save('uno', 0);
  await save('otro', 1);
  const { revisions } = (await get('/document?slug=equipaje')).data;
  const look = async (preview: string, path = 'select/equipaje') =>
    ask('', 'GET', `catalogue/content/${path}?preview=${preview}`);
  const [newest, first] = revisions.map(({ preview }: { readonly preview: string }) => preview);
  expect((await look(newest)).data.title.es).toBe('otro');
  expect((await look(first)).data.title.es).toBe('uno');
  const listed = (await look(newest, 'list/service')).data.contents;
  const places = (all: readonly { readonly slug: string }[]) => all.map(({ slug }) => slug);
  expect(places(listed)).toEqual(BUILT_IN.filter(({ kind }) => kind === 'service').map(({ slug }) => slug));
  expect((await look(newest, 'select/mascota')).data.slug).toBe('mascota');

  const forged = [newest.replace('.2.', '.1.'), newest.replace('equipaje', 'mascota'), `${newest}x`, 'a', ''];
  for (const link of forged) expect((await look(link)).errors).toMatchObject([{ code: 'link_invalid' }]);
  later(3 * 24 * 60 + 1);
  expect((await look(newest)).errors).toMatchObject([{ code: 'link_expired' }]);
  expect((await ask('', 'GET', 'catalogue/content/select/equipaje')).data.title.es).not.toBe('otro');
});
