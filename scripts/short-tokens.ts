// Tokens of the design as pages name them, some three hundred times each, in first packets that have no room for that:
// one that is the same everywhere is written as its value, and the others by one letter.
import { globSync, readFileSync } from 'node:fs';
import { colourNames } from '#ui/colour-names.ts';

const DECLARED = /(?<![\w-])--([\w-]+):\s*([^;}]+)/g;
const USED = /var\(--([\w-]+)\)/g;
const NAMED = /--([\w-]+)/g;
/** Without those that scripts set by name. */
const LETTERS = [...'abcdefghijklmnopqrstuvwzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

interface Declared {
  /** The style sheet that declares them on `:root`. */
  readonly tokens: string;
  /** Those that every page declares besides: the colours of the brand. */
  readonly everywhere: readonly string[];
  /** All style sheets. */
  readonly sheets: readonly string[];
}

interface ShortTokens {
  /** Of those that are the same everywhere, by name. */
  readonly values: ReadonlyMap<string, string>;
  /** Of the others, by name. */
  readonly letters: Readonly<Record<string, string>>;
}

export function shortTokens({ tokens, everywhere, sheets }: Declared): ShortTokens {
  const times = Map.groupBy(sheets.flatMap(declaredIn), ([name]) => name);
  const roots = declaredIn(/:root \{([^}]*)\}/.exec(tokens)?.[1] ?? '');
  // What is declared again changes within a page, and what follows from others may change with them.
  const values = new Map(roots.filter(([name, value]) => times.get(name)?.length === 1 && !value.includes('var(')));
  const named = [...everywhere, ...roots.map(([name]) => name).filter((name) => !values.has(name))];
  if (named.length > LETTERS.length) throw new Error(`${named.length} tokens: there are no more letters`);
  return { values, letters: Object.fromEntries(named.map((name, i) => [name, LETTERS[i]!])) };
}

const declaredIn = (css: string): (readonly [name: string, value: string])[] =>
  Array.from(
    css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(DECLARED),
    ([, name, value]) => [name!, value!.trim()] as const,
  );

/** Those of the site, whose pages declare the colours of `brand`. */
export const siteTokens = (brand: { readonly light: object }): ShortTokens =>
  shortTokens({
    tokens: readFileSync('src/ui/tokens.css', 'utf8'),
    everywhere: colourNames(brand),
    sheets: globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8')),
  });

interface Declaration {
  prop: string;
  value: string;
  remove(): unknown;
}
interface StyleSheet {
  walkDecls(visit: (declaration: Declaration) => void): unknown;
}

/** A PostCSS plugin that writes them so. */
export const writeShort = ({ values, letters }: ShortTokens) => ({
  postcssPlugin: 'short-tokens',
  Once(root: StyleSheet) {
    const short = (text: string) => text.replace(NAMED, (all, name) => (letters[name] ? `--${letters[name]}` : all));
    root.walkDecls((declaration) => {
      if (declaration.prop.startsWith('--') && values.has(declaration.prop.slice(2))) {
        declaration.remove();
        return;
      }
      declaration.prop = short(declaration.prop);
      declaration.value = short(declaration.value.replace(USED, (all, name) => values.get(name) ?? all));
    });
  },
});

/** The module `src/ui/token-names.ts` for such sheets. */
export const namesModule = ({ letters }: ShortTokens): string =>
  `const letters=${JSON.stringify(letters)};export const propertyOf=(token)=>"--"+(letters[token]??token);`;
