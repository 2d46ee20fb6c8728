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
import { NAMESPACES } from '#adapters/cfdi/xml-element.ts';

/** Judges whether a document has the form of a CFDI 4.0, stamped or not. */
export interface Schema {
  /** What is wrong with it, in the words of libxml2; undefined where nothing is. */
  readonly problemOf: (xml: string) => string | undefined;
}

/** Where the SAT publishes each schema; a folder given holds them at the same paths. */
const PUBLISHED = {
  cfdi: 'http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd',
  tfd: 'http://www.sat.gob.mx/sitio_internet/cfd/TimbreFiscalDigital/TimbreFiscalDigitalv11.xsd',
} as const;

/** What this folder states in our own words: the form of what we issue. */
const OURS = { cfdi: 'anden:/cfdi.xsd', tfd: 'anden:/stamp.xsd' } as const;

/** The SAT's own schemas from a folder (its files as `wget -x` puts them: `www.sat.gob.mx/…`), or else ours. */
export function openSchema(folder?: string): Schema {
  const files =
    folder === undefined ? filesIn(join(import.meta.dirname, 'schema'), 'anden:/') : filesIn(folder, 'http://');
  const validator = compile(files, folder === undefined ? OURS : PUBLISHED);
  return { problemOf: (xml) => problemOf(validator, xml) };
}

type Files = Readonly<Record<string, Uint8Array>>;

/** Every schema below a folder, by its address. */
const filesIn = (folder: string, base: string): Files =>
  Object.fromEntries(
    globSync('**/*.xsd', { cwd: folder }).map((path) => [base + path, readFileSync(join(folder, path))]),
  );

/** The stamp stands where cfdv40.xsd lets anything known stand, so both have to be known at once. */
function compile(files: Files, addresses: Readonly<Record<keyof typeof NAMESPACES, string>>): XsdValidator {
  // libxml2 goes on without a file it does not find, and then knows no document at all.
  const missing = Object.values(addresses).find((address) => !files[address]);
  if (missing) throw new Error(`the schema ${missing} is not among the files`);
  const imports = Object.entries(NAMESPACES).map(
    ([prefix, uri]) =>
      `<xs:import namespace="${uri}" schemaLocation="${addresses[prefix as keyof typeof NAMESPACES]}"/>`,
  );
  const both = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xs:schema>`;
  // libxml2 asks one list of providers for every file, no matter who reads: ours is there only while ours is read.
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
