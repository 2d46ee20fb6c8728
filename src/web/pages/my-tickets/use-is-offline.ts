import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'] as const;

function listen(onChange: () => void): () => void {
  for (const name of EVENTS) addEventListener(name, onChange);
  return () => {
    for (const name of EVENTS) removeEventListener(name, onChange);
  };
}

/** Whether the device is sure that it has no network. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
