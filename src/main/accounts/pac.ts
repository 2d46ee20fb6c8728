import { readFile } from 'node:fs/promises';
import { type Csd, openCsd } from '#adapters/cfdi/csd.ts';
import type { Schema } from '#adapters/cfdi/schema.ts';
import { schemaFiles } from '#adapters/cfdi/schema-files.ts';
import type { Issuer } from '#domain/invoicing/cfdi.ts';
import { once } from '#kernel/once.ts';
import type { PacConfig } from '#main/config/pac-config.ts';

/** The loaded certificate and schemas for sealing and stamping invoices. */
export interface OpenedPac {
  readonly config: PacConfig;
  readonly csd: Csd;
  readonly issuer: Issuer;
  /** Compiled for the first invoice: a start does not wait for it, nor for its library. */
  readonly schema: () => Promise<Schema>;
}

/** Throws if the certificate is invalid or does not match the key, and if a schema is missing. */
export async function openPac(config: PacConfig, schemaFolder?: string): Promise<OpenedPac> {
  const { csd: files, issuer } = config;
  const [certificate, key] = await Promise.all([readFile(files.certificate), readFile(files.key)]);
  const csd = openCsd({ certificate, key, password: files.password });
  if (!csd.ok) throw new Error(`the certificate for sealing cannot be used: ${csd.fault}`);
  const found = schemaFiles(schemaFolder);
  const schema = once(async () => (await import('#adapters/cfdi/schema.ts')).schemaOf(found));
  return { config, csd: csd.value, issuer: { rfc: csd.value.rfc, ...issuer }, schema };
}
