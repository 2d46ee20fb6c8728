/** `9300 1234 5678`: groups of four are easier to read out and type. */
export const grouped = (reference: string): string => reference.replace(/.{4}(?=.)/g, '$& ');
