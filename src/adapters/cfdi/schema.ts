import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  XmlBufferInputProvider,
  xmlCleanupInputProvider,
  XmlDocument,
  XmlLibError,
  xmlRegisterInputProvider,
  XsdValidator,
} from 'libxml2-wasm';
import { once } from '#kernel/once.ts';
import { NAMESPACES } from '#adapters/cfdi/xml-element.ts';

/** Validates the form of a CFDI 4.0, stamped or not. */
export interface Schema {
  /** The problem as reported by libxml2; undefined when the document is valid. */
  readonly problemOf: (xml: string) => string | undefined;
}

/** Where the SAT publishes each schema; a local folder holds them at the same paths. */
const PUBLISHED = {
  cfdi: 'http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd',
  tfd: 'http://www.sat.gob.mx/sitio_internet/cfd/TimbreFiscalDigital/TimbreFiscalDigitalv11.xsd',
} as const;

/** Our own schemas in this folder: the form of what we issue. */
const OURS = { cfdi: 'anden:/cfdi.xsd', tfd: 'anden:/stamp.xsd' } as const;

/** Loads the SAT's schemas from a folder (laid out as by `wget -x`: `www.sat.gob.mx/…`), or ours when none is given. */
export function openSchema(folder?: string): Schema {
  const files =
    folder === undefined ? filesIn(new URL('schema', import.meta.url).pathname, 'anden:/') : filesIn(folder, 'http://');
  const addresses = folder === undefined ? OURS : PUBLISHED;
  // libxml2 ignores a missing file, and then rejects every document.
  const missing = Object.values(addresses).find((address) => !files[address]);
  if (missing) throw new Error(`the schema ${missing} is not among the files`);
  // Compiled for the first invoice: a start does not wait for it.
  const validator = once(() => compile(files, addresses));
  return { problemOf: (xml) => problemOf(validator(), xml) };
}

type Files = Readonly<Record<string, Uint8Array>>;

/** Every schema in a folder, by its URL. */
const filesIn = (folder: string, base: string): Files =>
  Object.fromEntries(
    globSync('**/*.xsd', { cwd: folder }).map((path) => [base + path, readFileSync(join(folder, path))]),
  );

/** cfdv40.xsd allows any known element in place of the stamp, so both schemas are compiled together. */
function compile(files: Files, addresses: Readonly<Record<keyof typeof NAMESPACES, string>>): XsdValidator {
  const imports = Object.entries(NAMESPACES).map(
    ([prefix, uri]) =>
      `<xs:import namespace="${uri}" schemaLocation="${addresses[prefix as keyof typeof NAMESPACES]}"/>`,
  );
  const both = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xs:schema>`;
  // libxml2 has one global list of input providers: ours is registered only while our schema is read.
  xmlRegisterInputProvider(new XmlBufferInputProvider({ ...files }));
  const document = XmlDocument.fromString(both);
  try {
    return XsdValidator.fromDoc(document);
  } finally {
    document.dispose();
    xmlCleanupInputProvider();
  }
}

function problemOf(validator: XsdValidator, xml: string): string | undefined {
  if (xml.includes('<!DOCTYPE')) return 'a document type is not allowed';
  let document: XmlDocument | undefined;
  try {
    document = XmlDocument.fromString(xml);
    validator.validate(document);
    return undefined;
  } catch (error) {
    if (error instanceof XmlLibError) return error.message.trim();
    throw error;
  } finally {
    document?.dispose();
  }
}
