/** Black or white, whichever has more contrast on a colour (`#0b2a33`): always at least 4.5 to 1 (WCAG 2.2, 1.4.3). */
export function readableOn(colour: string): '#000000' | '#ffffff' {
  const light = luminance(colour);
  const onWhite = 1.05 / (light + 0.05);
  const onBlack = (light + 0.05) / 0.05;
  return onWhite >= onBlack ? '#ffffff' : '#000000';
}

/** Relative luminance of an sRGB colour, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
