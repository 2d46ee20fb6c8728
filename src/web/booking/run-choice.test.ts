import { expect, test } from 'vitest';
import { connectionOfValue, connectionValue, runOfValue, runValue } from './run-choice.ts';

const RUN = { schedule_id: '0198c1', schedule_detail_id: '2-5' };
const NEXT = { schedule_id: '0198c2', schedule_detail_id: '1-3' };
const NONE = { schedule_id: '', schedule_detail_id: '' };

test('a run is read from the value of its button', () => {
  expect(runOfValue(runValue(RUN))).toEqual(RUN);
});

test('a connection is read from the value of its button', () => {
  const connection = { departure: RUN, return: NEXT, via: 'PVR' };
  expect(connectionOfValue(connectionValue(connection))).toEqual(connection);
});

test.each(['', '|', 'a'])('a value that is none names no run: %j', (value) => {
  expect(runOfValue(value)).toEqual({ ...NONE, schedule_id: value.replace('|', '') });
  expect(connectionOfValue(value)).toMatchObject({ return: NONE, via: '' });
});
