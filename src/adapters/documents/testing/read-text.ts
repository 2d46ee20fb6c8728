import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF in selection order, page by page. */
export async function readText(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  return texts.map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(' '));
}

/** The roles on a page as a screen reader meets them. */
export async function readRoles(bytes: Uint8Array, number: number): Promise<readonly string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const tree = await (await pdf.getPage(number)).getStructTree();
  return tree ? rolesOf(tree) : [];
}

interface Part {
  readonly role?: string;
  readonly children?: readonly object[];
}

const rolesOf = ({ role, children = [] }: Part): readonly string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap((child) => rolesOf(child)),
];
