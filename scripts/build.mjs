// Builds the pages: one script and one style sheet a screen for browsers, one module for the server. Does nothing when
// nothing changed since the last build; `--force` builds anyway.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import * as pagePaths from '../src/wire/page-paths.ts';

/** Where a script that is fetched later is fetched, with the list of its style sheets. */
const PRELOADING = /\w+\(\(\)=>(import\(`[^`]+`\)),(?:\[\]|__vite__mapDeps\([^)]*\))\)/g;
const CLIENT = 'dist/client';
const SERVER = 'dist/server';
/** Built for their style sheets, which go into the pages; none of their scripts is ever sent. */
const STYLES = 'dist/styles';
/** Scripts at the root of the site, and what they are built from. */
const WORKERS = [
  ['sw', 'worker'],
  ['sw-off', 'farewell'],
];
/** What nearly every screen needs, in one file: it is compressed better so, and asked for once. */
const EVERYWHERE =
  /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/(?:web\/(?:client\/hydrate|services\/(?:late|leave-for|use-one-at-a-time|browser-call)|shown-errors)|ui\/(?:button|notice-box|field-id|sheet))\.|\/src\/(?:wire\/(?:paths|read-envelope|link-paths)|kernel\/money)\./;
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
  const inputs = (kind) => Object.fromEntries(screens.map((entry) => [nameOf(entry), `virtual:${kind}/${entry}`]));
  const shared = {
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), screenEntries()],
    define: { 'process.env.NODE_ENV': '"production"' },
    publicDir: false,
  };
  await build({
    ...shared,
    plugins: [...shared.plugins, withoutSchemas(), withOwnPaths()],
    build: {
      outDir: CLIENT,
      manifest: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      rollupOptions: {
        input: inputs('screen'),
        output: { codeSplitting: { groups: [{ name: 'hydrate', test: EVERYWHERE }] } },
      },
    },
  });
  await build({
    ...shared,
    build: {
      outDir: STYLES,
      target: 'es2022',
      // Old phones read no ranges in media queries.
      cssTarget: ['chrome87', 'safari14'],
      manifest: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      rollupOptions: { input: { ...inputs('page'), frame: 'virtual:frame' } },
    },
  });
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: { ssr: true, outDir: SERVER, target: 'node24', rollupOptions: { input: { pages: 'src/web/pages.ts' } } },
  });
  const built = describe(screens);
  writeFileSync(join(SERVER, 'assets.json'), JSON.stringify(built));
  for (const file of readdirSync(join(STYLES, 'assets')).filter((name) => name.endsWith('.woff2')))
    copyFileSync(join(STYLES, 'assets', file), join(CLIENT, 'assets', file));
  await buildWorkers(built);
  rmSync(join(CLIENT, '.vite'), { recursive: true });
  rmSync(STYLES, { recursive: true });

  const scripts = readdirSync(join(CLIENT, 'assets')).filter((name) => name.endsWith('.js'));
  const lists = scripts.map((file) => withoutPreloads(join(CLIENT, 'assets', file)));
  if (lists.every((count) => count === 0))
    throw new Error('no lists of style sheets: Vite writes them in another way now');
  for (const file of readdirSync(join(CLIENT, 'assets'))) compress(join(CLIENT, 'assets', file));
}

/**
 * What is fetched later needs no list of its style sheets: they are in the page. Vite writes one all the same. Answers how
 * many there were.
 */
function withoutPreloads(file) {
  const text = readFileSync(file, 'utf8');
  const bare = text.replace(/^const __vite__mapDeps=.*\n/, '').replace(PRELOADING, '$1');
  if (bare.includes('__vite__mapDeps')) throw new Error(`${file}: Vite writes its lists in another way now`);
  writeFileSync(file, bare);
  return text.match(PRELOADING)?.length ?? 0;
}

/** The service worker, and the one that ends it. Each is one file that imports nothing. */
async function buildWorkers({ version, entries, fonts }) {
  const { script, chunks } = entries['pages/my-tickets'];
  const kept = { version, assets: [script, ...chunks, ...fonts] };
  for (const [name, from] of WORKERS)
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { BUILT: JSON.stringify(kept) },
      build: {
        outDir: CLIENT,
        emptyOutDir: false,
        modulePreload: false,
        target: 'es2022',
        rollupOptions: {
          input: `src/web/service-worker/${from}.ts`,
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    });
  for (const [name] of WORKERS) compress(join(CLIENT, `${name}.js`));
}

function nameOf(entry) {
  return entry.replace(/^(pages|flows)\//, '').replaceAll('/', '-');
}

/**
 * A screen becomes a script by being woken. What surrounds it is drawn on the server alone: pages and layouts are built
 * here for their styles, and those scripts are never sent.
 */
function screenEntries() {
  const root = process.cwd();
  return {
    name: 'screen-entries',
    enforce: 'pre',
    resolveId: (id) => (/^virtual:(screen\/|page\/|frame$)/.test(id) ? `\0${id}` : undefined),
    load(id) {
      // Styles are in the page before any script: a module fetched later needs nobody to fetch its style sheet.
      if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (load) => load();';
      if (id === '\0virtual:frame')
        return `import { Layout } from '${root}/src/web/layouts/layout.tsx';globalThis.frame = Layout;`;
      if (id.startsWith('\0virtual:page/')) {
        const entry = id.slice('\0virtual:page/'.length);
        return `import * as page from '${root}/src/web/${entry}/page.ts';globalThis.page = page;`;
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

/** A module is in one file of the build: the table of pages would be in that of every screen. Each has its own rows instead. */
function withOwnPaths() {
  const table = { ...pagePaths };
  const whole = /\bimport \* as paths from ["']#wire\/page-paths\.ts["'];?/;
  return {
    name: 'with-own-paths',
    enforce: 'post',
    transform(code) {
      if (!whole.test(code)) return undefined;
      const used = new Set();
      const named = code.replace(whole, '').replace(/(?<![\w$./-])paths\.(\w+)(?:\.(es|en)\b)?/g, (_, page, lang) => {
        if (lang) return JSON.stringify(table[page][lang]);
        used.add(page);
        return `paths_${page}`;
      });
      const rows = [...used].map((page) => `const paths_${page} = ${JSON.stringify(table[page])};`);
      return { code: [...rows, named].join('\n'), map: null };
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
  const scripts = manifestOf(CLIENT);
  const styles = manifestOf(STYLES);
  const frame = reach(styles, keyOf(styles, 'frame'));
  const entries = screens.map((entry) => {
    const key = keyOf(scripts, nameOf(entry));
    const chunks = reach(scripts, key)
      .filter((file) => file !== key)
      .map((file) => `/${scripts[file].file}`);
    const css = cssOf(
      styles,
      reachLater(styles, keyOf(styles, nameOf(entry))).filter((file) => !frame.includes(file)),
    );
    return [entry, { script: `/${scripts[key].file}`, chunks, css }];
  });
  const frameCss = cssOf(styles, frame);
  const fonts = [...frameCss.matchAll(/url\(["']?(\/assets\/[^)"']+\.woff2)/g)].map(([, path]) => path);
  return { entries: Object.fromEntries(entries), frameCss, fonts, version: stamp };
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
}

function keyOf(manifest, name) {
  return Object.keys(manifest).find((key) => manifest[key].isEntry && manifest[key].name === name);
}

/** The chunk and all it imports, deepest first: the order in which their styles apply. */
function reach(manifest, key, seen = new Set()) {
  for (const next of manifest[key].imports ?? []) if (!seen.has(next)) reach(manifest, next, seen);
  seen.add(key);
  return [...seen];
}

/** The same with what a screen fetches later: nobody fetches its style sheet, so the page has it from the beginning. */
function reachLater(manifest, key) {
  const now = reach(manifest, key);
  const later = now.flatMap((file) => manifest[file].dynamicImports ?? []).flatMap((file) => reach(manifest, file));
  return [...new Set([...now, ...later])];
}

function cssOf(manifest, keys) {
  const files = new Set(keys.flatMap((key) => manifest[key].css ?? []));
  return [...files].map((file) => readFileSync(join(STYLES, file), 'utf8').trim()).join('');
}

function compress(file) {
  if (!/\.(js|css|svg|json|webmanifest)$/.test(file)) return;
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
