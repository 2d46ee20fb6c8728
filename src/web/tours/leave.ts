import type { PageContext } from '#web/page.ts';
import { cookiesAfter, tourCookies } from '#web/tours/cookies.ts';
import { clearShopping } from '#web/tours/enter.ts';
import type { SetCookie } from '#wire/page.ts';

/**
 * The first page outside the tours clears what was chosen there: the selection, its order's number and the session
 * (spec 4). Once: afterwards there is no cookie, and no call is made. An order keeps its places, for its payment may be
 * open in another tab.
 */
export async function leaveTours({
  call,
  cookies,
}: Pick<PageContext, 'call' | 'cookies'>): Promise<readonly SetCookie[]> {
  const had = tourCookies({ cookies });
  if (had.session !== undefined) await clearShopping(call, had.session);
  return cookiesAfter(had, { kind: 'left' });
}
