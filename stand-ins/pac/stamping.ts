import { stampOf } from './document.ts';
import {
  complaintsOf,
  CUSTOM_ID_TOO_LONG,
  customIdTaken,
  malformed,
  NO_XML,
  type Refusal,
  stampedBefore,
} from './errors.ts';
import { complaintsAbout } from './judge.ts';
import type { Office } from './office.ts';
import type { Reader } from './reader.ts';
import { stampFor, withStamp } from './stamp-of.ts';
import { hashOf, type Stamped, stampedFrom } from './stamped.ts';

const MAX_CUSTOM_ID_LENGTH = 100;

export interface Sent {
  readonly xml: Uint8Array | undefined;
  readonly customId: string | undefined;
}

/** Stamps a document once; synchronously, so that concurrent requests result in one. */
export function stamped(office: Office, reader: Reader, { xml, customId }: Sent): Stamped | Refusal {
  const { books, certificates, clock } = office;
  const now = clock.now();
  if (customId !== undefined && customId.length > MAX_CUSTOM_ID_LENGTH) return CUSTOM_ID_TOO_LONG;
  if (xml === undefined || xml.length === 0) return NO_XML;
  const before = books.byText(hashOf(xml));
  if (before) return stampedBefore(partsOf(before));
  const taken = customId === undefined ? undefined : books.byCustomId(customId, now);
  if (taken) return customIdTaken(taken.stamp.tfd);

  const comprobante = reader.read(xml);
  if (typeof comprobante === 'string') return malformed(comprobante);
  if (stampOf(comprobante)) return stampedBefore(null);
  const complaints = complaintsAbout(comprobante, { books, certificates, now });
  if (complaints.length > 0) return complaintsOf(complaints);

  const stamp = stampFor(comprobante.attributes['Sello']!, now, certificates.pac);
  const cfdi = withStamp(Buffer.from(xml).toString('utf8'), stamp);
  const made = stampedFrom({ comprobante, sent: xml, cfdi, stamp, customId, now });
  books.keep({ stamped: made });
  return made;
}

const partsOf = ({ stamp, cfdi }: Stamped) => ({ tfd: stamp.tfd, cfdi });
