import { expect, test } from 'vitest';
import { ANSWER_DAYS, dueOn, PRIVACY_ANSWER_DAYS, PRIVACY_EFFECT_DAYS } from '#domain/cases/deadlines.ts';
import { localDate } from '#kernel/instant.ts';

/** A Monday. */
const today = localDate('2026-11-23');

test.each([
  ['open', 'message', 'reply', '2026-11-26'],
  ['open', 'group', 'reply', '2026-11-25'],
  ['open', 'claim', 'reopen', '2026-12-07'],
  ['open', 'privacy', 'reply', '2026-12-21'],
  ['waiting', 'privacy', 'ask', '2026-12-07'],
  ['answered', 'privacy', 'grant', '2026-12-14'],
  ['answered', 'privacy', 'answer', null],
  ['answered', 'claim', 'answer', null],
  ['closed', 'claim', 'close', null],
] as const)('%s, about %s, after %s: until %s', (state, topic, event, until) => {
  expect(dueOn(state, { topic, event, today })).toBe(until);
});

test('the law leaves twenty working days to answer about personal data, and fifteen to carry it out', () => {
  expect([PRIVACY_ANSWER_DAYS, PRIVACY_EFFECT_DAYS]).toEqual([20, 15]);
  expect(ANSWER_DAYS.privacy).toBe(PRIVACY_ANSWER_DAYS);
});

test('days of rest in between are left out', () => {
  const christmas = { topic: 'message', event: 'reply', today: localDate('2026-12-23') } as const;
  expect(dueOn('open', christmas)).toBe('2026-12-29');
});
