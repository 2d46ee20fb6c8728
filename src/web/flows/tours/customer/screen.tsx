/** Nothing on the page is alive: it is one form. */
export const Screen = () => null;
