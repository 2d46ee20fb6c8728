// Builds what serves into a few files: the same modules one by one take half a second more to load. Libraries stay where they
// are. Does nothing when no source was changed since (`src/main/built-program.ts`).
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { isCurrent, sourceOf } from '../src/main/built-program.ts';

const PROGRAM = 'dist/site';

export async function buildProgram() {
  if (isCurrent()) return;
  rmSync(PROGRAM, { recursive: true, force: true });
  const sources = ['package.json', 'package-lock.json', 'scripts/build-program.mjs'].map((path) => sourceOf(path));
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [notedSources(sources)],
    build: {
      ssr: true,
      outDir: PROGRAM,
      target: 'node24',
      minify: false,
      rollupOptions: {
        checks: { bundlerTimings: false },
        input: { program: 'src/main/program.ts' },
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  writeFileSync(join(PROGRAM, 'sources.json'), JSON.stringify(sources));
}

/** Notes each source as it was before it is read. What a module finds beside itself, it finds where its source is. */
function notedSources(sources) {
  return {
    name: 'noted-sources',
    enforce: 'pre',
    load(id) {
      const path = relative('.', id);
      if (!/^(?:src|db)\//.test(path)) return undefined;
      sources.push(sourceOf(path));
      const text = readFileSync(id, 'utf8');
      if (/import\.meta\.(?!url\b)/.test(text))
        throw new Error(`${path}: only import.meta.url is known where it is built`);
      const url = `new URL(${JSON.stringify(relative(PROGRAM, id))}, import.meta.url).href`;
      return text.replaceAll('import.meta.url', url);
    },
  };
}
