import { expect, test } from 'vitest';
import { isWritten, nextState, possibleActs } from '#domain/cases/case-state.ts';

test.each([
  ['open', 'answer', 'answered'],
  ['open', 'ask', 'waiting'],
  ['open', 'reply', 'open'],
  ['open', 'close', 'closed'],
  ['waiting', 'reply', 'open'],
  ['waiting', 'answer', 'answered'],
  ['answered', 'reply', 'open'],
  ['answered', 'answer', 'answered'],
  ['answered', 'close', 'closed'],
  ['closed', 'reopen', 'open'],
  ['closed', 'answer', undefined],
  ['closed', 'reply', undefined],
  ['open', 'reopen', undefined],
] as const)('%s, %s: %s', (state, event, next) => {
  expect(nextState(state, event, 'claim')).toBe(next);
});

test('only a privacy request is granted, and once', () => {
  expect(nextState('open', 'grant', 'privacy')).toBe('answered');
  expect(nextState('answered', 'grant', 'privacy')).toBeUndefined();
  expect(nextState('open', 'grant', 'group')).toBeUndefined();
});

test('what is offered is what can be done', () => {
  expect(possibleActs('open', 'message')).toEqual(['answer', 'ask', 'close']);
  expect(possibleActs('open', 'privacy')).toEqual(['answer', 'grant', 'ask', 'close']);
  expect(possibleActs('closed', 'message')).toEqual(['reopen']);
});

test('the traveller reads what is written to them, and nothing of the rest', () => {
  expect((['answer', 'grant', 'ask', 'close', 'reopen'] as const).filter(isWritten)).toEqual([
    'answer',
    'grant',
    'ask',
  ]);
});
