import { expect, test } from 'vitest';
import { PROGRAMME_AVERAGES } from './programme.ts';

test('the averages are the specification’s, in its order, figure by figure', () => {
  expect(PROGRAMME_AVERAGES.map(({ average }) => average)).toEqual(['10.5', '11.6', '13.1', '14.9', '20', '16.5']);
  expect(PROGRAMME_AVERAGES.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5, 6]);
});
