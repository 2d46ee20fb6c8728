import { join } from 'node:path';
import type { XmlElement } from 'libxml2-wasm';
import { CFDI, type Element } from './document.ts';

export interface Reader {
  /** The document, when it keeps to the schema; otherwise what is wrong with it. */
  read(bytes: Uint8Array): Element | string;
}

const OWN_SCHEMA = new URL('schema/all.xsd', import.meta.url).pathname;
/** SAT's own, with a wrapper that brings in the stamp: the way the PAC's folder is laid out. */
const SAT_SCHEMA = 'www.sat.gob.mx/sitio_internet/cfd/cfdi40-con-tfd.xsd';

/** Opens the parser and the schema, which takes a moment: nobody waits for it at the door. */
export async function openReader(schemas: string | undefined): Promise<Reader> {
  const xml = await import('libxml2-wasm');
  const { xmlRegisterFsInputProviders } = await import('libxml2-wasm/lib/nodejs.mjs');
  const { readFileSync } = await import('node:fs');
  xmlRegisterFsInputProviders();
  const file = schemas === undefined ? OWN_SCHEMA : join(schemas, SAT_SCHEMA);
  const { XML_PARSE_NONET, XML_PARSE_NO_XXE } = xml.ParseOption;
  using source = xml.XmlDocument.fromBuffer(readFileSync(file), { url: `file://${file}` });
  const validator = xml.XsdValidator.fromDoc(source);

  return {
    read: (bytes) => {
      if (Buffer.from(bytes).includes('<!DOCTYPE')) return 'A document type is not allowed.';
      try {
        using document = xml.XmlDocument.fromBuffer(bytes, { option: XML_PARSE_NONET | XML_PARSE_NO_XXE });
        validator.validate(document);
        const root = plain(document.root, xml.XmlElement);
        return root.space === CFDI && root.name === 'Comprobante' ? root : 'The root is not cfdi:Comprobante 4.0.';
      } catch (problem) {
        if (problem instanceof xml.XmlError) return problem.message.trim();
        throw problem;
      }
    },
  };
}

function plain(element: XmlElement, kind: typeof XmlElement): Element {
  const children: Element[] = [];
  for (let child = element.firstChild; child; child = child.next)
    if (child instanceof kind) children.push(plain(child, kind));
  return {
    name: element.name,
    space: element.namespaceUri,
    // An attribute with a prefix says how to read the document, nothing about the invoice.
    attributes: Object.fromEntries(
      element.attrs.filter(({ prefix }) => !prefix).map(({ name, value }) => [name, value]),
    ),
    children,
  };
}
