import { expect, test } from 'vitest';
import { readEnvelope } from '#wire/read-envelope.ts';

const said = (code: number, status: string, content: unknown = { data: { a: 1 }, errors: [] }) => ({
  http: { code, status },
  content,
});

test('success is two codes of 200 and the very word', () => {
  expect(readEnvelope(200, said(200, 'success'))).toEqual({ ok: true, data: { a: 1 } });
});

test.each([
  ['the word differs', 200, said(200, 'Success'), 502],
  ['the word denies', 200, said(200, 'error'), 502],
  ['the code inside denies', 200, said(409, 'success'), 409],
  ['the code outside denies', 503, said(200, 'success'), 503],
  ['the code inside is none', 418, said(1000, 'error'), 418],
])('%s: a refusal', (_, status, answer, expected) => {
  expect(readEnvelope(status, answer)).toEqual({ ok: false, status: expected, errors: [] });
});

test.each([
  ['a list', [{ code: 'seat_taken', message: 'Ocupado', field: 'seats.0', params: { seat: 4 } }, 'Y otro'], 2],
  ['a sentence', 'No se pudo', 1],
  ['an object', { message: 'No se pudo' }, 1],
  ['an object by field', { email: 'Falta', phone: 'Falta', other: 3 }, 2],
  ['nothing', undefined, 0],
  ['an empty sentence', '', 0],
])('errors come as %s', (_, errors, count) => {
  const read = readEnvelope(422, said(422, 'error', { data: {}, errors }));
  expect(read).toMatchObject({ ok: false, status: 422 });
  expect(read?.ok === false && read.errors.map(({ message }) => typeof message)).toEqual(Array(count).fill('string'));
});

test('an error of ours comes through whole', () => {
  const error = { code: 'seat_taken', message: 'Ocupado', field: 'seats.0', params: { seat: 4 } };
  expect(readEnvelope(409, said(409, 'error', { data: {}, errors: [error] }))).toMatchObject({ errors: [error] });
});

test.each([[undefined], [null], ['<html>'], [[]], [{}], [{ http: { code: 200, status: 'success' } }]])(
  '%j is no envelope',
  (answer) => expect(readEnvelope(200, answer)).toBeUndefined(),
);
