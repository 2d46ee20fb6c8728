/** Runs when the page shows what was changed until now. What answers a tap comes first, what follows from it after that. */
export const afterPaint = (then: () => void): void => void requestAnimationFrame(() => setTimeout(then));
