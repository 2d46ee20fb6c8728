import { expect, test } from 'vitest';
import { once } from '#kernel/once.ts';

test('a value is made at the first call and then kept, even one that is nothing', () => {
  let times = 0;
  const value = once(() => {
    times += 1;
    return undefined;
  });
  expect([times, value(), value(), times]).toEqual([0, undefined, undefined, 1]);
});

test('what could not be made is made at the next call', () => {
  const made = [() => expect.fail('not yet'), () => 'made'];
  const value = once(() => made.shift()!());
  expect(value).toThrow('not yet');
  expect([value(), value()]).toEqual(['made', 'made']);
});
