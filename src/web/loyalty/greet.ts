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

/** Seconds for which the header shows what it was told: points change with every purchase. */
const SHOWN_FOR = 60;

/**
 * Whom the header greets, and with which points. The account is asked once a minute for each session; meanwhile the answer stands in a
 * cookie that names the session, so that most pages cost no query and a late answer greets nobody after signing out.
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

/** The session is over: nobody is asked again until the cookie is. */
const ENDED = '-';

const write = (name: string, { purchased, win }: { readonly purchased: number; readonly win: number }): string =>
  `${purchased}.${win}.${name}`;

const TOLD = /^(-?\d{1,15})\.(-?\d{1,15})\.(.+)$/s;

/** Undefined for what a visitor or an earlier version wrote: it is asked anew. */
function read(told: string): Account | undefined {
  if (told === ENDED) return 'guest';
  const [, purchased, win, name] = TOLD.exec(told) ?? [];
  return name === undefined ? undefined : { name, points: { purchased: Number(purchased), win: Number(win) } };
}
