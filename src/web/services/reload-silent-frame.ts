import type { RefObject } from 'react';

/** A frame that loaded sends a message immediately. */
const SILENT_MS = 3_000;

/** Called after a frame's load event: a frame that sends no message failed to load, and is reloaded. */
export function reloadSilentFrame(frame: RefObject<HTMLIFrameElement | null>, heard: RefObject<boolean>): void {
  setTimeout(() => {
    const { current } = frame;
    if (current && !heard.current) current.setAttribute('src', current.getAttribute('src') ?? '');
  }, SILENT_MS);
}
