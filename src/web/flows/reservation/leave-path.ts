import * as paths from '#wire/page-paths.ts';

/** Where a page reports that the traveller leaves; the response is ignored. */
export const LEAVE_PATH = `${paths.reservationFlow.es}/salir`;

/** `left`: for good, by a link; `closed`: the page was closed, which releases nothing (T78). */
export type LeftHow = 'left' | 'closed';
