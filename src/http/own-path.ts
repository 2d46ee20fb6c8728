/** The same path where no browser can read another host in it: `//host` and `/\host` name one. */
export const ownPath = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;
