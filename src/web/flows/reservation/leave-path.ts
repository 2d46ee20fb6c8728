import * as paths from '#wire/page-paths.ts';

/** Where a page says that the traveller leaves it; it is told nothing back. */
export const LEAVE_PATH = `${paths.reservationFlow.es}/salir`;

/** For good, by a link; or the page was closed, which gives nothing back (T78). */
export type LeftHow = 'left' | 'closed';
