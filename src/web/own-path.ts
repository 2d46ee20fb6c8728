/** A path of this site: an address that names another host goes home. */
export const ownPath = (path: string): string => (/^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/');
