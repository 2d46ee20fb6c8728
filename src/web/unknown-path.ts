import { go } from '#web/page.ts';
import * as paths from '#wire/page-paths.ts';

/** Where a path leads that nothing is found at: home, which says so once (M171). */
export const unknownPath = go<never>(paths.home.es, [{ name: 'notice', value: 'unknown-path' }]);
