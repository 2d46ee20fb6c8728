import { describe, expect, test } from 'vitest';
import { filesToRunAgain } from './run-again.ts';

const SLOW = 'Error: Test timed out in 60000ms.\nIf this is a long-running test, pass a timeout value';
const WRONG = 'AssertionError: expected 2 to be 1';

const file = (name: string, ...reasons: readonly (readonly string[])[]) => ({
  name,
  status: reasons.length > 0 ? 'failed' : 'passed',
  assertionResults: [
    { status: 'passed', failureMessages: [] },
    ...reasons.map((failureMessages) => ({ status: 'failed', failureMessages })),
  ],
});
const again = (inBrowser: boolean, ...testResults: ReturnType<typeof file>[]) =>
  filesToRunAgain({ testResults }, inBrowser);

describe('run again', () => {
  test('is nothing of what passed', () => {
    expect(again(true, file('a'), file('b'))).toEqual([]);
  });

  test('is a file that failed in a browser', () => {
    expect(again(true, file('a'), file('b', [WRONG]))).toEqual(['b']);
  });

  test('is a file that ran out of time, and not one with a wrong result', () => {
    expect(again(false, file('a', [SLOW]), file('b', [SLOW], [SLOW]))).toEqual(['a', 'b']);
    expect(again(false, file('a', [WRONG]))).toEqual([]);
    expect(again(false, file('a', [SLOW], [WRONG]))).toEqual([]);
  });

  test('is nothing when another file has a wrong result: the run fails anyway', () => {
    expect(again(false, file('a', [SLOW]), file('b', [WRONG]))).toEqual([]);
  });

  test('is a file whose set-up ran out of time', () => {
    const testResults = [
      { name: 'a', status: 'failed', message: 'Error: Hook timed out in 60000ms.', assertionResults: [] },
    ];
    expect(filesToRunAgain({ testResults }, false)).toEqual(['a']);
    expect(filesToRunAgain({ testResults: [{ ...testResults[0]!, message: 'SyntaxError' }] }, false)).toEqual([]);
  });

  test('is nothing when more files fail than bad luck explains', () => {
    expect(again(true, ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => file(name, [WRONG])))).toEqual([]);
  });
});
