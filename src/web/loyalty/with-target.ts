/** A page about the account that leads to the same place in the end; home is where it leads unless said. */
export const withTarget = (path: string, to: string, more: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams({ ...more, ...(to === '/' ? {} : { to }) }).toString();
  return query === '' ? path : `${path}?${query}`;
};
