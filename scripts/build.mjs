// Builds the pages: one script and one style sheet a screen for browsers, one module for the server. Does nothing when
// nothing changed since the last build; `--force` builds anyway.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const CLIENT = 'dist/client';
const SERVER = 'dist/server';
const STAMP = 'dist/.stamp';
/** Bundled into pages; everything else under `src` never reaches a browser. */
const SOURCES = ['src/{kernel,domain,text,wire,ui,web}/**', 'scripts/build.mjs', 'package-lock.json'];

const version = createHash('sha256');
for (const file of globSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isFile())) {
  const path = join(file.parentPath, file.name);
  version.update(path).update(readFileSync(path));
}
const stamp = version.digest('hex').slice(0, 16);

if (process.argv.includes('--force') || !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== stamp) {
  const started = performance.now();
  await buildAll();
  writeFileSync(STAMP, stamp);
  console.log(`build: pages built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function buildAll() {
  rmSync('dist', { recursive: true, force: true });
  const screens = globSync('src/web/**/screen.tsx').map((file) => file.replace(/^src\/web\/(.*)\/screen\.tsx$/, '$1'));
  const input = Object.fromEntries([
    ...screens.map((entry) => [nameOf(entry), `virtual:screen/${entry}`]),
    ...screens.filter(hasAfter).map((entry) => [`${nameOf(entry)}-after`, `virtual:after/${entry}`]),
  ]);
  const shared = {
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), screenEntries()],
    define: { 'process.env.NODE_ENV': '"production"' },
    publicDir: false,
  };
  await build({
    ...shared,
    plugins: [...shared.plugins, withoutSchemas()],
    build: {
      outDir: CLIENT,
      manifest: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      rollupOptions: { input: { ...input, frame: 'virtual:frame' } },
    },
  });
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: { ssr: true, outDir: SERVER, target: 'node24', rollupOptions: { input: { pages: 'src/web/pages.ts' } } },
  });
  writeFileSync(join(SERVER, 'assets.json'), JSON.stringify(describe(screens)));
  rmSync(join(CLIENT, '.vite'), { recursive: true });

  for (const file of readdirSync(join(CLIENT, 'assets'))) compress(join(CLIENT, 'assets', file));
}

function hasAfter(entry) {
  return existsSync(`src/web/${entry}/after.tsx`);
}

function nameOf(entry) {
  return entry.replace(/^(pages|flows)\//, '').replaceAll('/', '-');
}

/**
 * A screen becomes a script by being woken. What follows a screen and what surrounds all of them is drawn on the server
 * alone: it is built for its styles, and its scripts are never sent.
 */
function screenEntries() {
  const root = process.cwd();
  return {
    name: 'screen-entries',
    resolveId: (id) => (/^virtual:(screen\/|after\/|frame$)/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:frame')
        return `import { Layout } from '${root}/src/web/layouts/layout.tsx';globalThis.frame = Layout;`;
      if (id.startsWith('\0virtual:after/')) {
        const entry = id.slice('\0virtual:after/'.length);
        return `import { After } from '${root}/src/web/${entry}/after.tsx';globalThis.after = After;`;
      }
      if (!id.startsWith('\0virtual:screen/')) return undefined;
      const entry = id.slice('\0virtual:screen/'.length);
      return (
        `import { Screen } from '${root}/src/web/${entry}/screen.tsx';` +
        `import { hydrate } from '${root}/src/web/client/hydrate.tsx';hydrate(Screen);`
      );
    },
  };
}

/** Browsers call by name and the server validates: of the wire's tables only method and path go into the scripts. */
function withoutSchemas() {
  return {
    name: 'without-schemas',
    enforce: 'post',
    transform(code, id) {
      if (!/\/src\/wire\/[\w-]+\.ts$/.test(id) || !code.includes(' route(')) return undefined;
      const kept = this.parse(code).body.flatMap((statement) => {
        const text = code.slice(statement.start, statement.end);
        if (statement.type === 'ImportDeclaration') return [];
        const declared = (statement.declaration ?? statement).declarations?.[0];
        if (declared?.id.name === 'service') return [text];
        return declared?.init?.callee?.name === 'route' ? [slimRoute(code, declared)] : [];
      });
      return { code: kept.join('\n'), map: null };
    },
  };
}

function slimRoute(code, { id, init }) {
  const properties = init.arguments[0].properties
    .filter(({ key }) => ['service', 'method', 'path'].includes(key.name))
    .map(({ start, end }) => code.slice(start, end));
  return `export const ${id.name} = { ${properties.join(', ')} };`;
}

function describe(screens) {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'));
  const keyOf = (name) => Object.keys(manifest).find((key) => manifest[key].isEntry && manifest[key].name === name);
  const frame = reach(manifest, keyOf('frame'));
  const entries = screens.map((entry) => {
    const key = keyOf(nameOf(entry));
    const files = reach(manifest, key);
    const chunks = files.filter((file) => file !== key).map((file) => `/${manifest[file].file}`);
    const styled = hasAfter(entry) ? [...files, ...reach(manifest, keyOf(`${nameOf(entry)}-after`))] : files;
    const css = cssOf(
      manifest,
      styled.filter((file) => !frame.includes(file)),
    );
    return [entry, { script: `/${manifest[key].file}`, chunks, css }];
  });
  mkdirSync(SERVER, { recursive: true });
  return { entries: Object.fromEntries(entries), frameCss: cssOf(manifest, frame), version: stamp };
}

/** The chunk and all it imports, deepest first: the order in which their styles apply. */
function reach(manifest, key, seen = new Set()) {
  for (const next of manifest[key].imports ?? []) if (!seen.has(next)) reach(manifest, next, seen);
  seen.add(key);
  return [...seen];
}

function cssOf(manifest, keys) {
  const files = new Set(keys.flatMap((key) => manifest[key].css ?? []));
  return [...files].map((file) => readFileSync(join(CLIENT, file), 'utf8').trim()).join('');
}

function compress(file) {
  if (!/\.(js|css|svg|json|webmanifest)$/.test(file)) return;
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
