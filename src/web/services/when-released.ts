const AGAIN_MS = 50;
/** A press that lasts longer is none. */
const MAX_TRIES = 40;

/**
 * Does now what may move the page, or once nothing is pressed any more: a press whose button moves away between pointer down
 * and up is lost. The click of the press comes first.
 */
export function whenReleased(then: () => void, tries = MAX_TRIES): void {
  if (tries > 0 && document.querySelector(':active')) setTimeout(whenReleased, AGAIN_MS, then, tries - 1);
  else then();
}
