import { go } from '#web/page.ts';
import { UNKNOWN_PATH } from '#wire/page.ts';
import * as paths from '#wire/page-paths.ts';

/** An unknown path redirects home, with a notice shown once (M171). */
export const unknownPath = go<never>(paths.home.es, [UNKNOWN_PATH]);

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

/** Whether a refused call means that nothing is called so: there is none, or no name is so long or has such letters. */
export const namesNothing = ({ status }: { readonly status: number }): boolean =>
  status === NOT_FOUND || status === BAD_REQUEST;
