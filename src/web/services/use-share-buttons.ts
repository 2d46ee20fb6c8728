import { useEffect } from 'react';

/** Wakes the buttons that copy and share, where there are any: they stand outside what is alive. */
export function useShareButtons(hasSome: boolean): void {
  useEffect(() => {
    if (hasSome)
      void import('#web/services/share-buttons.ts').then(({ wakeShareButtons }) => wakeShareButtons(document));
  }, [hasSome]);
}
