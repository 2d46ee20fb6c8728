import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** In points from the top of the page. */
interface Frame {
  readonly top: number;
  readonly bottom: number;
}

interface Page {
  /** Drawn shapes as wide as the text of a page, from top to bottom. */
  readonly frames: readonly Frame[];
  /** Every piece of text with its base line. */
  readonly texts: readonly { readonly text: string; readonly y: number }[];
}

const LEAST_WIDTH = 500;

/** The frames on each page of a PDF, and where its texts are. */
export async function readFrames(bytes: Uint8Array): Promise<readonly Page[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const page = await pdf.getPage(i + 1);
      const [{ items }, { fnArray, argsArray }] = await Promise.all([page.getTextContent(), page.getOperatorList()]);
      const [, , , height = 0] = page.view;
      const boxes = argsArray.filter((_args, at) => fnArray[at] === OPS.constructPath).map(([, , box]) => box);
      return {
        frames: boxes
          .filter(([left, , right]: readonly number[]) => right! - left! >= LEAST_WIDTH)
          .map(([, top, , bottom]: readonly number[]) => ({ top: top!, bottom: bottom! })),
        texts: items.flatMap((item) =>
          'str' in item && item.str.trim() !== '' ? [{ text: item.str, y: height - item.transform[5] }] : [],
        ),
      };
    }),
  );
}
