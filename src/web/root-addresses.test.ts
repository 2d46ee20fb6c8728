import { expect, test } from 'vitest';
import { isRootTaken } from '#web/root-addresses.ts';
import { findRoute, redirectOf, ROUTES } from '#web/routes.ts';

test.each([
  ['verano-en-la-playa', false],
  ['lujo', false],
  ['promotions', true],
  ['home', true],
  ['boletos-a-la-luna', true],
  ['group-lujo', true],
  ['mi-cuenta', true],
  ['tours', true],
  ['widget', true],
])('/%s is taken: %s', (slug, taken) => {
  expect(isRootTaken(slug)).toBe(taken);
});

test('no address of a page is free', () => {
  const roots = ROUTES.flatMap(({ path, alias }) => [path, alias ?? path]).map((path) => path.split('/')[1] ?? '');
  const named = roots.filter((name) => name !== '' && !name.includes(':'));
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((name) => !isRootTaken(name))).toEqual([]);
});

test('what only leads elsewhere is not free either', () => {
  const free = ['verano', 'callcenter', 'mexcar', 'reservacion', 'mi-reservacion', 'tours'].filter(
    (name) => !isRootTaken(name),
  );
  expect(free.filter((name) => findRoute(`/${name}`) || redirectOf(`/${name}`))).toEqual([]);
});
