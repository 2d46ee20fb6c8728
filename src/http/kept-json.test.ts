import { expect, test } from 'vitest';
import { success } from '#wire/envelope.ts';
import { keepJson, keptJson } from './kept-json.ts';

test('the text of kept data is that of the envelope around it', () => {
  const data = keepJson({ schedules: [{ city: 'Rincón "de" Guayabitos' }], none: null });
  const bytes = keptJson(success(data));
  expect(JSON.parse(String(bytes))).toEqual(JSON.parse(JSON.stringify(success(data))));
  expect(keptJson(success(data))).toBe(bytes);
});

test('in another envelope the same data has another text', () => {
  const data = keepJson({ schedules: [] });
  keptJson(success(data));
  const other = { ...success(data), http: { code: 202, status: 'success' as const } };
  expect(JSON.parse(String(keptJson(other as ReturnType<typeof success>)))).toEqual(other);
});

test('other data has none', () => {
  expect(keptJson(success({ schedules: [] }))).toBeUndefined();
  expect(keptJson(success(null))).toBeUndefined();
});
