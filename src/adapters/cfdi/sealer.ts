import { sign } from 'node:crypto';
import { cfdiTree } from '#adapters/cfdi/cfdi-tree.ts';
import type { Csd } from '#adapters/cfdi/csd.ts';
import { originalParts, originalString } from '#adapters/cfdi/original-string.ts';
import type { Schema } from '#adapters/cfdi/schema.ts';
import { writeXml } from '#adapters/cfdi/write-xml.ts';
import type { XmlElement } from '#adapters/cfdi/xml-element.ts';
import type { Sealing } from '#app/invoicing/ports.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { type Cfdi, totalOf } from '#domain/invoicing/cfdi.ts';
import type { Zone } from '#kernel/instant.ts';

export interface SealerDeps {
  /** Undefined when the carrier has not uploaded one. */
  readonly csd: Csd | undefined;
  readonly schema: Schema;
  /** Time zone of the issuer's postal code: the date of an invoice is local. */
  readonly zone: Zone;
}

/** Builds, seals and checks CFDIs with the carrier's certificate. */
export const createSealer = ({ csd, schema, zone }: SealerDeps) => ({
  seal(cfdi: Cfdi): Sealing {
    if (!csd) return failed('brand_not_found', 'no certificate is configured');
    const unfit = unfitness(csd, cfdi);
    if (unfit) return failed('brand_not_found', unfit);
    const treeWith = (seal: string): XmlElement =>
      cfdiTree(cfdi, zone, { certificateNumber: csd.number, certificate: csd.certificate, seal });
    const parts = originalParts(treeWith(''));
    const broken = parts.find((part) => part.includes('|') || !part.isWellFormed());
    if (broken !== undefined) return failed('cannot_build_original_string', `it cannot hold ${JSON.stringify(broken)}`);
    const text = originalString(parts);
    const xml = writeXml(treeWith(sign('sha256', Buffer.from(text), csd.key).toString('base64')));
    const problem = schema.problemOf(xml);
    if (problem) return failed('cannot_build_invoice', problem);
    return { ok: true, value: { xml, originalString: text, total: totalOf(cfdi) } };
  },
});

const failed = (code: ErrorCode, problem: string) => ({ ok: false, code, problem }) as const;

/** Why a certificate cannot seal a document; undefined when it can. */
function unfitness(csd: Csd, { issuer, issuedAt }: Cfdi): string | undefined {
  if (csd.rfc !== issuer.rfc) return `the certificate is of ${csd.rfc}, the invoice of ${issuer.rfc}`;
  if (issuedAt < csd.validFrom) return `the certificate ${csd.number} is not valid yet`;
  return issuedAt >= csd.validTo ? `the certificate ${csd.number} has expired` : undefined;
}
