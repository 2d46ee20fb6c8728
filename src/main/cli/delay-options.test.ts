import { expect, test } from 'vitest';
import { delayOptions, USAGE } from '#main/cli/delay-options.ts';

const asked = (line: string) => delayOptions(line.split(' '));

test.each<[string, object]>([
  ['abc --minutes 150 --reason Avería', { departure: 'abc', minutes: 150, isOurs: true, reason: 'Avería' }],
  ['abc --minutes 0 --reason Corrección', { minutes: 0 }],
  ['abc --cancelled --reason Huracán --not-ours', { minutes: undefined, isOurs: false }],
  ['abc --stop pvr --route Plus --minutes 31 --reason x', { stop: 'pvr', route: 'Plus' }],
  [
    'abc --service Primera --reason Taller --by Eva',
    { kind: 'service', departure: 'abc', service: 'Primera', reason: 'Taller' },
  ],
])('%s', (line, expected) => {
  expect(asked(line)).toMatchObject({ ok: true, value: { command: expected } });
});

test.each([
  ['abc --minutes 150', '--reason'],
  ['abc --reason x', 'one of'],
  ['abc --minutes 10 --cancelled --reason x', 'one of'],
  ['abc --minutes 10 --service Primera --reason x', 'one of'],
  ['abc --service Primera', '--reason'],
  ['abc --service Primera --stop pvr --reason x', 'whole run'],
  ['abc --minutes late --reason x', 'whole number'],
  ['abc --minutes 2881 --reason x', 'whole number'],
  ['abc def --minutes 5 --reason x', USAGE],
  ['abc --later --reason x', USAGE],
])('%s is refused', (line, said) => {
  const refused = asked(line);
  expect(refused.ok ? '' : refused.fault).toContain(said);
});
