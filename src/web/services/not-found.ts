/** Said to the whole page when a call is answered that this browser does not open the reservation it is about. */
export const NOT_FOUND = 'anden.lost';
