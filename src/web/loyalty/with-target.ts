/** An account page URL that preserves the final redirect; home is the default. */
export const withTarget = (path: string, to: string, more: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams({ ...more, ...(to === '/' ? {} : { to }) }).toString();
  return query === '' ? path : `${path}?${query}`;
};
