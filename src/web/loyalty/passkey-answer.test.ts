import { expect, test } from 'vitest';
import { passkeyAnswer } from './passkey-answer.ts';

test.each([
  ['{"id":"AAAA","signature":"BBBB"}', { id: 'AAAA', signature: 'BBBB' }],
  ['', {}],
  ['{', {}],
  ['null', {}],
  ['7', {}],
])('%j in a form is %j', (passkey, expected) => {
  expect(passkeyAnswer(new URLSearchParams({ passkey }))).toEqual(expected);
});
