import { useEffect } from 'react';
import { late } from '#web/services/late.ts';

const shareButtons = late(() => import('#web/services/share-buttons.ts'));

/** Wakes the buttons that copy and share, where there are any: they stand outside what is alive. */
export function useShareButtons(hasSome: boolean): void {
  useEffect(() => {
    if (hasSome) void shareButtons().then(({ wakeShareButtons }) => wakeShareButtons(document));
  }, [hasSome]);
}
