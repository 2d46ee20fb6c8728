// Builds the pages: one script and one style sheet per screen for browsers, one module for the server; and the program.
// Does nothing when nothing changed since the last build; `--force` builds the pages anyway.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { COSTERA } from '../src/main/costera.ts';
import * as pagePaths from '../src/wire/page-paths.ts';
import { buildProgram } from './build-program.mjs';
import { compress } from './compress.mjs';
import { shortClasses } from './short-classes.ts';
import { namesModule, siteTokens, writeShort } from './short-tokens.ts';

/** Build timings of a busy machine are not worth a warning. */
const UNTIMED = { bundlerTimings: false };

/** Where a lazy script is loaded, with the list of its style sheets. */
const PRELOADING = /\w+\(\(\)=>(import\(`[^`]+`\)),(?:\[\]|__vite__mapDeps\([^)]*\))\)/g;
/** Old phones read no ranges in media queries. */
const CSS_TARGET = ['chrome87', 'safari14'];
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
const WITH_FORMS = /\/src\/(?:web\/services\/use-sent|ui\/(?:stepper|choice))\./;
const PASSENGER_TYPES = /\/src\/(?:domain\/\w+\/passenger-type|text\/passenger-type-names)\./;
/** The payment step needs both, and the second alone is smaller than what a chunk costs. */
const SALE_CALLS = /\/src\/wire\/(?:websale|wallets)\./;
/** The calendar of date fields, which pages without a script of their own load too. */
const DATES = 'date-fields';
const FONTS = 'src/ui/fonts.css';
const TOKENS = siteTokens(COSTERA);
/** The header of operators: its styles are in their pages alone. */
const OF_OPERATORS = 'of-operators';
const OPERATORS_HEADER = /\/operation-header\.module\.css/;
const NAMED = 'assets/[name]-[hash:7].js';
/** Each page lists the chunks it starts with, up to twenty, and each script those it imports: names would be half of that. */
const UNNAMED = 'assets/[hash:7].js';
const STAMP = 'dist/.stamp';
/** Bundled into pages; everything else under `src` never reaches a browser. */
const SOURCES = [
  'src/{kernel,domain,text,wire,ui,web}/**',
  'scripts/{build,compress}.mjs',
  'scripts/short-{classes,tokens}.ts',
  'package-lock.json',
];

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
await buildProgram();

async function buildAll() {
  rmSync('dist', { recursive: true, force: true });
  const screens = globSync('src/web/**/screen.tsx').map((file) => file.replace(/^src\/web\/(.*)\/screen\.tsx$/, '$1'));
  const inputs = (kind, entries = screens) =>
    Object.fromEntries(entries.map((entry) => [nameOf(entry), `virtual:${kind}/${entry}`]));
  const shared = {
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), screenEntries()],
    define: { 'process.env.NODE_ENV': '"production"' },
    css: {
      modules: { generateScopedName: shortClasses() },
      postcss: { plugins: [writeShort(TOKENS)] },
    },
    publicDir: false,
  };
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: SERVER,
      target: 'node24',
      rollupOptions: { checks: UNTIMED, input: { pages: 'src/web/pages.ts' } },
    },
  });
  const { ROUTES } = await import(`${process.cwd()}/${SERVER}/pages.js`);
  // Pages without a script divide no chunk of those that have one.
  const hydrated = screens.filter((screen) => ROUTES.some(({ entry, interactive }) => entry === screen && interactive));
  await build({
    ...shared,
    plugins: [...shared.plugins, withoutSchemas(), withOwnPaths()],
    build: {
      outDir: CLIENT,
      manifest: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      cssTarget: CSS_TARGET,
      rollupOptions: {
        checks: UNTIMED,
        input: { ...inputs('screen', hydrated), [DATES]: 'src/web/client/dates/date-fields.tsx' },
        preserveEntrySignatures: 'allow-extension',
        output: {
          chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? NAMED : UNNAMED),
          codeSplitting: {
            groups: [
              { name: 'hydrate', test: EVERYWHERE },
              // Small ones that home needs all of: each in a chunk of its own costs home more than the other saves elsewhere.
              { name: 'with-forms', test: WITH_FORMS },
              { name: 'passenger-types', test: PASSENGER_TYPES },
              { name: 'sale-calls', test: SALE_CALLS },
            ],
          },
        },
      },
    },
  });
  await build({
    ...shared,
    build: {
      outDir: STYLES,
      target: 'es2022',
      cssTarget: CSS_TARGET,
      manifest: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        checks: UNTIMED,
        input: { ...inputs('page'), frame: 'virtual:frame', fonts: FONTS },
        output: { codeSplitting: { groups: [{ name: OF_OPERATORS, test: OPERATORS_HEADER }] } },
      },
    },
  });
  const built = describe(
    screens,
    new Set(ROUTES.filter(({ layout }) => layout === 'operation').map(({ entry }) => entry)),
  );
  writeFileSync(join(SERVER, 'assets.json'), JSON.stringify(built));
  for (const font of built.fonts)
    if (!existsSync(join(CLIENT, font))) throw new Error(`${font}: scripts fetch it by another name`);
  await buildWorkers(built);
  for (const { file } of Object.values(manifestOf(CLIENT)))
    if (file.endsWith('.js')) withoutPreloads(join(CLIENT, file));
  linkSheets();
  rmSync(join(CLIENT, '.vite'), { recursive: true });
  rmSync(STYLES, { recursive: true });
  for (const file of readdirSync(join(CLIENT, 'assets'))) compress(join(CLIENT, 'assets', file));
}

/** What is fetched later fetches its style sheets itself (`linkSheets`). Vite writes a list of them all the same. */
function withoutPreloads(file) {
  const text = readFileSync(file, 'utf8');
  const bare = text.replace(/^const __vite__mapDeps=.*\n/, '').replace(PRELOADING, '$1');
  if (bare.includes('__vite__mapDeps')) throw new Error(`${file}: Vite writes its lists in another way now`);
  writeFileSync(file, bare);
}

/**
 * A script that is fetched later begins with its own style sheets, those that not every page with it has inlined: nothing of it
 * is there before they are. So no page pays for them. Sheets that nobody links are in the pages, and no browser is sent them.
 */
function linkSheets() {
  const manifest = manifestOf(CLIENT);
  const chunks = Object.values(manifest);
  const later = new Set(chunks.flatMap(({ dynamicImports = [] }) => dynamicImports));
  const linked = new Set();
  for (const key of later) {
    const inlined = inlinedBefore(manifest, key);
    const own = reach(manifest, key).flatMap((each) => manifest[each].css ?? []);
    const sheets = [...new Set(own)].filter((sheet) => !inlined.has(sheet));
    if (sheets.length === 0) continue;
    if (chunks.some(({ imports = [] }) => imports.includes(key)))
      throw new Error(`${key}: what imports it at once would wait for its style sheets`);
    for (const sheet of sheets) linked.add(sheet);
    const file = join(CLIENT, manifest[key].file);
    writeFileSync(file, awaitSheets(sheets) + readFileSync(file, 'utf8'));
  }
  if (linked.size === 0)
    throw new Error('nothing that is fetched later has a style sheet: Vite writes it in another way now');
  for (const { css = [] } of chunks)
    for (const sheet of css) if (!linked.has(sheet)) rmSync(join(CLIENT, sheet), { force: true });
}

/** Style sheets that each page has that may run this script. */
function inlinedBefore(manifest, key) {
  const entries = Object.keys(manifest).filter((each) => manifest[each].isEntry && reachEver(manifest, each).has(key));
  // The calendar of date fields shares the chunk of every screen, and none of what screens load through it.
  const screens = entries.filter((each) => manifest[each].name !== DATES);
  return (screens.length > 0 ? screens : entries)
    .map((page) => new Set(reach(manifest, page).flatMap((each) => manifest[each].css ?? [])))
    .reduce((both, sheets) => both.intersection(sheets));
}

/** All a page ever runs, however late. */
function reachEver(manifest, key) {
  const seen = new Set();
  const walk = (from) => {
    if (seen.has(from)) return;
    seen.add(from);
    const { imports = [], dynamicImports = [] } = manifest[from];
    for (const next of [...imports, ...dynamicImports]) walk(next);
  };
  walk(key);
  return seen;
}

/** One that does not come is asked for again, as scripts are (`src/web/services/late.ts`). */
function awaitSheets(sheets) {
  const add =
    'function a(){document.head.append(Object.assign(document.createElement("link"),' +
    '{rel:"stylesheet",href:h,onload:d,onerror(){this.remove();setTimeout(a,2000)}}))}';
  return `await Promise.all(${JSON.stringify(sheets.map((sheet) => `/${sheet}`))}.map(h=>new Promise(d=>{${add}a()})));`;
}

/** The service worker, and the one that ends it. Each is one file that imports nothing. */
async function buildWorkers({ version, entries, fonts }) {
  const { script, chunks } = entries['pages/my-tickets'];
  const vouchers = entries['pages/my-vouchers'];
  const kept = {
    version,
    assets: [script, ...chunks, ...fonts],
    voucherAssets: [vouchers.script, ...vouchers.chunks, ...fonts],
    english: englishPaths(),
  };
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

/** How the paths begin that only pages in English have. */
function englishPaths() {
  const paths = Object.values(pagePaths).map((page) => (page.pattern ?? page).en);
  return paths.filter((path) => !path.includes('?')).map((path) => path.replace(/:.*/, ''));
}

function nameOf(entry) {
  return entry.replace(/^(pages|flows)\//, '').replaceAll('/', '-');
}

/**
 * A screen becomes a script to be hydrated. What surrounds it is drawn on the server alone: pages and layouts are built
 * here for their styles, and those scripts are never sent.
 */
function screenEntries() {
  const root = process.cwd();
  return {
    name: 'screen-entries',
    enforce: 'pre',
    resolveId: (id) => (/^virtual:(screen\/|page\/|frame$)/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === join(root, 'src/ui/token-names.ts')) return namesModule(TOKENS);
      // A module fetched later fetches its style sheets itself (`linkSheets`).
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

/** `ofOperators`: the screens that have the header of operators. */
function describe(screens, ofOperators) {
  const scripts = manifestOf(CLIENT);
  const styles = manifestOf(STYLES);
  const frame = reach(styles, keyOf(styles, 'frame'));
  const theirs = Object.keys(styles).filter((key) => styles[key].name === OF_OPERATORS);
  if (theirs.length === 0) throw new Error('the header of operators has no style sheet of its own');
  const entries = screens.map((entry) => {
    const key = keyOf(scripts, nameOf(entry));
    const chunks = key ? reach(scripts, key).map((file) => `/${scripts[file].file}`) : [];
    const css = cssOf(styles, [
      ...(ofOperators.has(entry) ? theirs : []),
      ...reach(styles, keyOf(styles, nameOf(entry))).filter((file) => !frame.includes(file)),
    ]);
    return [entry, { script: chunks.at(-1) ?? '', chunks: chunks.slice(0, -1), css }];
  });
  const dates = reach(scripts, keyOf(scripts, DATES)).map((file) => `/${scripts[file].file}`);
  const frameCss = cssOf(
    styles,
    frame.filter((file) => !theirs.includes(file)),
  );
  const fontCss = readFileSync(join(STYLES, styles[FONTS].file), 'utf8').trim();
  const fonts = [...fontCss.matchAll(/url\(["']?(\/assets\/[^)"']+\.woff2)/g)].map(([, path]) => path);
  return {
    entries: Object.fromEntries(entries),
    dates: { script: dates.at(-1), chunks: dates.slice(0, -1) },
    frameCss,
    fontCss,
    fonts,
    version: stamp,
  };
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

function cssOf(manifest, keys) {
  const files = new Set(keys.flatMap((key) => manifest[key].css ?? []));
  return [...files].map((file) => readFileSync(join(STYLES, file), 'utf8').trim()).join('');
}
