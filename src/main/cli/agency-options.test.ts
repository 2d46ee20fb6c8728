import { expect, test } from 'vitest';
import { agencyOptions, USAGE } from '#main/cli/agency-options.ts';

test.each([
  [['open', 'Viajes Sol', '--limit', '50,000.00'], { name: 'open', agency: 'Viajes Sol', limit: 5_000_000 }],
  [['limit', 'Viajes Sol', '--limit', '0'], { name: 'limit', agency: 'Viajes Sol', limit: 0 }],
  [['paid', 'Viajes Sol', '--amount', '12.5'], { name: 'paid', agency: 'Viajes Sol', amount: 1_250 }],
  [['key', 'Viajes Sol'], { name: 'key', agency: 'Viajes Sol' }],
  [['list'], { name: 'list' }],
])('%o', (args, command) => {
  expect(agencyOptions(args)).toEqual({ ok: true, value: { command, by: undefined } });
  expect(agencyOptions([...args, '--by', 'eva'])).toMatchObject({ ok: true, value: { by: 'eva' } });
});

test.each([
  [[], USAGE],
  [['close', 'Viajes Sol'], USAGE],
  [['list', 'Viajes Sol'], USAGE],
  [['open', '--limit', '5'], /name/],
  [['key'], /name/],
  [['open', 'Viajes Sol'], /--limit/],
  [['open', 'Viajes Sol', '--limit', '-5'], /--limit/],
  [['paid', 'Viajes Sol', '--amount', '0'], /--amount/],
])('%o is refused', (args, said) => {
  expect(agencyOptions(args)).toEqual({
    ok: false,
    fault: typeof said === 'string' ? said : expect.stringMatching(said),
  });
});
