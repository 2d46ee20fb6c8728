import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Name = 'cfdi' | 'tfd';

/** Schemas as they are in a folder. */
export interface SchemaFiles {
  /** By address. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** Of the schema of invoices, and of that of their stamps. */
  readonly addresses: Readonly<Record<Name, string>>;
}

/** Where the SAT publishes each schema; a local folder holds them at the same paths. */
const PUBLISHED = {
  cfdi: 'http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd',
  tfd: 'http://www.sat.gob.mx/sitio_internet/cfd/TimbreFiscalDigital/TimbreFiscalDigitalv11.xsd',
} as const;

/** Our own schemas in this folder: the form of what we issue. */
const OURS = { cfdi: 'anden:/cfdi.xsd', tfd: 'anden:/stamp.xsd' } as const;

/** The SAT's schemas in a folder (laid out as by `wget -x`: `www.sat.gob.mx/…`), or ours when none is given. */
export function schemaFiles(folder?: string): SchemaFiles {
  const files =
    folder === undefined ? filesIn(new URL('schema', import.meta.url).pathname, 'anden:/') : filesIn(folder, 'http://');
  const addresses = folder === undefined ? OURS : PUBLISHED;
  // libxml2 ignores a missing file, and then rejects every document.
  const missing = Object.values(addresses).find((address) => !files[address]);
  if (missing) throw new Error(`the schema ${missing} is not among the files`);
  return { files, addresses };
}

/** Every schema in a folder, by its URL. */
const filesIn = (folder: string, base: string): SchemaFiles['files'] =>
  Object.fromEntries(
    globSync('**/*.xsd', { cwd: folder }).map((path) => [base + path, readFileSync(join(folder, path))]),
  );
