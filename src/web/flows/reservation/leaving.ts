import type { Step } from '#domain/booking/step.ts';
import * as paths from '#wire/page-paths.ts';

/** Where a press led that may take the traveller off the page. Undefined: Back, a typed address, a closed tab. */
export type Followed = 'inside' | 'outside' | undefined;

/** Signing in is a way round and comes back to the step. */
const FLOW = new RegExp(
  `^(?:${Object.values(paths.reservationFlow).join('|')})/[^/]|^(?:${Object.values(paths.signIn).join('|')})$`,
);

interface Here {
  readonly origin: string;
  /** Of the reservation. */
  readonly code: string;
}

/**
 * Whether an address is a page outside the reservation. Whatever names it is about it, its documents and its itinerary too;
 * telephone and mail links leave nothing.
 */
export const isOutside = (to: Pick<URL, 'origin' | 'protocol' | 'pathname' | 'search'>, here: Here): boolean =>
  /^https?:$/.test(to.protocol) &&
  (to.origin !== here.origin || !(FLOW.test(to.pathname) || new URLSearchParams(to.search).get('code') === here.code));

/**
 * Whether the page that is being hidden is left for good (M41). Being sent to the bank is not leaving (T39): a script goes
 * there, so from the payment step nothing that was not pressed counts.
 */
export const isGoingAway = ({ followed, step }: { readonly followed: Followed; readonly step: Step }): boolean =>
  followed === 'outside' || (followed === undefined && step !== 'pago');
