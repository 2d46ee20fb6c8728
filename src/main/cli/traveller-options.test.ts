import { expect, test } from 'vitest';
import { travellerOptions, USAGE } from '#main/cli/traveller-options.ts';

const PERSON = ['--first-name', 'Ana', '--last-name', 'López', '--phone', '33 1234 5678', '--email', 'Ana@Example.com'];

test('an account is opened with a card and a password of ours, or with those given', () => {
  const made = { name: 'open', firstName: 'Ana', lastName: 'López', phone: '+523312345678', email: 'ana@example.com' };
  expect(travellerOptions(['open', ...PERSON])).toMatchObject({
    ok: true,
    value: { command: { ...made, tier: 'classic' } },
  });
  const given = ['--card', '7000 0000 0013', '--tier', 'golden', '--password', 'Playa#2026'];
  expect(travellerOptions(['open', ...PERSON, ...given])).toMatchObject({
    ok: true,
    value: { command: { ...made, tier: 'golden', card: '700000000013', password: 'Playa#2026' } },
  });
});

test.each([
  [['credit', '700000000013', '--kind', 'purchased', '--amount', '1,500.5'], 'purchased', 150_050],
  [['credit', '7000 0000 0013', '--kind', 'won', '--amount', '12'], 'win', 1_200],
])('%o', (args, kind, points) => {
  const command = { name: 'credit', card: '700000000013', kind, points };
  expect(travellerOptions([...args, '--by', 'eva'])).toEqual({ ok: true, value: { command, by: 'eva' } });
});

test.each([
  [[], USAGE],
  [['close', '700000000013'], USAGE],
  [['show', '700000000013', 'more'], USAGE],
  [['show', '700000000014'], /12 digits/],
  [['open', ...PERSON.slice(2)], /--first-name/],
  [['open', ...PERSON, '--phone', '33'], /--phone/],
  [['open', ...PERSON, '--email', 'ana'], /--email/],
  [['open', ...PERSON, '--tier', 'gold'], /classic, golden, platinum/],
  [['open', ...PERSON, '--card', '1'], /12 digits/],
  [['open', ...PERSON, '--password', 'playa'], /length, uppercase, digit, special/],
  [['credit', '700000000013', '--amount', '5'], /--kind/],
  [['credit', '700000000013', '--kind', 'won', '--amount', '-5'], /--amount/],
  [['credit', '700000000013', '--kind', 'won', '--amount', '0.00'], /--amount/],
  [['credit', '700000000013', '--kind', 'won', '--amount', '1.005'], /--amount/],
  [['show', '--nonsense'], /nonsense/],
])('%o is refused', (args, said) => {
  expect(travellerOptions(args)).toEqual({
    ok: false,
    fault: typeof said === 'string' ? said : expect.stringMatching(said),
  });
});
