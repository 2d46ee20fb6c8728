import type { Lang } from '#text/lang.ts';
import { go, type Outcome } from '#web/page.ts';
import * as paths from '#wire/page-paths.ts';

/** Anyone who is at work in another role finds at the door what is theirs, and is told why they are there. */
export const notYourRole = (lang: Lang): Outcome<never> =>
  go(paths.operation[lang], [{ name: 'notice', value: 'not-your-role' }]);
