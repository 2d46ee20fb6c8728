import { expect, test } from 'vitest';
import { fault, type ErrorCode } from '#domain/errors.ts';
import { challengeOf } from '#http/challenge.ts';
import { refusalOf } from '#http/refusal-of.ts';
import { getSlider } from '#wire/catalogue.ts';
import { success } from '#wire/envelope.ts';
import { getGenerateToken } from '#wire/oauth.ts';

const SENT = { isAnonymous: false };

test.each<[ErrorCode, string | undefined]>([
  ['invalid_client', 'Basic realm="OAuthVP", charset="UTF-8"'],
  ['invalid_token', 'Bearer realm="OAuthVP", error="invalid_token"'],
  ['insufficient_scope', 'Bearer realm="OAuthVP", error="insufficient_scope", scope="catalogue"'],
  ['invalid_grant', undefined],
  ['operator_required', undefined],
])('%s is challenged with %s', (code, expected) => {
  expect(challengeOf(getSlider, refusalOf([fault(code)]), SENT)['www-authenticate']).toBe(expected);
});

test('nothing is said to be wrong with a token that was not sent', () => {
  const challenge = challengeOf(getSlider, refusalOf([fault('invalid_token')]), { isAnonymous: true });
  expect(challenge['www-authenticate']).toBe('Bearer realm="OAuthVP"');
});

test('a token is kept by nobody on its way', () => {
  expect(challengeOf(getGenerateToken, { status: 200, envelope: success({}) }, SENT)).toEqual({ pragma: 'no-cache' });
  expect(challengeOf(getSlider, { status: 200, envelope: success({}) }, SENT)).toEqual({});
});
