import { expect, test } from 'vitest';
import { fault } from '#domain/errors.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import { type ReturnTerms, returnVerdict } from './return-terms.ts';

const open: ReturnTerms = { kind: 'open', prepaid: ZERO };
const card: ReturnTerms = { kind: 'open', prepaid: centavos(50_000) };
const half: ReturnTerms = { kind: 'open', prepaid: ZERO, part: centavos(50) };
const spent: ReturnTerms = { kind: 'refused', fault: fault('points_pack_spent') };
const cannot = { kind: 'refused', fault: fault('process_cannot_continue') };
const SOLD = { sold: centavos(100), seen: undefined };

test.each<[string, readonly (ReturnTerms | undefined)[], unknown]>([
  ['one that was sold', [open], { ...open, part: 100 }],
  ['a part of one that was sold', [half], half],
  ['a part of one of several', [open, half], cannot],
  ['a prepaid one', [card], { ...card, part: 100 }],
  ['several', [open, card, card], { kind: 'open', prepaid: 100_000, part: 100 }],
  ['one that was returned before', [{ kind: 'returned' }], { kind: 'nothing' }],
  ['one that is refused', [spent], spent],
  ['one of several that is refused', [open, spent, card], spent],
  ['one of several that nobody returns', [spent, undefined], cannot],
  ['nothing', [], cannot],
])('%s', (_, terms, verdict) => {
  expect(returnVerdict(terms, SOLD)).toEqual(verdict);
});

test('it goes back for the amount that was seen, what was prepaid included', () => {
  expect(returnVerdict([open], { ...SOLD, seen: 100 }).kind).toBe('open');
  expect(returnVerdict([half], { ...SOLD, seen: 50 }).kind).toBe('open');
  expect(returnVerdict([card], { ...SOLD, seen: 50_100 }).kind).toBe('open');
  const changed = { kind: 'refused', fault: fault('offer_changed', 'amount', { amount: 50_100 }) };
  for (const seen of [0, 100, 50_000, 50_101]) expect(returnVerdict([card], { ...SOLD, seen })).toEqual(changed);
});

test('what was returned before, or is refused, is so whatever was seen', () => {
  expect(returnVerdict([{ kind: 'returned' }], { ...SOLD, seen: 1 })).toEqual({ kind: 'nothing' });
  expect(returnVerdict([spent], { ...SOLD, seen: 1 })).toEqual(spent);
});
