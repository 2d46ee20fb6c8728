import { useEffect } from 'react';

/** The summary next to the step is static; a price that changes while paying is written into its DOM. */
export function useTotalInSummary(total: string): void {
  useEffect(() => {
    const shown = document.querySelector('[data-total] span');
    if (shown && shown.textContent !== total) shown.textContent = total;
  }, [total]);
}
