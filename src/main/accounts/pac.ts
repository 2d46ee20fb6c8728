import { readFile } from 'node:fs/promises';
import { type Csd, openCsd } from '#adapters/cfdi/csd.ts';
import { openSchema } from '#adapters/cfdi/schema.ts';
import type { Issuer } from '#domain/invoicing/cfdi.ts';
import type { PacConfig } from '#main/config/pac-config.ts';

/** The loaded certificate and schemas for sealing and stamping invoices. */
export interface OpenedPac {
  readonly config: PacConfig;
  readonly csd: Csd;
  readonly issuer: Issuer;
  readonly schema: ReturnType<typeof openSchema>;
}

/** Loads the certificate and the schemas; throws if the certificate is invalid or does not match the key. */
export async function openPac(config: PacConfig, schemaFolder?: string): Promise<OpenedPac> {
  const { csd: files, issuer } = config;
  const [certificate, key] = await Promise.all([readFile(files.certificate), readFile(files.key)]);
  const csd = openCsd({ certificate, key, password: files.password });
  if (!csd.ok) throw new Error(`the certificate for sealing cannot be used: ${csd.fault}`);
  return { config, csd: csd.value, issuer: { rfc: csd.value.rfc, ...issuer }, schema: openSchema(schemaFolder) };
}
