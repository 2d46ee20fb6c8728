import { expect, test } from 'vitest';
import type { Operators } from '#app/operators/ports.ts';
import { handler } from '#http/handler.ts';
import { forOperators } from '#http/operator-handler.ts';
import { ok } from '#kernel/result.ts';
import { getSlider } from '#wire/catalogue.ts';
import { getOperator } from '#wire/operation.ts';

const mine = forOperators({} as Operators);

test('a call for operators has no answer that does not ask who calls, nor has another one that does', () => {
  // @ts-expect-error It names roles.
  expect(handler(getOperator, async () => ok({ name: '', role: 'manager' })).route).toBe(getOperator);
  // @ts-expect-error It names none.
  expect(mine(getSlider, async () => ok({ slides: [] })).route).toBe(getSlider);
});
