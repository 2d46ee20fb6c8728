import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { content } from '#adapters/db/content/content.ts';
import type { ContentRepository, PublishedContent } from '#app/content/ports.ts';
import { shownContent } from '#app/content/shown-content.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let store: PublishedContent & ContentRepository;

beforeAll(async () => {
  database = await createTestDatabase();
  store = content(database.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate content_publication, content_revision');
});

const at = (time: string): Instant => instant(Date.parse(`2026-11-27T${time}:00Z`));
const document = (title: string) => ({
  title: { es: title, en: title },
  description: { es: 'd', en: 'd' },
  blocks: [{ kind: 'paragraph' as const, text: { es: '<b>{x}</b>', en: '"' } }],
});
const OURS = { slug: 'tips', kind: 'page', document: document('ours') } as const;

const by = (name: string) => ({ name, role: 'editor', place: '127.0.0.1' }) as const;
const save = (title: string, seen: number) =>
  store.save({ slug: 'tips', kind: 'page', document: document(title), by: by('Ana'), seen });
const publish = (revision: number, from: Instant, until?: Instant) =>
  store.publish({ slug: 'tips', revision, from, until, by: by('Ana') });

/** The site of a process that has just started, with its own clock. */
const site = (published: PublishedContent = store) => {
  const state = { now: at('10:00'), problems: [] as unknown[], versions: 0, readings: 0 };
  const counted: PublishedContent = {
    version: () => {
      state.versions += 1;
      return published.version();
    },
    publications: (now) => {
      state.readings += 1;
      return published.publications(now);
    },
  };
  const shown = shownContent({
    published: counted,
    builtIn: [OURS],
    clock: { now: () => state.now },
    report: (problem) => state.problems.push(problem),
  });
  const title = async (now: Instant) => {
    state.now = now;
    return (await shown(now)).contents.get('tips')?.document.title.es;
  };
  const all = (now: Instant) => {
    state.now = now;
    return shown(now);
  };
  return { state, title, all };
};

test('a draft is shown to nobody, and what is published as it was written', async () => {
  expect(await save('first', 0)).toBe(1);
  const { title } = site();
  expect(await title(at('10:00'))).toBe('ours');
  await publish(1, at('10:00'));
  expect(await title(at('10:01'))).toBe('first');
  expect((await store.history('tips')).revisions).toMatchObject([
    { revision: 1, author: 'Ana', document: document('first') },
  ]);
});

test('a text appears when its time comes, without anybody asking the database', async () => {
  await save('first', 0);
  await publish(1, at('12:00'), at('13:00'));
  const { title, state } = site();
  expect(await title(at('11:59'))).toBe('ours');
  expect(await title(at('12:00'))).toBe('first');
  expect(await title(at('13:00'))).toBe('ours');
  expect(state.readings).toBe(1);
});

test('nothing is read while nothing was published, and the version is asked once a second for all', async () => {
  const { title, state } = site();
  await Promise.all(Array.from({ length: 50 }, () => title(at('10:00'))));
  await title(at('10:00'));
  expect(state).toMatchObject({ versions: 1, readings: 1 });
  await title(at('10:05'));
  expect(state).toMatchObject({ versions: 2, readings: 1 });
  await save('first', 0);
  await title(at('10:10'));
  expect(state).toMatchObject({ versions: 3, readings: 1 });
  await publish(1, at('10:11'));
  expect(await title(at('10:11'))).toBe('first');
  expect(state).toMatchObject({ versions: 4, readings: 2 });
});

test('of two who wrote at once the second is told', async () => {
  await save('first', 0);
  const both = await Promise.all([save('hers', 1), save('his', 1)]);
  expect(both.filter((revision) => revision === 2)).toHaveLength(1);
  expect(both).toContain(undefined);
  expect((await store.history('tips')).revisions).toHaveLength(2);
  expect(await save('late', 0)).toBeUndefined();
});

test('a publication that is withdrawn was never there: what was shown before is shown again', async () => {
  await save('first', 0);
  await save('second', 1);
  await publish(1, at('10:00'));
  const second = await publish(2, at('11:00'));
  const { title } = site();
  expect(await title(at('12:00'))).toBe('second');
  expect(await store.withdraw(second!, by('Beto'))).toBe(true);
  expect(await store.withdraw(second!, by('Beto'))).toBe(false);
  expect(await title(at('12:01'))).toBe('first');
  expect((await store.history('tips')).decisions).toMatchObject([
    { revision: 2, publisher: 'Ana', withdrawnBy: 'Beto' },
    { revision: 1, withdrawnBy: undefined },
  ]);
});

test('what has taken the place of others is read without them, and what is to come with it', async () => {
  await save('first', 0);
  for (const time of ['08:00', '09:00', '12:00', '11:00']) await publish(1, at(time));
  const read = await store.publications(at('10:00'));
  expect(read.map(({ from }) => from).sort()).toEqual([at('09:00'), at('11:00'), at('12:00')]);
});

test('many who publish at once are all counted, each by a number of its own', async () => {
  await save('first', 0);
  const before = await store.version();
  const numbers = await Promise.all(Array.from({ length: 8 }, () => publish(1, at('10:00'))));
  expect(new Set(numbers).size).toBe(8);
  expect(await store.version()).toBe(before + 8);
});

test('a revision that nobody wrote is not published', async () => {
  const before = await store.version();
  expect(await publish(1, at('10:00'))).toBeUndefined();
  expect(await store.version()).toBe(before);
});

test('what is saved is listed once with its kind, by its newest revision, a draft until it is published', async () => {
  await save('first', 0);
  await publish(1, at('10:00'));
  await save('second', 1);
  const listed = { slug: 'tips', kind: 'page', revision: 2, author: 'Ana', title: document('second').title };
  expect(await store.saved()).toMatchObject([{ ...listed, isDraft: true }]);
  const second = await publish(2, at('11:00'));
  expect(await store.saved()).toMatchObject([{ ...listed, isDraft: false }]);
  await store.withdraw(second!, by('Beto'));
  expect(await store.saved()).toMatchObject([{ ...listed, isDraft: true }]);
});

test('who did what is in the log, and what was not done is not', async () => {
  await database.pool.query('truncate audit_log');
  await save('first', 0);
  await save('late', 0);
  const first = await publish(1, at('10:00'));
  await publish(7, at('10:00'));
  await store.withdraw(first!, by('Beto'));
  await store.withdraw(first!, by('Beto'));
  const { rows } = await database.pool.query(
    'select actor, role, place, action, content_slug as slug, note from audit_log order by at, audit_id',
  );
  const entry = { role: 'editor', place: '127.0.0.1', slug: 'tips', note: 'tips, 1' };
  expect(rows).toEqual([
    { ...entry, actor: 'Ana', action: 'content.saved' },
    { ...entry, actor: 'Ana', action: 'content.published' },
    { ...entry, actor: 'Beto', action: 'content.withdrawn' },
  ]);
});

test('without a database the product says what it says itself, and what it knew as long as it runs', async () => {
  const away = { isAway: true };
  const { title, state } = site({
    version: async () => {
      if (away.isAway) throw new Error('away');
      return store.version();
    },
    publications: store.publications,
  });
  expect(await title(at('10:00'))).toBe('ours');
  expect(state.problems).toHaveLength(1);
  await save('first', 0);
  await publish(1, at('10:00'));
  away.isAway = false;
  expect(await title(at('10:01'))).toBe('first');
  away.isAway = true;
  expect(await title(at('10:02'))).toBe('first');
});

test('is worked out once for all requests, until something begins or ends', async () => {
  await save('first', 0);
  await publish(1, at('10:30'), at('11:00'));
  const { title, all } = site();
  expect(await title(at('10:00'))).toBe('ours');
  expect(await all(at('10:29'))).toBe(await all(at('10:00')));
  expect(await title(at('10:30'))).toBe('first');
  expect(await all(at('10:59'))).toBe(await all(at('10:30')));
  expect(await title(at('11:00'))).toBe('ours');
});
