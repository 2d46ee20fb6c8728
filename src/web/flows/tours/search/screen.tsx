/** Nothing on the page is alive: filters are a form, tours are links. */
export const Screen = () => null;
