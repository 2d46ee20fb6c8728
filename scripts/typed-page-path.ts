// Finds the path of a page where it is typed instead of read from the table (src/wire/page-paths.ts).
import * as pagePaths from '../src/wire/page-paths.ts';

const patterns = Object.values(pagePaths).flatMap((row) => Object.values('pattern' in row ? row.pattern : row));
/**
 * What paths begin with: `reservacion` of `/reservacion/pago`. The home page's `/` could not be told from any other slash, nor
 * the page about the calls from where they begin.
 */
const roots = new Set(patterns.map((path) => path.split(/[/?]/)[1]).filter((name) => name !== '' && name !== 'api'));
const root = `(?:${[...roots].join('|')})(?![\\w-])`;

/**
 * A slash and the first part of a path, where no file, call or foreign address goes on: `'/home'`, `${origin}/home`. In a
 * regular expression the slash is escaped and may stand before several: `^\/(?:mi-reservacion|itinerary)`. Put together it is
 * said beside a language: `/${lang === 'es' ? 'reservacion' : 'reservation'}`.
 */
const TYPED = new RegExp(String.raw`(?<![\w./#-])\\?/(?:\((?:\?:)?(?:[\w\\/-]+\|)*)?${root}|/\$\{[^}]*['"\x60]${root}`);

/** The part of some code that types one, or undefined. */
export const typedPagePath = (code: string): string | undefined => TYPED.exec(code)?.[0];
