import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bytesOf, tagOf } from '#http/shared-pages.ts';

const SHEETS = '<style>a::after{content:"→"}</style>';
const PAGES = [
  ['<p>', SHEETS, '¿A dónde vamos? →', '</p>'],
  [SHEETS, '<p>Where to?</p>'],
];

test.each(PAGES)(
  'pieces are sent as their whole text, also when their style sheets were sent before',
  async (...html) => {
    const whole = Buffer.from(html.join(''));
    expect(await bytesOf(html)(undefined)).toEqual(whole);
    expect(gunzipSync(await bytesOf(html)('gzip'))).toEqual(whole);
    expect(tagOf(html)).toBe(tagOf([html.join('')]));
  },
);
