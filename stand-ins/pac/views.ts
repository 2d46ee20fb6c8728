import { encodeQR } from 'qr';
import { type Cancellation, stateOf } from './cancellation.ts';
import type { Stamped } from './stamped.ts';

const VERIFY = 'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx';

/** The URL in the QR of the printed invoice. */
export const printedExpression = ({ uuid, issuer, receiver, total, seal }: Stamped): string =>
  `${VERIFY}?id=${uuid}&re=${encodeURIComponent(issuer)}&rr=${encodeURIComponent(receiver)}&tt=${significant(total)}&fe=${encodeURIComponent(seal.slice(-8))}`;

/** Without trailing zeros, except one after the point. */
const significant = (total: string): string =>
  `${total}${total.includes('.') ? '' : '.'}`.replace(/0+$/, '').replace(/\.$/, '.0');

/** As an image, in base64. */
const qrCode = (text: string): string => Buffer.from(encodeQR(text, 'gif')).toString('base64');

/** A stamped document in version 4 of the reply. */
export const stampedView = (document: Stamped) => ({
  cadenaOriginalSAT: document.stamp.original,
  noCertificadoSAT: document.stamp.numberSat,
  noCertificadoCFDI: document.number,
  uuid: document.uuid,
  selloSAT: document.stamp.sealSat,
  selloCFDI: document.seal,
  fechaTimbrado: document.stamp.at,
  qrCode: qrCode(printedExpression(document)),
  cfdi: document.cfdi,
});

/** A stamped document as the document store returns it. */
export const recordView = (document: Stamped, origin: string, isCancelled: boolean) => ({
  uuid: document.uuid,
  status: isCancelled ? 'cancelado' : 'vigente',
  serie: document.series,
  folio: document.folio,
  total: Number(document.total),
  tipoDeComprobante: document.type,
  emisorRfc: document.issuer,
  receptorRfc: document.receiver,
  receptorNombre: document.receiverName,
  fechaTimbrado: document.stamp.at,
  selloCFD: document.seal,
  hasAddenda: false,
  addenda: null,
  urlXml: `${origin}/documents/${document.uuid}.xml`,
  urlAckCfdi: null,
  urlPDF: null,
  urlAckCancellation: null,
});

/** All facts of a document, for audits. */
export const truthOf = (document: Stamped, cancellation: Cancellation | undefined, now: number) => ({
  uuid: document.uuid,
  custom_id: document.customId,
  issuer: document.issuer,
  receiver: document.receiver,
  total: document.total,
  type: document.type,
  series: document.series,
  folio: document.folio,
  related: document.related,
  stamped_at: new Date(document.stampedAt).toISOString(),
  cancellation: stateOf(cancellation, now),
  cfdi: document.cfdi,
});
