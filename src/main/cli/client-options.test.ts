import { expect, test } from 'vitest';
import { clientOptions, USAGE } from '#main/cli/client-options.ts';

test.each<[readonly string[], object]>([
  [['add', 'Viajes Sol', '--scope', 'catalogue'], { name: 'add', client: 'Viajes Sol', scopes: ['catalogue'] }],
  [
    ['add', ' Sol ', '--scope', 'websale, catalogue,websale'],
    { name: 'add', client: 'Sol', scopes: ['websale', 'catalogue'] },
  ],
  [['disable', 'Sol'], { name: 'disable', client: 'Sol' }],
  [['list'], { name: 'list' }],
])('%j', (args, command) => {
  expect(clientOptions(args)).toEqual({ ok: true, value: { command, by: undefined } });
  expect(clientOptions([...args, '--by', 'eva'])).toMatchObject({ ok: true, value: { by: 'eva' } });
});

test.each<[readonly string[], string]>([
  [[], USAGE],
  [['open', 'Sol'], USAGE],
  [['list', 'Sol'], USAGE],
  [['disable', 'Sol', 'Luna'], USAGE],
  [['add'], 'a name of up to 80 characters is wanted'],
  [['add', 'S'.repeat(81), '--scope', 'catalogue'], 'a name of up to 80 characters is wanted'],
  [['add', 'Sol'], '--scope wants some of catalogue, websale, additionals'],
  [['add', 'Sol', '--scope', 'catalogue,operation'], '--scope wants some of catalogue, websale, additionals'],
])('%j is refused', (args, complaint) => {
  expect(clientOptions(args)).toEqual({ ok: false, fault: complaint });
});
