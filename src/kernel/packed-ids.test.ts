import { expect, test } from 'vitest';
import { id } from '#kernel/ids.ts';
import { PackedIds } from '#kernel/packed-ids.ts';

test('many ids are found by number and by id, others are not', () => {
  const all = Array.from({ length: 500 }, () => id<'any'>(crypto.randomUUID()));
  const ids = new PackedIds<'any'>(all.length + 1);
  for (const [number, one] of all.entries()) ids.set(number, one);
  ids.set(all.length, id('a name'));
  for (const [number, one] of [...all, id<'any'>('a name')].entries()) {
    expect(ids.at(number)).toBe(one);
    expect(ids.numberOf(one)).toBe(number);
  }
  for (const other of [crypto.randomUUID(), all[0]!.toUpperCase(), `${all[0]}0`, '', 'another name'])
    expect(ids.numberOf(id(other))).toBeUndefined();
});

test('the bytes of a UUID are the same as its text', () => {
  const ids = new PackedIds<'any'>(1);
  const one = crypto.randomUUID();
  ids.setBytes(0, Buffer.from(`ffff${one.replaceAll('-', '')}`, 'hex'), 2);
  expect(ids.at(0)).toBe(one);
  expect(ids.numberOf(id(one))).toBe(0);
});
