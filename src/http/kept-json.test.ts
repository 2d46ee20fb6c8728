import { expect, test } from 'vitest';
import { success } from '#wire/envelope.ts';
import { keepJson, keptJson } from './kept-json.ts';

test('the text of kept data is that of the envelope around it', () => {
  const data = keepJson({ schedules: [{ city: 'Rincón "de" Guayabitos' }], none: null });
  for (let times = 0; times < 2; times += 1)
    expect(JSON.parse(keptJson(success(data))!)).toEqual(JSON.parse(JSON.stringify(success(data))));
});

test('other data has none', () => {
  expect(keptJson(success({ schedules: [] }))).toBeUndefined();
  expect(keptJson(success(null))).toBeUndefined();
});
