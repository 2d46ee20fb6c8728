import { expect, test } from 'vitest';
import { servicesAt } from '#domain/network/stop-services.ts';

const none = { hasShuttle: false, hasLounge: false };

test.each([
  [
    'a terminal with everything',
    'terminal',
    false,
    { hasShuttle: true, hasLounge: true },
    ['shuttle', 'lounge', 'parking', 'cafeteria', 'assistance'],
  ],
  ['a terminal without shuttle and lounge', 'terminal', false, none, ['parking', 'cafeteria', 'assistance']],
  ['a stop on the road', 'stop', false, none, ['assistance']],
  ['a stop where nobody gets on', 'stop', true, none, []],
  ['a stop with a lounge beside it', 'stop', false, { hasShuttle: false, hasLounge: true }, ['lounge', 'assistance']],
  ['a stop of the shuttle', 'shuttle', false, { hasShuttle: true, hasLounge: true }, []],
] as const)('%s has what is there', (_, kind, dropOffOnly, nearby, services) => {
  expect(servicesAt({ kind, dropOffOnly }, nearby)).toEqual(services);
});
