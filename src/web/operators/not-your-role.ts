import type { Lang } from '#text/lang.ts';
import { go, type Outcome } from '#web/page.ts';
import * as paths from '#wire/page-paths.ts';

/** Redirects an operator of another role to the operators' start page, with a notice that explains why. */
export const notYourRole = (lang: Lang): Outcome<never> =>
  go(paths.operation[lang], [{ name: 'notice', value: 'not-your-role' }]);
