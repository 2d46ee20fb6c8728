import { describe, expect, test } from 'vitest';
import { isAlive, parsePostmasterFile } from './postmaster-file.ts';

const WHOLE = '4711\n/data/cluster\n1769000000\n5432\n/run/socket\n\n   98765    131072\nready   \n';

describe('postmaster.pid', () => {
  test('is read', () => {
    expect(parsePostmasterFile(WHOLE)).toEqual({
      pid: 4711,
      port: 5432,
      socketDirectory: '/run/socket',
      state: 'ready',
    });
  });

  test.each([
    ['starting', 'starting'],
    ['stopping', 'stopping'],
    ['standby', 'standby'],
    ['', 'unknown'],
  ])('has the state %j', (word, state) => {
    expect(parsePostmasterFile(WHOLE.replace('ready', word))?.state).toBe(state);
  });

  test.each([
    ['empty', ''],
    ['cut short', '4711\n/data/cluster\n'],
    ['a single-user server (negative number)', WHOLE.replace('4711', '-4711')],
    ['no number', WHOLE.replace('4711', 'x')],
  ])('says nothing when it is %s', (_, text) => {
    expect(parsePostmasterFile(text)).toBeUndefined();
  });
});

test('this process is alive, and a number that no process has is not', () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(2 ** 30)).toBe(false);
});
