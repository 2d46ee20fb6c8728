import { expect, test } from 'vitest';
import { operatorOptions, USAGE } from '#main/cli/operator-options.ts';

test.each([
  [['add', 'Rosa Gil', '--role', 'boarding'], { name: 'add', operator: 'Rosa Gil', role: 'boarding' }],
  [['disable', ' Rosa Gil '], { name: 'disable', operator: 'Rosa Gil' }],
  [['list'], { name: 'list' }],
])('%o', (args, command) => {
  expect(operatorOptions(args)).toEqual({ ok: true, value: { command, by: undefined } });
  expect(operatorOptions([...args, '--by', 'eva'])).toMatchObject({ ok: true, value: { by: 'eva' } });
});

test.each([
  [[], USAGE],
  [['remove', 'Rosa Gil'], USAGE],
  [['list', 'Rosa Gil'], USAGE],
  [['add', '--role', 'boarding'], /name/],
  [['add', 'Rosa Gil'], /--role/],
  [['add', 'Rosa Gil', '--role', 'driver'], /--role/],
  [['add', 'Rosa Gil', '--key', 'x'], /Unknown option/],
])('%o is refused', (args, said) => {
  expect(operatorOptions(args)).toEqual({
    ok: false,
    fault: typeof said === 'string' ? said : expect.stringMatching(said),
  });
});
