/** `9300 1234 5678`: groups of four are read out and typed without losing the place. */
export const grouped = (reference: string): string => reference.replace(/.{4}(?=.)/g, '$& ');
