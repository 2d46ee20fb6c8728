import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { XmlDocument, XmlElement } from 'libxml2-wasm';
import { CFDI, type Element, TFD } from './document.ts';

export interface Reader {
  /** The document, or the error when it does not conform to the schema. */
  read(bytes: Uint8Array): Element | string;
}

/** Where the SAT publishes its schemas; a local folder has the same paths (`wget -x`). */
const PUBLISHED = 'http://www.sat.gob.mx/sitio_internet/cfd';
const THEIRS = [
  [CFDI, `${PUBLISHED}/4/cfdv40.xsd`],
  [TFD, `${PUBLISHED}/TimbreFiscalDigital/TimbreFiscalDigitalv11.xsd`],
] as const;
const OURS = [
  [CFDI, 'stand-in:/comprobante.xsd'],
  [TFD, 'stand-in:/timbre.xsd'],
] as const;

/** Opens the parser and the schema, which takes a moment: requests do not wait for it at the start. */
export async function openReader(schemas: string | undefined): Promise<Reader> {
  const xml = await import('libxml2-wasm');
  const own = new URL('schema', import.meta.url).pathname;
  const files = schemas === undefined ? filesIn(own, 'stand-in:/') : filesIn(schemas, 'http://');
  const { XML_PARSE_NONET, XML_PARSE_NO_XXE } = xml.ParseOption;
  xml.xmlRegisterInputProvider(new xml.XmlBufferInputProvider(files));
  const source = xml.XmlDocument.fromString(both(schemas === undefined ? OURS : THEIRS));
  const validator = xml.XsdValidator.fromDoc(source);
  source.dispose();
  xml.xmlCleanupInputProvider();

  return {
    read: (bytes) => {
      if (Buffer.from(bytes).includes('<!DOCTYPE')) return 'A document type is not allowed.';
      let document: XmlDocument | undefined;
      try {
        document = xml.XmlDocument.fromBuffer(bytes, { option: XML_PARSE_NONET | XML_PARSE_NO_XXE });
        validator.validate(document);
        const root = plain(document.root, xml.XmlElement);
        return root.space === CFDI && root.name === 'Comprobante' ? root : 'The root is not cfdi:Comprobante 4.0.';
      } catch (problem) {
        if (problem instanceof xml.XmlError) return problem.message.trim();
        throw problem;
      } finally {
        document?.dispose();
      }
    },
  };
}

/** Every schema in a folder, by its URL. */
const filesIn = (folder: string, base: string): Record<string, Uint8Array> =>
  Object.fromEntries(
    globSync('**/*.xsd', { cwd: folder }).map((path) => [base + path, readFileSync(join(folder, path))]),
  );

/** Elements in Complemento, such as the stamp, must be known to the schema, so both are compiled together. */
function both(schemas: readonly (readonly [space: string, address: string])[]): string {
  const imports = schemas.map(([space, address]) => `<xs:import namespace="${space}" schemaLocation="${address}"/>`);
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xs:schema>`;
}

function plain(element: XmlElement, kind: typeof XmlElement): Element {
  const children: Element[] = [];
  for (let child = element.firstChild; child; child = child.next)
    if (child instanceof kind) children.push(plain(child, kind));
  return {
    name: element.name,
    space: element.namespaceUri,
    // An attribute with a prefix is about parsing, not about the invoice.
    attributes: Object.fromEntries(
      element.attrs.filter(({ prefix }) => !prefix).map(({ name, value }) => [name, value]),
    ),
    children,
  };
}
