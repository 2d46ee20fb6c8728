// Shows every component in all its states, on a page separate from the site: `npm run components`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import type { Look, renderPage } from './page.tsx';

const BUILT = 'node_modules/.anden-components';
const PAGE = 'scripts/components/page.tsx';

// For the plugins of the build, which read it instead of a setting.
process.env['NODE_ENV'] = 'production';

const { css, render } = await buildPage();
const server = createServer(({ url = '/' }, answer) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [, kind] = /^\/assets\/[\w-]+\.(woff2|svg)$/.exec(pathname) ?? [];
  if (kind) {
    answer
      .setHeader('content-type', kind === 'svg' ? 'image/svg+xml' : 'font/woff2')
      .end(readFileSync(join(BUILT, 'styles', pathname)));
    return;
  }
  answer.setHeader('content-type', 'text/html; charset=utf-8').end(render(lookOf(searchParams), css));
});
server.listen(Number(process.env['PORT'] ?? 4610), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`components: every part in all its states is at http://127.0.0.1:${port}`);
});

async function buildPage(): Promise<{ readonly css: string; readonly render: typeof renderPage }> {
  const shared: InlineConfig = {
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  const sheets = await build({
    ...shared,
    build: {
      outDir: `${BUILT}/styles`,
      cssCodeSplit: false,
      cssTarget: ['chrome87', 'safari14'],
      assetsInlineLimit: 0,
      // Keeps its exports, and with them the style sheets of their components.
      rollupOptions: { input: PAGE, preserveEntrySignatures: 'strict' },
    },
  });
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: { ssr: true, outDir: `${BUILT}/page`, target: 'node24', rollupOptions: { input: { page: PAGE } } },
  });
  const files = (Array.isArray(sheets) ? sheets : [sheets]).flatMap((built) => ('output' in built ? built.output : []));
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('the page has no style sheet');
  const page = pathToFileURL(resolve(BUILT, 'page/page.js')).href;
  const { renderPage: render } = (await import(page)) as { renderPage: typeof renderPage };
  return { css: String(sheet.source), render };
}

/** Missing parameters default to a first visitor's. */
function lookOf(asked: URLSearchParams): Look {
  return {
    lang: asked.get('lang') === 'en' ? 'en' : 'es',
    theme: asked.get('theme') === 'dark' ? 'dark' : asked.get('theme') === 'forced' ? 'forced' : 'light',
    text: asked.get('text') === '200' ? '200' : '100',
  };
}
