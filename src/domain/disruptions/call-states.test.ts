import { expect, test } from 'vitest';
import { callStates } from '#domain/disruptions/call-states.ts';

const late = (fromCall: number, minutes: number) => ({ fromCall, minutes });
const cancelled = (fromCall: number) => ({ fromCall, minutes: undefined });

test.each([
  ['nothing was said', [], [0, 0, 0, 0]],
  ['late all the way', [late(0, 20)], [20, 20, 20, 20]],
  ['late from a stop on', [late(2, 45)], [0, 0, 45, 45]],
  ['later behind a stop', [late(2, 45), late(0, 10)], [10, 10, 45, 45]],
  ['said again of the whole way: what was said of a stop before is over', [late(0, 10), late(2, 45)], [10, 10, 10, 10]],
  ['not running', [cancelled(0), late(0, 10)], ['skipped', 'skipped', 'skipped', 'skipped']],
  ['ending on the way', [cancelled(2), late(0, 10)], [10, 10, 'skipped', 'skipped']],
  ['put back', [late(0, 0), cancelled(0)], [0, 0, 0, 0]],
] as const)('%s', (_, said, expected) => {
  expect(callStates(said, 4)).toEqual(expected);
});
