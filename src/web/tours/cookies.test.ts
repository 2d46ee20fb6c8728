import { describe, expect, test } from 'vitest';
import {
  cookiesAfter,
  SESSION_SECONDS,
  type TourCookieEvent,
  type TourCookies,
  tourCookies,
  tourStanding,
} from '#web/tours/cookies.ts';
import type { SetCookie } from '#wire/page.ts';

const SESSIONS = [undefined, 's1', 's2'];
const TOURS = [undefined, 'ballenas', 'tequila'];
const ORDERS = [undefined, 'COSTA00001', 'COSTA00002'];

/** Every state of the three cookies. */
const STATES: readonly TourCookies[] = SESSIONS.flatMap((session) =>
  TOURS.flatMap((shopping) => ORDERS.map((booking) => ({ session, shopping, booking }))),
);

const USES: readonly TourCookieEvent[] = ['s1', 's2'].flatMap((session) =>
  ['ballenas', 'tequila'].flatMap((shopping) =>
    [null, 'COSTA00001', 'COSTA00002'].map((booking) => ({ kind: 'used', session, shopping, booking }) as const),
  ),
);
const CLEARINGS: readonly TourCookieEvent[] = [{ kind: 'cleared' }, { kind: 'left' }];

/** The cookies a browser has afterwards. */
function browserAfter(state: TourCookies, set: readonly SetCookie[]): TourCookies {
  const jar = new Map<string, string>();
  const put = (name: string, value: string | undefined) => value !== undefined && jar.set(name, value);
  put('shopping-session', state.session);
  put('shopping', state.shopping);
  put('shopping-booking', state.booking);
  for (const { name, value, maxAge } of set) {
    if (maxAge === 0) jar.delete(name);
    else jar.set(name, value);
  }
  return tourCookies({ cookies: Object.fromEntries(jar) });
}

describe.each(STATES.map((state) => [JSON.stringify(state), state] as const))('of %s', (_, state) => {
  test.each(USES.map((event) => [JSON.stringify(event), event] as const))(
    '%s leaves what the server said',
    (__, event) => {
      if (event.kind !== 'used') throw new Error('not a use');
      const { session, shopping, booking } = event;
      const set = cookiesAfter(state, event);
      expect(browserAfter(state, set)).toEqual({ session, shopping, booking: booking ?? undefined });
      // The session slides with every use, whether it was known or not; the others last until the browser closes.
      expect(set[0]).toEqual({ name: 'shopping-session', value: session, maxAge: SESSION_SECONDS });
      expect(set.slice(1).filter(({ maxAge }) => maxAge !== undefined && maxAge !== 0)).toEqual([]);
    },
  );

  test.each(CLEARINGS.map((event) => [event.kind, event] as const))('%s clears everything, once', (__, event) => {
    const set = cookiesAfter(state, event);
    const after = browserAfter(state, set);
    expect(after).toEqual({ session: undefined, shopping: undefined, booking: undefined });
    expect(set).toHaveLength(Object.values(state).filter((value) => value !== undefined).length);
    expect(set.every(({ value, maxAge }) => value === '' && maxAge === 0)).toBe(true);
    expect(cookiesAfter(after, event)).toEqual([]);
  });

  test('has one standing', () => {
    const { session, shopping, booking } = state;
    const expected = session ? 'open' : shopping || booking ? 'over' : 'none';
    expect(tourStanding(state)).toBe(expected);
  });
});

test('the session lives a quarter of an hour', () => {
  expect(SESSION_SECONDS).toBe(15 * 60);
});
