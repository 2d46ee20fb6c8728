// Finds page paths typed in code instead of read from the table (src/wire/page-paths.ts).
import * as pagePaths from '../src/wire/page-paths.ts';

const patterns = Object.values(pagePaths).flatMap((row) => Object.values('pattern' in row ? row.pattern : row));
/**
 * First parts of paths: `reservacion` of `/reservacion/pago`. The home page's `/` cannot be told from any other slash,
 * nor the page of the API from the API's base.
 */
const roots = new Set(patterns.map((path) => path.split(/[/?]/)[1]).filter((name) => name !== '' && name !== 'api'));
const root = `(?:${[...roots].join('|')})(?![\\w-])`;

/**
 * A slash and the first part of a path, unless a file, an API call or a foreign address follows: `'/home'`,
 * `${origin}/home`. In a regular expression the slash is escaped and may precede several:
 * `^\/(?:mi-reservacion|itinerary)`. A composed path has the parts next to a language: `/${lang === 'es' ?
 * 'reservacion' : 'reservation'}`.
 */
const TYPED = new RegExp(String.raw`(?<![\w./#-])\\?/(?:\((?:\?:)?(?:[\w\\/-]+\|)*)?${root}|/\$\{[^}]*['"\x60]${root}`);

/** The first typed path in some code, or undefined. */
export const typedPagePath = (code: string): string | undefined => TYPED.exec(code)?.[0];
