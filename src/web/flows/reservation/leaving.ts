import type { Step } from '#domain/booking/step.ts';
import * as paths from '#wire/page-paths.ts';

/** Where the last click that may leave the page led. Undefined: Back, a typed URL, a closed tab. */
export type Followed = 'inside' | 'outside' | undefined;

/** Signing in is a detour that returns to the step; a basket pays for the reservation with other things. */
const BESIDE = [...Object.values(paths.signIn), ...Object.values(paths.basket)];
const FLOW = new RegExp(`^(?:${Object.values(paths.reservationFlow).join('|')})/[^/]|^(?:${BESIDE.join('|')})$`);

interface Here {
  readonly origin: string;
  /** The reservation's code. */
  readonly code: string;
}

/**
 * Whether a URL is outside the reservation. Every URL that contains its code is inside, including its documents and its
 * itinerary; phone and mail links do not leave.
 */
export const isOutside = (to: Pick<URL, 'origin' | 'protocol' | 'pathname' | 'search'>, here: Here): boolean =>
  /^https?:$/.test(to.protocol) &&
  (to.origin !== here.origin || !(FLOW.test(to.pathname) || new URLSearchParams(to.search).get('code') === here.code));

/**
 * Whether the page being hidden is left for good (M41). Going to the bank is not leaving (T39): a script navigates
 * there, so on the payment step only clicks count.
 */
export const isGoingAway = ({ followed, step }: { readonly followed: Followed; readonly step: Step }): boolean =>
  followed === 'outside' || (followed === undefined && step !== 'pago');
