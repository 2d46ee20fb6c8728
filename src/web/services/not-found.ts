/** Dispatched on the page when a call's response says that this browser cannot open the reservation. */
export const NOT_FOUND = 'anden.lost';
