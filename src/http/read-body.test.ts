import { expect, test } from 'vitest';
import { readBody } from '#http/read-body.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['JSON', '{"a":[1]}', false, { a: [1] }],
  ['nothing', ' \n', false, undefined],
  ['base64', base64('{"a":"ñ"}'), true, { a: 'ñ' }],
  ['base64url without padding', Buffer.from('{"a":"~~?"}').toString('base64url'), true, { a: '~~?' }],
  ['base64 as a JSON string', `"${base64('{}')}"`, true, {}],
  ['nothing in base64', '', true, undefined],
  ['ten levels', nested(10), false, JSON.parse(nested(10))],
] as const)('%s is read', (_, text, isBase64, value) => {
  expect(readBody(text, isBase64)).toEqual({ ok: true, value });
});

test.each([
  ['no JSON', '{', false],
  ['eleven levels', nested(11), false],
  ['a prototype', '{"a":{"__proto__":{"isAdmin":true}}}', false],
  ['a constructor', '{"constructor":{}}', false],
  ['a prototype in base64', base64('{"prototype":1}'), true],
  ['JSON where base64 is said', '{}', true],
  ['base64 twice', base64(base64('{}')), true],
  ['a letter that encodes nothing', 'a', true],
  ['five letters', 'e30=a', true],
])('%s is refused', (_, text, isBase64) => {
  expect(readBody(text, isBase64)).toEqual({ ok: false });
});
