import type { PageRequest, SetCookie } from '#wire/page.ts';

/*
 * Three cookies hold what a visitor chose of the tours: ids only, which open nothing without the visitor's own session;
 * the server holds the rest. All are HttpOnly.
 *
 * - `shopping-session`: the tour session, for 900 seconds after its last use (T10).
 * - `shopping`: the name of the chosen tour, until the browser closes. It outlives the session, so that the site can
 *   tell a visitor that their time is over, and of which tour.
 * - `shopping-booking`: the code of the order, once there is one.
 */

/** Seconds after its last use that a tour session lives. */
export const SESSION_SECONDS = 900;

export interface TourCookies {
  readonly session: string | undefined;
  /** The name of a tour. */
  readonly shopping: string | undefined;
  /** The code of an order. */
  readonly booking: string | undefined;
}

/** What a request's cookies say. */
export const tourCookies = ({ cookies }: Pick<PageRequest, 'cookies'>): TourCookies => ({
  session: cookies['shopping-session'],
  shopping: cookies.shopping,
  booking: cookies['shopping-booking'],
});

export type TourCookieEvent =
  /** A selection as the server has it, on any page of the tours: chosen, seen again, ordered. */
  | { readonly kind: 'used'; readonly session: string; readonly shopping: string; readonly booking: string | null }
  /** The selection is null: emptied by the visitor, over, or approved and away from its ticket. */
  | { readonly kind: 'cleared' }
  /** A page outside the tours is shown. */
  | { readonly kind: 'left' };

/** The state of a selection by its cookies alone; only the server knows whether its session is still good. */
export type TourStanding = 'none' | 'open' | 'over';

export function tourStanding({ session, shopping, booking }: TourCookies): TourStanding {
  if (session !== undefined) return 'open';
  return shopping === undefined && booking === undefined ? 'none' : 'over';
}

/**
 * The cookies to set after an event, given those of the request. Clearing names only what is there, so it happens once:
 * the next request has none of them.
 */
export function cookiesAfter(now: TourCookies, event: TourCookieEvent): readonly SetCookie[] {
  if (event.kind !== 'used') {
    return [
      ...(now.session === undefined ? [] : [cleared('shopping-session')]),
      ...(now.shopping === undefined ? [] : [cleared('shopping')]),
      ...(now.booking === undefined ? [] : [cleared('shopping-booking')]),
    ];
  }
  const { session, shopping, booking } = event;
  return [
    // Set again with each use: its lifetime slides.
    { name: 'shopping-session', value: session, maxAge: SESSION_SECONDS },
    ...(now.shopping === shopping ? [] : [{ name: 'shopping', value: shopping } as const]),
    ...bookingAfter(now.booking, booking),
  ];
}

function bookingAfter(now: string | undefined, next: string | null): readonly SetCookie[] {
  if (next !== null) return now === next ? [] : [{ name: 'shopping-booking', value: next }];
  return now === undefined ? [] : [cleared('shopping-booking')];
}

const cleared = (name: SetCookie['name']): SetCookie => ({ name, value: '', maxAge: 0 });
