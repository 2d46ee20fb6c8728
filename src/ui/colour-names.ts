/** The token of a colour of the palette: `on-board` for `onBoard`. */
export const colourToken = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const colourNames = ({ light }: { readonly light: object }): readonly string[] =>
  Object.keys(light).map(colourToken);
