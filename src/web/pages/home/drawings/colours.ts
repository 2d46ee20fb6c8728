/** What drawings are painted with, on the colour of the board. */
export const SEA = 'var(--teal)';
export const ROAD = 'var(--maize)';
export const PAPER = 'var(--on-board)';
export const QUIET = 'var(--board-muted)';
