import { exchange } from '#adapters/providers/exchange.ts';
import type { SatQuestion, SatStatus } from '#app/invoicing/ports.ts';
import { decimalString } from '#kernel/money.ts';

const ACTION = 'http://tempuri.org/IConsultaCFDIService/Consulta';

/** Queries the SAT for the status of a document (ConsultaCFDI, SOAP 1.1). Never throws. */
export async function satStatus(url: string, asked: SatQuestion, timeouts: number): Promise<SatStatus> {
  const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: ACTION };
  const reply = await exchange(url, { method: 'POST', headers, body: envelope(expressionOf(asked)) }, timeouts);
  return reply.kind === 'answer' && reply.status === 200 ? readStatus(reply.text) : { kind: 'unknown' };
}

/** The query as in the QR of a printed invoice. */
const expressionOf = ({ uuid, issuer, receiver, total, sealEnd }: SatQuestion): string =>
  `?id=${uuid}&re=${encodeURIComponent(issuer)}&rr=${encodeURIComponent(receiver)}&tt=${decimalString(total)}&fe=${encodeURIComponent(sealEnd)}`;

const envelope = (expression: string): string =>
  '<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
  `<Consulta xmlns="http://tempuri.org/"><expresionImpresa><![CDATA[${expression}]]></expresionImpresa></Consulta>` +
  '</soap:Body></soap:Envelope>';

const fieldOf = (text: string, name: string): string | undefined =>
  new RegExp(`<(?:\\w+:)?${name}>([^<]*)</`).exec(text)?.[1]?.trim();

function readStatus(text: string): SatStatus {
  const cancellation = fieldOf(text, 'EstatusCancelacion') ?? '';
  switch (fieldOf(text, 'Estado')) {
    case 'Vigente':
      return { kind: 'live', cancellable: fieldOf(text, 'EsCancelable') ?? '', cancellation };
    case 'Cancelado':
      return { kind: 'cancelled', cancellation };
    case 'No Encontrado':
      return { kind: 'not_found' };
    default:
      return { kind: 'unknown' };
  }
}
