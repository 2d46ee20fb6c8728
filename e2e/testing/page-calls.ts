import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Route } from '#wire/route.ts';

const SOURCES = join(import.meta.dirname, '../../src');
const IMPORT = /^(?:import|export)\s+(?!type\b)([^'";]*?)\s*from\s*'([#.][^']+)'/gm;
const DEFERRED = /\bimport\('([#.][^']+)'\)/g;

/** A call that changes something, and the file of `src/web` that makes it. */
export interface PageCall {
  readonly file: string;
  readonly route: Route;
}

export const nameOf = ({ file, route }: PageCall): string => `${file}: ${route.method} ${route.service}/${route.path}`;

interface Source {
  /** Files of `src/web` that it imports. */
  readonly imports: readonly string[];
  readonly calls: readonly PageCall[];
}

/** By module, e.g. `wire/counter.ts`: its exports. */
type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Finds the changing calls of a page: those made by a file of `src/web` that it imports, also through others. A file that
 * only names a call in a type makes none.
 */
export function pageCalls(wire: Modules): (entry: string) => readonly PageCall[] {
  const read = new Map<string, Source>();
  const sourceOf = (file: string): Source => {
    const known = read.get(file) ?? readSource(file, wire);
    read.set(file, known);
    return known;
  };
  return (entry) => {
    const page = ['page.ts', 'page.tsx'].map((name) => `web/${entry}/${name}`).find(isThere);
    if (!page) throw new Error(`no page in src/web/${entry}`);
    const seen = new Set([page]);
    for (const file of seen) for (const next of sourceOf(file).imports) seen.add(next);
    return [...seen].flatMap((file) => sourceOf(file).calls);
  };
}

const isThere = (file: string): boolean => existsSync(join(SOURCES, file));

function readSource(file: string, wire: Modules): Source {
  const text = readFileSync(join(SOURCES, file), 'utf8');
  const imports: string[] = [];
  const calls: PageCall[] = [];
  const add = (names: string, from: string) => {
    const module = from.startsWith('#') ? from.slice(1) : join(dirname(file), from);
    if (module.startsWith('web/') && /\.tsx?$/.test(module)) imports.push(module);
    const exported = wire[module];
    if (!exported) return;
    for (const name of namesIn(names, text)) {
      const route = exported[name];
      if (isChange(route)) calls.push({ file, route });
    }
  };
  for (const [, names = '', from = ''] of text.matchAll(IMPORT)) add(names, from);
  for (const [, from = ''] of text.matchAll(DEFERRED)) add('', from);
  return { imports, calls };
}

/** What is imported as values; of `* as x` what is used of it. */
function namesIn(names: string, text: string): readonly string[] {
  const [, whole] = /^\*\s+as\s+(\w+)$/.exec(names) ?? [];
  if (whole !== undefined)
    return [...new Set([...text.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'))].map(([, name = '']) => name))];
  return names
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0]!);
}

const isChange = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'service' in value && value.method !== 'GET';
