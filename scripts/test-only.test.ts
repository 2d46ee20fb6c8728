import { expect, test } from 'vitest';
import { calledByTestsAlone } from './test-only.ts';

const RULE = 'export function priceOf(run) { return run.fare; }\nexport const MAX = 3;\nexport const isTime = 1;';

const found = (others: Readonly<Record<string, string>>) =>
  calledByTestsAlone(new Map(Object.entries({ 'src/domain/fares/price.ts': RULE, ...others })));

test('a rule that only its test calls is found, and so is one that nobody calls', () => {
  expect(found({ 'src/domain/fares/price.test.ts': 'priceOf(run); MAX;', 'scripts/a.mjs': 'MAX' })).toEqual([
    'src/domain/fares/price.ts: priceOf',
    'src/domain/fares/price.ts: MAX',
  ]);
});

test('a rule that a product file calls is none, in its own file neither', () => {
  const used = `${RULE}\nexport const priceOfAll = (runs) => runs.slice(0, MAX).map(priceOf);`;
  expect(found({ 'src/domain/fares/price.ts': used, 'src/app/sale.ts': 'priceOfAll(runs)' })).toEqual([]);
});

test('what is specified by itself is kept', () => {
  expect(found({ 'src/app/sale.ts': 'priceOf(MAX)' })).toEqual([]);
});
