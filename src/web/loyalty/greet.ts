import type { Account } from '#web/layouts/account.tsx';
import { getProfile } from '#wire/account.ts';
import { GREETING_COOKIE, type PageRequest, type SetCookie } from '#wire/page.ts';

export interface Greeting {
  readonly account: Account;
  readonly cookies: readonly SetCookie[];
}

/** No header has room for more. */
const MAX_NAME = 40;
const UNAUTHORIZED = 401;

/**
 * Whom the header greets. The account is asked once for each session; then the answer stands in a cookie that names the
 * session and ends with the browser, so that pages cost no query and a late answer greets nobody after signing out.
 */
export async function greet({
  cookies,
  travellerTag,
  call,
}: Pick<PageRequest, 'cookies' | 'travellerTag' | 'call'>): Promise<Greeting> {
  if (travellerTag === undefined) return { account: 'guest', cookies: [] };
  const tag = `${travellerTag}.`;
  const said = cookies.greeting;
  if (said?.startsWith(tag)) return { account: named(said.slice(tag.length)), cookies: [] };
  const profile = await call(getProfile);
  if (!profile.ok && profile.status !== UNAUTHORIZED) return { account: 'unknown', cookies: [] };
  const name = profile.ok ? profile.data.first_name.slice(0, MAX_NAME) : '';
  return { account: named(name), cookies: [{ name: GREETING_COOKIE, value: tag + name }] };
}

/** Without a name the session has ended. */
const named = (name: string): Account => (name === '' ? 'guest' : { name });
