/** The item kind of what a passenger on the bus adds to their ticket, named by seat or folio. */
export const ON_BOARD = 'on-board';
