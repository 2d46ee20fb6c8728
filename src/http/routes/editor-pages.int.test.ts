import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '#adapters/db/content/content.ts';
import { previewTokens } from '#adapters/links/preview-links.ts';
import { previewOf } from '#app/content/preview.ts';
import { before, DAY, instant } from '#kernel/instant.ts';
import { COSTERA } from '#main/costera.ts';
import { editorVisit } from '#testing/http/editor-visit.ts';
import { openSite } from '#testing/http/open-site.ts';
import { SITE_SECRET } from '#testing/http/principals.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { openPaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { operatorCommand } from '#main/cli/operator-commands.ts';
import { operatorDeps } from '#main/rooms/operators.ts';
import { contentText } from '#text/content-frame.ts';
import { standingText } from '#text/content-standing.ts';
import { editingText } from '#text/pages/editing.ts';
import { createAnswerPage } from '#web/answer-page.tsx';
import { comingSentence } from '#web/content/standing.ts';
import { ROUTES } from '#web/routes.ts';

let database: TestDatabase;
let site: Awaited<ReturnType<typeof openSite>>;
const keys = new Map<string, string>();
const now = () => instant(Date.parse('2026-11-27T15:30:20Z'));

beforeAll(async () => {
  database = await createTestDatabase();
  const fixture = await openPaymentFixture(database.pool);
  const operators = operatorDeps(database.pool);
  for (const operator of ['Ana Gil', 'Beto Paz']) {
    const added = await operatorCommand({ ...operators, actor: 'eva' }, { name: 'add', operator, role: 'editor' });
    if (!added.ok) throw new Error(added.fault);
    keys.set(operator, added.value[0]!.replace('key ', ''));
  }
  const built = { script: '/assets/x.js', chunks: [], css: '' };
  const assets = {
    entries: Object.fromEntries(ROUTES.map(({ entry }) => [entry, built])),
    dates: { script: '', chunks: [] },
    frameCss: '',
    fontCss: '',
    fonts: [],
    version: 'v1',
  };
  site = await openSite(fixture.sale, {
    now,
    handlers: wireSite(database.pool, fixture, { clock: { now } }).handlers,
    answerPage: createAnswerPage({ brand: COSTERA, testMode: true, assets }),
  });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

const editor = (name: string) => editorVisit(site.origin, keys.get(name)!);

const HOSTILE = '<script>alert(1)</script><img src=x onerror=alert(1)>';

async function savedDraft(slug: string, title: string): Promise<number> {
  const say = (text: string) => ({ es: text, en: text });
  const store = content(database.pool);
  const seen = (await store.history(slug)).revisions[0]?.revision ?? 0;
  const document = {
    title: say(title),
    description: say('Descripción'),
    blocks: [{ kind: 'paragraph' as const, text: say(`${title} "quoted"`) }],
  };
  const by = { name: 'Ana', role: 'editor', place: '127.0.0.1' } as const;
  return (await store.save({ slug, kind: 'service', document, seen, by }))!;
}

const linkTo = (slug: string, revision: number, at = now()) =>
  previewOf(previewTokens(SITE_SECRET), { slug, revision }, at);

test.each([
  ['es', '/servicios/equipaje?preview='],
  ['en', '/servicios/equipaje?lang=en&preview='],
] as const)(
  'a draft is shown on its page in %s to who has the link, kept by no browser and by no search engine',
  async (lang, path) => {
    const revision = await savedDraft('equipaje', HOSTILE);
    const shown = await fetch(site.origin + path + linkTo('equipaje', revision));
    const html = await shown.text();
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(contentText.isDraft[lang]);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');

    const plain = await fetch(`${site.origin}/servicios/equipaje?lang=${lang}`);
    const text = await plain.text();
    expect(plain.headers.get('cache-control')).toBe('private, no-cache');
    expect(text).not.toContain('noindex');
    expect(text).not.toContain('alert(1)');
  },
);

test('a link that is too old says so, and shows nothing', async () => {
  const revision = await savedDraft('mascota', 'Animales');
  const shown = await fetch(
    `${site.origin}/servicios/mascota?preview=${linkTo('mascota', revision, before(now(), 4 * DAY))}`,
  );
  const html = await shown.text();
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  expect(html).toContain(contentText.missing.es);
  expect(html).not.toContain('Animales');
});

describe.each(['es', 'en'] as const)('the editor’s day without a script (%s)', (lang) => {
  const SLUG = lang === 'es' ? 'estacionamiento' : 'cafeteria';
  const page = { es: `/operacion/contenido/editar?slug=${SLUG}`, en: `/operation/content/edit?slug=${SLUG}` }[lang];
  const list = { es: '/operacion/contenido', en: '/operation/content' }[lang];

  test('writes, is told at the field what is refused, saves, schedules and takes back', async () => {
    const ana = await editor('Ana Gil');
    const listed = await ana.read(list);
    expect(listed.text).toContain(`slug=${SLUG}`);
    // Figures are filled in within titles; placeholders are only in what is edited.
    expect(listed.text).not.toContain('{minor-percent}');
    expect(listed.text).toMatch(/INAPAM.{0,20}50/);
    const opened = await ana.read(page);
    expect(opened.text).toContain(standingText.builtIn[lang]);

    const refused = await ana.press(opened, 'save', {
      'title.es': 'Con quince lugares',
      'title.en': 'Room for fifteen',
    });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(lang === 'es' ? '«quince» es una cifra' : '“quince” is a figure');
    expect(refused.form['title.es']).toBe('Con quince lugares');

    const saved = await ana.press(refused, 'save', { 'title.es': 'Muchos lugares', 'title.en': 'A lot of room' });
    expect(saved.text).toContain(editingText.done.saved[lang]);
    expect(saved.text).toContain('Ana Gil');
    const draft = await ana.read(/href="([^"]*preview=[^"]*)"/.exec(saved.text)![1]!.replaceAll('&amp;', '&'));
    expect(draft.text).toContain(lang === 'es' ? 'Muchos lugares' : 'A lot of room');

    const late = await ana.press(saved, 'publish', { from: '2026-11-27T09:00' });
    expect([late.status, late.form['from']]).toEqual([422, '2026-11-27T09:00']);
    const planned = await ana.press(late, 'publish', { from: '2026-11-30T09:00' });
    expect(planned.text).toContain(editingText.done.scheduled[lang]);
    expect(planned.text.includes(comingSentence({ from: '2026-11-30T09:00:00-06:00', until: null }, lang))).toBe(true);
    expect((await ana.read(list)).text).toContain(editingText.isComing[lang]);

    const back = await ana.press(planned, 'withdraw', {}, { has: 'publication' });
    expect(back.text).toContain(editingText.done.withdrawn[lang]);
    expect(back.text).toContain(editingText.wasWithdrawn('Ana Gil')[lang]);
  });

  test('the second of two is told of the first, keeps what they typed, and means it once they save again', async () => {
    const [ana, beto] = [await editor('Ana Gil'), await editor('Beto Paz')];
    const [hers, his] = [await ana.read(page), await beto.read(page)];
    await ana.press(hers, 'save', { 'title.es': 'De Ana' });
    const told = await beto.press(his, 'save', { 'title.es': 'De Beto' });
    expect(told.status).toBe(422);
    expect(told.text).toContain(lang === 'es' ? 'Ana Gil guardó otra versión' : 'Ana Gil saved another version');
    expect(told.text).toContain(editingText.theirs[lang]);
    expect(told.form['title.es']).toBe('De Beto');
    expect((await beto.press(told, 'save', {})).text).toContain(editingText.done.saved[lang]);
    expect((await ana.read(page)).form['title.es']).toBe('De Beto');
  });

  test('parts come, move and go with what was typed, and nothing is saved by it', async () => {
    const ana = await editor('Ana Gil');
    const opened = await ana.read(page);
    const { history } = content(database.pool);
    const atFirst = (await history(SLUG)).revisions.length;
    const added = await ana.press(opened, 'add.0', { 'kind.0': 'question', 'title.es': 'Typed' });
    expect([added.status, added.form['blocks.0.kind'], added.form['title.es']]).toEqual([200, 'question', 'Typed']);
    const moved = await ana.press(added, 'down.0', { 'blocks.0.question.es': HOSTILE });
    expect([moved.form['blocks.1.kind'], moved.form['blocks.1.question.es']]).toEqual(['question', HOSTILE]);
    expect(moved.text).not.toContain('<script>alert');
    expect((await ana.press(moved, 'remove.1', {})).form['blocks.1.kind']).toBe(opened.form['blocks.1.kind']);
    expect((await history(SLUG)).revisions).toHaveLength(atFirst);
  });
});

test('whose shift ended while they wrote signs in again, and nothing typed is lost', async () => {
  const ana = await editor('Ana Gil');
  const opened = await ana.read('/operacion/contenido/editar?slug=shuttle');
  const kept = await ana.press(opened, 'save', { 'title.es': 'Escrito de noche' }, { signedOut: true });
  expect([kept.status, kept.form['title.es']]).toEqual([422, 'Escrito de noche']);
  expect(kept.text).toContain('/operacion?to=');
  expect((await ana.press(kept, 'save', {})).text).toContain(editingText.done.saved.es);
});

test('something new is begun, and gets an address once it is saved', async () => {
  const ana = await editor('Ana Gil');
  const blank = await ana.read('/operacion/contenido/editar?kind=promotion');
  const filled = await ana.press(blank, 'add.0', { 'kind.0': 'paragraph' });
  const texts = Object.keys(filled.form).filter((name) => /\.(es|en)$/.test(name));
  const written = Object.fromEntries(texts.map((name) => [name, `Playa ${name.slice(-2)}`]));
  const shown = await ana.press(filled, 'publish', written);
  expect(shown.text).toContain(editingText.done.published.es);
  expect(shown.text).toContain('value="playa-es"');
});

test('a slide of the home page is previewed there, and shown once it is published', async () => {
  const ana = await editor('Ana Gil');
  const opened = await ana.read('/operacion/contenido/editar?slug=seat');
  const saved = await ana.press(opened, 'save', { 'title.es': 'Ventanilla o pasillo' });
  const draft = await fetch(site.origin + /href="(\/\?preview=[^"]*)"/.exec(saved.text)![1]!);
  expect(draft.headers.get('cache-control')).toBe('private, no-store');
  const html = await draft.text();
  expect([html.includes('Ventanilla o pasillo'), html.includes('content="noindex"')]).toEqual([true, true]);
  expect((await (await fetch(site.origin)).text()).includes('Elige tu asiento')).toBe(true);
});
