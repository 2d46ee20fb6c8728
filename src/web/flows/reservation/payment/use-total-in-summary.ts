import { useEffect } from 'react';

/** The summary beside the step stands still; a price that changed while paying is written into it. */
export function useTotalInSummary(total: string): void {
  useEffect(() => {
    const shown = document.querySelector('[data-total] span');
    if (shown && shown.textContent !== total) shown.textContent = total;
  }, [total]);
}
