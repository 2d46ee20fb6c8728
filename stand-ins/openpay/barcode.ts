/** A picture of a reference: bars whose widths follow its digits. It is for looking at; stores read the digits. */
export function barcode(reference: string): string {
  let x = 4;
  const bars = [...reference.replace(/\D/g, '')].map((digit) => {
    const width = 1 + (Number(digit) % 4);
    const bar = `<rect x="${x}" y="4" width="${width}" height="52"/>`;
    x += width + 2;
    return bar;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x + 4} 60"><rect width="100%" height="100%" fill="#fff"/>${bars.join('')}</svg>`;
}
