/** To another day, or another order: on the way there, or nowhere without a network. */
export type Turning = 'reading' | 'offline' | undefined;

/**
 * Another day and another order are links. From the press until the next page is here the runs make room for it, in their own
 * size; without a network nothing is pressed and the runs stay. Answers the way to stop.
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
  // Back out of the browser's memory.
  addEventListener('pageshow', ({ persisted }) => persisted && show(undefined), { signal });
  return () => stopped.abort();
}
