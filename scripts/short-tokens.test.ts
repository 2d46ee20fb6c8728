import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { namesModule, shortTokens, writeShort } from './short-tokens.ts';

const TOKENS = ':root {\n  --gap: 8px;\n  --edge: 1px solid var(--ink);\n  --shade: 0 1px;\n  /* --old: 1px */\n}';
const PRINT = '@media print { body { --shade: none; --ink: #000 } }';
const OWN = '.a { --own: 2px; padding: calc(var(--gap) + 2px) var(--own); border: var(--edge); color: var(--ink) }';
const tokens = shortTokens({ tokens: TOKENS, everywhere: ['ink'], sheets: [TOKENS, PRINT, OWN] });

const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [writeShort(tokens)] } } }, 'build');
const written = async (css: string) => (await preprocessCSS(css, 'a.css', config)).code;

test('what is the same everywhere is a value, and what may change one letter', () => {
  expect(Object.fromEntries(tokens.values)).toEqual({ gap: '8px' });
  expect(tokens.letters).toEqual({ ink: 'a', edge: 'b', shade: 'c' });
});

test('sheets are written so, and what a part declares for itself is left', async () => {
  expect(await written(OWN)).toBe(
    '.a { --own: 2px; padding: calc(8px + 2px) var(--own); border: var(--b); color: var(--a) }',
  );
  expect(await written(PRINT)).toBe('@media print { body { --c: none; --a: #000 } }');
  expect(await written(TOKENS)).not.toContain('--gap');
});

test('pages name them the same', async () => {
  const { propertyOf } = await import(`data:text/javascript,${encodeURIComponent(namesModule(tokens))}`);
  expect(['ink', 'own'].map(propertyOf)).toEqual(['--a', '--own']);
});

test('more tokens than letters are noticed', () => {
  const everywhere = Array.from({ length: 60 }, (_, i) => `t${i}`);
  expect(() => shortTokens({ tokens: '', everywhere, sheets: [] })).toThrow('60 tokens');
});
