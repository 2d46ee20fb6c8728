import { go } from '#web/page.ts';
import { UNKNOWN_PATH } from '#wire/page.ts';
import * as paths from '#wire/page-paths.ts';

/** An unknown path redirects home, with a notice shown once (M171). */
export const unknownPath = go<never>(paths.home.es, [UNKNOWN_PATH]);
