/** Nothing on the page is alive: it is read and shown. */
export const Screen = () => null;
