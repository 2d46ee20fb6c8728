import { expect, test } from 'vitest';
import { id } from '#kernel/ids.ts';
import { agencyAccount } from './agency-id.ts';

test('each agency has an account of its own in the books', () => {
  expect(agencyAccount(id('a1'))).toBe('agency:a1');
});
