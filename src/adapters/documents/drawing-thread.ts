import { Piscina } from 'piscina';
import type * as drawings from '#adapters/documents/drawings.ts';

type Drawings = typeof drawings;

/** An idle thread keeps fonts and libraries for so long. */
const IDLE_MS = 60_000;

let thread: Piscina | undefined;

/**
 * Draws a PDF in a thread of its own, so that nobody who searches or pays meanwhile waits for it. One thread for the
 * whole process, started by its first drawing; it does not keep the process alive. Rejects with the drawing's error.
 */
export function drawPdf<Name extends keyof Drawings>(
  name: Name,
  task: Parameters<Drawings[Name]>[0],
): Promise<Uint8Array> {
  thread ??= new Piscina({
    filename: new URL('drawings.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return thread.run(task, { name });
}
