import { expect, test } from 'vitest';
import { encodeQuery, pathOf, patternOf } from '#wire/paths.ts';
import { isCallPath } from '#wire/services.ts';

test.each([
  ['websale', 'reservation/seats', {}, '/api/websale/reservation/seats'],
  ['catalogue', 'version/select/:project_id', { project_id: 'a/b' }, '/api/catalogue/version/select/a%2Fb'],
  ['new_invoicing', 'reservation/generate/:code', { code: 'X1' }, '/new-invoicing/reservation/generate/X1'],
  ['vallarta_adventures', 'tour/list', {}, '/vallarta-adventures/tour/list'],
] as const)('%s %s', (service, path, params, expected) => {
  expect(pathOf({ service, path }, params)).toBe(expected);
});

test('a router hears the parameters by name', () => {
  expect(patternOf({ service: 'catalogue', path: 'version/select/:id' })).toBe('/api/catalogue/version/select/:id');
});

test('a query leaves out what is absent', () => {
  expect(encodeQuery({ code: 'A B', date: undefined, page: 2 })).toBe('?code=A+B&page=2');
  expect(encodeQuery({ date: undefined })).toBe('');
  expect(encodeQuery(undefined)).toBe('');
});

test.each([
  ['/api/none', true],
  ['/new-invoicing/x', true],
  ['/apis', false],
  ['/reservacion', false],
])('%s is a call: %s', (path, expected) => expect(isCallPath(path)).toBe(expected));
