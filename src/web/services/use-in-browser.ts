import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only a browser can say; undefined on the server and in the first drawing, which must be the same. */
export const useInBrowser = <Value extends string | number | boolean>(
  read: () => Value | undefined,
): Value | undefined => useSyncExternalStore(never, read, () => undefined);
