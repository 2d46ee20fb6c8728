/** Colours of drawings on the board's background. */
export const SEA = 'var(--teal)';
export const ROAD = 'var(--maize)';
export const PAPER = 'var(--on-board)';
export const QUIET = 'var(--board-muted)';
