/** The same path in a form that no browser reads as another host: `//host` and `/\host` name one. */
export const hostlessPath = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;
