import type { RefObject } from 'react';

/** A frame that was brought speaks at once. */
const SILENT_MS = 3_000;

/** After the load event of a frame: one that says nothing was not brought by the network, and is asked for again. */
export function reloadSilentFrame(frame: RefObject<HTMLIFrameElement | null>, heard: RefObject<boolean>): void {
  setTimeout(() => {
    const { current } = frame;
    if (current && !heard.current) current.setAttribute('src', current.getAttribute('src') ?? '');
  }, SILENT_MS);
}
