const AGAIN_MS = 50;
/** A longer press is ignored. */
const MAX_TRIES = 40;

/**
 * Runs now what may move the layout, or after the pointer is released: a click is lost if its button moves between
 * pointer down and up. The pending click is handled first.
 */
export function whenReleased(then: () => void, tries = MAX_TRIES): void {
  if (tries > 0 && document.querySelector(':active')) setTimeout(whenReleased, AGAIN_MS, then, tries - 1);
  else then();
}
