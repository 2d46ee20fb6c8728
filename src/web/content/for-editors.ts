import type { Lang } from '#text/lang.ts';
import { notYourRole } from '#web/operators/not-your-role.ts';
import { operatorSignIn } from '#web/operators/sign-in-address.ts';
import { go, type Outcome } from '#web/page.ts';
import type { WireError } from '#wire/envelope.ts';
import * as paths from '#wire/page-paths.ts';

interface Refused {
  readonly errors: readonly WireError[];
}

/** Whether the request was refused because the session is over: a shift ends after twelve hours. */
export const isSignedOut = ({ errors }: Refused): boolean => errors.some(({ code }) => code === 'operator_required');

/** Redirects a non-editor: to sign in and come back, to their own pages, or to the list of all texts. */
export function forEditors(refused: Refused, back: string, lang: Lang): Outcome<never> {
  if (isSignedOut(refused)) return go(operatorSignIn(back, lang));
  return refused.errors.some(({ code }) => code === 'not_found') ? go(paths.content[lang]) : notYourRole(lang);
}
