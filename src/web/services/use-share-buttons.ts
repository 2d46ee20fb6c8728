import { useEffect } from 'react';
import { late } from '#web/services/late.ts';

const shareButtons = late(() => import('#web/services/share-buttons.ts'));

/** Activates the copy and share buttons, if there are any: they are outside the hydrated part. */
export function useShareButtons(hasSome: boolean): void {
  useEffect(() => {
    if (hasSome) void shareButtons().then(({ wakeShareButtons }) => wakeShareButtons(document));
  }, [hasSome]);
}
