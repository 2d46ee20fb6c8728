import {
  XmlBufferInputProvider,
  xmlCleanupInputProvider,
  XmlDocument,
  XmlLibError,
  xmlRegisterInputProvider,
  XsdValidator,
} from 'libxml2-wasm';
import { type SchemaFiles, schemaFiles } from '#adapters/cfdi/schema-files.ts';
import { NAMESPACES } from '#adapters/cfdi/xml-element.ts';

/** Validates the form of a CFDI 4.0, stamped or not. */
export interface Schema {
  /** The problem as reported by libxml2; undefined when the document is valid. */
  readonly problemOf: (xml: string) => string | undefined;
}

/** Compiles the SAT's schemas from a folder, or ours when none is given. */
export const openSchema = (folder?: string): Schema => schemaOf(schemaFiles(folder));

export function schemaOf(found: SchemaFiles): Schema {
  const validator = compile(found);
  return { problemOf: (xml) => problemOf(validator, xml) };
}

/** cfdv40.xsd allows any known element in place of the stamp, so both schemas are compiled together. */
function compile({ files, addresses }: SchemaFiles): XsdValidator {
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
