/** Loading another day or order, or unable to without a network. */
export type Turning = 'reading' | 'offline' | undefined;

/**
 * Another day or order is a link. From the click until the next page loads, the runs become placeholders of the same
 * size; without a network the click is ignored and the runs stay. Returns a function that stops watching.
 */
export function watchTurning(onTurn: (turning: Turning) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const show = (turning: Turning) => {
    document.querySelector('[data-runs]')?.toggleAttribute('data-waits', turning === 'reading');
    onTurn(turning);
  };
  const onClick = (event: MouseEvent) => {
    const isOurs = event.target instanceof Element && event.target.closest('[data-turns] a') !== null;
    if (!isOurs || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (navigator.onLine) return show('reading');
    event.preventDefault();
    show('offline');
  };
  document.addEventListener('click', onClick, { signal });
  addEventListener('online', () => show(undefined), { signal });
  // Restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && show(undefined), { signal });
  return () => stopped.abort();
}
