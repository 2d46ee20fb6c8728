import { createHash } from 'node:crypto';
import { allOf, childOf, type Element, valueOf } from './document.ts';
import type { Stamp } from './stamp-of.ts';

/** A stamped document, with the facts needed for later queries. */
export interface Stamped {
  readonly uuid: string;
  readonly customId: string | null;
  /** Hash of the document as sent. */
  readonly textHash: string;
  readonly stampedAt: number;
  readonly issuer: string;
  readonly receiver: string;
  readonly receiverName: string;
  /** As written. */
  readonly total: string;
  readonly type: string;
  readonly series: string;
  readonly folio: string;
  readonly seal: string;
  readonly number: string;
  readonly related: readonly { readonly kind: string; readonly uuid: string }[];
  readonly stamp: Stamp;
  readonly cfdi: string;
}

export const hashOf = (xml: Uint8Array): string => createHash('sha256').update(xml).digest('base64url');

interface Made {
  readonly comprobante: Element;
  readonly sent: Uint8Array;
  readonly cfdi: string;
  readonly stamp: Stamp;
  readonly customId: string | undefined;
  readonly now: number;
}

export function stampedFrom({ comprobante, sent, cfdi, stamp, customId, now }: Made): Stamped {
  const text = (name: string) => valueOf(comprobante, name) ?? '';
  const [issuer, receiver] = ['Emisor', 'Receptor'].map((name) => childOf(comprobante, name));
  return {
    uuid: stamp.uuid,
    customId: customId ?? null,
    textHash: hashOf(sent),
    stampedAt: now,
    issuer: valueOf(issuer, 'Rfc') ?? '',
    receiver: valueOf(receiver, 'Rfc') ?? '',
    receiverName: valueOf(receiver, 'Nombre') ?? '',
    total: text('Total'),
    type: text('TipoDeComprobante'),
    series: text('Serie'),
    folio: text('Folio'),
    seal: text('Sello'),
    number: text('NoCertificado'),
    related: allOf(comprobante, ['CfdiRelacionados']).flatMap((relation) =>
      allOf(relation, ['CfdiRelacionado']).map((each) => ({
        kind: valueOf(relation, 'TipoRelacion') ?? '',
        uuid: (valueOf(each, 'UUID') ?? '').toUpperCase(),
      })),
    ),
    stamp,
    cfdi,
  };
}
