import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { CommitUnknown, isConflict, isConnectionLoss, isFinalAnswer, leavesNoConnection } from './database-errors.ts';
import { statement } from './statement.ts';
import { retryPauseMs } from './retry-pause.ts';

test.each([
  [1, 0, 5],
  [1, 1, 15],
  [3, 0.5, 40],
])('pause before retry %i with jitter %f', (retry, jitter, ms) => {
  expect(retryPauseMs(retry, jitter)).toBe(ms);
});

const answered = (code: string, severity = 'ERROR') =>
  Object.assign(new DatabaseError(code, 0, 'error'), { code, severity });
const failed = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe('an error', () => {
  test.each([
    ['serialization failure', answered('40001'), { conflict: true, loss: false, final: true, dead: false }],
    ['deadlock', answered('40P01'), { conflict: true, loss: false, final: true, dead: false }],
    ['lock not granted in time', answered('55P03'), { conflict: false, loss: false, final: true, dead: false }],
    ['unique violation', answered('23505'), { conflict: false, loss: false, final: true, dead: false }],
    ['shutdown', answered('57P01', 'FATAL'), { conflict: false, loss: true, final: false, dead: true }],
    ['idle in transaction', answered('25P03', 'FATAL'), { conflict: false, loss: false, final: false, dead: true }],
    [
      'line cut',
      failed('Connection terminated unexpectedly'),
      { conflict: false, loss: true, final: false, dead: true },
    ],
    ['silence', failed('Query read timeout'), { conflict: false, loss: true, final: false, dead: true }],
    ['no server', failed('connect', 'ECONNREFUSED'), { conflict: false, loss: true, final: false, dead: true }],
    ['commit unknown', new CommitUnknown(undefined), { conflict: false, loss: false, final: false, dead: true }],
    ['of our own', failed('no seat'), { conflict: false, loss: false, final: false, dead: false }],
  ])('%s', (_, error, verdict) => {
    expect({
      conflict: isConflict(error),
      loss: isConnectionLoss(error),
      final: isFinalAnswer(error),
      dead: leavesNoConnection(error),
    }).toEqual(verdict);
  });
});

test('a statement name must survive the server whole', () => {
  expect(statement('x'.repeat(63), 'select 1').name).toHaveLength(63);
  expect(() => statement('x'.repeat(64), 'select 1')).toThrow(RangeError);
});

test('no two statements share a name', () => {
  statement('test_shared', 'select 1');
  expect(statement('test_shared', 'select 1').text).toBe('select 1');
  expect(() => statement('test_shared', 'select 2')).toThrow('test_shared');
});
