import type { Status } from './sat-status.ts';

const FIELDS = 'http://schemas.datacontract.org/2004/07/Sat.Cfdi.Negocio.ConsultaCfdi.Servicio';

/** The expression in a SOAP request; undefined when there is none. */
export function expressionIn(envelope: string): string | undefined {
  const [, content] = /<(?:\w+:)?expresionImpresa[^>]*>([\s\S]*?)<\/(?:\w+:)?expresionImpresa>/.exec(envelope) ?? [];
  const [, verbatim] = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/.exec(content ?? '') ?? [];
  return (
    verbatim ??
    content?.replace(/&(amp|lt|gt|quot|apos|#38|#x26);/gi, (_, name: string) => MEANT[name.toLowerCase()]!).trim()
  );
}

const MEANT: Readonly<Record<string, string>> = {
  amp: '&',
  '#38': '&',
  '#x26': '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

export function statusEnvelope(status: Status): string {
  const fields = Object.entries(status).map(([name, value]) =>
    value === '' ? `<a:${name}/>` : `<a:${name}>${value}</a:${name}>`,
  );
  return `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><ConsultaResponse xmlns="http://tempuri.org/"><ConsultaResult xmlns:a="${FIELDS}" xmlns:i="http://www.w3.org/2001/XMLSchema-instance">${fields.join('')}</ConsultaResult></ConsultaResponse></s:Body></s:Envelope>`;
}

/** The SAT's acknowledgement of a cancellation request. */
export function acknowledgement(rfc: string, uuid: string, code: string, at: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><Acuse xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" Fecha="${at}" RfcEmisor="${rfc.replaceAll('&', '&amp;')}"><Folios xmlns="http://cancelacfd.sat.gob.mx"><UUID>${uuid}</UUID><EstatusUUID>${code}</EstatusUUID></Folios></Acuse>`;
}
