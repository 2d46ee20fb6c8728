type Pdf = PDFKit.PDFDocument;

interface SignPlace {
  readonly x: number;
  readonly y: number;
  /** Points per side. */
  readonly side: number;
}

/** Draws the carrier's sign from its SVG: rectangles, circles and paths. */
export function drawSign(pdf: Pdf, svg: string, { x, y, side }: SignPlace): void {
  const [left = 0, top = 0, width = 1] = attribute(svg, 'viewBox').split(' ').map(Number);
  pdf
    .save()
    .translate(x, y)
    .scale(side / width)
    .translate(-left, -top)
    .lineWidth(number(svg, 'stroke-width'))
    .lineCap('round');
  for (const [element, name] of svg.matchAll(/<(rect|circle|path) [^>]*>/g)) {
    if (name === 'rect')
      pdf.roundedRect(0, 0, number(element, 'width'), number(element, 'height'), number(element, 'rx'));
    else if (name === 'circle') pdf.circle(number(element, 'cx'), number(element, 'cy'), number(element, 'r'));
    else pdf.path(attribute(element, 'd'));
    const [stroke, fill] = [attribute(element, 'stroke'), attribute(element, 'fill')];
    if (stroke) pdf.stroke(stroke);
    else pdf.fill(fill);
  }
  pdf.restore();
}

const attribute = (element: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? '';

const number = (element: string, name: string): number => Number(attribute(element, name));
