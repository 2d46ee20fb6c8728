/** The same path where no browser can read another host in it: `//host` and `/\host` name one. */
export const hostlessPath = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;
