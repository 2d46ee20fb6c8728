import type { DrawnFrom } from '#ui/drawings/palette.ts';

/** The colours of another carrier: violet, green and orange instead of the coast's. */
export const SECOND_BRAND: { readonly light: DrawnFrom; readonly dark: DrawnFrom } = {
  light: {
    ground: '#f6f7f3',
    teal: '#2f6b2f',
    action: '#c2410c',
    maize: '#f5c518',
    board: '#241a3d',
    onBoard: '#f6f3ff',
  },
  dark: {
    ground: '#120c20',
    teal: '#8fd18a',
    action: '#ff9a66',
    maize: '#ffd84d',
    board: '#0e0918',
    onBoard: '#eee8fb',
  },
};
