import { expect, test } from 'vitest';
import { toldOf } from '#domain/amendments/additions/told-of.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

const ADDING = { of: id<'order'>('trip'), code: id<'order-code'>('7K3M9QX2VD'), lines: [], departs: instant(0) };

test('the owner of a trip is told what was added to it', () => {
  expect(toldOf({ id: id<'order'>('bag'), adding: ADDING })).toEqual([{ reservation: 'trip', onceOf: 'bag' }]);
});

test('who paid on the bus is told too, once each', () => {
  const told = toldOf({ id: id<'order'>('plus'), adding: { ...ADDING, onBoard: true } });
  expect(told.map(({ reservation, onBoard }) => [reservation, onBoard])).toEqual([
    ['trip', true],
    ['plus', undefined],
  ]);
  expect(new Set(told.map(({ onceOf }) => onceOf)).size).toBe(2);
});
