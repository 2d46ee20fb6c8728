/** Nothing on the page is alive: it is read, and its buttons are forms. */
export const Screen = () => null;
