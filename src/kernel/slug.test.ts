import { expect, test } from 'vitest';
import { slugOf } from '#kernel/slug.ts';

test.each([
  ['Bucerías', 'bucerias'],
  ['San Pancho (San Francisco)', 'san-pancho-san-francisco'],
  ['Guadalajara, Nueva Central', 'guadalajara-nueva-central'],
  ['Ñuñoa · Sur', 'nunoa-sur'],
  ['¡!', ''],
])('%s is %s in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
