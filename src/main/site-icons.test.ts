import { expect, test } from 'vitest';
import { COSTERA } from '#main/costera.ts';
import { siteIcons, socialPictures } from '#main/site-icons.ts';
import { DRAWN_PLACES } from '#ui/drawings/vignettes.ts';
import { placeSocialPath, SOCIAL_SIZE } from '#web/social-picture.ts';
import { instant } from '#kernel/instant.ts';
import { siteFiles } from '#web/site-files.ts';

const files = siteFiles({ brand: COSTERA, origin: 'https://site.example', now: instant(0) });
const icons = siteIcons(files.get('/icon-full.svg')!.body);

const sizeOf = (png: Uint8Array) => {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test('the file browsers ask for unasked holds one picture, whole', () => {
  const bytes = Buffer.from(icons.get('/favicon.ico')!.body());
  const at = bytes.readUInt32LE(18);
  expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4), bytes[6], bytes[7]]).toEqual([1, 1, 32, 32]);
  expect(bytes.readUInt32LE(14)).toBe(bytes.length - at);
  expect(sizeOf(bytes.subarray(at))).toEqual([32, 32]);
});

test.each(['/social-es.png', '/social-en.png', ...DRAWN_PLACES.map(placeSocialPath)])(
  'networks have %s in the size they show, and small',
  (path) => {
    const picture = socialPictures().get(path)!.body();
    expect(sizeOf(picture)).toEqual([SOCIAL_SIZE.width, SOCIAL_SIZE.height]);
    expect(picture.length).toBeLessThan(60_000);
  },
);
