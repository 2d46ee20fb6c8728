import type { Account } from '#web/layouts/account.tsx';
import { getProfile } from '#wire/account.ts';
import { GREETING_COOKIE, type PageRequest, type SetCookie } from '#wire/page.ts';

export interface Greeting {
  readonly account: Account;
  readonly cookies: readonly SetCookie[];
}

/** Names are cut to what fits in a header. */
const MAX_NAME = 40;
const UNAUTHORIZED = 401;

/** Seconds for which the header's data are cached: points change with every purchase. */
const SHOWN_FOR = 60;

/**
 * The name and points for the header. The account is loaded at most once a minute for each session; in between, a
 * cookie bound to the session holds the result, so that most pages need no query and a late response cannot greet after
 * signing out.
 */
export async function greet({
  cookies,
  travellerTag,
  call,
}: Pick<PageRequest, 'cookies' | 'travellerTag' | 'call'>): Promise<Greeting> {
  if (travellerTag === undefined) return { account: 'guest', cookies: [] };
  const tag = `${travellerTag}.`;
  const said = cookies.greeting?.startsWith(tag) ? read(cookies.greeting.slice(tag.length)) : undefined;
  if (said) return { account: said, cookies: [] };
  const profile = await call(getProfile);
  if (!profile.ok && profile.status !== UNAUTHORIZED) return { account: 'unknown', cookies: [] };
  const told = profile.ok ? write(profile.data.first_name.slice(0, MAX_NAME), profile.data.points) : ENDED;
  return { account: read(told)!, cookies: [{ name: GREETING_COOKIE, value: tag + told, maxAge: SHOWN_FOR }] };
}

/** The session is over: no further queries until the cookie expires. */
const ENDED = '-';

const write = (name: string, { purchased, win }: { readonly purchased: number; readonly win: number }): string =>
  `${purchased}.${win}.${name}`;

const TOLD = /^(-?\d{1,15})\.(-?\d{1,15})\.(.+)$/s;

/** Undefined for a value the visitor or an earlier version wrote: the account is loaded again. */
function read(told: string): Account | undefined {
  if (told === ENDED) return 'guest';
  const [, purchased, win, name] = TOLD.exec(told) ?? [];
  return name === undefined ? undefined : { name, points: { purchased: Number(purchased), win: Number(win) } };
}
