import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A value only the browser has; undefined on the server and in the first render, which must match. */
export const useInBrowser = <Value extends string | number | boolean>(
  read: () => Value | undefined,
): Value | undefined => useSyncExternalStore(never, read, () => undefined);
