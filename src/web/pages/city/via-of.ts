import type { Lang } from '#text/lang.ts';
import { cityText } from '#text/pages/city.ts';

/** Stops named on the way: the last ones, which lie near the place. */
const NAMED = 4;

/** The stops on the way. */
export function viaOf(via: readonly string[], lang: Lang): string {
  const named = via.slice(-NAMED).join(', ');
  const before = via.length - NAMED;
  return before > 0 ? `${named} ${cityText.stopsBefore(before)[lang]}` : named;
}
