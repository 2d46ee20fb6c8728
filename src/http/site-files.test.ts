import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerFiles } from '#http/site-files.ts';

const DRAWING = `<svg>${'<path d="M0 0h10"/>'.repeat(50)}</svg>`;
const PICTURE = Uint8Array.of(1, 2, 3);

const files = new Map<string, Parameters<typeof registerFiles>[0] extends ReadonlyMap<string, infer F> ? F : never>([
  ['/road.svg', { type: 'image/svg+xml', body: DRAWING }],
  ['/marks.svg', { type: 'image/svg+xml', body: DRAWING, isOfBuild: true }],
  ['/icon.png', { type: 'image/png', body: PICTURE }],
  ['/late.png', { type: 'image/png', body: () => PICTURE }],
]);

function site() {
  const app = Fastify();
  registerFiles(files)(app);
  return app;
}

test('a drawing is sent compressed to who understands that, and as it is to others', async () => {
  const app = site();
  const plain = await app.inject('/road.svg');
  expect(plain.body).toBe(DRAWING);
  expect(plain.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
    vary: 'accept-encoding',
  });
  const br = await app.inject({ url: '/road.svg', headers: { 'accept-encoding': 'gzip, br' } });
  expect(br.headers['content-encoding']).toBe('br');
  expect(br.rawPayload.length).toBeLessThan(DRAWING.length / 5);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(DRAWING);
});

test('what names tokens as the pages of its build do is asked for again each time', async () => {
  expect((await site().inject('/marks.svg')).headers['cache-control']).toBe('no-cache');
});

test.each(['/icon.png', '/late.png'])('%s is sent as it is', async (path) => {
  const answer = await site().inject({ url: path, headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect([...answer.rawPayload]).toEqual([...PICTURE]);
});
