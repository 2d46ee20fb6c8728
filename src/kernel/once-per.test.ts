import { expect, test } from 'vitest';
import { oncePer } from '#kernel/once-per.ts';

test('works out once for each object, also what is undefined', () => {
  const asked: string[] = [];
  const lengthOf = oncePer(({ name }: { readonly name: string }) => {
    asked.push(name);
    return name === '' ? undefined : name.length;
  });
  const [one, other, none] = [{ name: 'one' }, { name: 'other' }, { name: '' }];
  expect([one, other, one, none, none, other].map(lengthOf)).toEqual([3, 5, 3, undefined, undefined, 5]);
  expect(asked).toEqual(['one', 'other', '']);
});
