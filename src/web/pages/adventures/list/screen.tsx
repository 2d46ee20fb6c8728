/** Everything is links, around it. */
export const Screen = () => null;
