/** Widths of bars and gaps of the 106 symbols of Code 128, then of the stop symbol. */
const SIGNS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');
const START_C = 105;
const STOP = 106;

/** Alternating widths of bars and gaps, for an even number of digits (Code 128, set C: two digits per symbol). */
export function barWidths(digits: string): number[] {
  const pairs = (digits.match(/\d\d/g) ?? []).map(Number);
  const check = pairs.reduce((sum, pair, i) => sum + pair * (i + 1), START_C) % 103;
  return [START_C, ...pairs, check, STOP].flatMap((sign) => [...(SIGNS[sign] ?? '')].map(Number));
}

/** The image a cashier scans. */
export function barcode(digits: string): string {
  const quiet = 10;
  let x = quiet;
  const bars = barWidths(digits).map((width, i) => {
    const bar = i % 2 === 0 ? `<rect x="${x}" y="0" width="${width}" height="50"/>` : '';
    x += width;
    return bar;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x + quiet} 64" role="img" aria-label="${digits}">` +
    `<rect width="100%" height="100%" fill="#fff"/>${bars.join('')}` +
    `<text x="${(x + quiet) / 2}" y="62" font-size="11" font-family="monospace" text-anchor="middle">${digits}</text></svg>`
  );
}
