/**
 * The custom property of a token of the design. The build replaces this module by one with short names, those it writes
 * into the style sheets: the first packets of a page have no room for long ones.
 */
export const propertyOf = (token: string): string => `--${token}`;
