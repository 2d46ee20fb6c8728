/** A path of this site: a URL with another host becomes the home page. */
export const ownPath = (path: string): string => (/^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/');
