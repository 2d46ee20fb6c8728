/** Nothing on the page is alive: the calendar and the starts are links. */
export const Screen = () => null;
